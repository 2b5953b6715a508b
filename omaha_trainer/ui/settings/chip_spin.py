"""A spin box for an amount of chips, written as money. Knows decimals, not what the amount is for."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.ui.voices import Money, money_of


class ChipSpin(QSpinBox):
    """The value is in smallest chips; 0 shows the special text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._money: Money = money_of(0)

    def set_chips(self, decimals: int, step: int) -> None:
        """Chips of so many decimals of the currency, stepped by so many."""
        self._money = money_of(decimals)
        self.setSingleStep(max(1, step))
        self.setValue(self.value())
        self.lineEdit().setText(self.specialValueText() if not self.value() else self.textFromValue(self.value()))

    def textFromValue(self, val: int) -> str:
        return self._money.text(val)

    def valueFromText(self, text: str) -> int:
        try:
            return self._money.read(text)
        except KnownError:
            return self.value()

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:  # noqa: A002 - Qt's own name
        try:
            inside = self._money.read(input) <= self.maximum()
        except KnownError:
            return QValidator.State.Intermediate, input, pos
        return (QValidator.State.Acceptable if inside else QValidator.State.Invalid), input, pos
