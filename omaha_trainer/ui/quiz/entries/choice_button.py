"""A button of the bar whose words may hold drawn cards, with its digit in a key. Checked while it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from omaha_trainer.ui.keys import is_enter
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale


class ChoiceButton(QPushButton):
    """Enter does not press it: Enter answers."""

    def __init__(self, name: str, key: str, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_kind(self, Kind.ACTION)
        self._words = QLabel()
        self._words.setTextFormat(Qt.TextFormat.RichText)
        self._key = QLabel(key)
        set_kind(self._words, Kind.STRONG)
        set_kind(self._key, Kind.KEY)
        for label in (self._words, self._key):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(sizes.px(14), 0, sizes.px(12), 0)
        row.setSpacing(sizes.px(10))
        row.addWidget(self._words)
        row.addWidget(self._key, 0, Qt.AlignmentFlag.AlignVCenter)

    def say(self, rich: str, plain: str) -> None:
        """The words for the eye and for the ear."""
        self._words.setText(rich)
        self.setAccessibleName(plain)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._row.sizeHint().expandedTo(QSize(0, super().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
