"""What every page of the window offers. Knows no page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """A page in the middle of the window. `titled` tells a new text for the window's title."""

    titled = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def title(self) -> str:
        """What the window's title says of the page, beside the program's name; may be empty."""
        return ""

    def handle_key(self, event: QKeyEvent) -> bool:  # noqa: ARG002 - for pages that want it
        """A key that nobody else wanted; True where the page took it."""
        return False

    def dress(self) -> None:
        """The look has changed: take its colours and pictures anew."""
