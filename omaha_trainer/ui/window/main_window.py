"""The window: the rail at the left, the page in the middle, notices above it. Knows no page's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from omaha_trainer.ui.look import Look
    from omaha_trainer.ui.window.page import Page

translate = QCoreApplication.translate

SMALLEST = QSize(1024, 640)
USUAL = QSize(1280, 800)
TITLE_BAR = 40
"""What the desktop's frame around a window takes of the screen's height, at the most."""


class MainWindow(QMainWindow):
    """`closing` comes once, before the window is gone: save and wait for threads then."""

    closing = Signal()

    def __init__(self, scale: float = 1.0) -> None:
        """`scale` is that of the type: large type needs a larger window, as far as the screen has room."""
        super().__init__()
        self._pages: dict[str, Page] = {}
        self._makers: dict[str, Callable[[], Page]] = {}
        self._closed = False
        self.setObjectName("main-window")
        room = self.screen().availableSize()
        self.setMinimumSize((SMALLEST * max(1.0, scale)).boundedTo(room.expandedTo(SMALLEST)))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._stack = QStackedWidget()
        self._add_keys()
        self._retitle()

    def furnish(self, look: Look) -> None:
        """Make the rail and the notices; pages come after. What was shown before gives way in `reveal`."""
        from omaha_trainer.ui.window.notice_bar import NoticeBar  # not before the first paint
        from omaha_trainer.ui.window.rail import Rail

        self.rail = Rail(look)
        self.notices = NoticeBar(look)
        self.rail.chosen.connect(self.show_page)
        look.changed.connect(self._dress)

    def reveal(self) -> None:
        """Show rail and pages."""
        self._lay_out()
        self.page.setFocus()

    def add_page(self, name: str, icon: str, words: str, page: Page) -> None:
        """One more page; the first one is shown."""
        self._take_page(name, page)
        self.rail.add(name, icon, words, at_bottom=False)
        if len(self._pages) == 1:
            self.show_page(name)

    def add_page_later(
        self, name: str, icon: str, words: str, make: Callable[[], Page], *, at_bottom: bool = False
    ) -> None:
        """A page that is made when it is first asked for, so that the window opens fast."""
        self._makers[name] = make
        self.rail.add(name, icon, words, at_bottom=at_bottom)

    def add_hidden_page(self, name: str, page: Page) -> None:
        """A page that another one leads to; the rail goes on marking that one."""
        self._take_page(name, page)

    def show_page(self, name: str) -> None:
        if name in self._makers:
            self._take_page(name, self._makers.pop(name)())
        page = self._pages[name]
        self._stack.setCurrentWidget(page)
        self.rail.check(name)
        page.setFocus()
        self._retitle()

    def _take_page(self, name: str, page: Page) -> None:
        self._pages[name] = page
        self._stack.addWidget(page)
        page.titled.connect(self._retitle)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return next(page for page in self._pages.values() if page is self._stack.currentWidget())

    def tell(self, sentence: str) -> None:
        """Show a sentence that has to be read."""
        self.notices.tell(sentence)

    def come_up(self) -> None:
        """Come to the front: somebody started the program a second time."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def place(self, geometry: bytes) -> None:
        """Where the window was last time; the usual size where that is not known and nobody gave it another."""
        if geometry and self.restoreGeometry(QByteArray(geometry)):
            return
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return
        room = self.screen().availableSize()
        self.resize(min(USUAL.width(), room.width()), min(USUAL.height(), room.height() - TITLE_BAR))

    def geometry_bytes(self) -> bytes:
        return bytes(self.saveGeometry().data())

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.notices)
        column.addWidget(self._stack, 1)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(column, 1)
        self.setCentralWidget(centre)

    def _add_keys(self) -> None:
        for keys, slot in (("F11", self._toggle_full_screen), ("Ctrl+Q", self.close)):
            action = QAction(self)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(slot)
            self.addAction(action)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _dress(self) -> None:
        self.rail.dress()
        self.notices.dress()
        for page in self._pages.values():
            page.dress()

    def _retitle(self) -> None:
        name = translate("Window", "Omaha Trainer")
        title = self.page.title() if self._pages else ""
        self.setWindowTitle(f"{title} - {name}" if title else name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._pages and self.page.handle_key(event):
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._closed:
            self._closed = True
            self.closing.emit()
        super().closeEvent(event)
