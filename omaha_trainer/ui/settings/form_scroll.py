"""A form that scrolls where it lacks room, and asks for all the room that it needs. Knows nothing of its fields."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class FormScroll(QScrollArea):
    """Up and down only; as wide as the form."""

    def __init__(self, form: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._form = form
        self.setWidget(form)

    def eventFilter(self, arg__1: QObject, arg__2: QEvent) -> bool:
        if arg__2.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(arg__1, arg__2)

    def sizeHint(self) -> QSize:
        return self._form.sizeHint() + QSize(self.verticalScrollBar().sizeHint().width(), 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), 0)
