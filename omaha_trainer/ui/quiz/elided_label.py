"""A line of words whose middle gives way where it does not fit: what it is, and what it ends with, stay."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel


class ElidedLabel(QLabel):
    """Asks for no room; where it is cut, the whole line is its tool-tip."""

    @property
    def shown(self) -> str:
        """What there is room for."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, self.width())

    def setText(self, arg__1: str) -> None:
        super().setText(arg__1)
        self._tell()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, arg__1: QPaintEvent) -> None:  # noqa: ARG002 - Qt's own name
        painter = QPainter(self)
        flags, colour = int(self.alignment()), self.foregroundRole()
        self.style().drawItemText(painter, self.rect(), flags, self.palette(), self.isEnabled(), self.shown, colour)

    def _tell(self) -> None:
        self.setToolTip("" if self.shown == self.text() else self.text())
