"""A row of buttons for what comes after a fold, after a hand, or before the first one. Knows names, not meanings."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from omaha_trainer.ui.play.action_button import ActionButton, Clock
from omaha_trainer.ui.play.spare_label import SpareLabel
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: what it is called inside, its label, its letter. The main one stands at the right; Enter takes it."""

    name: str
    label: str
    key: str = ""
    main: bool = False
    used: bool = False
    """It was taken and stays visible without being offered again."""


class ChoiceRow(QWidget):
    """Shows the choices it is given; `chosen` carries the name."""

    chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        clock: Clock = time.monotonic,
        words_at: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._buttons: dict[str, ActionButton] = {}
        self._choices: tuple[Choice, ...] = ()
        self._words = SpareLabel()
        self._words.setObjectName("choice-words")
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._words.setAlignment(words_at | Qt.AlignmentFlag.AlignVCenter)
        set_kind(self._words, Kind.MUTED)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.sizes.px(10))

    def dress(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        for choice in self._choices:
            self._weigh(choice)

    def offer(self, choices: Sequence[Choice], words: str = "") -> None:
        """Side choices from the left, words in the middle, the main one at the right."""
        self._choices = tuple(choices)
        wanted = {choice.name for choice in choices}
        for name, button in self._buttons.items():
            if name not in wanted:
                button.hide()
        while self._row.count():
            self._row.takeAt(0)
        for choice in (choice for choice in choices if not choice.main):
            self._row.addWidget(self._show(choice))
        self._row.addWidget(self._words, 1)
        for choice in (choice for choice in choices if choice.main):
            self._row.addWidget(self._show(choice))
        self._words.setText(words)

    def press(self, letter: str) -> None:
        """A letter was pressed."""
        for choice in self._choices:
            if choice.key == letter:
                self._buttons[choice.name].press_key()

    def press_main(self) -> None:
        """Enter was pressed."""
        for choice in self._choices:
            if choice.main:
                self._buttons[choice.name].press_key()

    def button(self, name: str) -> ActionButton:
        return self._buttons[name]

    def _show(self, choice: Choice) -> ActionButton:
        button = self._buttons.get(choice.name)
        if button is None:
            button = self._buttons[choice.name] = ActionButton(choice.name, choice.key, self, self._clock)
            button.hide()
            button.chosen.connect(self._tell)
        self._weigh(choice)
        if choice.used:
            button.rest(choice.label)
        else:
            button.present(choice.label)
        return button

    def _weigh(self, choice: Choice) -> None:
        kind = Kind.ACTION_PRIMARY if choice.main else Kind.ACTION_SIDE
        self._buttons[choice.name].set_kind(kind, self._theme)

    def _tell(self) -> None:
        for name, button in self._buttons.items():
            if button is self.sender():
                self.chosen.emit(name)
                return

    def minimumSizeHint(self) -> QSize:
        """Asks for no width: the words give way first."""
        return QSize(0, super().minimumSizeHint().height())
