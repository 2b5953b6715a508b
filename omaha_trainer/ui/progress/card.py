"""A tile with a heading, a word about it at the right, and what is on it. Knows no figures."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind


class Heading(QWidget):
    """Small capitals at the left, `note` at the right; `meaning` is said under the mouse."""

    def __init__(self, words: str, meaning: str, look: Look) -> None:
        super().__init__()
        label = QLabel(words)
        set_kind(label, Kind.SECTION)
        label.setToolTip(meaning)
        label.setAccessibleDescription(meaning)
        self.note = QLabel()
        set_kind(self.note, Kind.SMALL)
        self.note.setToolTip(meaning)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.theme.sizes.px(12))
        row.addWidget(label)
        row.addStretch(1)
        row.addWidget(self.note)


class Card(QFrame):
    """`column` is the layout to which the card's widgets are added."""

    def __init__(self, words: str, meaning: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_kind(self, Kind.TILE)
        self.setAccessibleName(words)
        px = look.theme.sizes.px
        self.heading = Heading(words, meaning, look)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(18), px(14), px(18), px(16))
        self.column.setSpacing(px(10))
        self.column.addWidget(self.heading)
