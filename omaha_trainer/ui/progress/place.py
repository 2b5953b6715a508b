"""A place on the page where one of several widgets stands, or none."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from omaha_trainer.ui.progress.empty_state import EmptyState


class Place(QWidget):
    """Hidden while it is empty. An empty state that gives way is gone; anything else is only hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def put(self, widget: QWidget | None) -> None:
        before = self.shown
        if before is widget:
            return
        self.shown = widget
        if before is not None:
            before.hide()
            if isinstance(before, EmptyState):
                self._column.removeWidget(before)
                before.deleteLater()
        if widget is not None:
            self._column.addWidget(widget)
            widget.show()
        self.setVisible(widget is not None)
