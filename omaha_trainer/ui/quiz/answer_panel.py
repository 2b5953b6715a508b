"""The panel beside the felt: before the answer what one has to know, after it what was right and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from omaha_trainer.training.question import Part, Question
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.window.curtain import PANEL
from omaha_trainer.wording.quiz.hints import hints, lesson_rule
from omaha_trainer.wording.quiz.prompts import prompt_lines
from omaha_trainer.wording.rules import rule_line

from .panel_texts import body_text, paragraphs, section_text
from .quiz_voices import QuizVoices, is_at_a_table
from .rich_text import RichText
from .selection import Told
from .told_block import ToldBlock

translate = QCoreApplication.translate

LEFT, RIGHT, SCROLL_BAR = 20, 8, 12
SIDE = "entry-side"
"""The name of an entry's side, which stands in the panel for a while."""


class AnswerPanel(QScrollArea):
    """`hint_asked`: the reader wants to be told more before the answer."""

    hint_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("answer-panel")
        set_kind(self, Kind.PANEL)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFixedWidth(look.theme.sizes.px(PANEL))
        self.setAccessibleName(translate("Quiz", "About this question"))
        self._shelf = QWidget(self)
        self._shelf.hide()
        self._hint: QPushButton | None = None
        self._hints: list[RichText] = []
        self._begin()
        self._lay()

    @property
    def words(self) -> list[str]:
        """All texts that are shown."""
        found = [label.text() for label in self._inside.findChildren(QLabel) if not label.isHidden()]
        return [*found, *(text.words() for text in self._inside.findChildren(RichText) if not text.isHidden())]

    def show_open(self, question: Question, part: Part, voices: QuizVoices, *, learning: bool) -> None:
        """Before the answer: where one learns the rule, at the table the story of the hand; more comes by `add`."""
        self._begin()
        if learning:
            self._show_lesson(question, part, voices)
        if is_at_a_table(question):
            self._show_story(question, voices)

    def add(self, widget: QWidget, *, first: bool = False) -> None:
        """Lay something more into the open panel, at its end or before all else."""
        if first:
            self._column.insertWidget(0, widget)
        else:
            self._column.addSpacing(self._look.theme.sizes.px(6))
            self._column.addWidget(widget)
        widget.setFixedWidth(self._inner)
        widget.show()

    def end(self) -> None:
        """Nothing more comes: show it."""
        self._lay()

    def show_hint(self) -> bool:
        """Turn up the next hint; False where there is none."""
        hidden = [label for label in self._hints if label.isHidden()]
        for label in hidden[:1]:
            label.show()
        if self._hint is not None and len(hidden) <= 1:
            self._hint.hide()
        return bool(hidden)

    def show_told(self, told: Sequence[Told], question: Question, voices: QuizVoices) -> None:
        """After the answer, everything about each part that is told."""
        self._begin()
        several = len(told) > 1
        blocks = [ToldBlock(one, question, voices, self._look, self._inner, heading=several) for one in told]
        for place, block in enumerate(blocks):
            if place:
                self._line()
            self._column.addWidget(block)
        self._lay()
        spoken = "\n".join(block.spoken for block in blocks)
        self.setAccessibleDescription(spoken)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    @property
    def _inner(self) -> int:
        """The width of texts: a scroll bar has room beside them, whether it is there or not."""
        px = self._look.theme.sizes.px
        return px(PANEL) - px(LEFT) - px(RIGHT) - px(SCROLL_BAR) - 1

    # -- building ------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """An empty column to be filled; what is shown stays until `_lay`."""
        self._hint, self._hints = None, []
        self._inside = QWidget()
        self._inside.setObjectName("panel-inside")
        px = self._look.theme.sizes.px
        self._inside.setFixedWidth(px(LEFT) + self._inner + px(RIGHT))  # heights are reckoned for just this width
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(px(LEFT), px(18), px(RIGHT), px(18))
        self._column.setSpacing(px(10))

    def _lay(self) -> None:
        """Show the column. The side of an entry is used again: it is put aside before the rest of the old one goes."""
        self._column.addStretch(1)
        old = self.takeWidget()
        if old is not None:
            for child in old.findChildren(QWidget, SIDE, Qt.FindChildOption.FindDirectChildrenOnly):
                child.hide()
                child.setParent(self._shelf)
            old.deleteLater()
        self._column.activate()
        self.setWidget(self._inside)

    def _show_lesson(self, question: Question, part: Part, voices: QuizVoices) -> None:
        """The rule first, how to go about it, and on demand what to beware of."""
        tile = QFrame()
        tile.setFixedWidth(self._inner)
        set_kind(tile, Kind.ADVICE)
        px = self._look.theme.sizes.px
        column = QVBoxLayout(tile)
        column.setContentsMargins(px(14), px(12), px(14), px(12))
        column.setSpacing(px(8))
        first, *more = hints(question, voices.rich)
        theme, inner = self._look.theme, self._inner - px(28) - 2
        for text in (rule_line(lesson_rule(part, question), voices.rich), first):
            column.addWidget(body_text(text, theme, inner))
        self._hints = [body_text(text, theme, inner) for text in more]
        for label in self._hints:
            label.hide()
            column.addWidget(label)
        if more:
            self._hint = QPushButton(translate("Quiz", "Another hint (H)"))
            self._hint.setObjectName("hint")
            self._hint.setAutoDefault(False)
            self._hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._hint.clicked.connect(self.hint_asked)
            column.addWidget(self._hint)
        self._column.addWidget(tile)

    def _show_story(self, question: Question, voices: QuizVoices) -> None:
        """What the felt shows, as a story: blinds, streets, actions."""
        theme = self._look.theme
        story = paragraphs(prompt_lines(question, voices.rich), theme.sizes.px(7))
        self._column.addWidget(section_text(translate("Quiz", "The hand so far")))
        self._column.addWidget(body_text(story, theme, self._inner))

    def _line(self) -> None:
        line = QFrame()
        set_kind(line, Kind.LINE)
        self._column.addWidget(line)
