"""Naming the pots: for each its chips and who plays for it. The rows stand in the panel, one more by a key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.training.question import Answer, Part, PotList, Question
from omaha_trainer.ui.play.action_button import ActionButton
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices, seats_of
from omaha_trainer.ui.theme.kinds import Kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.events import pot_name
from omaha_trainer.wording.voice import fill

from .entry import Entry
from .pot_row import PotRow
from .typed_fault import typed_fault

translate = QCoreApplication.translate

MOST = 5
MORE, LESS = "A", "D"


class PotsEntry(Entry):
    """Begins with the main pot; a click on a seat of the felt puts it into the pot that is being named."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.more = ActionButton("more-pots", MORE, self, clock=lambda: 0.0)
        self.less = ActionButton("fewer-pots", LESS, self, clock=lambda: 0.0)
        for button in (self.more, self.less):
            self.row.addWidget(button)
        self.row.addWidget(self._note, 1)
        self._side = QWidget(self)
        self._side.setObjectName("entry-side")
        self._side.hide()
        self._column = QVBoxLayout(self._side)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.sizes.px(12))
        self.rows: list[PotRow] = []
        """Those that were needed so far; the ones after the first `_count` are hidden."""
        self._names: list[str] = []
        self._count = 1
        self._current = 0
        self._voices: QuizVoices | None = None
        self.more.chosen.connect(self._add)
        self.less.chosen.connect(self._remove)
        self.dress(theme)

    def side(self) -> QWidget:
        return self._side

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:  # noqa: ARG002 - every part is alike
        self._voices = voices
        seats, _ = seats_of(question)
        self._names = [voices.plain.name(seat) for seat in range(seats)]
        for row in self.rows:
            row.begin(self._names)
        self.more.relabel(translate("Quiz", "Another pot"))
        self.less.relabel(translate("Quiz", "One pot less"))
        self._resize(1)
        self.say("")

    def answer(self) -> Answer | None:
        assert self._voices is not None
        pots = []
        for place, row in enumerate(self.rows[: self._count]):
            try:
                chips = self._voices.money.read(row.box.text())
            except KnownError as error:
                self._refuse(place, typed_fault(error, self._voices.plain))
                row.box.mark(True)
                row.box.setFocus()
                return None
            if not row.seats:
                self._refuse(place, translate("Quiz", "choose who plays for it."))
                row.focus_seats()
                return None
            pots.append((chips, row.seats))
        return PotList(tuple(pots))

    def take_focus(self) -> bool:
        self.rows[0].box.setFocus()
        return True

    def press(self, key: str) -> bool:
        if key == MORE:
            self._add()
        elif key == LESS:
            self._remove()
        elif key.isdecimal() and self.rows[self._current].toggle(int(key) - 1):
            self._edited()
        else:
            return False
        return True

    def press_enter(self) -> bool:
        """From a box to its players; else to whatever is still empty."""
        row = self.rows[self._current]
        if row.box.hasFocus() and row.box.text().strip() and not row.seats:
            row.focus_seats()
            return True
        return False

    def click_seat(self, seat: int) -> None:
        self.press(str(seat + 1))

    def dress(self, theme: Theme) -> None:
        super().dress(theme)
        for button in (self.more, self.less):
            button.set_kind(Kind.ACTION_SIDE, theme)

    def _add(self) -> None:
        if self._count < MOST:
            self._resize(self._count + 1)
            self._current = self._count - 1
            self.rows[self._current].box.setFocus()

    def _add_row(self) -> None:
        row = PotRow(len(self.rows), self.theme)
        row.entered.connect(self._entered)
        row.edited.connect(self._edited)
        row.taken.connect(self._taken)
        row.begin(self._names)
        self._column.addWidget(row)
        self.rows.append(row)

    def _remove(self) -> None:
        if self._count > 1:
            self._resize(self._count - 1)
            self._current = self._count - 1
            self.rows[self._current].box.setFocus()

    def _resize(self, count: int) -> None:
        """So many pots; names go by their number."""
        assert self._voices is not None
        self._count = count
        while len(self.rows) < count:
            self._add_row()
        self._current = min(self._current, count - 1)
        self.more.setEnabled(count < MOST)
        self.less.setEnabled(count > 1)
        for place, row in enumerate(self.rows):
            row.setVisible(place < count)
            if place < count:
                row.call(pot_name(place, count, self._voices.plain))

    def _taken(self) -> None:
        """A row has the focus now: clicks on seats go to it."""
        self._current = next((place for place, row in enumerate(self.rows) if row is self.sender()), self._current)

    def _entered(self) -> None:
        if not self.press_enter():
            self.committed.emit()

    def _edited(self) -> None:
        for row in self.rows:
            row.box.mark(False)
        self.say("")

    def _refuse(self, place: int, what: str) -> None:
        assert self._voices is not None
        name = pot_name(place, self._count, self._voices.plain)
        self.say(fill(translate("Quiz", "%1: %2", "pot, what is wrong"), name, what), bad=True)
