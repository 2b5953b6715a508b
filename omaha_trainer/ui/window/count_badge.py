"""A small number in the corner of a button. Knows no page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale

MOST = 99


class CountBadge(QLabel):
    """Keeps to the upper right corner of its parent; hidden at 0."""

    def __init__(self, parent: QWidget, sizes: TypeScale) -> None:
        super().__init__(parent)
        self._gap = sizes.px(4)
        self._button = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_kind(self, Kind.COUNT)
        parent.installEventFilter(self)

    def show_count(self, count: int) -> None:
        self.setText(str(count) if count <= MOST else f"{MOST}+")
        self.setVisible(count > 0)
        self._place()

    def _place(self) -> None:
        self.adjustSize()
        self.setFixedWidth(max(self.sizeHint().width(), self.sizeHint().height()))
        self.move(self._button.width() - self.width() - self._gap, self._gap)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
