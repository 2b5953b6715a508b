"""Asks for a file without stopping the window. Knows no store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

Receive = Callable[[Path], None]


class FileDialogs:
    """One dialog at a time over `window`; what was chosen goes to whoever asked."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._receive: Receive | None = None

    def save(self, title: str, name: str, kind: str, receive: Receive) -> None:
        """Where to write a file that is called `name` unless the reader wants it otherwise."""
        dialog = self._dialog(title, kind, receive)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(name.rpartition(".")[2])
        dialog.selectFile(name)
        dialog.open()

    def open(self, title: str, kind: str, receive: Receive) -> None:
        """Which file to read."""
        dialog = self._dialog(title, kind, receive)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def _dialog(self, title: str, kind: str, receive: Receive) -> QFileDialog:
        self._receive = receive
        dialog = QFileDialog(self._window.window(), title, _documents(), kind)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._chosen)
        return dialog

    def _chosen(self, path: str) -> None:
        if self._receive is not None and path:
            self._receive(Path(path))


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
