"""How one pot is divided between the winners of its halves (W2-W5, P5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Division:
    """Chips of each winner by half, seats in odd-chip order; `low` is empty where no low qualified (W2)."""

    high: dict[int, int]
    low: dict[int, int]

    def share(self, seat: int) -> int:
        return self.high.get(seat, 0) + self.low.get(seat, 0)


def split(amount: int, seats: Sequence[int]) -> dict[int, int]:
    """`amount` evenly between seats in odd-chip order; odd chips one by one to the first (W4).

    >>> split(105, [0, 2])
    {0: 53, 2: 52}
    """
    each, odd = divmod(amount, len(seats))
    return {seat: each + (place < odd) for place, seat in enumerate(seats)}


def divide(amount: int, high: Sequence[int], low: Sequence[int]) -> Division:
    """A pot between the best highs and the best lows, both in order left of the button.

    >>> divide(301, [1], [0, 2])  # W4: two tied lows are quartered
    Division(high={1: 151}, low={0: 75, 2: 75})
    >>> division = divide(102, [0, 1], [0, 1])  # W5: the same two win both ways
    >>> division.share(0), division.share(1)
    (51, 51)
    """
    if not low:
        return Division(split(amount, high), {})
    low_half = amount // 2  # W3: the odd chip to the high half
    highs = split(amount - low_half, high)
    if set(high) != set(low):
        return Division(highs, split(low_half, low))
    whole = split(amount, high)
    return Division(highs, {seat: whole[seat] - highs[seat] for seat in low})
