"""The bar under the question: how it is answered, and after the answer how to go on. Knows modes, no poker."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStackedWidget, QWidget

from omaha_trainer.training.question import Mode, Part, Question
from omaha_trainer.ui.play.action_button import ActionButton, Clock
from omaha_trainer.ui.play.choice_row import Choice, ChoiceRow
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.window.curtain import BAR

from .entries.choice_entry import ChoiceEntry
from .entries.entry import Entry
from .entries.pick_entry import PickEntry
from .entries.pots_entry import PotsEntry
from .entries.seat_entry import SeatEntry
from .entries.shares_entry import SharesEntry
from .entries.typed_entry import TypedEntry
from .quiz_voices import QuizVoices

translate = QCoreApplication.translate

_ENTRIES: dict[Mode, Callable[[Theme], Entry]] = {
    Mode.PICK: PickEntry,
    Mode.PAIR: ChoiceEntry,
    Mode.CHOICE: ChoiceEntry,
    Mode.AMOUNT: TypedEntry,
    Mode.NUMBER: TypedEntry,
    Mode.SHARES: SharesEntry,
    Mode.POTS: PotsEntry,
    Mode.SEAT: SeatEntry,
}


class AnswerBar(QFrame):
    """`answered` carries an answer, `chosen` the name of what to do after it; `changed`: something else is chosen."""

    answered = Signal(object)
    chosen = Signal(str)
    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("answer-bar")
        set_kind(self, Kind.BAR)
        self.setFixedHeight(theme.sizes.px(BAR))
        self._entries: dict[Callable[[Theme], Entry], Entry] = {}
        self.entry: Entry | None = None
        self.choices = ChoiceRow(theme, clock=clock, words_at=Qt.AlignmentFlag.AlignRight)
        self._words = QLabel()
        set_kind(self._words, Kind.MUTED)
        self.commit = ActionButton("answer", "Enter", clock=lambda: 0.0)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._words)
        self._stack.addWidget(self.choices)
        row = QHBoxLayout(self)
        side = theme.sizes.px(18)
        row.setContentsMargins(side, 0, side, 0)
        row.setSpacing(theme.sizes.px(12))
        row.addWidget(self._stack, 1)
        row.addWidget(self.commit)
        self.choices.chosen.connect(self.chosen)
        self.commit.chosen.connect(self.try_answer)
        self.dress(theme)

    # -- what is shown -------------------------------------------------------------------------------------

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> Entry:
        """Collect the answer to a part."""
        self.choices.offer(())  # buttons that come back are deaf at first: a second Enter must not skip a verdict
        self.entry = self._entry(part.mode)
        self._stack.setCurrentWidget(self.entry)
        self.entry.ask(question, part, voices)
        self.commit.relabel(translate("Quiz", "Answer"))
        self.commit.show()
        return self.entry

    def offer(self, choices: Sequence[Choice], words: str) -> None:
        """What can be done after an answer."""
        self.entry = None
        self.commit.hide()
        self._stack.setCurrentWidget(self.choices)
        self.choices.offer(choices, words)

    def wait(self, words: str) -> None:
        """Nothing to press yet."""
        self.entry = None
        self.commit.hide()
        self._words.setText(words)
        self._stack.setCurrentWidget(self._words)

    def dress(self, theme: Theme) -> None:
        self._theme = theme
        self.choices.dress(theme)
        self.commit.set_kind(Kind.ACTION_PRIMARY, theme)
        for entry in self._entries.values():
            entry.dress(theme)

    # -- keys ----------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        """A letter, a digit or "Backspace"; True where it meant something."""
        if self.entry is not None:
            return self.entry.press(key)
        if self._stack.currentWidget() is self.choices:
            self.choices.press(key)
            return True
        return False

    def press_enter(self) -> None:
        if self.entry is None:
            if self._stack.currentWidget() is self.choices:
                self.choices.press_main()
        elif not self.entry.press_enter():
            self.try_answer()

    def try_answer(self) -> None:
        """Answer with what is chosen, if that is an answer."""
        answer = self.entry.answer() if self.entry is not None else None
        if answer is not None:
            self.answered.emit(answer)

    def _entry(self, mode: Mode) -> Entry:
        make = _ENTRIES[mode]
        entry = self._entries.get(make)
        if entry is None:
            entry = self._entries[make] = make(self._theme)
            entry.setParent(self)
            entry.changed.connect(self.changed)
            entry.committed.connect(self.try_answer)
            self._stack.addWidget(entry)
        return entry
