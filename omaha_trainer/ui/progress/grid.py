"""Figures and grid lines of a chart, behind its curves. Knows how they look, not what they mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.progress.chart import Chart
from omaha_trainer.ui.progress.scale import Scale
from omaha_trainer.ui.theme.theme import Theme

Align = Qt.AlignmentFlag


def paint_grid(widget: QWidget, chart: Chart, scale: Scale, theme: Theme) -> None:
    """Everything of the chart but the curves; a frame where the keys go to it."""
    painter = QPainter(widget)
    painter.setFont(theme.font(theme.sizes.small))
    _rows(painter, chart, scale, theme)
    _columns(painter, chart, scale, theme, widget.width())
    if widget.hasFocus():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.palette.focus), 2))
        painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), theme.sizes.px(8), theme.sizes.px(8))
    painter.end()


def _rows(painter: QPainter, chart: Chart, scale: Scale, theme: Theme) -> None:
    area, palette, line = scale.area, theme.palette, QFontMetricsF(painter.font()).height()
    for tick in chart.y_ticks:
        y = round(scale.place(scale.x_range[0], tick.at).y())
        strong = chart.zero and not tick.at
        painter.setPen(QPen(QColor(palette.outline if strong else palette.border), 1))
        painter.drawLine(QPointF(round(area.left()), y), QPointF(round(area.right()), y))
        painter.setPen(QColor(palette.muted))
        beside = QRectF(0, y - line / 2, area.left() - theme.sizes.px(10), line)
        painter.drawText(beside, Align.AlignRight | Align.AlignVCenter, tick.text)


def _columns(painter: QPainter, chart: Chart, scale: Scale, theme: Theme, width: int) -> None:
    """Below each tick its figure, under that the smaller one; those at the ends stay within the widget."""
    area, palette, ruler = scale.area, theme.palette, QFontMetricsF(painter.font())
    top, line = area.bottom() + theme.sizes.px(6), ruler.height()
    taken = 0.0
    for tick in chart.x_ticks:
        x = scale.place(tick.at, scale.y_range[0]).x()
        wide = max(ruler.horizontalAdvance(tick.text), ruler.horizontalAdvance(tick.below)) + 2
        left = min(x - wide / 2, width - wide)
        if left < taken:
            continue
        taken = left + wide + theme.sizes.px(8)
        painter.setPen(QColor(palette.text))
        painter.drawText(QRectF(left, top, wide, line), Align.AlignCenter, tick.text)
        painter.setPen(QColor(palette.muted))
        painter.drawText(QRectF(left, top + line, wide, line), Align.AlignCenter, tick.below)
