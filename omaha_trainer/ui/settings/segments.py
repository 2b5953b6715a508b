"""A choice among a few, all in sight: buttons of which one is pressed. Knows values, not what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from omaha_trainer.ui.theme.kinds import Kind, set_kind

T = TypeVar("T")


class _Row(QWidget):
    picked = Signal()
    """The reader chose another one."""


class Segments(_Row, Generic[T]):
    """`value` is the chosen one; setting it tells nobody."""

    def __init__(self, name: str, words: str, choices: Sequence[tuple[T, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(words)
        self._values: dict[QPushButton, T] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for number, (value, label) in enumerate(choices):
            button = QPushButton(label)
            button.setObjectName(f"{name}-{number}")
            button.setAccessibleName(f"{words}: {label}")
            button.setCheckable(True)
            button.setAutoDefault(False)
            set_kind(button, Kind.PRESET)
            self._group.addButton(button)
            self._values[button] = value
            row.addWidget(button)
        row.addStretch(1)
        self._group.buttonClicked.connect(self.picked)

    @property
    def value(self) -> T:
        return next(value for button, value in self._values.items() if button.isChecked())

    @value.setter
    def value(self, value: T) -> None:
        for button, own in self._values.items():
            if own == value:
                button.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go on to the next choice, as in other groups of which one is chosen."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        if not step:
            event.ignore()
            return
        buttons = list(self._values)
        place = next((at for at, button in enumerate(buttons) if button.hasFocus()), 0)
        after = buttons[(place + step) % len(buttons)]
        after.setFocus()
        after.click()
