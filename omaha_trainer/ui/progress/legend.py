"""What the lines of a chart are: for each a piece of it and its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.chart import Ink
from omaha_trainer.ui.theme.fonts import Weight

PIECE = 24


class Legend(QWidget):
    """A line of names."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._lines: Sequence[tuple[Ink, bool, str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[tuple[Ink, bool, str]]) -> None:
        """Ink, whether dashed, and name of each."""
        self._lines = lines
        self.setAccessibleName(", ".join(words for _, _, words in lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(10, QFontMetrics(self._look.theme.font()).height() + self._look.theme.sizes.px(2))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        px, palette = self._look.theme.sizes.px, self._look.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._look.theme.font(weight=Weight.DemiBold))
        x, middle = 0.0, self.height() / 2
        for ink, dashed, words in self._lines:
            pen = QPen(QColor(getattr(palette, ink.value)), px(10) / 5)
            if dashed:
                pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(x, middle), QPointF(x + px(PIECE), middle))
            x += px(PIECE) + px(8)
            painter.setPen(QColor(palette.text))
            room = painter.fontMetrics().horizontalAdvance(words) + 2
            painter.drawText(int(x), 0, room, self.height(), Qt.AlignmentFlag.AlignVCenter, words)
            x += room + px(22)
        painter.end()
