"""Run as a program on an X display: opens the real window and plays it with xdotool, as hands on a mouse would.

    python on_display.py clicks|keys|wait HANDS

`clicks` and `keys` play so many hands and print one JSON line about them; `wait` prints one at the hero's first
decision and stays there. The home is that of the environment.
"""

from __future__ import annotations

import json
import subprocess
import sys

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from omaha_trainer.ui import app
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.program import Program

KEYCODES = {"f": 41, "c": 54, "r": 27, "e": 26, "n": 57, "u": 30, "return": 36}
"""Places of the keys on the X server, so that the layout decides which letter they are."""

ANSWERS = "crcf"
PATIENCE = 900


class Player(QObject):
    """Looks at the table every moment and presses something when it is asked to."""

    def __init__(self, program: Program, mode: str, hands: int) -> None:
        super().__init__(program)
        self._program = program
        self._mode = mode
        self._hands = hands
        self._turns = 0
        self._asked: tuple[object, ...] = ()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(150)

    def _look(self) -> None:
        play = self._program.desk.play
        session, stage = play.picture.session, play.conductor.stage
        asked = (stage, session.events and len(session.events), session.hands_played)
        if self._mode == "wait" and stage is Stage.HERO:
            self._report()
            self._timer.stop()
        elif session.hands_played >= self._hands and stage is Stage.OVER:
            self._report()
            self._timer.stop()
            self._program.desk.window.close()
        elif stage is not Stage.OTHERS and asked != self._asked:
            self._asked = asked  # look once more before pressing: the buttons are deaf for a moment
        elif stage is not Stage.OTHERS:
            self._answer(stage)

    def _answer(self, stage: Stage) -> None:
        bar = self._program.desk.play.bar
        session = self._program.desk.play.picture.session
        if stage is Stage.HERO:
            letter = ANSWERS[self._turns % len(ANSWERS)]
            if letter == "r" and not bar.decision.bet.isVisible():
                letter = "c"
            self._turns += 1
            self._press(letter, {"f": bar.decision.fold, "c": bar.decision.call, "r": bar.decision.bet}[letter])
        elif stage is Stage.FOLDED:
            self._press("e", bar.choices.button("skip"))
        elif session.hero_broke:
            self._press("u", bar.choices.button("rebuy"))
        else:
            name = "deal" if stage is Stage.READY else "next"
            self._press("return", bar.choices.button(name))

    def _press(self, key: str, button: QWidget) -> None:
        if self._mode == "clicks":
            place = button.mapToGlobal(QPoint(button.width() // 3, button.height() // 2))
            self._xdotool("mousemove", str(place.x()), str(place.y()), "click", "1")
        else:
            self._xdotool("key", str(KEYCODES[key]))

    @staticmethod
    def _xdotool(*arguments: str) -> None:
        subprocess.Popen(["xdotool", *arguments])

    def _report(self) -> None:
        session = self._program.desk.play.picture.session
        hand = session.hand
        found = {
            "hands": session.hands_played,
            "turns": self._turns,
            "stacks": session.stacks,
            "chips": sum(session.stacks),
            "bought": session.summary().bought,
            "events": [str(event) for event in session.hero_view().events] if hand else [],
            "notices": self._program.desk.window.notices.sentences,
        }
        print(json.dumps(found), flush=True)


class PlayedStart(app.Start):
    def _go_on(self) -> None:
        super()._go_on()
        assert self._program is not None
        Player(self._program, sys.argv[1], int(sys.argv[2]))
        QTimer.singleShot(PATIENCE * 1000, QApplication.closeAllWindows)


if __name__ == "__main__":
    app.Start = PlayedStart  # type: ignore[misc]
    sys.exit(app.run_window([]))
