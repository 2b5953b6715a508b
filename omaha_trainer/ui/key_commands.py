"""Single letters as commands, on Latin and Cyrillic layouts alike. Knows letters, not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.keys import latin_letter


class KeyCommands(QObject):
    """The letter commands of one page; they work while the page is visible, wherever the focus is.

    Each letter is a QAction with a shortcut. A key press that no shortcut took - a Cyrillic letter - is given to
    `handle` by the window. A key that is held down counts once.
    """

    pressed = Signal(str)

    def __init__(self, page: QWidget, letters: str) -> None:
        super().__init__(page)
        self._actions = {letter: _LetterAction(letter, page) for letter in letters}
        for action in self._actions.values():
            action.letter_pressed.connect(self.pressed)
            page.addAction(action)

    def handle(self, event: QKeyEvent) -> bool:
        """Carry out what the key press means; False where it means nothing here."""
        action = self._actions.get(latin_letter(event))
        if action is None or event.isAutoRepeat():
            return False
        action.trigger()
        return True


class _LetterAction(QAction):
    letter_pressed = Signal(str)

    def __init__(self, letter: str, parent: QObject) -> None:
        super().__init__(parent)
        self._letter = letter
        self.setShortcut(QKeySequence(letter))
        self.setAutoRepeat(False)
        self.triggered.connect(self._tell)

    def _tell(self) -> None:
        self.letter_pressed.emit(self._letter)
