"""Pictures of a question of cards: the felt under them, badges, the rim of a wrong card, keys, the frame of a group."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from omaha_trainer.ui.art.canvas import blank, smooth
from omaha_trainer.ui.art.card_art import ASPECT, CORNER
from omaha_trainer.ui.felt.studio import Studio
from omaha_trainer.ui.felt.text_picture import felt_font
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.palette import FeltColours

from .cards_model import Badge

ROUND = 0.11
"""The felt's corners for a height of one."""
RAIL = 9.0
SOFT = 5
WRONG_RIM = "#d9534f"


@dataclass(frozen=True, slots=True)
class ClothPicture:
    """The whole view: the dark room, and on it a rounded piece of felt in a walnut rail; `cloth` is its outer edge."""

    width: int
    height: int
    cloth: tuple[float, float, float, float]

    def draw(self, studio: Studio) -> QPixmap:
        pixmap = QPixmap(round(self.width * studio.dpr), round(self.height * studio.dpr))
        pixmap.setDevicePixelRatio(studio.dpr)
        view, rail = QRectF(0, 0, self.width, self.height), QRectF(*self.cloth)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        soft = _room(view, rail, studio.colours)
        painter.drawPixmap(view, soft, QRectF(soft.rect()))
        _wood(painter, rail, studio.colours)
        _cloth(painter, rail.adjusted(RAIL, RAIL, -RAIL, -RAIL), studio.colours)
        painter.end()
        return pixmap


def _room(view: QRectF, rail: QRectF, colours: FeltColours) -> QPixmap:
    """Near black with a touch of light, and the table's shadow: no edges, so it is drawn small and stretched."""
    small = QPixmap(max(1, round(view.width() / SOFT)), max(1, round(view.height() / SOFT)))
    painter = smooth(small)
    painter.scale(small.width() / view.width(), small.height() / view.height())
    light = QRadialGradient(rail.center(), max(view.width(), view.height()) * 0.62)
    light.setColorAt(0.0, QColor(colours.backdrop).lighter(150))
    light.setColorAt(0.55, QColor(colours.backdrop).lighter(112))
    light.setColorAt(1.0, QColor(colours.backdrop_edge))
    painter.fillRect(view, light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 12))
    for ring in range(12):
        grow = 26 * ring / 11
        painter.drawPath(_rounded(rail.adjusted(-grow, -grow * 0.5, grow, grow * 1.5)))
    painter.end()
    return small


def _rounded(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    radius = min(44.0, max(22.0, ROUND * box.height()))
    path.addRoundedRect(box, radius, radius)
    return path


def _wood(painter: QPainter, rail: QRectF, colours: FeltColours) -> None:
    wood = QLinearGradient(rail.topLeft(), rail.bottomLeft())
    wood.setColorAt(0.0, QColor(colours.rail_light).lighter(122))
    wood.setColorAt(0.35, QColor(colours.rail_light))
    wood.setColorAt(1.0, QColor(colours.rail_dark))
    painter.fillPath(_rounded(rail), wood)
    shine = QLinearGradient(rail.topLeft(), rail.bottomLeft())
    bright = QColor(colours.rail_shine)
    shine.setColorAt(0.0, bright)
    bright.setAlpha(50)
    shine.setColorAt(1.0, bright)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shine, 1.4))
    painter.drawPath(_rounded(rail.adjusted(1, 1, -1, -1)))


def _cloth(painter: QPainter, felt: QRectF, colours: FeltColours) -> None:
    """Green, bright in the middle, with the rail's shade along its edge and a faint line within."""
    painter.save()
    path = _rounded(felt)
    painter.setClipPath(path)
    painter.translate(felt.center())
    painter.scale(felt.width(), felt.height())
    green = QRadialGradient(QPointF(0, -0.06), 0.66)
    green.setColorAt(0.0, QColor(colours.centre))
    green.setColorAt(1.0, QColor(colours.rim))
    painter.fillRect(QRectF(-0.5, -0.5, 1, 1), green)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(5):
        painter.setPen(QPen(QColor(0, 0, 0, 34 - 6 * ring), 2))
        painter.drawPath(_rounded(felt.adjusted(2 * ring, 2 * ring, -2 * ring, -2 * ring)))
    line = QColor(colours.line)
    line.setAlphaF(0.3)
    painter.setPen(QPen(line, 1.4))
    painter.drawPath(_rounded(felt.adjusted(13, 13, -13, -13)))


