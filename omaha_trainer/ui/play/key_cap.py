"""A key with its letter as a picture, to stand on a button. Knows no button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen, QPixmap

from omaha_trainer.ui.art.canvas import blank, smooth


def key_cap(letter: str, colour: str, font: QFont, dpr: float) -> QPixmap:
    """A rounded key with `letter` in the size of `font`, all in one colour; the gap to the words is at its left."""
    size, gap = key_side(font), key_gap(font)
    pixmap = blank(size + gap, size, dpr)
    painter = smooth(pixmap)
    line = QColor(colour)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, max(1.0, size / 16)))
    box = QRectF(gap + 0.5, 0.5, size - 1, size - 1)
    painter.drawRoundedRect(box, size * 0.2, size * 0.2)
    letters = QFont(font)
    letters.setWeight(QFont.Weight.DemiBold)
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return pixmap


def key_side(font: QFont) -> int:
    """The side of a key for letters of this font, in logical pixels."""
    return round(font.pixelSize() * 1.55)


def key_gap(font: QFont) -> int:
    return round(font.pixelSize() * 0.6)
