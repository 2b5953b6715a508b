"""The empty table: backdrop, walnut rail, felt, betting line and vignette, drawn once for each size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from omaha_trainer.ui.theme.palette import FeltColours

from .bet_spots import RAIL

if TYPE_CHECKING:
    from .studio import Studio

SOFT = 5
"""Backdrop and shadow are drawn so many times smaller."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The whole view with the table on it; `table` is left, top, width and height of the rail's outer edge."""

    width: int
    height: int
    table: tuple[float, float, float, float]

    def draw(self, studio: Studio) -> QPixmap:
        return self.drawn(studio.colours, studio.dpr)

    def drawn(self, colours: FeltColours, dpr: float) -> QPixmap:
        """The table without the rest of the studio, which takes longer to load than the table to draw.

        A view without any room - a window that somebody makes smaller than it may be - has one pixel.
        """
        width, height = max(1, self.width), max(1, self.height)
        pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        view, rail = QRectF(0, 0, width, height), QRectF(*self.table)
        soft = _soft(view, rail, colours)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(view, soft, QRectF(soft.rect()))
        _rail(painter, rail, colours)
        felt = _inner(rail, RAIL * rail.height())
        _felt(painter, felt, colours)
        _line(painter, felt, colours)
        painter.end()
        return pixmap


def _soft(view: QRectF, rail: QRectF, colours: FeltColours) -> QPixmap:
    """Backdrop and shadow have no edges: drawn small and stretched, they look the same at a fraction of the time."""
    small = QPixmap(max(1, round(view.width() / SOFT)), max(1, round(view.height() / SOFT)))
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(small.width() / view.width(), small.height() / view.height())
    _backdrop(painter, view, rail, colours)
    painter.end()
    return small


def stadium(box: QRectF) -> QPainterPath:
    """A rectangle with half circles for its short sides."""
    path = QPainterPath()
    radius = min(box.width(), box.height()) / 2
    path.addRoundedRect(box, radius, radius)
    return path


def _inner(box: QRectF, by: float) -> QRectF:
    return box.adjusted(by, by, -by, -by)


def _backdrop(painter: QPainter, view: QRectF, rail: QRectF, colours: FeltColours) -> None:
    """Near black, a touch lighter around the table, darker towards the corners; the table's shadow on it."""
    light = QRadialGradient(rail.center(), max(view.width(), view.height()) * 0.62)
    light.setColorAt(0.0, QColor(colours.backdrop).lighter(150))
    light.setColorAt(0.55, QColor(colours.backdrop).lighter(112))
    light.setColorAt(1.0, QColor(colours.backdrop_edge))
    painter.fillRect(view, light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 12))
    depth = rail.height() * 0.06
    for ring in range(12):
        grow = depth * (ring / 11)
        painter.drawPath(stadium(rail.adjusted(-grow, -grow * 0.5, grow, grow * 1.6)))


def _rail(painter: QPainter, rail: QRectF, colours: FeltColours) -> None:
    """Dark walnut, lit from above, with one soft highlight along its upper edge."""
    wood = QLinearGradient(rail.topLeft(), rail.bottomLeft())
    wood.setColorAt(0.0, QColor(colours.rail_light).lighter(122))
    wood.setColorAt(0.35, QColor(colours.rail_light))
    wood.setColorAt(1.0, QColor(colours.rail_dark))
    painter.fillPath(stadium(rail), wood)
    width = RAIL * rail.height()
    shine = QLinearGradient(rail.topLeft(), rail.bottomLeft())
    bright = QColor(colours.rail_shine)
    shine.setColorAt(0.0, bright)
    bright.setAlpha(70)
    shine.setColorAt(0.45, bright)
    bright.setAlpha(24)
    shine.setColorAt(1.0, bright)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(shine, 1.4))
    painter.drawPath(stadium(_inner(rail, 1)))
    for step in range(6):  # a soft band in the middle of the rail
        soft = QPen(QColor(255, 226, 196, 7), width * (0.55 - step * 0.08))
        painter.setPen(soft)
        painter.drawPath(stadium(_inner(rail, width * 0.42)))


def _felt(painter: QPainter, felt: QRectF, colours: FeltColours) -> None:
    """Green, bright in the middle; the gradient follows the table's shape."""
    cloth = QRadialGradient(QPointF(0, -0.06), 0.66)
    cloth.setColorAt(0.0, QColor(colours.centre))
    cloth.setColorAt(0.5, _between(colours.centre, colours.rim, 0.32))
    cloth.setColorAt(1.0, QColor(colours.rim))
    brush = QBrush(cloth)
    place = QTransform.fromTranslate(felt.center().x(), felt.center().y())
    brush.setTransform(place.scale(felt.width(), felt.height()))
    painter.fillPath(stadium(felt), brush)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(5):  # the rail's shade on the cloth
        painter.setPen(QPen(QColor(0, 0, 0, 34 - 6 * ring), 2))
        painter.drawPath(stadium(_inner(felt, 2 * ring)))


def _line(painter: QPainter, felt: QRectF, colours: FeltColours) -> None:
    line = QColor(colours.line)
    line.setAlphaF(0.34)
    painter.setPen(QPen(line, 1.5))
    painter.drawPath(stadium(_inner(felt, 0.075 * felt.height())))


def _between(first: str, second: str, part: float) -> QColor:
    one, other = QColor(first), QColor(second)
    return QColor(
        round(one.red() + (other.red() - one.red()) * part),
        round(one.green() + (other.green() - one.green()) * part),
        round(one.blue() + (other.blue() - one.blue()) * part),
    )
