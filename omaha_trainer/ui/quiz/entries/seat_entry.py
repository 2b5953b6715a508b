"""Naming a seat: by a click on it, or by the digit that it carries."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from omaha_trainer.training.question import Answer, Part, Question, SeatAnswer
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices, digit_of, seats_of
from omaha_trainer.ui.quiz.selection import NOTHING, Selection
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.voice import fill

from .entry import Entry

translate = QCoreApplication.translate


class SeatEntry(Entry):
    """One more click or press on the seat that is chosen answers with it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.row.addWidget(self._note, 1)
        self._names: tuple[str, ...] = ()
        self._seats: dict[str, int] = {}

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:  # noqa: ARG002 - every part is alike
        count, _ = seats_of(question)
        self._names = tuple(voices.plain.name(seat) for seat in range(count))
        self._seats = {str(digit_of(question, seat)): seat for seat in range(count)}
        self.selection = NOTHING
        self._hint()

    def answer(self) -> Answer | None:
        if self.selection.seat is None:
            self._hint(bad=True)
            return None
        return SeatAnswer(self.selection.seat)

    def press(self, key: str) -> bool:
        if key not in self._seats:
            return False
        self.click_seat(self._seats[key])
        return True

    def click_seat(self, seat: int) -> None:
        if seat == self.selection.seat:
            self.committed.emit()
            return
        self.select(Selection(seat=seat))
        self.say(fill(translate("Quiz", "Your choice: %1"), self._names[seat]))

    def _hint(self, *, bad: bool = False) -> None:
        self.say(translate("Quiz", "Click the player, or press the digit at the seat."), bad=bad)
