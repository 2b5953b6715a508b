"""How good four hole cards are before the flop, as their place among all starting hands.

Counts points by the tables of `start_points`. Knows cards only, not seats and prices.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import combinations

from .start_points import ANY, Points

_JACK, _TEN, _ACE = 9, 8, 12
_LOW_RANKS = 8


def place(hole: Sequence[int], table: Points, extra: float = 0.0) -> float:
    """0 for the worst hands, 1 for the best: the share of all starting hands that have fewer points.

    `extra` are points that a player gives it beyond its worth.
    """
    mine, steps = points(hole, table) + extra, table.quantiles
    above = bisect_right(steps, mine)
    if above in (0, len(steps)):
        return above / len(steps)
    low, high = steps[above - 1], steps[above]
    return (above - 1 + (mine - low) / (high - low)) / (len(steps) - 1)


def points(hole: Sequence[int], table: Points) -> float:
    """The points that `place` compares."""
    ranks = [card >> 2 for card in hole]
    different = sorted(set(ranks))
    total = sum([table.card[rank] for rank in different])
    if len(different) < len(ranks):
        total += sum([_repeated(rank, ranks.count(rank), table) for rank in different])
    return total + _suits(hole, table) + _straights(different, table) + _lows(different, table)


def _repeated(rank: int, count: int, table: Points) -> float:
    if count == 1:
        return 0.0
    return table.pair[rank] if count == 2 else table.trips * (count - 2)


def _suits(hole: Sequence[int], table: Points) -> float:
    total = 0.0
    for suit in range(4):
        mine = [card >> 2 for card in hole if card & 3 == suit]
        if len(mine) < 2:
            continue
        top = max(mine)
        total += table.suited.get(_JACK if top == _TEN else top, table.suited[ANY])
        total += (0.0, table.third_suited, table.fourth_suited)[len(mine) - 2]
    return total


def _straights(different: Sequence[int], table: Points) -> float:
    """Two ranks that stand near make straights together: the nearer the more, the higher the better."""
    total = 0.0
    for low, high in combinations(different, 2):
        if high - low <= 4:
            total += table.near[high - low - 1] + table.straights * _HEIGHTS[low, high]
    return total


_HEIGHTS = {
    (low, high): sum((bottom + 4) / _ACE for bottom in range(9) if bottom <= low and high <= bottom + 4)
    for low, high in combinations(range(13), 2)
}
"""For two ranks the heights of all straights that hold both, as parts of the highest."""


def _lows(different: Sequence[int], table: Points) -> float:
    if not table.lows:
        return 0.0
    lows = sorted([(rank + 1) % 13 for rank in different if (rank + 1) % 13 < _LOW_RANKS])
    total = table.low_crowd[len(lows)]
    if len(lows) >= 2:
        total += table.lows.get((lows[0], lows[1]), 0.0)
        if lows[0] == 0 and len(lows) >= 3 and lows[2] <= 4:
            total += table.spare_low
    return total
