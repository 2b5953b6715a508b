"""Pieces of a report: a figure on a tile, a row of a list, a list under a heading. Knows no run."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale


def figure(words: str, number: str, sizes: TypeScale) -> QFrame:
    """A number with what it is."""
    tile = QFrame()
    set_kind(tile, Kind.TILE)
    column = QVBoxLayout(tile)
    column.setContentsMargins(sizes.px(16), sizes.px(12), sizes.px(16), sizes.px(14))
    column.setSpacing(sizes.px(2))
    value, label = QLabel(number), QLabel(words)
    set_kind(value, Kind.TITLE)
    set_kind(label, Kind.SMALL)
    column.addWidget(value)
    column.addWidget(label)
    tile.setAccessibleName(f"{words}: {number}")
    return tile


def row_of(name: str, score: str, words: str, *, look: Look, whole: bool | None = None) -> QWidget:
    """A line of a list; `whole` marks it as all right or not, by a shape."""
    px, palette = look.theme.sizes.px, look.theme.palette
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, px(2), 0, px(2))
    row.setSpacing(px(10))
    if whole is not None:
        icon = QLabel()
        shape, ink = ("check-circle", palette.good) if whole else ("cross", palette.bad)
        icon.setPixmap(look.icons.pixmap(shape, ink, px(18), line.devicePixelRatioF()))
        row.addWidget(icon)
    title = QLabel(name)
    title.setWordWrap(True)
    row.addWidget(title, 1)
    for text, width in ((score, 130), (words, 210)):
        if text:
            label = QLabel(text)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setMinimumWidth(px(width))
            set_kind(label, Kind.MUTED)
            row.addWidget(label)
    line.setAccessibleName(", ".join(text for text in (name, score, words) if text))
    return line


def section(words: str, rows: Sequence[QWidget], sizes: TypeScale) -> QWidget:
    """A list on a tile under its heading."""
    whole = QWidget()
    heading = QLabel(words.upper())
    set_kind(heading, Kind.SECTION)
    tile = QFrame()
    set_kind(tile, Kind.TILE)
    inner = QVBoxLayout(tile)
    inner.setContentsMargins(sizes.px(18), sizes.px(12), sizes.px(18), sizes.px(12))
    inner.setSpacing(sizes.px(4))
    for row in rows:
        inner.addWidget(row)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(sizes.px(8))
    column.addWidget(heading)
    column.addWidget(tile)
    return whole
