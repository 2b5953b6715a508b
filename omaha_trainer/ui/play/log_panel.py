"""The log as a list beside the felt: it stays at its end unless the reader has gone up. Decides nothing.

A table of one column, since only a table keeps the heights of its rows: a list would measure all of them anew with
every line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget

from omaha_trainer.ui.play.log_book import LogLine
from omaha_trainer.ui.play.log_delegate import LogDelegate
from omaha_trainer.ui.play.log_model import LogModel
from omaha_trainer.ui.theme.theme import Theme

translate = QCoreApplication.translate


class LogPanel(QTableView):
    """`add` lines at the end; Ctrl+C copies what is selected."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setAccessibleName(translate("Log", "Log of the hands"))
        self.setStyleSheet("#log, #log:focus { background: transparent; border: none; padding: 0; }")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._lines = LogModel(self)
        self._delegate = LogDelegate(self, theme)
        self.setModel(self._lines)
        self.setItemDelegate(self._delegate)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self._to_end = QTimer(self)
        self._to_end.setSingleShot(True)
        self._to_end.setInterval(0)
        self._to_end.timeout.connect(self.scrollToBottom)

    def add(self, lines: Sequence[LogLine], *, aloud: bool = True) -> None:
        """Append lines; `aloud` also says them to whoever listens."""
        if not lines:
            return
        at_end = self.at_end
        self._lines.append(lines)
        count = self._lines.rowCount()
        self._measure(range(count - len(lines), count))
        if at_end:
            self._to_end.start()
        if aloud and QAccessible.isActive():
            text = "\n".join(line.plain for line in lines)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    @property
    def at_end(self) -> bool:
        """Whether the last line is in sight; a reader who went up is left where he is."""
        bar = self.verticalScrollBar()
        return self._to_end.isActive() or bar.value() >= bar.maximum() - 4

    def plain(self) -> str:
        return self._lines.plain()

    def clear_lines(self) -> None:
        self._lines.clear()

    def dress(self, theme: Theme) -> None:
        self._delegate.dress(theme)
        self._measure(range(self._lines.rowCount()))
        self.viewport().update()

    def _measure(self, rows: Iterable[int]) -> None:
        header = self.verticalHeader()
        for row in rows:
            header.resizeSection(row, self._delegate.height(self._lines.line(row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self.at_end
        width = self.width() - self.verticalScrollBar().sizeHint().width()  # whether the bar is there or not
        if self._delegate.set_width(width):
            self._measure(range(self._lines.rowCount()))
        super().resizeEvent(event)
        if at_end:
            self._to_end.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            rows = sorted(self.selectedIndexes(), key=lambda index: index.row())
            QGuiApplication.clipboard().setText("\n".join(index.data() for index in rows))
        elif event.text().isprintable() and event.text() and not event.modifiers():
            event.ignore()  # letters are commands of the page, not a search in the list
        else:
            super().keyPressEvent(event)
