"""What lies over a chart and explains one point of it: a hairline, dots, and a small box of words. Takes no mouse."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.progress.chart import Ink
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.theme import Theme

Dots = Sequence[tuple[QPointF, Ink]]


class Pointer(QWidget):
    """Hidden where nothing is explained."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words: Sequence[str] = ()
        self._dots: Dots = ()
        self._area = QRectF()
        self._theme: Theme | None = None
        self.hide()

    def explain(self, words: Sequence[str], dots: Dots, area: QRectF, theme: Theme) -> None:
        """Say `words`, the first ones in bold, of the point at the dots; `area` is where the curves are."""
        self._words, self._dots, self._area, self._theme = words, dots, area, theme
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._theme is None or not self._dots:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_dots(painter, self._theme)
        self._paint_box(painter, self._theme)
        painter.end()

    def _paint_dots(self, painter: QPainter, theme: Theme) -> None:
        palette, size = theme.palette, theme.sizes.px(10) / 2
        x = self._dots[0][0].x()
        painter.setPen(QPen(QColor(palette.outline), 1))
        painter.drawLine(QPointF(x, self._area.top()), QPointF(x, self._area.bottom()))
        painter.setPen(QPen(QColor(palette.raised), 2))
        for place, ink in self._dots:
            painter.setBrush(QColor(getattr(palette, ink.value)))
            painter.drawEllipse(place, size, size)

    def _paint_box(self, painter: QPainter, theme: Theme) -> None:
        palette, px = theme.palette, theme.sizes.px
        fonts = [theme.font(theme.sizes.small, Weight.DemiBold if not number else Weight.Normal)
                 for number in range(len(self._words))]  # fmt: skip
        rulers = [QFontMetricsF(font) for font in fonts]
        line = rulers[0].height() + px(2)
        width = max(ruler.horizontalAdvance(words) for ruler, words in zip(rulers, self._words, strict=True))
        box = self._box_of(width + 2 * px(10), line * len(self._words) + 2 * px(7), px(14))
        painter.setPen(QPen(QColor(palette.outline), 1))
        painter.setBrush(QColor(palette.raised))
        painter.drawRoundedRect(box, px(8), px(8))
        for number, (font, words) in enumerate(zip(fonts, self._words, strict=True)):
            painter.setFont(font)
            painter.setPen(QColor(palette.muted if number else palette.text))
            place = QRectF(box.left() + px(10), box.top() + px(7) + number * line, width + 1, line)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def _box_of(self, width: float, height: float, away: float) -> QRectF:
        """Beside the point, on the side that has room; within the widget."""
        x, y = self._dots[0][0].x(), self._dots[0][0].y()
        left = x + away if x + away + width <= self.width() else x - away - width
        top = min(max(y - height / 2, 1.0), max(self.height() - height - 1.0, 1.0))
        return QRectF(round(max(left, 1.0)) + 0.5, round(top) + 0.5, round(width), round(height))
