"""The lines of the log as a list for Qt; the oldest are forgotten. Knows no poker and no painting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from omaha_trainer.ui.play.log_book import LogLine

MOST_LINES = 1200
FORGOTTEN_AT_ONCE = 300
LineRole = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """Gives each line's plain words to accessibility and copying, the line itself under `LineRole`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    def append(self, lines: Sequence[LogLine]) -> None:
        if not lines:
            return
        if len(self._lines) + len(lines) > MOST_LINES:
            self._forget(FORGOTTEN_AT_ONCE)
        first = len(self._lines)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self._lines += lines
        self.endInsertRows()

    def clear(self) -> None:
        self.beginResetModel()
        self._lines.clear()
        self.endResetModel()

    def line(self, row: int) -> LogLine:
        return self._lines[row]

    def plain(self) -> str:
        """The whole log as text."""
        return "\n".join(line.plain for line in self._lines)

    def _forget(self, count: int) -> None:
        count = min(count, len(self._lines))
        if count:
            self.beginRemoveRows(QModelIndex(), 0, count - 1)
            del self._lines[:count]
            self.endRemoveRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LineRole:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.plain
        return None
