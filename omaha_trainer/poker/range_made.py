"""What the hands of a range are on a board as it lies: how often what kind of high, how often what low."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from omaha_trainer.poker.all_hands import Weights, sums_by
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.hand_groups import hand_groups
from omaha_trainer.poker.high import HighCategory, ladder
from omaha_trainer.poker.low import LOW_HANDS


@dataclass(frozen=True, slots=True)
class Made:
    """Parts of a range by weight, 0 to 1."""

    highs: dict[HighCategory, float]
    """By category, those that occur, the best first; together 1."""
    nut_high: float
    """The part that has the best high that any hand can have on this board."""
    low: float
    """The part that has any low (L1)."""
    nut_low: float
    """The part that has the best low that any hand can have on this board."""


def made_on(weights: Weights, board: Sequence[Card]) -> Made:
    """The parts for hands with these weights, of which those count that share no card with the board."""
    groups = hand_groups()
    values, hands = groups.values(board), groups.hands
    highs, lows = values.highs.take(hands.rows), values.lows.take(hands.rows)
    if values.suit is not None and values.flush_highs is not None:
        members = groups.members[values.suit]
        highs[members.places] = values.flush_highs.take(members.groups)
    free = hands.free_of(board)
    held = weights.compress(free)
    if not held.any():
        raise ValueError("no hand of the range can be held")
    highs, lows = highs.compress(free), lows.compress(free)
    by_high = sums_by(highs, held, len(ladder()) + 1) / held.sum()
    by_low = sums_by(lows, held, LOW_HANDS + 1) / held.sum()
    return Made(
        highs=_by_category(by_high),
        nut_high=float(by_high[highs.max()]),
        low=float(by_low[1:].sum()),
        nut_low=float(by_low[lows.max()]) if lows.any() else 0.0,
    )


def _by_category(parts: Weights) -> dict[HighCategory, float]:
    """`parts` by the value of the high hand."""
    categories = np.array([hand.category for hand in ladder()])
    sums = sums_by(categories, parts[1:], max(HighCategory) + 1)
    return {category: float(sums[category]) for category in reversed(HighCategory) if sums[category] > 0}
