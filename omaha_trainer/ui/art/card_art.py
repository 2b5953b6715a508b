"""Card faces and backs as pixmaps, for a height, a screen and a deck. Knows no place on the felt and no shadow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.ui.art.canvas import PixmapCache, blank, smooth
from omaha_trainer.ui.art.deck_colours import deck_colours
from omaha_trainer.ui.art.svg import SvgShelf

ASPECT = 5 / 7
"""A card's width for a height of one."""

CORNER = 0.08
"""The radius of a card's corners for a width of one."""

VEIL = QColor(14, 44, 33, 138)
"""Laid over a card that does not count: it stays opaque, so that cards under it do not shine through."""


class CardArt:
    """The deck as pictures; `folder` holds `As.svg` ... and `back.svg`.

    Heights are in logical pixels and dpr is the screen's device pixel ratio: a pixmap of height 80 at
    dpr 2 is 160 dots high and reports itself as 80.
    """

    def __init__(self, folder: Path, four_colour: bool = True) -> None:
        self._shelf = SvgShelf(folder)
        self._cache = PixmapCache()
        self.four_colour = four_colour

    def face(self, card: Card, height: float, dpr: float, dimmed: bool = False) -> QPixmap:
        """The card's face; `dimmed` for a card that does not count."""
        return self._picture(str(card), deck_colours(self.four_colour)[card.suit], height, dpr, dimmed)

    def back(self, height: float, dpr: float, dimmed: bool = False) -> QPixmap:
        """The back that all cards share."""
        return self._picture("back", "", height, dpr, dimmed)

    def warm(self) -> Iterator[None]:
        """Have the whole deck ready to be drawn, a card a step."""
        for card in DECK:
            self._shelf.ready(str(card), deck_colours(self.four_colour)[card.suit])
            yield

    @staticmethod
    def width(height: float) -> float:
        """The width of a card of this height, both in logical pixels."""
        return height * ASPECT

    def _picture(self, name: str, colour: str, height: float, dpr: float, dimmed: bool) -> QPixmap:
        dots = round(height * dpr)
        key = (name, colour, dots, dpr, dimmed)
        return self._cache.get(key, lambda: self._draw(name, colour, height, dpr, dimmed))

    def _draw(self, name: str, colour: str, height: float, dpr: float, dimmed: bool) -> QPixmap:
        pixmap = blank(self.width(height), height, dpr)
        area = QRectF(0, 0, pixmap.width() / dpr, pixmap.height() / dpr)
        painter = smooth(pixmap)
        self._shelf.paint(painter, name, area, colour)
        if dimmed:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(area, VEIL)
        painter.end()
        return pixmap
