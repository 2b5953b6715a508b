"""Values of five cards by sum and by mask, taken from the ladder of `high` and `low`; the start of all fast tables.

Knows no Omaha. The values are those of `HighHand.value` (1..7462) and `LowHand.value` (1..56).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from omaha_trainer.poker.card_keys import rank_sum
from omaha_trainer.poker.high import HighCategory, ladder
from omaha_trainer.poker.low import QUALIFIER, LowHand

_IN_ONE_SUIT = (HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH)


@cache
def mixed_values() -> dict[int, int]:
    """The value of five cards that are not all of one suit, by the rank sum of their keys."""
    return {
        rank_sum(hand.ranks): value for value, hand in enumerate(ladder(), start=1) if hand.category not in _IN_ONE_SUIT
    }


@cache
def suited_values() -> dict[int, int]:
    """The value of five cards of one suit, by the mask of their ranks (bit 0 the deuce, bit 12 the ace)."""
    return {
        sum(1 << rank for rank in hand.ranks): value
        for value, hand in enumerate(ladder(), start=1)
        if hand.category in _IN_ONE_SUIT
    }


@cache
def low_values() -> dict[int, int]:
    """The value of five qualifying cards, by the mask of their ranks for low (bit 0 the ace, bit 7 the eight)."""
    lows = (LowHand(ranks) for ranks in combinations(range(QUALIFIER, 0, -1), 5))
    return {sum(1 << rank - 1 for rank in low.ranks): low.value for low in lows}
