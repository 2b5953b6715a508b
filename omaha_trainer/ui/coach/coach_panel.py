"""The coach's tab: the hand, equity, price and suggestion for the decision before the reader, or why there is none.

Shows what it is given and keeps nothing; asking and turning the coach on and off leave by signals.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from omaha_trainer.settings import CoachMode
from omaha_trainer.ui.coach.adviser import Showing
from omaha_trainer.ui.coach.coach_lines import CoachLines
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.choices import COACH_LETTER
from omaha_trainer.ui.settings.segments import Segments
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.wording.coach.panel import Section, Suggestion

translate = QCoreApplication.translate

Sections = tuple[Section, ...]
LOW = 600
"""Height below which the panel is not seen as a whole."""


class CoachPanel(QWidget):
    """`asked` for advice on this decision; `mode_picked` when the coach is to speak at other times (`mode`)."""

    asked = Signal()
    mode_picked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("coach")
        self.setAccessibleName(translate("Coach", "Coach"))
        self.lines = CoachLines(translate("Coach", "Your hand and its chances"), look)
        self.values = CoachLines(translate("Coach", "What each choice is worth"), look, small=True)
        self._advice = _Card("coach-advice")
        self._review = _Card("coach-review")
        self._words = QLabel()
        self._words.setWordWrap(True)
        set_kind(self._words, Kind.MUTED)
        self._note = QLabel(
            translate("Coach", "Estimates: they rest on how such players act, never on the others' cards.")
        )
        self._note.setWordWrap(True)
        set_kind(self._note, Kind.SMALL)
        self.ask = QPushButton(translate("Coach", "Ask the coach (%1)").replace("%1", COACH_LETTER))
        self.ask.setObjectName("ask-coach")
        self.ask.setAccessibleName(self.ask.text())
        self.ask.setAutoDefault(False)
        self.ask.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._modes = Segments(
            "coach-mode",
            translate("Coach", "The coach speaks"),
            [
                (CoachMode.OFF, translate("Coach", "Off")),
                (CoachMode.ON_REQUEST, translate("Coach", "On request")),
                (CoachMode.ALWAYS, translate("Coach", "Always")),
            ],
        )
        self._lay_out()
        self.ask.clicked.connect(self.asked)
        self._modes.picked.connect(self.mode_picked)

    # -- what is shown -------------------------------------------------------------------------------------

    @property
    def mode(self) -> CoachMode:
        return self._modes.value

    @mode.setter
    def mode(self, mode: CoachMode) -> None:
        self._modes.value = mode

    def show_nothing(self, showing: Showing) -> None:
        """There is no advice to show, and why."""
        self._words.setText(_words(showing))
        self._fill((), (), None)
        self.ask.setVisible(showing is Showing.READY)

    def show_advice(self, sections: Sections, spoken: Sections, said: Suggestion) -> None:
        """`spoken`: the same sections for the ear."""
        self._fill(sections, spoken, said)
        self.ask.hide()

    def show_review(self, line: str) -> None:
        """After the hand; "" takes it away."""
        self._review.say(translate("Coach", "Looking back."), line)
        self._review.setVisible(bool(line))
        self._words.setVisible(not line and self.lines.isHidden())

    def dress(self) -> None:
        self._advice.gold = self._review.gold = self._look.theme.palette.gold
        for lines in (self.lines, self.values):
            lines.update()

    def _fill(self, sections: Sections, spoken: Sections, said: Suggestion | None) -> None:
        there = said is not None
        self.lines.show_sections(sections, spoken)
        values = (Section("", said.values),) if said else ()
        self.values.show_sections(values, values)
        self._advice.say(said.head if said else "", said.text if said else "")
        self._words.setVisible(not there and self._review.isHidden())
        for part in (self.lines, self._advice, self.values, self._note):
            part.setVisible(there)

    def _order(self) -> None:
        """Where not all of it is in sight, the suggestion comes first."""
        place = 2 if self.height() < self._look.theme.sizes.px(LOW) else 3
        if self._column.indexOf(self._advice) != place:
            self._column.removeWidget(self._advice)
            self._column.insertWidget(place, self._advice)

    def _lay_out(self) -> None:
        px = self._look.theme.sizes.px
        inner = QWidget()
        self._column = column = QVBoxLayout(inner)
        column.setContentsMargins(0, px(12), px(14), px(8))
        column.setSpacing(px(12))
        for part in (self._words, self.ask, self.lines, self._advice, self.values, self._note, self._review):
            column.addWidget(part)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(px(8))
        outer.addWidget(scroll, 1)
        outer.addWidget(self._modes)
        self.dress()
        self.show_nothing(Showing.WAITING)
        self.show_review("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._order()


class _Card(QFrame):
    """Words in a box, the first of them standing out."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        set_kind(self, Kind.ADVICE)
        self.gold = ""
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        column = QVBoxLayout(self)
        column.addWidget(self._text)

    def say(self, head: str, text: str) -> None:
        first = f'<b style="color: {self.gold}">{escape(head)}</b> ' if head else ""
        self._text.setText(first + escape(text))
        self.setAccessibleName(f"{head} {text}".strip())


def _words(showing: Showing) -> str:
    match showing:
        case Showing.OFF:
            return translate("Coach", "The coach is off. It looks at nothing and keeps nothing.")
        case Showing.WAITING:
            return translate("Coach", "It is not your turn.")
        case Showing.READY:
            return translate("Coach", "Decide first, then compare - or ask now.")
        case Showing.THINKING:
            return translate("Coach", "The coach is thinking …")
        case Showing.ADVICE:
            return ""
