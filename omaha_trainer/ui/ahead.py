"""Has loaded ahead, in a worker, what would stop the window when it is first needed: one small thing after another.

Between two of them there is a rest, and none begins while another is being done: so no more than one of them ever
shares the interpreter with the window. Knows not what they load.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from omaha_trainer.ui.workers import Workers

Load = Callable[[], object]

LATER_MS = 150
"""Begins when the window has come to rest."""
REST_MS = 4


class Ahead(QObject):
    """`done` comes once, after the last load. A load that fails ends it, and the fault is raised in the window."""

    done = Signal()

    def __init__(self, workers: Workers, loads: Iterable[Load], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = workers
        self._loads: Iterator[Load] = iter(loads)
        self._begun = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)

    def start(self) -> None:
        """Begin soon; once begun it is not begun again."""
        if not self._begun:
            self._begun = True
            self._timer.start(LATER_MS)

    def stop(self) -> None:
        """Load nothing more."""
        self._timer.stop()
        self._loads = iter(())

    def _next(self) -> None:
        load = next(self._loads, None)
        if load is not None:
            self._workers.start(lambda: self._load(load), self._loaded)
            return
        gc.freeze()
        self.done.emit()

    def _loaded(self, nothing: object) -> None:  # noqa: ARG002
        self._timer.start(REST_MS)

    def _load(self, load: Load) -> None:
        self._workers.give_way()
        _undisturbed(load)


def _undisturbed(load: Load) -> None:
    """What is loaded stays to the end, so the collector of cycles need not look through it: it stops every thread."""
    gc.disable()
    try:
        load()
    finally:
        gc.enable()
