"""How good four hole cards are before the flop, as their place among all starting hands.

Points for what wins pots: for the high, big cards, pairs, suits and cards that make straights together; in hi-lo
also the cards that make good lows. Knows cards only, not seats and prices.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

_DECK, _HOLE = 52, 4
_ACE, _SAMPLE = 12, 4000


def place(hole: Sequence[int], *, hilo: bool) -> float:
    """0 for the worst hand, 1 for the best: the share of all starting hands that have fewer points."""
    ladder = _ladder(hilo)
    return bisect_left(ladder, points(hole, hilo=hilo)) / len(ladder)


def points(hole: Sequence[int], *, hilo: bool) -> float:
    """The points that `place` compares; they mean nothing by themselves."""
    ranks = sorted([card >> 2 for card in hole])
    total = _pairs(ranks) + _together(ranks) + _suits(hole) + sum(max(rank - 7, 0) for rank in ranks) * 0.8
    return total * 0.6 + _lows(ranks) if hilo else total


def _pairs(ranks: Sequence[int]) -> float:
    total = 0.0
    for rank in set(ranks):
        count = ranks.count(rank)
        if count == 2:
            total += 4.0 + rank * 0.9
        elif count > 2:
            total -= 4.0
    return total


def _together(ranks: Sequence[int]) -> float:
    """Cards that share straights: the nearer and the higher, the better."""
    different = sorted(set(ranks))
    total = 0.0
    for low, high in combinations(different, 2):
        gap = high - low
        if gap <= 4:
            total += (5 - gap) * (0.35 + 0.04 * low)
    return total


def _suits(hole: Sequence[int]) -> float:
    total = 0.0
    suits = [card & 3 for card in hole]
    for suit in range(4):
        count = suits.count(suit)
        if count >= 2:
            top = max(card >> 2 for card in hole if card & 3 == suit)
            total += (2.0 + max(top - 6, 0) * 0.6 + (2.0 if top == _ACE else 0.0)) * (1.0, 0.8, 0.5)[count - 2]
    return total


def _lows(ranks: Sequence[int]) -> float:
    low = {(rank + 1) % 13 + 1 for rank in ranks if (rank + 1) % 13 < 8}
    total = 0.0
    if {1, 2} <= low:
        total += 10.0
    elif {1, 3} <= low:
        total += 7.0
    elif {2, 3} <= low or {1, 4} <= low:
        total += 4.0
    if 1 in low:
        total += 3.0
        total += 2.0 * len(low & {2, 3, 4, 5})
    return total + 0.8 * len(low & {1, 2, 3, 4})


@cache
def _ladder(hilo: bool) -> list[float]:
    """The points of a fixed sample of starting hands, in order."""
    rng = Random(4)
    return sorted(points(rng.sample(range(_DECK), _HOLE), hilo=hilo) for _ in range(_SAMPLE))
