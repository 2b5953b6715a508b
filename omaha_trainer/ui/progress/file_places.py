"""Where the person's files are: a line for each, and a button that shows its folder. Knows places only."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from omaha_trainer.paths import Paths
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.voice import fill


class FilePlaces(QWidget):
    """Three lines."""

    def __init__(self, paths: Paths, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folders: dict[QPushButton, Path] = {}
        px = look.theme.sizes.px
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(4))
        self._grid.setColumnStretch(1, 1)
        self._add(translate("Progress", "Answers and hands"), paths.database)
        self._add(translate("Progress", "Settings"), paths.settings_file)
        self._add(translate("Progress", "Log of faults"), paths.log_file)

    def _add(self, words: str, path: Path) -> None:
        row = self._grid.rowCount()
        label, place, button = QLabel(words), QLabel(str(path)), QPushButton(translate("Progress", "Show folder"))
        set_kind(label, Kind.MUTED)
        set_kind(button, Kind.QUIET)
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        place.setToolTip(str(path))
        place.setAccessibleName(f"{words}: {path}")
        button.setAutoDefault(False)
        button.setAccessibleName(fill(translate("Progress", "Show the folder: %1"), words))
        button.clicked.connect(self._show_folder)
        self._folders[button] = path.parent
        for column, part in enumerate((label, place, button)):
            self._grid.addWidget(part, row, column)

    def _show_folder(self) -> None:
        for button, folder in self._folders.items():
            if button is self.sender():
                QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
