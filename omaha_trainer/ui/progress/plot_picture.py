"""The curves of a chart, drawn by pyqtgraph. The one module that imports that library: import it late.

Draws no figures and no grid, takes no mouse and no keys: who shows it does.
"""

from __future__ import annotations

from collections.abc import Sequence

import pyqtgraph
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsPolygonItem, QWidget

from omaha_trainer.ui.progress.chart import Band, Chart, Ink, Line, Range
from omaha_trainer.ui.theme.theme import Theme

BAND_STRENGTH = 0.18
"""How much of the line's colour its band has."""


class PlotPicture(pyqtgraph.GraphicsView):  # type: ignore[misc]
    """Shows one chart at a time, over its whole width and height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, useOpenGL=False, background=None)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(self.CacheModeFlag.CacheNone)
        self.viewport().setAutoFillBackground(False)  # the grid lies behind
        self._box = pyqtgraph.ViewBox(enableMouse=False, enableMenu=False, defaultPadding=0)
        self._box.disableAutoRange()
        self.setCentralItem(self._box)

    def draw(self, chart: Chart, x_range: Range, y_range: Range, theme: Theme) -> None:
        """Put the chart in the place of the one before; the ranges reach from edge to edge."""
        self._box.clear()
        self._box.setRange(xRange=x_range, yRange=y_range, padding=0)
        self._fill(chart.xs, chart.band, theme)
        for line in chart.lines:
            self._stroke(chart.xs, line, theme)

    def _fill(self, xs: Sequence[float], band: Band, theme: Theme) -> None:
        colour = ink_colour(band.ink, theme)
        colour.setAlphaF(BAND_STRENGTH)
        there = [QPointF(x, y) for x, y in zip(xs, band.highs, strict=True)]
        back = [QPointF(x, y) for x, y in zip(xs, band.lows, strict=True)]
        area = QGraphicsPolygonItem(QPolygonF([*there, *reversed(back)]))
        area.setPen(QPen(Qt.PenStyle.NoPen))
        area.setBrush(colour)
        self._box.addItem(area, ignoreBounds=True)

    def _stroke(self, xs: Sequence[float], line: Line, theme: Theme) -> None:
        pen = QPen(ink_colour(line.ink, theme), theme.sizes.px(10) / 5 * self.devicePixelRatioF())
        pen.setCosmetic(True)  # its width is one of the screen's own pixels
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if line.dashed:
            pen.setDashPattern([3, 3])
        curve = pyqtgraph.PlotCurveItem(list(xs), list(line.ys), pen=pen, antialias=True)
        self._box.addItem(curve, ignoreBounds=True)


def ink_colour(ink: Ink, theme: Theme) -> QColor:
    return QColor(getattr(theme.palette, ink.value))
