"""The one dialog that the program has: something went wrong inside, and this file tells what. Blocks nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.wording.voice import fill

translate = QCoreApplication.translate


class FaultCard(QDialog):
    """Shown once, however many faults follow; the log file has them all."""

    def __init__(self, log: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log = Path(log)
        self.setObjectName("fault")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Faults", "A fault in the program"))
        title = QLabel(self.windowTitle())
        set_kind(title, Kind.TITLE)
        self.words = words = QLabel(
            fill(
                translate(
                    "Faults",
                    "Something went wrong that should not have. Your hand is saved. What happened stands in %1",
                ),
                log,
            )
        )
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        show = QPushButton(translate("Faults", "Show the file"))
        go_on = QPushButton(translate("Faults", "Go on"))
        set_kind(go_on, Kind.PRIMARY)
        for button in (show, go_on):
            button.setAutoDefault(False)
        show.clicked.connect(self._show_log)
        go_on.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(show)
        buttons.addWidget(go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(title)
        column.addWidget(words)
        column.addLayout(buttons)
        self.setMinimumWidth(460)

    def _show_log(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log)))
