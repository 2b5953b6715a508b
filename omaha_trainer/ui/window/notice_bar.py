"""Sentences over the page that have to be read: what could not be saved, what was refused. Knows only text."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind

translate = QCoreApplication.translate

MOST = 3


class NoticeBar(QWidget):
    """Shows the last few sentences, each until it is closed; the same sentence never stands there twice."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._notices: list[_Notice] = []
        px = look.theme.sizes.px
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(12), px(10), px(12), px(2))
        self._column.setSpacing(px(6))
        self.hide()

    @property
    def sentences(self) -> list[str]:
        return [notice.text() for notice in self._notices]

    def tell(self, text: str) -> None:
        if text in self.sentences:
            return
        while len(self._notices) >= MOST:
            self._close(self._notices[0])
        notice = _Notice(text, self._look, self)
        notice.close_button.clicked.connect(self._closed)
        self._notices.append(notice)
        self._column.addWidget(notice)
        self.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(notice, text))

    def dress(self) -> None:
        for notice in self._notices:
            notice.dress()

    def _closed(self) -> None:
        for notice in self._notices:
            if notice.close_button is self.sender():
                self._close(notice)
                return

    def _close(self, notice: _Notice) -> None:
        self._notices.remove(notice)
        self._column.removeWidget(notice)
        notice.hide()
        notice.deleteLater()
        self.setVisible(bool(self._notices))


class _Notice(QFrame):
    def __init__(self, text: str, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        set_kind(self, Kind.ADVICE)
        self._icon = QLabel()
        self._words = QLabel(text)
        self._words.setTextFormat(Qt.TextFormat.PlainText)  # a file's name may look like markup
        self._words.setWordWrap(True)
        self.close_button = QToolButton()
        self.close_button.setAccessibleName(translate("Window", "Close this notice"))
        px = look.theme.sizes.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(4), px(6), px(4))
        row.setSpacing(px(10))
        row.addWidget(self._icon)
        row.addWidget(self._words, 1)
        row.addWidget(self.close_button)
        self.dress()

    def text(self) -> str:
        return self._words.text()

    def dress(self) -> None:
        palette, size = self._look.theme.palette, self._look.theme.sizes.px(20)
        self._icon.setPixmap(self._look.icons.pixmap("info", palette.gold, size, self.devicePixelRatioF()))
        self.close_button.setIcon(self._look.icons.icon("close", palette.muted, size))
        self.close_button.setIconSize(QSize(size, size))
