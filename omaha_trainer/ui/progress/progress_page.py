"""The page of progress in the window. What is on it is loaded in a worker and made when the page is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.voices import translate
from omaha_trainer.ui.window.page import Page
from omaha_trainer.ui.workers import Workers

if TYPE_CHECKING:
    from omaha_trainer.ui.progress.progress_body import ProgressBody


class ProgressPage(Page):
    """`wanted` carries the name of the page on which something can be started; `refused` a KnownError of the store.

    `replaced` comes when everything that was kept has given way to something else. `body` is None for a moment.
    """

    wanted = Signal(str)
    refused = Signal(object)
    replaced = Signal()

    def __init__(self, look: Look, record: Record, workers: Workers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("progress-page")
        self._look, self._record, self._workers = look, record, workers
        self.body: ProgressBody | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        workers.start(_load, self._furnish)

    def title(self) -> str:
        return translate("Progress", "Progress")

    @property
    def at_rest(self) -> bool:
        """Whether everything that was asked for is shown."""
        return self.body is not None and self.body.at_rest

    def close_down(self) -> None:
        """The window closes: nobody waits for an answer any more."""
        if self.body is not None:
            self.body.close_down()

    def dress(self) -> None:
        if self.body is not None:
            self.body.dress()

    def handle_key(self, event: QKeyEvent) -> bool:
        return self.body is not None and self.body.frame.scroll_by(Qt.Key(event.key()))

    def _furnish(self, make: type[ProgressBody]) -> None:
        self.body = make(self._look, self._record, self._workers, self)
        self.body.wanted.connect(self.wanted)
        self.body.refused.connect(self.refused)
        self.body.replaced.connect(self.replaced)
        self._column.addWidget(self.body)
        if self.isVisible():
            self.body.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.body is not None and not event.spontaneous():
            self.body.refresh()


def _load() -> type[ProgressBody]:
    """Some fifty files to read, in a worker thread."""
    from omaha_trainer.ui.progress.progress_body import ProgressBody

    return ProgressBody
