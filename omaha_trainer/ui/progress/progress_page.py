"""The page of progress in the window. What is on it is loaded bit by bit when the page is first opened."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.progress.turns import Turns
from omaha_trainer.ui.voices import translate
from omaha_trainer.ui.window.page import Page
from omaha_trainer.ui.workers import Workers

if TYPE_CHECKING:
    from omaha_trainer.ui.progress.progress_body import ProgressBody

PARTS = (
    "omaha_trainer.wording.quiz.names",
    "omaha_trainer.wording.progress",
    "omaha_trainer.ui.progress.skill_charts",
    "omaha_trainer.ui.progress.results_chart",
    "omaha_trainer.ui.progress.chart_view",
    "omaha_trainer.ui.progress.skill_table",
    "omaha_trainer.ui.progress.skill_panel",
    "omaha_trainer.ui.progress.days_card",
    "omaha_trainer.ui.progress.play_section",
    "omaha_trainer.ui.progress.files_card",
    "omaha_trainer.ui.progress.frame",
    "omaha_trainer.ui.progress.progress_body",
)
"""Each is read in a turn of its own; none takes long once those before it are there."""


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
        self._loading = Turns((partial(import_module, name) for name in PARTS), self)
        self._loading.done.connect(self._furnish)
        self._loading.start()

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

    def _furnish(self) -> None:
        from omaha_trainer.ui.progress.progress_body import ProgressBody

        self.body = ProgressBody(self._look, self._record, self._workers, self)
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
