"""Where nothing is kept yet: what will appear here, and a button that starts it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind

WIDTH = 460
ICON = 40


class EmptyState(QFrame):
    """`started` comes when the reader pressed the button."""

    started = Signal()

    def __init__(
        self, icon: str, title: str, words: str, button: str, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        set_kind(self, Kind.TILE)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self._look, self._name = look, icon
        px = look.theme.sizes.px
        self._icon, heading, text = QLabel(), QLabel(title), QLabel(words)
        set_kind(heading, Kind.STRONG)
        set_kind(text, Kind.MUTED)
        text.setWordWrap(True)
        text.setFixedSize(px(WIDTH), text.heightForWidth(px(WIDTH)))
        text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = QPushButton(button)
        self.button.setAutoDefault(False)
        set_kind(self.button, Kind.PRIMARY)
        self.button.clicked.connect(self.started)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(30), px(24), px(30))
        column.setSpacing(px(12))
        for part in (self._icon, heading, text, self.button):
            column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        self.dress()

    def dress(self) -> None:
        size = self._look.theme.sizes.px(ICON)
        self._icon.setPixmap(
            self._look.icons.pixmap(self._name, self._look.theme.palette.gold, size, self.devicePixelRatioF())
        )
