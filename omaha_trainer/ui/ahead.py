"""Has loaded ahead, in a worker, what would stop the window when it is first needed: one small thing after another.

Between two of them there is a rest, and none begins while another is being done, whoever asked for it: so no more than
one of them ever shares the interpreter with the window. Knows not what they load.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

from omaha_trainer.collector import built_to_stay
from omaha_trainer.ui.workers import Workers

Load = Callable[[], object]

LATER_MS = 150
"""Begins when the window has come to rest."""
REST_MS = 4


class Ahead(QObject):
    """`done` comes each time after the last load. A load that fails ends all, and the fault is raised in the window."""

    done = Signal()

    def __init__(self, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = workers
        self._waiting: deque[Iterator[Load]] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)

    def load(self, loads: Iterable[Load]) -> None:
        """Begin soon with these, or when those before them are done."""
        self._waiting.append(iter(loads))
        if len(self._waiting) == 1:
            self._timer.start(LATER_MS)

    def stop(self) -> None:
        """Load nothing more."""
        self._timer.stop()
        self._waiting.clear()

    def _next(self) -> None:
        load = next(self._waiting[0], None)
        if load is not None:
            self._workers.start(lambda: self._load(load), self._loaded)
            return
        self._waiting.popleft()
        if self._waiting:
            self._next()
            return
        self.done.emit()

    def _loaded(self, nothing: object) -> None:  # noqa: ARG002
        self._timer.start(REST_MS)

    def _load(self, load: Load) -> None:
        self._workers.give_way()
        with built_to_stay():
            load()
