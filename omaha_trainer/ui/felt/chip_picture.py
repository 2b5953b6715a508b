"""Chips and the dealer button as they lie on the felt."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen, QPixmap

from omaha_trainer.ui.art.canvas import blank, smooth
from omaha_trainer.ui.art.chip_art import DISC_HEIGHT, STEP, discs
from omaha_trainer.ui.theme.fonts import Weight

from .studio import Studio
from .text_picture import felt_font, put_text


@dataclass(frozen=True, slots=True)
class ChipsPicture:
    """At most five discs for `amount` smallest chips, each `disc` pixels wide."""

    amount: int
    disc: float

    def height(self) -> float:
        """The stack's height in pixels."""
        return self.disc * (DISC_HEIGHT + STEP * max(0, len(discs(self.amount)) - 1))

    def draw(self, studio: Studio) -> QPixmap:
        return studio.chips.stack(self.amount, self.disc, studio.dpr)


@dataclass(frozen=True, slots=True)
class ButtonPicture:
    """The white disc with the D."""

    size: float

    def draw(self, studio: Studio) -> QPixmap:
        """Drawn here and not read from a file: the button is seen before any file with a picture is needed."""
        pixmap = blank(self.size + 2, self.size + 2, studio.dpr)
        painter = smooth(pixmap)
        disc = QRectF(1, 0.5, self.size, self.size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(disc.translated(0, 1.2))
        ivory = QLinearGradient(disc.topLeft(), disc.bottomLeft())
        ivory.setColorAt(0.0, QColor("#ffffff"))
        ivory.setColorAt(1.0, QColor("#dcd7ca"))
        painter.setBrush(ivory)
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor("#b9b3a4"), max(1.0, self.size * 0.04)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
        letter = felt_font(round(self.size * 0.56), Weight.Bold)
        put_text(painter, disc, "D", letter, QColor("#1d2126"), Qt.AlignmentFlag.AlignHCenter)
        painter.end()
        return pixmap
