"""Shares as bars, one below the other: a name, a bar, figures. Knows no poker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.chart import Ink
from omaha_trainer.ui.progress.reading import Reading
from omaha_trainer.ui.theme.fonts import Weight

Align = Qt.AlignmentFlag
ROW, THICK, EDGE, GAP = 30, 8, 6, 10


@dataclass(frozen=True, slots=True)
class Bar:
    """`length` is 0 to 1 of the longest bar; `figures` stand beside it, in columns of their own."""

    name: str
    length: float
    figures: tuple[str, ...]
    meaning: str
    ink: Ink = Ink.GOLD


class BarList(Reading):
    """`named` is the share of the width that is for names; `widths` are the figures' columns, in usual units."""

    def __init__(
        self, name: str, named: float, widths: tuple[int, ...], look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(name, look, parent)
        self._named, self._widths = named, widths
        self._bars: Sequence[Bar] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        self._bars = bars
        self.setFixedHeight(max(1, len(bars)) * self._look.theme.sizes.px(ROW))
        self.say([(f"{bar.name}: {', '.join(bar.figures)}", bar.meaning) for bar in bars])

    @property
    def bars(self) -> Sequence[Bar]:
        return self._bars

    def place(self, number: int) -> QRectF:
        high = self._look.theme.sizes.px(ROW)
        return QRectF(0, number * high, self.width(), high)

    def paint(self, painter: QPainter, number: int, place: QRectF) -> None:
        bar, palette, px = self._bars[number], self._look.theme.palette, self._look.theme.sizes.px
        right = place.right() - px(EDGE)
        for column in range(len(self._widths) - 1, -1, -1):
            cell = QRectF(right - px(self._widths[column]), place.top(), px(self._widths[column]), place.height())
            painter.setFont(self._look.theme.font(weight=Weight.Normal if column else Weight.DemiBold))
            painter.setPen(QColor(palette.muted if column else palette.text))
            painter.drawText(cell, Align.AlignRight | Align.AlignVCenter, bar.figures[column])
            right = cell.left() - px(GAP)
        name = QRectF(place.left() + px(EDGE), place.top(), (right - place.left()) * self._named, place.height())
        painter.setFont(self._look.theme.font())
        painter.setPen(QColor(palette.text))
        shown = painter.fontMetrics().elidedText(bar.name, Qt.TextElideMode.ElideRight, int(name.width()))
        painter.drawText(name, Align.AlignVCenter, shown)
        left = name.right() + px(GAP)
        self._paint_bar(painter, bar, QRectF(left, place.center().y() - px(THICK) / 2, right - left, px(THICK)))

    def _paint_bar(self, painter: QPainter, bar: Bar, groove: QRectF) -> None:
        palette, radius = self._look.theme.palette, groove.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.border))
        painter.drawRoundedRect(groove, radius, radius)
        if bar.length:
            filled = QRectF(groove.topLeft(), groove.size())
            filled.setWidth(max(groove.width() * bar.length, groove.height()))
            painter.setBrush(QColor(palette.gold_fill if bar.ink is Ink.GOLD else palette.sky))
            painter.drawRoundedRect(filled, radius, radius)
