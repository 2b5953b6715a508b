"""How long somebody has thought: a clock that can be stopped and goes on later. Knows milliseconds, no screen."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]
"""Seconds that never go back."""


class Stopwatch:
    """Runs from `start` on; what passes while it is paused does not count."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: float | None = None
        self._before = 0.0

    def start(self, milliseconds: int = 0) -> None:
        """From zero, or from what was measured before."""
        self._before = milliseconds / 1000
        self._since = self._clock()

    def pause(self) -> None:
        self._before = self._seconds()
        self._since = None

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._clock()

    @property
    def running(self) -> bool:
        return self._since is not None

    @property
    def milliseconds(self) -> int:
        return round(1000 * self._seconds())

    def _seconds(self) -> float:
        return self._before + (self._clock() - self._since if self._since is not None else 0.0)
