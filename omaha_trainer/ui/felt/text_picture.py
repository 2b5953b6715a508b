"""A line of text as a picture, squeezed a little and then shortened where it is too long."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from omaha_trainer.ui.art.canvas import blank, smooth
from omaha_trainer.ui.theme.fonts import Weight, ui_font

from .studio import Studio

SQUEEZE = 0.62
"""Letters are narrowed down to this before a text is shortened: an amount is rather narrow than cut."""
SQUEEZE_NAME = 0.8


def felt_font(pixels: int, weight: Weight = Weight.Normal, spacing: float = 0.0) -> QFont:
    """The typeface; `spacing` in parts of the size is added between letters."""
    font = ui_font(pixels, weight)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing * pixels)
    return font


@lru_cache(maxsize=4096)
def text_width(text: str, pixels: int, weight: Weight = Weight.Normal, spacing: float = 0.0) -> float:
    """The width of a line of text as it is; asked often where a text must find room."""
    return QFontMetricsF(felt_font(pixels, weight, spacing)).horizontalAdvance(text)


def fitted(text: str, font: QFont, width: float, squeeze: float = SQUEEZE) -> tuple[str, QFont]:
    """Text and font that fit into `width`: unchanged, squeezed, or squeezed and cut with an ellipsis."""
    wanted = QFontMetricsF(font).horizontalAdvance(text)
    if wanted <= width:
        return text, font
    narrow = QFont(font)
    narrow.setStretch(max(round(squeeze * 100), int(100 * width / wanted)))
    metrics = QFontMetricsF(narrow)
    if metrics.horizontalAdvance(text) <= width:
        return text, narrow
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width), narrow


def put_text(
    painter: QPainter,
    box: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag,
    squeeze: float = SQUEEZE,
) -> None:
    """Draw one line in `box`, in the middle of its height, fitted to its width."""
    text, font = fitted(text, font, box.width(), squeeze)
    metrics = QFontMetricsF(font)
    left = box.left()
    if align == Qt.AlignmentFlag.AlignHCenter:
        left += (box.width() - metrics.horizontalAdvance(text)) / 2
    baseline = box.center().y() + metrics.capHeight() / 2
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(QPointF(left, round(baseline)), text)


@dataclass(frozen=True, slots=True)
class TextPicture:
    """One line; as wide as its text, at most `most` pixels where that is given."""

    text: str
    pixels: int
    colour: str
    weight: Weight = Weight.Normal
    spacing: float = 0.0
    most: float = 0.0
    shadow: bool = True

    def natural_width(self) -> float:
        """The width of the text as it is."""
        return text_width(self.text, self.pixels, self.weight, self.spacing)

    def width(self) -> float:
        wanted = self.natural_width()
        return min(wanted, self.most) if self.most else wanted

    def draw(self, studio: Studio) -> QPixmap:
        font = felt_font(self.pixels, self.weight, self.spacing)
        box = QRectF(0, 0, self.width() + 4, 1.4 * self.pixels)
        pixmap = blank(box.width(), box.height(), studio.dpr)
        painter = smooth(pixmap)
        inner = box.adjusted(2, 0, -1.9, 0)
        if self.shadow:
            put_text(painter, inner.translated(0, 1), self.text, font, QColor(0, 0, 0, 90), Qt.AlignmentFlag.AlignLeft)
        put_text(painter, inner, self.text, font, QColor(self.colour), Qt.AlignmentFlag.AlignLeft)
        painter.end()
        return pixmap
