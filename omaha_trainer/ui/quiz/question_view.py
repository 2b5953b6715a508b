"""A question on the screen: its line, the felt, the panel and the bar. Knows how to show one, not which comes."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.question import Grade, Part, Question
from omaha_trainer.training.registry import question as question_of
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.window.curtain import BAR, PANEL
from omaha_trainer.wording.quiz.asks import ask_line

from .answer_bar import AnswerBar
from .answer_panel import AnswerPanel
from .question_head import HEIGHT, QuestionHead
from .quiz_voices import QuizVoices, voices_for
from .scene_stack import SceneStack
from .selection import Shown, Told


class QuestionView(QWidget):
    """Shows one question at a time, open or told."""

    def __init__(self, look: Look, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self.look = look
        self.head = QuestionHead(look)
        self.scenes = SceneStack(look)
        self.panel = AnswerPanel(look)
        self.bar = AnswerBar(look.theme, clock=clock)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._shown: Shown | None = None
        self._voices: QuizVoices | None = None
        self._lay_out()
        self.bar.changed.connect(self._selected)
        self.scenes.card_clicked.connect(self._card_clicked)
        self.scenes.seat_clicked.connect(self._seat_clicked)

    @property
    def shown(self) -> Shown | None:
        """What is on the felt."""
        return self._shown

    def show_line(self, question: Question, part: Part, about: str) -> None:
        """The question in one line, in the type of a heading."""
        heading = voices_for(question, self.look, self.look.theme.sizes.heading)
        rich, plain = (ask_line(part, question, voice) for voice in (heading.rich, heading.plain))
        self.head.show_question(about, rich, plain)

    def show_open(self, question: Question, part: int, *, learning: bool) -> None:
        """Collect the answer to a part."""
        self._voices = voices_for(question, self.look, self.look.theme.sizes.body)
        asked = question.parts[part]
        entry = self.bar.ask(question, asked, self._voices)
        self.panel.show_open(question, asked, self._voices, learning=learning)
        side = entry.side()
        if side is not None:
            self.panel.add(side, first=True)
        self.add_to_panel(asked, question)
        self.panel.end()
        self._show(Shown(question, part, entry.selection))
        right = Shown(question, part, told=Told(asked, asked.answer, Grade(True, None)))
        self.scenes.warm([(right, self._voices.plain)])
        if not entry.take_focus():
            self.setFocus()

    def show_told(self, question: Question, told: Sequence[Told]) -> None:
        """What is told of the answers; the felt shows the last of them."""
        self._voices = voices_for(question, self.look, self.look.theme.sizes.body)
        self.panel.show_told(told, question, self._voices)
        self._show(Shown(question, question.parts.index(told[-1].part), told=told[-1]))
        self.setFocus()

    def expect(self, size: QSize) -> None:
        """The view will be shown in this size."""
        px = self.look.theme.sizes.px
        self.scenes.room = size - QSize(px(PANEL), px(HEIGHT) + px(BAR))

    def warm(self, question: Question) -> None:
        """The question will be shown next: draw it ahead."""
        self._warm([question])

    def warm_usual(self) -> None:
        """Nothing is asked yet: draw ahead what questions of each kind show."""
        self._warm(_examples())

    def add_to_panel(self, part: Part, question: Question) -> None:
        """What else stands beside an open question."""

    def dress(self) -> None:
        """The look has changed."""
        self.head.dress()
        self.scenes.dress()
        self.bar.dress(self.look.theme)

    def _warm(self, questions: Iterable[Question]) -> None:
        voices = ((one, voices_for(one, self.look, self.look.theme.sizes.body)) for one in questions)
        self.scenes.warm((Shown(one, 0), voice.plain) for one, voice in voices)

    def _show(self, shown: Shown) -> None:
        assert self._voices is not None
        self._shown = shown
        self.scenes.show_scene(shown, self._voices.plain)

    def _selected(self) -> None:
        """Something else is chosen."""
        entry, shown = self.bar.entry, self._shown
        if entry is not None and shown is not None and shown.told is None:
            self._show(Shown(shown.question, shown.part, entry.selection))

    def _card_clicked(self, group: str, place: int) -> None:
        if self.bar.entry is not None:
            self.bar.entry.click(group, place)

    def _seat_clicked(self, seat: int) -> None:
        if self.bar.entry is not None:
            self.bar.entry.click_seat(seat)

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.scenes, 1)
        middle.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(middle, 1)
        column.addWidget(self.bar)


def _examples() -> Iterator[Question]:
    """The first example of each kind."""
    for kind, spot in {kind: spot for kind, spot, _ in reversed(founding())}.items():
        yield question_of(kind, spot)


def can_be_played(question: Question) -> bool:
    """Whether there is a hand or a board to play on with."""
    return "phh" in question.prompt or "board" in question.prompt
