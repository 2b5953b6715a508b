"""Long work in threads, its answers brought back to the window's thread by number. Knows nothing of poker.

A late answer - its number was dropped, or the window is closing - reaches nobody. What the work raises is raised
again in the window's thread, where the fault handling of the program sees it.

Python lets one thread compute at a time, so what the window has to do takes twice as long beside a worker that
computes. Long work therefore calls `give_way` every few milliseconds, and waits there while the window is in a
`with workers.window_first():`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

Work = Callable[[], Any]
Receive = Callable[[Any], None]

LONGEST_WAIT = 0.1
"""Seconds after which a worker goes on, whatever the window does."""


class Workers(QObject):
    """A small pool of threads that belongs to one window; `close` waits for it."""

    _done = Signal(int, object, object)

    def __init__(self, parent: QObject | None = None, threads: int = 2) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(threads)
        self._pool.setExpiryTimeout(-1)  # to start a thread anew takes longer than most work
        self._receivers: dict[int, Receive] = {}
        self._last = 0
        self._closed = False
        self._free = Event()
        self._free.set()
        self._claims = 0
        self._urgent: set[int] = set()
        self._done.connect(self._deliver)

    def start(self, work: Work, receive: Receive, *, urgent: bool = False) -> int:
        """Run `work()` in a thread and give what it returns to `receive`, here; returns the request's number.

        Other work gives way to what is urgent as it does to the window.
        """
        self._last += 1
        if not self._closed:
            self._receivers[self._last] = receive
            if urgent:
                self._urgent.add(self._last)
                self._claim()
            self._pool.start(_Task(self._last, work, self._done.emit))
        return self._last

    def drop(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        self._receivers.pop(number, None)
        self._no_longer_urgent(number)

    @contextmanager
    def window_first(self) -> Iterator[None]:
        """While the window does this, workers that are asked to give way wait. Only in the window's thread."""
        self._claim()
        try:
            yield
        finally:
            self._release()

    def give_way(self) -> None:
        """Called in a worker: wait while the window, or urgent work, is being done."""
        self._free.wait(LONGEST_WAIT)

    def _claim(self) -> None:
        self._claims += 1
        self._free.clear()

    def _release(self) -> None:
        self._claims -= 1
        if not self._claims:
            self._free.set()

    def _no_longer_urgent(self, number: int) -> None:
        if number in self._urgent:
            self._urgent.remove(number)
            self._release()

    @property
    def waiting(self) -> int:
        """How many answers are still awaited."""
        return len(self._receivers)

    def close(self) -> None:
        """Take no more work, forget all answers, and wait until every thread is idle."""
        self._closed = True
        self._receivers.clear()
        self._free.set()  # what was urgent is awaited no more: nobody may be kept waiting for it
        self._pool.clear()
        self._pool.waitForDone()

    @Slot(int, object, object)
    def _deliver(self, number: int, result: Any, error: BaseException | None) -> None:
        receive = self._receivers.pop(number, None)
        self._no_longer_urgent(number)
        if receive is None:
            return
        if error is not None:
            raise error
        receive(result)


class _Task(QRunnable):
    def __init__(self, number: int, work: Work, done: Callable[[int, object, object], None]) -> None:
        super().__init__()
        self._number = number
        self._work = work
        self._done = done

    def run(self) -> None:
        try:
            result = self._work()
        except BaseException as error:  # noqa: BLE001 - raised again where somebody can act on it
            self._done(self._number, None, error)
        else:
            self._done(self._number, result, None)
