"""The panel beside the felt: tabs, and a button that folds it away. Knows nothing of what is in the tabs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QTabBar, QToolButton, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.window.curtain import PANEL

translate = QCoreApplication.translate


class SidePanel(QFrame):
    """`folding` comes when the reader folds it away; hiding it is the page's work."""

    folding = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("side-panel")
        set_kind(self, Kind.PANEL)
        self._tabs = QTabBar()
        self._tabs.setExpanding(False)
        self._tabs.setDrawBase(False)
        self._pages = QStackedWidget()
        self._pages.setStyleSheet("QStackedWidget { background: transparent; }")
        self._tabbed: list[QWidget] = []
        self._fold = QToolButton()
        self._fold.setObjectName("fold-panel")
        self._fold.setAccessibleName(translate("Play", "Fold the panel away"))
        self._fold.setToolTip(translate("Play", "Fold the panel away"))
        px = look.theme.sizes.px
        self.setFixedWidth(px(PANEL))
        head = QHBoxLayout()
        head.setContentsMargins(px(16), px(8), px(8), 0)
        head.addWidget(self._tabs, 1)
        head.addWidget(self._fold)
        line = QFrame()
        set_kind(line, Kind.LINE)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(line)
        column.addWidget(self._pages, 1)
        self._tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self._fold.clicked.connect(self.folding)
        self.dress()

    def add_tab(self, words: str, widget: QWidget) -> None:
        around = QWidget()
        px = self._look.theme.sizes.px
        column = QVBoxLayout(around)
        column.setContentsMargins(px(16), px(4), px(2), px(4))
        column.addWidget(widget)
        self._pages.addWidget(around)
        self._tabbed.append(widget)
        self._tabs.addTab(words)

    def show_tab(self, widget: QWidget) -> None:
        """Bring the tab with this widget to the front."""
        self._tabs.setCurrentIndex(self._tabbed.index(widget))

    def dress(self) -> None:
        palette, size = self._look.theme.palette, self._look.theme.sizes.px(20)
        self._fold.setIcon(self._look.icons.icon("panel-fold", palette.muted, size))
        self._fold.setIconSize(QSize(size, size))
