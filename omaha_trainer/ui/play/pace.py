"""How long to wait between two opponents' actions. Knows seconds, not what happens in them."""

from __future__ import annotations

import time
from collections.abc import Callable

USUAL_SECONDS = 0.35
"""The pace that nobody had to ask for."""

MOST_SECONDS = 1.4
"""From a decision of the reader's to the next one, unless he has asked for a slower pace or slower motion."""


class Pace:
    """`seconds` is the least time between two actions, 0 to 4; `speed` that of motion, 1 as usual.

    `decided` starts the clock at each decision of the reader's, `acted` at each action.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = USUAL_SECONDS
        self.speed = 1.0
        self._clock = clock
        self._decided = self._acted = clock()

    def decided(self) -> None:
        self._decided = self._clock()

    def acted(self) -> None:
        self._acted = self._clock()

    @property
    def unhurried(self) -> bool:
        """The reader has asked to be kept waiting."""
        return self.seconds > USUAL_SECONDS or 0 < self.speed < 1

    @property
    def left(self) -> float | None:
        """Seconds until he has to be asked again; None where he has time."""
        return None if self.unhurried else MOST_SECONDS - (self._clock() - self._decided)

    def wait(self, to_come: int) -> float:
        """Seconds until the next action, where `to_come` more may follow before the reader's turn."""
        rest = self.seconds - (self._clock() - self._acted)
        left = self.left
        return max(0.0, rest if left is None else min(rest, left / (to_come + 1)))
