"""What the strengths of colour of the days mean: from fewer to more."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.calendar_strip import GAP, SHARES, SIDE, CalendarStrip
from omaha_trainer.ui.voices import translate


class LevelLegend(QWidget):
    """A row of squares between two words."""

    def __init__(self, strip: CalendarStrip, look: Look) -> None:
        super().__init__()
        self._strip, self._look = strip, look
        self._words = translate("Progress", "fewer"), translate("Progress", "more")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("Progress", "Colours of the days"))

    def _parts(self) -> tuple[int, int, int, int]:
        """Widths of the words, side of a square, step from one to the next."""
        px = self._look.theme.sizes.px
        ruler = QFontMetrics(self._look.theme.font(self._look.theme.sizes.small))
        before, after = (ruler.horizontalAdvance(word) for word in self._words)
        return before, after, px(SIDE), px(SIDE) + px(GAP)

    def sizeHint(self) -> QSize:
        before, after, side, step = self._parts()
        return QSize(before + after + (len(SHARES) + 1) * step, max(side + 4, 20))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        before, _, side, step = self._parts()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._look.theme.font(self._look.theme.sizes.small))
        painter.setPen(QColor(self._look.theme.palette.muted))
        line = QRectF(self.rect())
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._words[0])
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._words[1])
        painter.setPen(Qt.PenStyle.NoPen)
        for number, colour in enumerate(self._strip.level_colours()):
            painter.setBrush(colour)
            square = QRectF(before + step // 2 + number * step, (self.height() - side) / 2, side, side)
            painter.drawRoundedRect(square, 3, 3)
        painter.end()
