"""The four suits as shapes: outlines, pixmaps, and pictures that stand in running text.

Needed because the bundled font has no suits but the heart. Needs no SVG engine.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QPainterPath, QPixmap, QTransform

from omaha_trainer.ui.art.canvas import PixmapCache, blank, smooth
from omaha_trainer.ui.art.outline import read_drawing

NAMES = ("club", "diamond", "heart", "spade")
"""File names in the order of `Card.suit`."""


class SuitArt:
    """The suits by number (0 clubs, 1 diamonds, 2 hearts, 3 spades); `folder` holds `club.svg` ..."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._cache = PixmapCache(limit=4 * 1024 * 1024)
        self._html: dict[tuple[int, float, str, float], str] = {}

    def outline(self, suit: int, size: float) -> QPainterPath:
        """The suit as an area within a square of `size`, its corner at the origin."""
        side, path = self._outlines[suit]
        return QTransform.fromScale(size / side, size / side).map(path)

    def pixmap(self, suit: int, size: float, colour: str, dpr: float) -> QPixmap:
        """The suit in a square of `size` logical pixels."""
        return self._cache.get((suit, size, colour, dpr), lambda: self._draw(suit, size, colour, dpr))

    def html(self, suit: int, size: float, colour: str, dpr: float) -> str:
        """An `<img>` with the picture inside it, for any label or document with rich text.

        `size` is about the height of a capital letter: the picture stands on the line of the text.
        """
        key = (suit, size, colour, dpr)
        if key not in self._html:
            self._html[key] = self._image_tag(self.pixmap(suit, size, colour, dpr), size)
        return self._html[key]

    @staticmethod
    def _image_tag(pixmap: QPixmap, size: float) -> str:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        pixmap.save(buffer, "PNG")
        code = buffer.data().toBase64().toStdString()
        return f'<img src="data:image/png;base64,{code}" width="{size:g}" height="{size:g}">'

    def _draw(self, suit: int, size: float, colour: str, dpr: float) -> QPixmap:
        pixmap = blank(size, size, dpr)
        painter = smooth(pixmap)
        painter.fillPath(self.outline(suit, size), QColor(colour))
        painter.end()
        return pixmap

    @cached_property
    def _outlines(self) -> tuple[tuple[int, QPainterPath], ...]:
        drawings = [read_drawing(self._folder / f"{name}.svg") for name in NAMES]
        return tuple((drawing.side, drawing.areas) for drawing in drawings)
