"""The box for a typed amount: digits stay in it, letters go on to the shortcuts, arrows and the wheel step.

Knows text and steps; reading the text is another's work, and so is its meaning.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from omaha_trainer.ui.keys import is_enter, latin_letter

ARROWS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Left: -1}
"""The steps of the arrow keys."""
_UP_AND_DOWN = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_NOTCH = 120
"""What a wheel reports for one notch."""


class AmountBox(QLineEdit):
    """`typed` comes while a person edits, `entered` on Enter, `stepped` with +1 or -1 for arrows and wheel.

    Left and right move within a text that is being edited, and step where the whole amount is still selected.
    """

    typed = Signal(str)
    entered = Signal()
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setMaxLength(24)
        self._wheel = 0
        self.textEdited.connect(self.typed)

    def write(self, text: str) -> None:
        """Show an amount that was chosen elsewhere, ready to be typed over."""
        self.setText(text)
        self.mark(False)
        if self.hasFocus():
            self.selectAll()

    def begin(self, text: str) -> None:
        """A person types the first character somewhere on the page: what stood here gives way to it."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setText(text)
        self.typed.emit(text)

    def mark(self, invalid: bool) -> None:
        """Show whether the text can be used."""
        if bool(self.property("invalid")) != invalid:
            self.setProperty("invalid", invalid)
            self.style().unpolish(self)
            self.style().polish(self)

    @property
    def _edited(self) -> bool:
        return self.selectedText() != self.text()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and latin_letter(event):
            event.ignore()  # a letter is a command here, not text
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.entered.emit()
        elif event.key() in ARROWS and (event.key() in _UP_AND_DOWN or not self._edited):
            self.stepped.emit(ARROWS[Qt.Key(event.key())])
        elif event.text().isalpha() or latin_letter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / _NOTCH)
        self._wheel -= notches * _NOTCH
        for _ in range(abs(notches)):
            self.stepped.emit(1 if notches > 0 else -1)
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
