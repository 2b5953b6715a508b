"""The table's set-up over the felt: the fields of the settings page in a small card, two clicks from the table.

Not a dialog: play goes on beside it, and what is changed holds from the next hand.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.settings.form_scroll import FormScroll
from omaha_trainer.ui.settings.table_form import TableForm
from omaha_trainer.ui.theme.kinds import Kind, set_kind

translate = QCoreApplication.translate


class SetupPanel(QFrame):
    """`edited` with every change, `left` when the reader gets up from the table, `closed` when it is to go."""

    edited = Signal()
    left = Signal()
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("setup-panel")
        self.setAccessibleName(translate("Play", "Set up the table"))
        set_kind(self, Kind.TILE)
        self.form = TableForm(look.theme.sizes)
        self._close = QToolButton()
        self._close.setObjectName("close-setup")
        self._close.setAccessibleName(translate("Play", "Close"))
        self._leave = QPushButton(translate("Play", "Leave the table"))
        self._leave.setObjectName("leave-table")
        self._leave.setAccessibleName(self._leave.text())
        self._leave.setAutoDefault(False)
        set_kind(self._leave, Kind.QUIET)
        self._note = QLabel()
        self._note.setWordWrap(True)
        set_kind(self._note, Kind.SMALL)
        self._lay_out()
        self.form.edited.connect(self.edited)
        self._close.clicked.connect(self.closed)
        self._leave.clicked.connect(self.left)
        self.dress()

    def show_config(self, config: SessionConfig, *, running: bool) -> None:
        """Show the table as it is or is to be; `running`: a hand is being played."""
        self.form.show_config(config)
        self.show_running(running)

    def show_running(self, running: bool) -> None:
        self._note.setText(
            translate("Play", "Changes hold from the next hand. Other seats, stakes or stacks: everybody buys in anew.")
            if running
            else translate("Play", "Other seats, stakes or stacks: everybody buys in anew.")
        )
        self._leave.setEnabled(not running)

    def dress(self) -> None:
        palette, size = self._look.theme.palette, self._look.theme.sizes.px(20)
        self._close.setIcon(self._look.icons.icon("close", palette.muted, size))
        self._close.setIconSize(QSize(size, size))

    def _lay_out(self) -> None:
        px = self._look.theme.sizes.px
        title = QLabel(translate("Play", "Table"))
        set_kind(title, Kind.STRONG)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self._close)
        foot = QHBoxLayout()
        foot.addWidget(self._note, 1)
        foot.addWidget(self._leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(12), px(16), px(14))
        column.setSpacing(px(12))
        column.addLayout(head)
        column.addWidget(FormScroll(self.form), 1)
        column.addLayout(foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
