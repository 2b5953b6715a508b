"""Moving averages over questions, with how sure they are. Knows sums of answers, no screen.

A point stands for the last questions up to it: so many as the window holds, fewer at the beginning. Its band is where
the true value lies in 95 of 100 cases: for shares by Wilson's interval, for times by the mean's standard error.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from math import sqrt

from omaha_trainer.store.progress_rows import Stretch

SURE = 1.96
"""So many standard errors to each side hold 95 of 100 cases."""

FEWEST = 5
"""No average of fewer answers is drawn."""


@dataclass(frozen=True, slots=True)
class Point:
    """The last `asked` questions up to the question `last`. Shares are 0 to 1, times milliseconds."""

    first: int
    last: int
    asked: int
    right: int
    since: date
    until: date
    share: float
    share_low: float
    share_high: float
    mean: float
    mean_low: float
    mean_high: float


def window_of(asked: int) -> int:
    """How many questions are averaged, of so many: a twentieth at least, in round numbers.

    >>> [window_of(count) for count in (12, 200, 480, 1500, 100_000)]
    [20, 20, 50, 100, 1000]
    """
    return next((size for size in (20, 50, 100, 200, 500) if asked <= 20 * size), 1000)


def moving(curve: Sequence[Stretch], window: int) -> list[Point]:
    """A point for each stretch, as soon as there are enough answers before it."""
    points: list[Point] = []
    held: deque[Stretch] = deque()
    last = asked = 0
    for stretch in curve:
        held.append(stretch)
        last += stretch.asked
        asked += stretch.asked
        while asked - held[0].asked >= window:
            asked -= held.popleft().asked
        if asked >= FEWEST:
            points.append(_point(held, last))
    return points


def _point(held: Sequence[Stretch], last: int) -> Point:
    asked, right = sum(one.asked for one in held), sum(one.right for one in held)
    low, high = wilson(right, asked)
    mean = sum(one.milliseconds for one in held) / asked
    spread = max(sum(one.squares for one in held) / asked - mean * mean, 0.0)
    error = SURE * sqrt(spread / (asked - 1))
    return Point(
        last - asked + 1, last, asked, right, held[0].first, held[-1].last,
        right / asked, low, high, mean, max(mean - error, 0.0), mean + error,
    )  # fmt: skip


def wilson(right: int, asked: int) -> tuple[float, float]:
    """Between which shares the true one likely lies.

    >>> [round(bound, 3) for bound in wilson(17, 20)]
    [0.64, 0.948]
    >>> wilson(0, 5)[0], wilson(5, 5)[1]
    (0.0, 1.0)
    """
    square = SURE * SURE
    middle = (right + square / 2) / (asked + square)
    half = SURE / (asked + square) * sqrt(right * (asked - right) / asked + square / 4)
    low = 0.0 if right == 0 else max(middle - half, 0.0)
    high = 1.0 if right == asked else min(middle + half, 1.0)
    return low, high
