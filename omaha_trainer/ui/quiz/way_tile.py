"""A way to train as a large button: icon, name, what it is in one line, its key. Knows no way."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind

from .labels import make_label

ICON = 26


class WayTile(QPushButton):
    """The main one is in gold."""

    def __init__(self, name: str, icon: str, key: str, look: Look, *, main: bool) -> None:
        super().__init__()
        self._look = look
        self._icon_name = icon
        self.setObjectName(name)
        self.setAutoDefault(False)
        set_kind(self, Kind.WAY_MAIN if main else Kind.WAY)
        self._main = main
        self._icon = make_label("way-icon")
        self._name = make_label("way-name", Kind.WAY_NAME)
        self._words = make_label("way-words", Kind.WAY_WORDS, wraps=True)
        self._key = make_label("way-key", Kind.WAY_KEY)
        self._key.setText(key)
        for label in (self._icon, self._name, self._words, self._key):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            label.setProperty("main", main)
        self._lay_out()
        self.dress()

    def _lay_out(self) -> None:
        px = self._look.theme.sizes.px
        head = QHBoxLayout()
        head.setSpacing(px(10))
        head.addWidget(self._icon)
        head.addWidget(self._name, 1)
        head.addWidget(self._key)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(16), px(16), px(16))
        column.setSpacing(px(8))
        column.addLayout(head)
        column.addWidget(self._words, 1, Qt.AlignmentFlag.AlignTop)

    def say(self, name: str, words: str) -> None:
        self._name.setText(name)
        self._words.setText(words)
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)

    def dress(self) -> None:
        palette, size = self._look.theme.palette, self._look.theme.sizes.px(ICON)
        ink = palette.on_gold if self._main else palette.gold
        self._icon.setPixmap(self._look.icons.pixmap(self._icon_name, ink, size, self.devicePixelRatioF()))

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.minimumSize()
