"""What each player gets: a box for everybody who shows a hand. Enter goes on to the next that is empty."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.training.question import Answer, Part, Question, Shares
from omaha_trainer.ui.play.amount_box import AmountBox
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.voice import fill

from .entry import Entry
from .typed_entry import amount_box
from .typed_fault import typed_fault

translate = QCoreApplication.translate

MOST = 4


class SharesEntry(Entry):
    """Nothing is taken for nought that was left empty by mistake."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._fields = [_Field(place, theme, self) for place in range(MOST)]
        for field in self._fields:
            field.box.entered.connect(self._entered)
            field.box.typed.connect(self._typed)
            self.row.addWidget(field)
        self.row.addWidget(self._note, 1)
        self._part: Part | None = None
        self._voices: QuizVoices | None = None

    @property
    def boxes(self) -> list[AmountBox]:
        """Those that are offered, by place of the part's seats."""
        return [field.box for field in self._offered]

    @property
    def _offered(self) -> list[_Field]:
        return self._fields[: len(self._part.seats)] if self._part is not None else []

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:  # noqa: ARG002 - the part has all
        self._part, self._voices = part, voices
        for field in self._fields[len(part.seats) :]:
            field.hide()
        for field, seat in zip(self._fields, part.seats, strict=False):
            field.offer(voices.plain.name(seat))
        self.say(translate("Quiz", "0 for nothing"))

    def answer(self) -> Answer | None:
        assert self._part is not None and self._voices is not None
        chips = []
        for seat, field in zip(self._part.seats, self._offered, strict=True):
            try:
                chips.append(self._voices.money.read(field.box.text()))
            except KnownError as error:
                field.box.mark(True)
                field.box.setFocus()
                self.say(self._refusal(seat, field, error), bad=True)
                return None
        return Shares(tuple(chips))

    def take_focus(self) -> bool:
        self.boxes[0].setFocus()
        return True

    def press_enter(self) -> bool:
        """On to the next box that is empty, where one is."""
        boxes = self.boxes
        current = next((place for place, box in enumerate(boxes) if box.hasFocus()), -1)
        for box in (*boxes[current + 1 :], *boxes[: current + 1]):
            if not box.text().strip() and not box.hasFocus():
                box.setFocus()
                return True
        return False

    def click_seat(self, seat: int) -> None:
        if self._part is not None and seat in self._part.seats:
            self.boxes[self._part.seats.index(seat)].setFocus()

    def _entered(self) -> None:
        if not self.press_enter():
            self.committed.emit()

    def _typed(self) -> None:
        for box in self.boxes:
            box.mark(False)
        self.say(translate("Quiz", "0 for nothing"))

    def _refusal(self, seat: int, field: _Field, error: KnownError) -> str:
        assert self._voices is not None
        name = self._voices.plain.name(seat)
        if not field.box.text().strip():
            return fill(translate("Quiz", "Type what %1 gets, 0 for nothing."), name)
        text = translate("Quiz", "%1: %2", "player, what is wrong")
        return fill(text, name, typed_fault(error, self._voices.plain))


class _Field(QWidget):
    """A name over a box."""

    def __init__(self, place: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        px = theme.sizes.px
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        set_kind(self._name, Kind.SMALL)
        self.box = amount_box(f"share-{place}", px(112))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, px(4), 0, px(8))
        column.setSpacing(px(3))
        column.addStretch(1)
        column.addWidget(self._name)
        column.addWidget(self.box)
        column.addStretch(1)

    def offer(self, name: str) -> None:
        self._name.setText(name)
        self.box.setAccessibleName(fill(translate("Quiz", "What %1 gets"), name))
        self.box.clear()
        self.box.mark(False)
        self.show()
