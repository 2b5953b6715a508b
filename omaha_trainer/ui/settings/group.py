"""A group of fields on the settings page: a heading, since when a change holds, and the fields on a tile."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale


class Group(QWidget):
    """`fields` is the layout to which the group's widgets are added."""

    def __init__(self, words: str, since: str, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = sizes.px
        heading = QLabel(words)
        set_kind(heading, Kind.SECTION)
        note = QLabel(since)
        set_kind(note, Kind.SMALL)
        head = QHBoxLayout()
        head.setContentsMargins(px(2), 0, px(2), 0)
        head.addWidget(heading, 1)
        head.addWidget(note)
        tile = QFrame()
        set_kind(tile, Kind.TILE)
        self.fields = QVBoxLayout(tile)
        self.fields.setContentsMargins(px(20), px(16), px(20), px(16))
        self.fields.setSpacing(px(12))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        column.addLayout(head)
        column.addWidget(tile)
        self.setAccessibleName(words)
