"""How long to wait between two opponents' actions. Knows seconds, not what happens in them."""

from __future__ import annotations

import time
from collections.abc import Callable

USUAL_SECONDS = 0.35
"""The pace that nobody had to ask for; up to it the wait for one's own turn stays within `MOST_SECONDS`."""

MOST_SECONDS = 1.8
"""From a decision of the reader's to the next one, unless he asked for a slower pace."""


class Pace:
    """`seconds` is what the reader set, 0 to 4. `begin` starts the clock at each decision of his."""

    def __init__(self, seconds: float = USUAL_SECONDS, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self._clock = clock
        self._began = clock()

    def begin(self) -> None:
        self._began = self._clock()

    @property
    def late(self) -> bool:
        """No more time for motion: show what happened and go on."""
        return self.seconds <= USUAL_SECONDS and self._left() <= 0

    def wait(self, to_come: int) -> float:
        """Seconds until the next action where `to_come` more may follow before the reader's turn."""
        if self.seconds > USUAL_SECONDS:
            return self.seconds
        return max(0.0, min(self.seconds, self._left() / (to_come + 1)))

    def _left(self) -> float:
        return MOST_SECONDS - (self._clock() - self._began)
