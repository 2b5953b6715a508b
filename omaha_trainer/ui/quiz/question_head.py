"""The question in one line with what it is about, and at the right how the run stands. Knows words, no question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from omaha_trainer.session.quiz.run import Mark
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.wording.voice import fill

from .dots import MOST, Dots
from .elided_label import ElidedLabel
from .labels import make_label

translate = QCoreApplication.translate

HEIGHT = 86
"""Room for two lines: the felt below keeps its size whatever is asked."""
NARROW, FEW = 1000, 10
"""Below this width so many dots."""
SOON_MS = 10_000
"""From here on the clock is in gold."""


class QuestionHead(QFrame):
    """`ended`: the reader wants the report of the run."""

    ended = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("question-head")
        set_kind(self, Kind.HEAD)
        px = look.theme.sizes.px
        self._about = ElidedLabel()
        self._about.setObjectName("question-about")
        set_kind(self._about, Kind.SMALL)
        self._ask = make_label("question-ask", Kind.TITLE, rich=True, wraps=True)
        self._ask.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._icon = make_label("quiz-clock-icon")
        self._clock = make_label("quiz-clock")
        self._count = make_label("quiz-count")
        self.dots = Dots(look.theme)
        self.end = QPushButton()
        self.end.setObjectName("end-run")
        self.end.setAutoDefault(False)
        self.end.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_kind(self.end, Kind.QUIET)
        self.end.clicked.connect(self.ended)
        self.setFixedHeight(px(HEIGHT))
        self._lay_out()
        self.dress()

    def show_question(self, about: str, rich: str, plain: str) -> None:
        """What it is about, and the question itself for the eye and for the ear."""
        self._about.setText(about)
        self._ask.setText(rich)
        self._ask.setAccessibleName(plain)
        self.setAccessibleName(plain)
        self.setAccessibleDescription(about)

    def show_run(self, number: int, length: int | None, marks: Sequence[Mark]) -> None:
        """The number of the question, of how many where that is known, and the dots."""
        text = fill(translate("Quiz", "%1 / %2", "question, of how many"), str(number), str(length))
        alone = fill(translate("Quiz", "Question %1"), str(number))
        self._count.setText(text if length is not None else alone)
        self.dots.show_marks(marks)
        right, wrong = marks.count(Mark.RIGHT), marks.count(Mark.WRONG)
        words = fill(translate("Quiz", "question %1, %2 right, %3 wrong"), str(number), str(right), str(wrong))
        self.dots.setAccessibleName(words)
        self.dots.setToolTip(words)

    def show_place(self, place: int, count: int, marks: Sequence[Mark]) -> None:
        """One of several questions that are looked at again; `place` from 0."""
        text = translate("Quiz", "%1 / %2", "question, of how many")
        self._count.setText(fill(text, str(place + 1), str(count)))
        self.dots.show_marks(marks, place)
        self.dots.setAccessibleName(self._count.text())

    def show_clock(self, milliseconds: int | None) -> None:
        """What is left of a timed run; nothing where time does not count."""
        for label in (self._icon, self._clock):
            label.setVisible(milliseconds is not None)
        if milliseconds is None:
            return
        seconds = -(-milliseconds // 1000)
        self._clock.setText(f"{seconds // 60}:{seconds % 60:02d}")
        set_kind(self._clock, Kind.GOLD if milliseconds <= SOON_MS else Kind.MUTED)

    def dress(self) -> None:
        self.dots.dress(self._look.theme)
        size = self._look.theme.sizes.px(18)
        muted = self._look.theme.palette.muted
        self._icon.setPixmap(self._look.icons.pixmap("clock", muted, size, self.devicePixelRatioF()))
        self.end.setText(translate("Quiz", "End"))
        self.end.setToolTip(translate("Quiz", "End this run and see how it went"))
        self.end.setAccessibleName(self.end.toolTip())

    def _lay_out(self) -> None:
        px = self._look.theme.sizes.px
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addStretch(1)
        words.addWidget(self._about)
        words.addWidget(self._ask)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(26), px(4), px(14), px(4))
        row.setSpacing(px(12))
        row.addLayout(words, 1)
        for widget in (self._icon, self._clock, self._count, self.dots, self.end):
            row.addWidget(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dots.most = FEW if self.width() < self._look.theme.sizes.px(NARROW) else MOST
