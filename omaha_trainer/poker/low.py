"""The low value of five cards in Hi-Lo, explained (L1-L3).

Knows five cards only; which five an Omaha hand may use is `omaha`'s business, speed is `tables`'.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import total_ordering
from math import comb

from omaha_trainer.poker.card import Card

QUALIFIER = 8
"""Eight or better (L1)."""
LOW_HANDS = comb(QUALIFIER, 5)
_LOW_RANKS: tuple[int, ...] = (*range(2, 14), 1)
_LETTERS = "?A2345678"


@total_ordering
@dataclass(frozen=True, slots=True)
class LowHand:
    """A qualifying low, ranks from the top down with the ace as 1; the better low is the greater one (L2).

    >>> LowHand((7, 6, 4, 3, 2)) > LowHand((8, 5, 4, 3, 1))
    True
    """

    ranks: tuple[int, ...]

    def __lt__(self, other: LowHand) -> bool:
        """Worse than the other: its first differing card from the top is higher (L2)."""
        return self.ranks > other.ranks

    @property
    def text(self) -> str:
        """The five ranks from the top down: `8542A`."""
        return "".join(_LETTERS[rank] for rank in self.ranks)

    @property
    def value(self) -> int:
        """The place among the 56 lows: 1 is 8-7-6-5-4, 56 the wheel."""
        better = sum(comb(rank - 1, 5 - place) for place, rank in enumerate(self.ranks))
        return LOW_HANDS - better


def low_rank(card: Card) -> int:
    """The card's rank for low: ace 1, deuce 2, ... king 13 (L1)."""
    return _LOW_RANKS[card.rank]


def low_of_five(cards: Iterable[Card]) -> LowHand | None:
    """The low that exactly these five cards make, or None: five different ranks, none above eight (L1, L3).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> low_of_five(parse_cards("As 8h 2d 5c 4c")).text
    '8542A'
    >>> low_of_five(parse_cards("7s 7h 5d 4c Ac")) is None
    True
    """
    five = tuple(cards)
    if len(five) != 5:
        raise ValueError(f"a low hand has five cards, not {len(five)}")
    ranks = sorted({_LOW_RANKS[one >> 2] for one in five}, reverse=True)
    return LowHand(tuple(ranks)) if len(ranks) == 5 and ranks[0] <= QUALIFIER else None
