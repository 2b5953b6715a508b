"""Small things done one after the other, one in each turn of the event loop, so that the window never waits for all.

What has to do with Qt's classes is loaded so and not in a worker: they are made when they are first named, and two
threads that name them at once crash the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal


class Turns(QObject):
    """`done` comes once, after the last thing."""

    done = Signal()

    def __init__(self, things: Iterable[Callable[[], object]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._things: Iterator[Callable[[], object]] = iter(things)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    def start(self) -> None:
        self._timer.start()

    def _next(self) -> None:
        thing = next(self._things, None)
        if thing is not None:
            thing()
        else:
            self._timer.stop()
            self.done.emit()
