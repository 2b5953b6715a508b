"""How long the window's event loop stands still, and how long the hero waits, in a hundred hands of the real program.

Run it with `python -m tests.benchmarks.bench_pauses [HANDS]`. The opponents and the coach think, everything is saved,
the felt moves. A pause is the time between two beats of a timer of one millisecond. Where other programs want the
processor too, the clock on the wall blames the window for them; so each pause is told with what the window's own thread
and the whole process worked in it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from array import array
from pathlib import Path

from omaha_trainer.settings import CoachMode, Settings
from tests.benchmarks.window import opened, wait

HANDS = 100
TARGET_PAUSE = 0.050
TARGET_WAIT = 2.0
CLOCKS = {
    "wall": time.perf_counter,
    "the window's own thread": time.thread_time,
    "all threads of the program": time.process_time,
}


class Sitting:
    """The program, played by keys as soon as the buttons listen."""

    def __init__(self, home: Path) -> None:
        self.program = opened(home, Settings(coach=CoachMode.ALWAYS))
        self.play = self.program.desk.play
        self.pauses = [array("d") for _ in CLOCKS]
        """Seconds by each clock, as bare numbers: a list of objects would itself be something to collect."""
        self.waits: list[float] = []
        self._beaten = self._now()
        self._asked = 0.0
        self._turns = 0

    def beat(self) -> None:
        """Called every millisecond that the event loop is free."""
        now = self._now()
        for pauses, before, after in zip(self.pauses, self._beaten, now, strict=True):
            pauses.append(after - before)
        self._beaten = now

    def forget(self) -> None:
        """Begin to measure."""
        self.pauses = [array("d") for _ in CLOCKS]
        self._beaten = self._now()

    def _now(self) -> tuple[float, ...]:
        return tuple(clock() for clock in CLOCKS.values())

    def look(self) -> None:
        """Press a key where one is asked for."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        from omaha_trainer.ui.play.conductor import Stage

        wait(2)
        stage = self.play.conductor.stage
        if stage is Stage.OTHERS:
            return
        if stage is Stage.HERO and self._asked:
            self.waits.append(time.perf_counter() - self._asked)
        wait(420)
        self._asked = time.perf_counter() if stage is Stage.HERO else 0.0
        QTest.keyClick(self.program.desk.window, Qt.Key(ord(self._key(stage is Stage.HERO, stage is Stage.FOLDED))))

    def _key(self, hero: bool, folded: bool) -> str:
        if folded:
            return "E"
        session = self.play.conductor.session
        if not hero:
            return "U" if session.hero_broke else "N"
        self._turns += 1
        key, legal = "CCCRF"[self._turns % 5], session.hero_view().legal
        return "C" if key == "R" and legal is not None and not legal.can_raise else key


def played(hands: int) -> Sitting:
    """A sitting of so many hands, and what it measured."""
    from PySide6.QtCore import Qt, QTimer

    with tempfile.TemporaryDirectory() as home:
        sitting = Sitting(Path(home))
        wait(1000)
        sitting.forget()
        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(sitting.beat)
        timer.start(1)
        while sitting.play.conductor.session.hands_played < hands:
            sitting.look()
        timer.stop()
        sitting.program.desk.window.close()
    return sitting


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    hands = int(sys.argv[1]) if sys.argv[1:] and sys.argv[1].isdecimal() else HANDS
    sitting = played(hands)
    for name, pauses in zip(CLOCKS, sitting.pauses, strict=True):
        late, limit = sum(one > TARGET_PAUSE for one in pauses), TARGET_PAUSE * 1000
        print(f"{hands} hands, {name}: longest pause {max(pauses) * 1000:.0f} ms, {late} over {limit:.0f} ms")
    waits = sorted(sitting.waits)
    print(f"from decision to decision: half within {waits[len(waits) // 2]:.2f} s, longest {waits[-1]:.2f} s", end="")
    print(f" (at most {TARGET_WAIT:.0f})")


if __name__ == "__main__":
    main()
