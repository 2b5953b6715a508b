"""A key with its letter or its name as a picture, to stand on a button. Knows no button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen, QPixmap

from omaha_trainer.ui.art.canvas import blank, smooth


def key_cap(name: str, colour: str, font: QFont, dpr: float) -> QPixmap:
    """A rounded key with `name` in the size of `font`, all in one colour; the gap to the words is at its left."""
    size, gap, width = key_side(font), key_gap(font), key_width(name, font)
    pixmap = blank(width + gap, size, dpr)
    painter = smooth(pixmap)
    line = QColor(colour)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, max(1.0, size / 16)))
    box = QRectF(gap + 0.5, 0.5, width - 1, size - 1)
    painter.drawRoundedRect(box, size * 0.2, size * 0.2)
    painter.setFont(_bold(font))
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
    painter.end()
    return pixmap


def key_side(font: QFont) -> int:
    """The side of a key for letters of this font, in logical pixels."""
    return round(font.pixelSize() * 1.55)


def key_width(name: str, font: QFont) -> int:
    """The width of a key: a square for a letter, longer for a name such as "Enter"."""
    return max(key_side(font), round(QFontMetricsF(_bold(font)).horizontalAdvance(name) + 0.9 * font.pixelSize()))


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold


def key_gap(font: QFont) -> int:
    return round(font.pixelSize() * 0.6)
