"""A line of words that gives way: where it does not fit as a whole it is not shown. For words said elsewhere too."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel


class SpareLabel(QLabel):
    """Takes what room is left and asks for none."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, arg__1: QPaintEvent) -> None:  # noqa: ARG002 - Qt's own name
        if self.fontMetrics().horizontalAdvance(self.text()) > self.width():
            return
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.rect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            self.text(),
            self.foregroundRole(),
        )
