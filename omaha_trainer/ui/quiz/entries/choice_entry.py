"""Choosing one of a few: buttons with digits, and where the hands lie on the felt, a click on the hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from omaha_trainer.training.question import Answer, Choose, NoHand, Part, Question
from omaha_trainer.ui.quiz.contest_scene import contender_of
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices
from omaha_trainer.ui.quiz.selection import NOTHING, Selection
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.quiz.choices import choice_text, none_text

from .choice_button import ChoiceButton
from .entry import Entry
from .none_button import KEYS, NoneButton

translate = QCoreApplication.translate

MOST = 6


class ChoiceEntry(Entry):
    """One more press of what is chosen already answers with it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._buttons = [ChoiceButton(f"choice-{place}", str(place + 1), theme.sizes, self) for place in range(MOST)]
        self.none = NoneButton(theme, self)
        for button in self._buttons:
            button.clicked.connect(self._clicked)
            self.row.addWidget(button)
        self.row.addWidget(self.none)
        self.row.addWidget(self._note, 1)
        self.none.chosen.connect(self._choose_none)
        self._part: Part | None = None

    @property
    def buttons(self) -> list[ChoiceButton]:
        """Those that are offered."""
        return self._buttons[: len(self._part.choices)] if self._part is not None else []

    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:  # noqa: ARG002 - the part has all
        self._part = part
        for button in self._buttons[len(part.choices) :]:
            button.hide()
        for button, choice in zip(self._buttons, part.choices, strict=False):
            rich, plain = (_capital(choice_text(choice, voice)) for voice in (voices.rich, voices.plain))
            button.say(rich, plain)
            button.show()
        self.none.offer(none_text(part, voices.plain), offered=part.may_be_none)
        self.say("")
        self.selection = NOTHING
        self._check()

    def answer(self) -> Answer | None:
        if self.selection.none:
            return NoHand()
        if self.selection.choice is None:
            self.say(translate("Quiz", "Choose one."), bad=True)
            return None
        return Choose(self.selection.choice)

    def press(self, key: str) -> bool:
        if key in KEYS and self.none.isVisibleTo(self):
            self._choose_none()
        elif key.isdecimal() and 1 <= int(key) <= len(self.buttons):
            self._choose(int(key) - 1)
        else:
            return False
        return True

    def click(self, group: str, place: int) -> None:  # noqa: ARG002 - any card of a hand stands for it
        contender = contender_of(group)
        if contender is not None and contender < len(self.buttons):
            self._choose(contender)

    def dress(self, theme: Theme) -> None:
        super().dress(theme)
        self.none.dress(theme)

    def _clicked(self) -> None:
        for place, button in enumerate(self._buttons):
            if button is self.sender():
                self._choose(place)

    def _choose(self, place: int) -> None:
        self._take(Selection(choice=place))

    def _choose_none(self) -> None:
        self._take(Selection(none=True))

    def _take(self, selection: Selection) -> None:
        again = selection == self.selection
        self.say("")
        self.select(selection)
        self._check()
        if again:
            self.committed.emit()

    def _check(self) -> None:
        for place, button in enumerate(self._buttons):
            button.setChecked(self.selection.choice == place)
        self.none.setChecked(self.selection.none)


def _capital(text: str) -> str:
    """Choices begin with a capital; what begins with a picture or a figure stays."""
    return text[:1].upper() + text[1:]
