"""Dealing from many shuffled decks at a time: one column for each deal, one row for each card.

The same seed deals the same cards on every machine and version of numpy: of numpy's generators only the raw bits are
used, which are promised to stay.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.batch import CHUNK
from omaha_trainer.poker.table_build import Indices

_HALF_BITS = 32
_FRACTION_BITS = 53

Bits = np.random.PCG64


class ColumnDeck:
    """As many decks of the same cards as there are deals in a chunk."""

    def __init__(self, cards: Sequence[int], bits: Bits) -> None:
        self._bits = bits
        self._deck = np.repeat(np.array(cards, np.intp)[:, np.newaxis], CHUNK, axis=1)

    def draw(self, cards: int) -> Indices:
        """So many different cards of each deck: the first steps of a shuffle, in all columns at once.

        The decks need not be put in order between draws: a fair shuffle of any order is fair.
        """
        deck = self._deck
        every = np.arange(CHUNK)
        for row in range(cards):
            others = row + self._below(len(deck) - row)
            swapped = deck[others, every]
            deck[others, every] = deck[row]
            deck[row] = swapped
        return deck[:cards]

    def _below(self, end: int) -> Indices:
        """A whole number from 0 to end - 1 for each deal; uneven by less than one part in 2**26."""
        raw: npt.NDArray[np.uint64] = self._bits.random_raw(CHUNK)
        return ((raw >> _HALF_BITS) * end >> _HALF_BITS).astype(np.intp)


def fractions(bits: Bits, count: int) -> npt.NDArray[np.float64]:
    """Even numbers from 0 to below 1."""
    raw: npt.NDArray[np.uint64] = bits.random_raw(count)
    even: npt.NDArray[np.float64] = (raw >> np.uint64(64 - _FRACTION_BITS)).astype(np.float64) * 0.5**_FRACTION_BITS
    return even
