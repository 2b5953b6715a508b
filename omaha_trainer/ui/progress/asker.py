"""Questions to the store whose answers come back to the window's thread. Of each topic only the latest one counts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid

from omaha_trainer.errors import KnownError

T = TypeVar("T")
Refuse = Callable[[KnownError], None]


class Asker(QObject):
    """`refused` tells what the store could not do, where nobody else wanted to know it."""

    refused = Signal(object)
    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[int, tuple[str, Callable[[Any], None], Refuse]] = {}
        self._last = 0
        self._held: list[tuple[int, Future[Any]]] | None = None
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def ask(self, topic: str, future: Future[T], receive: Callable[[T], None], refuse: Refuse | None = None) -> None:
        """Give what `future` brings to `receive`, or its KnownError to `refuse`; an earlier question is dropped."""
        self.drop(topic)
        self._last += 1
        self._waiting[self._last] = (topic, receive, refuse or self.refused.emit)
        future.add_done_callback(partial(self._done, self._last))

    def drop(self, topic: str) -> None:
        """Nobody waits for an answer to this any more."""
        for number in [number for number, (about, _, _) in self._waiting.items() if about == topic]:
            del self._waiting[number]

    @property
    def waiting(self) -> int:
        """How many answers are still awaited."""
        return len(self._waiting)

    def hold(self) -> None:
        """Keep what is answered until `release`, so that nothing is done meanwhile."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Give on what was held, in the order of its coming, one at a time: the window has its turn between."""
        held, self._held = self._held or [], None
        for number, future in held:
            self._answered.emit(number, future)

    def close(self) -> None:
        """Nobody waits for anything any more."""
        self._waiting.clear()

    def _done(self, number: int, future: Future[Any]) -> None:
        """On the store's thread."""
        if number in self._waiting and isValid(self):
            self._answered.emit(number, future)

    @Slot(int, object)
    def _deliver(self, number: int, future: Future[Any]) -> None:
        if self._held is not None:
            self._held.append((number, future))
            return
        waiting = self._waiting.pop(number, None)
        if waiting is None:
            return
        _, receive, refuse = waiting
        error = future.exception()
        if isinstance(error, KnownError):
            refuse(error)
        elif error is not None:
            raise error
        else:
            receive(future.result())
