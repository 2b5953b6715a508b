"""What the window shows in its first moment, while the program behind it is still being loaded: the felt in its place.

Draws the same picture that the page will show there, and plain areas for all else. Imports little, on purpose.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.felt.layout import layout
from omaha_trainer.ui.felt.table_picture import TablePicture
from omaha_trainer.ui.theme.palette import FELT, Palette
from omaha_trainer.ui.theme.type_scale import TypeScale

RAIL, PANEL, BAR = 72, 320, 88
"""Widths of the rail and the side panel, height of the action bar, in units of the usual font."""

NARROW = 1100
"""Below this width of the window the side panel opens folded."""


class Curtain(QWidget):
    """`painted` comes once, when the felt has been on the screen for the first time."""

    painted = Signal()

    def __init__(self, palette: Palette, sizes: TypeScale, seats: int, *, folded: bool) -> None:
        super().__init__()
        self._palette = palette
        self._sizes = sizes
        self._seats = seats
        self._folded = folded
        self._seen = False

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        px, palette = self._sizes.px, self._palette
        whole = self.rect()
        panel = 0 if self._folded else px(PANEL)
        felt = whole.adjusted(px(RAIL), 0, -panel, -px(BAR))
        painter = QPainter(self)
        painter.fillRect(whole, QColor(palette.surface))
        painter.fillRect(QRect(0, 0, px(RAIL), whole.height()), QColor(palette.rail))
        painter.drawPixmap(felt.topLeft(), self._table(felt))
        painter.end()
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self.painted.emit)

    def _table(self, felt: QRect) -> QPixmap:
        table = layout(felt.width(), felt.height(), self._seats, self._sizes.scale).table
        shape = (table.left(), table.top(), table.width(), table.height())
        return TablePicture(felt.width(), felt.height(), shape).drawn(FELT, self.devicePixelRatioF())
