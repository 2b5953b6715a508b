"""The one dialog that the program has: something went wrong inside, and a file tells what. Blocks nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.wording.voice import fill

translate = QCoreApplication.translate


class FaultCard(QDialog):
    """Shown once, however many faults follow; the log file has them all.

    `why_no_start` is the reason why there is nothing to go on with, already in words; "" where it is in the file alone.
    """

    def __init__(self, log: str, parent: QWidget | None = None, *, why_no_start: str | None = None) -> None:
        super().__init__(parent)
        self._log = Path(log)
        self.setObjectName("fault")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Faults", "A fault in the program"))
        title = QLabel(self.windowTitle())
        set_kind(title, Kind.TITLE)
        self.words = words = QLabel(_words(log, why_no_start))
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setWordWrap(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        show = QPushButton(translate("Faults", "Show the file"))
        go_on = QPushButton(translate("Faults", "Go on") if why_no_start is None else translate("Faults", "Quit"))
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


def _words(log: str, why_no_start: str | None) -> str:
    if why_no_start is None:
        text = translate(
            "Faults", "Something went wrong that should not have. Your hand is saved. What happened stands in %1"
        )
        return fill(text, log)
    if why_no_start:
        return fill(translate("Faults", "The program cannot start. %1"), why_no_start)
    return fill(translate("Faults", "The program cannot start. What happened stands in %1"), log)
