"""Stacks of chips and the dealer button as pixmaps. Knows what a disc is worth, not whose it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from omaha_trainer.ui.art.canvas import PixmapCache, blank, smooth
from omaha_trainer.ui.art.svg import SvgShelf

WORTHS = (50000, 10000, 2500, 500, 100, 25, 5, 1)
"""What the discs stand for, in the table's smallest chip; `chips/<worth>.svg` shows each."""

MOST_DISCS = 5
DISC_HEIGHT = 0.62
"""The height of one disc's picture for a width of one."""

STEP = 0.115
"""How much higher the next disc lies, for a width of one."""

LEAN = (0.0, 0.02, -0.015, 0.01, -0.02)
"""Discs never lie exactly upon each other; for a width of one."""


def discs(amount: int) -> tuple[int, ...]:
    """The worths of at most five discs that stand for `amount` smallest chips, the largest first.

    A large or crooked amount is shown by its largest discs; the exact figure is written beside the stack.

    >>> discs(131), discs(4), discs(999), discs(0)
    ((100, 25, 5, 1), (1, 1, 1, 1), (500, 100, 100, 100, 100), ())
    """
    stack: list[int] = []
    for worth in WORTHS:
        count, amount = divmod(amount, worth)
        stack += [worth] * min(count, MOST_DISCS - len(stack))
    return tuple(stack)


class ChipArt:
    """Chips as pictures; `folder` holds `1.svg`, `5.svg` ... and `dealer.svg`. Sizes are logical pixels."""

    def __init__(self, folder: Path) -> None:
        self._shelf = SvgShelf(folder)
        self._cache = PixmapCache(limit=8 * 1024 * 1024)

    def stack(self, amount: int, width: float, dpr: float) -> QPixmap:
        """A stack for `amount` smallest chips, each disc `width` wide; as high as its discs need."""
        worths = discs(amount)
        return self._cache.get((worths, width, dpr), lambda: self._draw_stack(worths, width, dpr))

    def dealer_button(self, size: float, dpr: float) -> QPixmap:
        """The white disc with the D."""
        return self._cache.get(("dealer", size, dpr), lambda: self._draw_button(size, dpr))

    def warm(self) -> Iterator[None]:
        """Have all discs ready to be drawn, one a step."""
        for name in (*map(str, WORTHS), "dealer"):
            self._shelf.ready(name)
            yield

    def _draw_stack(self, worths: tuple[int, ...], width: float, dpr: float) -> QPixmap:
        height = width * (DISC_HEIGHT + STEP * max(0, len(worths) - 1))
        margin = width * max(LEAN)
        pixmap = blank(width + 2 * margin, height, dpr)
        painter = smooth(pixmap)
        for level, worth in enumerate(worths):
            left = margin + width * LEAN[level % len(LEAN)]
            box = QRectF(left, height - width * (DISC_HEIGHT + STEP * level), width, width * DISC_HEIGHT)
            self._draw_disc(painter, worth, box, mirrored=level % 2 == 1)
        painter.end()
        return pixmap

    def _draw_disc(self, painter: QPainter, worth: int, box: QRectF, mirrored: bool) -> None:
        """One disc; every other one is mirrored, so that the edge marks do not stand in columns."""
        painter.save()
        if mirrored:
            painter.translate(2 * box.center().x(), 0)
            painter.scale(-1, 1)
        self._shelf.paint(painter, str(worth), box)
        painter.restore()

    def _draw_button(self, size: float, dpr: float) -> QPixmap:
        pixmap = blank(size, size, dpr)
        painter = smooth(pixmap)
        self._shelf.paint(painter, "dealer", QRectF(0, 0, size, size))
        painter.end()
        return pixmap
