"""The few numbers that stand over everything: how many, how well, how fast, how regularly, and what play came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.reading import Reading
from omaha_trainer.ui.theme.fonts import Weight

GAP, SIDE, TOP = 12, 15, 11


@dataclass(frozen=True, slots=True)
class Number:
    """What it is called, the figure, a line below it, and what it means."""

    name: str
    figure: str
    below: str
    meaning: str


class NumbersRow(Reading):
    """Tiles side by side, all of one width."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(name, look, parent)
        self._numbers: Sequence[Number] = ()
        self._figures_font = self._large
        small, large = QFontMetricsF(self._small).height(), QFontMetricsF(self._large).height()
        self.setFixedHeight(round(2 * small + large + 2 * look.theme.sizes.px(TOP)))

    def show_numbers(self, numbers: Sequence[Number]) -> None:
        self._numbers = numbers
        self.say([(f"{one.name}: {one.figure}, {one.below}".rstrip(", "), one.meaning) for one in numbers])

    @property
    def _small(self) -> QFont:
        return self._look.theme.font(self._look.theme.sizes.small)

    @property
    def _large(self) -> QFont:
        return self._look.theme.font(self._look.theme.sizes.heading, Weight.Bold)

    def _figure(self) -> QFont:
        """The largest font in which every figure has room."""
        sizes = self._look.theme.sizes
        room = self._room(self.place(0))
        for pixels in range(sizes.heading, sizes.body, -1):
            font = self._look.theme.font(pixels, Weight.Bold)
            ruler = QFontMetricsF(font)
            if all(ruler.horizontalAdvance(one.figure) <= room for one in self._numbers):
                return font
        return self._look.theme.font(weight=Weight.Bold)

    def _room(self, place: QRectF) -> float:
        return place.width() - self._look.theme.sizes.px(SIDE) - self._look.theme.sizes.px(8)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._numbers:
            self._figures_font = self._figure()
        super().paintEvent(event)

    def place(self, number: int) -> QRectF:
        gap, count = self._look.theme.sizes.px(GAP), len(self._numbers)
        width = (self.width() - gap * (count - 1)) / count
        return QRectF(round(number * (width + gap)), 0, round(width), self.height())

    def paint(self, painter: QPainter, number: int, place: QRectF) -> None:
        one, palette, px = self._numbers[number], self._look.theme.palette, self._look.theme.sizes.px
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), px(10), px(10))
        left, room, top = place.left() + px(SIDE), self._room(place), place.top() + px(TOP)
        lines = (
            (one.name, self._small, palette.muted),
            (one.figure, self._figures_font, palette.text),
            (one.below, self._small, palette.muted),
        )
        for words, font, colour in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            high = QFontMetricsF(self._large if words is one.figure else font).height()
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(left, top, room, high), Qt.AlignmentFlag.AlignVCenter, shown)
            top += high
