"""How fast the window is: the felt on the screen, against an empty window; pauses and waits in a hundred hands.

Run it with `python -m tests.benchmarks.bench_window`. Off screen, or on the display that QT_QPA_PLATFORM=xcb names. The
two starts take turns and each one's best counts, in seconds of the wall and of the processor.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 7
TARGET_RATIO = 2.5
HANDS = 100
TARGET_PAUSE = 0.050
TARGET_WAIT = 2.0
TARGET_MEGABYTES = 160

EMPTY = """
import time; start = time.perf_counter()
from PySide6.QtWidgets import QApplication, QWidget
from PySide6.QtCore import QTimer
class Empty(QWidget):
    def paintEvent(self, event):
        print(time.perf_counter() - start, time.process_time(), 0, flush=True)
        QTimer.singleShot(0, application.quit)
application = QApplication([])
window = Empty(); window.resize(1280, 800); window.show()
application.exec()
"""

OURS = """
import time; start = time.perf_counter()
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from omaha_trainer.ui import app
class Start(app.Start):
    def _go_on(self):
        print(time.perf_counter() - start, time.process_time(), end=" ")
        assert not {"numpy", "pyqtgraph", "PySide6.QtSvg"} & set(sys.modules)
        super()._go_on()
        QTimer.singleShot(500, self._weigh)
    def _weigh(self):
        pages = int(open("/proc/self/statm").read().split()[1]) if sys.platform == "linux" else 0
        print(pages * 4096 / 2**20, flush=True)
        QApplication.closeAllWindows()
app.Start = Start
app.run_window([])
"""


def started(code: str, home: str) -> tuple[float, float, float]:
    """Seconds of the wall, seconds of the processor, and megabytes held, as the started program tells them."""
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "OMAHA_TRAINER_HOME": home}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    wall, processor, megabytes = map(float, done.stdout.split())
    return wall, processor, megabytes


def starts() -> None:
    best: dict[str, tuple[float, ...]] = {}
    with tempfile.TemporaryDirectory() as home:
        for _ in range(ROUNDS):
            for name, code in (("empty", EMPTY), ("ours", OURS)):
                found = started(code, home)
                best[name] = tuple(map(min, found, best.get(name, found)))
    for place, name in enumerate(("wall", "processor")):
        empty, ours = best["empty"][place], best["ours"][place]
        print(f"felt on the screen, {name}: {ours:.3f} s, empty window {empty:.3f} s: {ours / empty:.2f} times", end="")
        print(f" (at most {TARGET_RATIO})")
    print(f"memory after the start: {best['ours'][2]:.0f} MiB (at most {TARGET_MEGABYTES})")


class Sitting:
    """A window with its session, played as soon as the buttons listen; `pauses` and `waits` are seconds."""

    def __init__(self, folder: Path) -> None:
        from omaha_trainer.session.config import SessionConfig
        from omaha_trainer.session.keeper import SessionKeeper
        from omaha_trainer.session.play_session import PlaySession
        from omaha_trainer.store.store import Store
        from omaha_trainer.ui.app import make_application
        from omaha_trainer.ui.desk import Desk
        from omaha_trainer.ui.look import Look
        from omaha_trainer.ui.theme.type_scale import TypeScale
        from omaha_trainer.ui.wishes import Wishes
        from omaha_trainer.ui.workers import Workers

        self.application = make_application(())
        self.workers = Workers()
        self.store, _ = Store.open(folder / "hands.sqlite3")
        self.session = PlaySession(SessionConfig(seed=77))
        look = Look(self.application, TypeScale())
        self.desk = Desk(look, self.session, self.workers, SessionKeeper(self.store), Wishes())
        self.desk.window.resize(1280, 800)
        self.desk.open()
        self.pauses: list[float] = []
        self.waits: list[float] = []
        self._beaten = time.perf_counter()
        self._asked = 0.0
        self._turns = 0

    def beat(self) -> None:
        """Called every millisecond that the event loop is free."""
        now = time.perf_counter()
        self.pauses.append(now - self._beaten)
        self._beaten = now

    def look(self) -> None:
        """Press a key where one is asked for."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        from omaha_trainer.ui.play.conductor import Stage

        QTest.qWait(2)
        stage = self.desk.play.conductor.stage
        if stage is Stage.OTHERS:
            return
        if stage is Stage.HERO and self._asked:
            self.waits.append(time.perf_counter() - self._asked)
        QTest.qWait(420)
        self._asked = time.perf_counter() if stage is Stage.HERO else 0.0
        QTest.keyClick(self.desk.window, Qt.Key(ord(self._key(stage is Stage.HERO, stage is Stage.FOLDED))))

    def _key(self, hero: bool, folded: bool) -> str:
        if folded:
            return "E"
        if not hero:
            return "U" if self.session.hero_broke else "N"
        self._turns += 1
        key, legal = "CCCRF"[self._turns % 5], self.session.hero_view().legal
        return "C" if key == "R" and legal is not None and not legal.can_raise else key

    def close(self) -> None:
        self.desk.window.close()
        self.workers.close()
        self.store.close()


def hands() -> None:
    """Play with motion and opponents thinking."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(0.001)
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest

    from omaha_trainer.ui.warm_up import warm_up

    with tempfile.TemporaryDirectory() as folder:
        sitting = Sitting(Path(folder))
        sitting.workers.start(warm_up, lambda nothing: None)
        QTest.qWait(3000)
        sitting.beat()
        sitting.pauses.clear()
        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(sitting.beat)
        timer.start(1)
        while sitting.session.hands_played < HANDS:
            sitting.look()
        timer.stop()
        sitting.close()
    late = sum(1 for pause in sitting.pauses if pause > TARGET_PAUSE)
    waits = sorted(sitting.waits)
    print(f"{HANDS} hands: longest pause {max(sitting.pauses) * 1000:.0f} ms, {late} over {TARGET_PAUSE * 1000:.0f} ms")
    print(f"from decision to decision: half within {waits[len(waits) // 2]:.2f} s, longest {waits[-1]:.2f} s", end="")
    print(f" (at most {TARGET_WAIT:.0f})")


def main() -> None:
    starts()
    hands()


if __name__ == "__main__":
    main()
