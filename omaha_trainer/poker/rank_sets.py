"""Counting cards by rank: in how many ways the cards left make each multiset of ranks."""

from __future__ import annotations

from math import comb

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.card_keys import RANK_KEYS, SUITS, multisets
from omaha_trainer.poker.table_build import Indices

Ways = npt.NDArray[np.float64]
"""Numbers of ways to take cards: whole numbers far below 2**53, so exact."""
_CHOOSE = np.array([[comb(cards, taken) for taken in range(SUITS + 1)] for cards in range(SUITS + 1)], float)


class RankSets:
    """All multisets of so many ranks, in the order of `multisets`."""

    def __init__(self, size: int) -> None:
        self.all = multisets(size)
        self.sums = np.array([sum(RANK_KEYS[rank] for rank in ranks) for ranks in self.all])
        # Each different rank with its count, as places in a flat table of counts; a padded place takes no card.
        parts = [[rank * len(_CHOOSE) + ranks.count(rank) for rank in set(ranks)] for ranks in self.all]
        self._parts = np.array([part + [0] * (max(size, 1) - len(part)) for part in parts]).T

    def ways(self, left: Indices) -> Ways:
        """The number of ways for each multiset, with so many cards left of each rank."""
        ways: Ways = _CHOOSE[left].take(self._parts).prod(axis=0)
        return ways
