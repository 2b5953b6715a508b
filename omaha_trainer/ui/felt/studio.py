"""Draws pictures for the felt and keeps them: a picture is a value that says all that is seen on it.

Two equal pictures are one pixmap. Knows the screen's dots per pixel, the colours and the art; no place on the felt.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QPixmap

from omaha_trainer.ui.art.canvas import PixmapCache
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt
from omaha_trainer.ui.theme.palette import FELT, FeltColours

HELD = 64 * 1024 * 1024
"""Bytes of pixmaps kept; one hand on a large screen takes about a third of it."""


class Picture(Protocol):
    """A hashable value that can draw itself with what the studio holds."""

    def draw(self, studio: Studio) -> QPixmap: ...
    def __hash__(self) -> int: ...


class Studio:
    """The art, the colours and the screen for which pictures are drawn."""

    def __init__(self, cards: CardArt, chips: ChipArt) -> None:
        self.cards = cards
        self.chips = chips
        self.colours: FeltColours = FELT
        self.dpr = 1.0
        self._cache = PixmapCache(HELD)

    def pixmap(self, picture: Picture) -> QPixmap:
        """The picture in the present colours and for the present screen; drawn once."""
        key = (picture, self.colours, self.dpr, self.cards.four_colour)
        return self._cache.get(key, lambda: picture.draw(self))

    def clear(self) -> None:
        """Forget all pixmaps, as when the size of everything has changed."""
        self._cache.clear()
