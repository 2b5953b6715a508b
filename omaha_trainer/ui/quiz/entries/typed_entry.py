"""Typing an amount or a number; or that there is none. What cannot be read is told in one sentence and stays."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.training.question import Amount, Answer, Ask, Mode, NoHand, Number, Part, Question
from omaha_trainer.ui.play.amount_box import AmountBox
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices
from omaha_trainer.ui.quiz.selection import NOTHING, Selection
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.quiz.choices import none_text
from omaha_trainer.wording.voice import Voice, fill

from .entry import Entry
from .none_button import NoneButton
from .typed_fault import typed_fault
from .typed_number import read_number

translate = QCoreApplication.translate

MOST_TYPED = 4000
"""More than anybody types; what is pasted is cut there and refused as too large, never misread."""
LARGEST_COUNT = 48
"""No more cards than these can be outs."""


def amount_box(name: str, width: int) -> AmountBox:
    """A box whose text is read as a whole."""
    box = AmountBox()
    box.setObjectName(name)
    box.setMaxLength(MOST_TYPED)
    box.setFixedWidth(width)
    return box


class TypedEntry(Entry):
    """The box has the focus from the beginning."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        px = theme.sizes.px
        self._label = QLabel()
        set_kind(self._label, Kind.STRONG)
        self.box = amount_box("typed-answer", px(150))
        self.box.setMinimumHeight(px(46))
        self._unit = QLabel()
        set_kind(self._unit, Kind.MUTED)
        self.none = NoneButton(theme, self)
        for widget in (self._label, self.box, self._unit, self.none):
            self.row.addWidget(widget)
        self.row.addWidget(self._note, 1)
        self._read: Callable[[str], Answer] = _unread
        self._voice: Voice | None = None
        self.box.typed.connect(self._typed)
        self.box.entered.connect(self.committed)
        self.none.chosen.connect(self._choose_none)

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:  # noqa: ARG002 - the part has all
        self._voice = voices.plain
        self._read = _reader(part, voices)
        label = _label(part.ask)
        self._label.setText(label)
        self.box.setAccessibleName(label)
        percent = part.ask is Ask.PRICE_PERCENT
        self._unit.setText("%" if percent else "")
        self._unit.setVisible(percent)
        self.none.offer(none_text(part, voices.plain), offered=part.may_be_none)
        self.box.clear()
        self._take(NOTHING)

    def answer(self) -> Answer | None:
        if self.selection.none:
            return NoHand()
        assert self._voice is not None
        try:
            return self._read(self.box.text())
        except KnownError as error:
            self.box.mark(True)
            self.say(typed_fault(error, self._voice), bad=True)
        except ValueError as error:
            self.box.mark(True)
            self.say(str(error), bad=True)
        self.box.setFocus()
        return None

    def take_focus(self) -> bool:
        self.box.setFocus()
        return True

    def press(self, key: str) -> bool:
        if key == "N" and self.none.isVisibleTo(self):
            self._choose_none()
        elif key.isdecimal():
            self.box.setFocus()
            self.box.insert(key)
            self._typed()
        elif key == "Backspace":
            self.box.setFocus()
        else:
            return False
        return True

    def dress(self, theme: Theme) -> None:
        super().dress(theme)
        self.none.dress(theme)

    def _typed(self) -> None:
        self._take(NOTHING)

    def _choose_none(self) -> None:
        if self.selection.none:
            self.committed.emit()
        else:
            self._take(Selection(none=True))

    def _take(self, selection: Selection) -> None:
        self.selection = selection
        self.none.setChecked(selection.none)
        self.box.mark(False)
        self.say("")


def _label(ask: Ask) -> str:
    match ask:
        case Ask.MAX_BET | Ask.MIN_BET:
            return translate("Quiz", "Bet")
        case Ask.PRICE_PERCENT:
            return translate("Quiz", "Part of the pot")
        case Ask.OUTS_HIGH | Ask.OUTS_LOW | Ask.OUTS_SCOOP:
            return translate("Quiz", "Cards")
        case _:
            return translate("Quiz", "Raise to")


def _reader(part: Part, voices: QuizVoices) -> Callable[[str], Answer]:
    """Reads the box: an amount of money, a percentage or a count."""
    if part.mode is Mode.AMOUNT:
        return lambda text: Amount(voices.money.read(text))
    most = 100 if part.ask is Ask.PRICE_PERCENT else LARGEST_COUNT

    def number(text: str) -> Answer:
        found = read_number(text)
        if found is None or found > most:
            raise ValueError(fill(translate("Quiz", "Type a whole number from 0 to %1."), str(most)))
        return Number(found)

    return number


def _unread(text: str) -> Answer:
    raise ValueError(text)