@dataclass(frozen=True, slots=True)
class BadgePicture:
    """A green disc with a check, or a red square with a cross: two shapes in two colours."""

    badge: Badge
    side: int

    def draw(self, studio: Studio) -> QPixmap:
        return self.drawn(studio.colours, studio.dpr)

    def drawn(self, colours: FeltColours, dpr: float) -> QPixmap:
        """The badge without the rest of the studio, for a panel."""
        pixmap = blank(self.side + 2, self.side + 2, dpr)
        painter = smooth(pixmap)
        box = QRectF(1, 1, self.side, self.side)
        right = self.badge is Badge.RIGHT
        painter.setPen(QPen(QColor("#ffffff"), max(1.4, self.side / 14)))
        painter.setBrush(QColor(colours.good if right else colours.bad))
        inside = box.adjusted(0.8, 0.8, -0.8, -0.8)
        if right:
            painter.drawEllipse(inside)
        else:
            painter.drawRoundedRect(inside, self.side * 0.24, self.side * 0.24)
        pen = QPen(QColor("#ffffff"), max(1.8, self.side / 9))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_check(box) if right else _cross(box))
        painter.end()
        return pixmap


def _check(box: QRectF) -> QPainterPath:
    path = QPainterPath(_at(box, 0.29, 0.52))
    path.lineTo(_at(box, 0.44, 0.67))
    path.lineTo(_at(box, 0.72, 0.36))
    return path


def _cross(box: QRectF) -> QPainterPath:
    path = QPainterPath(_at(box, 0.33, 0.33))
    path.lineTo(_at(box, 0.67, 0.67))
    path.moveTo(_at(box, 0.67, 0.33))
    path.lineTo(_at(box, 0.33, 0.67))
    return path


def _at(box: QRectF, x: float, y: float) -> QPointF:
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height())


@dataclass(frozen=True, slots=True)
class WrongRimPicture:
    """The rim of a card that should not have been chosen: red and broken."""

    height: float

    def draw(self, studio: Studio) -> QPixmap:
        line = max(2.0, self.height * 0.026)
        room = 2 * line
        width = self.height * ASPECT
        pixmap = blank(width + 2 * room, self.height + 2 * room, studio.dpr)
        painter = smooth(pixmap)
        pen = QPen(QColor(WRONG_RIM), line)
        pen.setDashPattern([3.2, 2.0])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        grow = 0.1 * line
        card = QRectF(room, room, width, self.height).adjusted(-grow, -grow, grow, grow)
        painter.drawRoundedRect(card, CORNER * width, CORNER * width)
        painter.end()
        return pixmap


@dataclass(frozen=True, slots=True)
class KeyPicture:
    """A digit in a key, as it stands beside what it chooses."""

    letter: str
    pixels: int
    strong: bool = False

    def draw(self, studio: Studio) -> QPixmap:
        side = round(1.55 * self.pixels)
        pixmap = blank(side + 2, side + 2, studio.dpr)
        painter = smooth(pixmap)
        box = QRectF(1, 1, side, side)
        painter.setPen(QPen(QColor(255, 255, 255, 190 if self.strong else 120), 1.2))
        painter.setBrush(QColor(10, 34, 25, 150))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), side * 0.22, side * 0.22)
        painter.setFont(felt_font(self.pixels, Weight.DemiBold))
        painter.setPen(QColor(studio.colours.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.letter)
        painter.end()
        return pixmap


@dataclass(frozen=True, slots=True)
class FramePicture:
    """A frame around what was chosen."""

    width: float
    height: float
    colour: str
    round: float = 14.0

    def draw(self, studio: Studio) -> QPixmap:
        pixmap = blank(self.width, self.height, studio.dpr)
        painter = smooth(pixmap)
        painter.setPen(QPen(QColor(self.colour), 2.6))
        fill = QColor(self.colour)
        fill.setAlphaF(0.12)
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(2, 2, self.width - 4, self.height - 4), self.round, self.round)
        painter.end()
        return pixmap
