"""Draws ahead what will soon be shown, a little at a time while nobody waits. Knows steps, not what they draw."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

SECONDS = 0.006
"""No turn takes much longer than this."""
LATER_MS = 90
"""Begins when what was just shown is on the screen."""


class Warmer(QObject):
    """Runs through an iterator from the event loop; a new one takes the place of the old one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def start(self, steps: Iterator[None]) -> None:
        self._steps = steps
        self._timer.start(LATER_MS)

    def stop(self) -> None:
        self._timer.stop()
        self._steps = iter(())

    @property
    def at_work(self) -> bool:
        return self._timer.isActive()

    def _go_on(self) -> None:
        self._timer.setInterval(0)
        end = time.perf_counter() + SECONDS
        for _ in self._steps:
            if time.perf_counter() > end:
                return
        self._timer.stop()
