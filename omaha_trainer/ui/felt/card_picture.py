"""A card as it lies on the felt: turned, with its shadow, and with a rim where it has won."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from omaha_trainer.poker.card import Card
from omaha_trainer.ui.art.canvas import blank, smooth
from omaha_trainer.ui.art.card_art import CORNER

from .model import Mark
from .sizes import ASPECT
from .studio import Studio

MARGIN = 0.16
"""Room around the card for its shadow, its rim and its turned corners, for a height of one."""

VEIL = QColor(10, 34, 25, 104)


@dataclass(frozen=True, slots=True)
class CardPicture:
    """`card` None is the back; `height` in pixels, `angle` in degrees clockwise."""

    card: Card | None
    height: float
    angle: float = 0.0
    marks: frozenset[Mark] = frozenset()
    dimmed: bool = False

    def draw(self, studio: Studio) -> QPixmap:
        shadow = studio.pixmap(ShadowPicture(self.height, self.angle, bool(self.marks)))
        pixmap = QPixmap(shadow)  # a copy to paint on
        width, height = self.height * ASPECT, self.height
        card = QRectF(-width / 2, -height / 2, width, height)
        painter = smooth(pixmap)
        middle = pixmap.deviceIndependentSize() / 2
        painter.translate(middle.width(), middle.height())
        painter.rotate(self.angle)
        self._face(painter, card, studio)
        if self.dimmed:
            _veil(painter, card)
        _rims(painter, card, self.marks, studio)
        painter.end()
        return pixmap

    def _face(self, painter: QPainter, card: QRectF, studio: Studio) -> None:
        """The card itself; a turned one from twice the dots, so that its edges stay sharp."""
        dpr = studio.dpr * (2 if self.angle else 1)
        flat = studio.cards.face(self.card, self.height, dpr) if self.card is not None else None
        flat = flat or studio.cards.back(self.height, dpr)
        if self.angle:
            painter.drawPixmap(card, flat, QRectF(flat.rect()))
        else:
            painter.drawPixmap(card.topLeft(), flat)


@dataclass(frozen=True, slots=True)
class ShadowPicture:
    """A soft thin shadow, a little longer under a lifted card, in the room that a card's picture takes."""

    height: float
    angle: float
    lifted: bool

    def draw(self, studio: Studio) -> QPixmap:
        width, height = self.height * ASPECT, self.height
        room = 2 * MARGIN * height
        # Whole dots on either side of the card: its own pixmap is laid on without being scaled.
        pixmap = blank(_even(width, room, studio.dpr), _even(height, room, studio.dpr), studio.dpr)
        painter = smooth(pixmap)
        middle = pixmap.deviceIndependentSize() / 2
        painter.translate(middle.width(), middle.height())
        painter.rotate(self.angle)
        card = QRectF(-width / 2, -height / 2, width, height)
        depth = height * (0.045 if self.lifted else 0.022)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 18))
        for ring in range(5):
            grow = depth * (ring / 3 - 0.3)
            soft = card.adjusted(-grow, -grow, grow, grow).translated(QPointF(0, depth * 0.8))
            radius = CORNER * width + max(0.0, grow)
            painter.drawRoundedRect(soft, radius, radius)
        painter.end()
        return pixmap


def _even(length: float, room: float, dpr: float) -> float:
    """The length with its room, so that the dots on both sides are equally many."""
    return (round(length * dpr) + 2 * round(room * dpr / 2)) / dpr


def _veil(painter: QPainter, card: QRectF) -> None:
    """Light enough that the index can still be read."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(VEIL)
    painter.drawRoundedRect(card, CORNER * card.width(), CORNER * card.width())


def _rims(painter: QPainter, card: QRectF, marks: frozenset[Mark], studio: Studio) -> None:
    """Gold for high, sky for low; a card that wins both ways has the gold outside and the sky within."""
    width = max(2.0, card.height() * 0.035)
    rims = [colour for mark, colour in _colours(studio).items() if mark in marks]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for place, colour in enumerate(reversed(rims)):
        grow = width * (place + 0.5) - width * 0.4
        painter.setPen(QPen(QColor(colour), width))
        radius = CORNER * card.width() + grow
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), radius, radius)


def _colours(studio: Studio) -> dict[Mark, str]:
    return {Mark.HIGH: studio.colours.gold, Mark.LOW: studio.colours.sky}


@dataclass(frozen=True, slots=True)
class SlotPicture:
    """Where a card of the board will lie: a faint outline on the cloth."""

    height: float

    def draw(self, studio: Studio) -> QPixmap:
        width = self.height * ASPECT
        pixmap = blank(width, self.height, studio.dpr)
        painter = smooth(pixmap)
        painter.setBrush(QColor(0, 0, 0, 22))
        painter.setPen(QPen(QColor(255, 255, 255, 26), 1.2))
        radius = CORNER * width
        painter.drawRoundedRect(QRectF(1, 1, width - 2, self.height - 2), radius, radius)
        painter.end()
        return pixmap
