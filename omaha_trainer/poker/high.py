"""The high value of five cards, explained: category and ranks as a player reads them (H2).

Knows five cards only; which five an Omaha hand may use is `omaha`'s business, speed is `tables`'.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations, combinations_with_replacement

from omaha_trainer.poker.card import RANKS, Card

FIVE = 5
_WHEEL = (12, 3, 2, 1, 0)
_WHEEL_READ = (3, 2, 1, 0, 12)


class HighCategory(IntEnum):
    """The nine kinds of high hand, from worst to best (H2); a royal flush is the best straight flush."""

    HIGH_CARD = 1
    ONE_PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    STRAIGHT_FLUSH = 9

    @property
    def words(self) -> str:
        """The category as the command line's JSON writes it: "three of a kind"."""
        return self.name.lower().replace("_", " ")


@dataclass(frozen=True, slots=True, order=True)
class HighHand:
    """A high hand as it compares: the category first, then the ranks from the most significant down.

    `ranks` are 0 (deuce) to 12 (ace); the ace of A-2-3-4-5 stands last, where it counts (H2).
    """

    category: HighCategory
    ranks: tuple[int, ...]

    @property
    def text(self) -> str:
        """The five ranks, most significant first: `QQ55K`, `5432A`."""
        return "".join(RANKS[rank] for rank in self.ranks)

    @property
    def value(self) -> int:
        """The place among all 7,462 different high hands: 1 is 7-5-4-3-2, 7462 the royal flush."""
        return _places()[self]


def high_of_five(cards: Iterable[Card]) -> HighHand:
    """The high hand that exactly these five different cards make (H2).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> hand = high_of_five(parse_cards("Qs 5h Kd Qd 5c"))
    >>> hand.category.words, hand.text
    ('two pair', 'QQ55K')
    """
    five = tuple(cards)
    if len(five) != FIVE:
        raise ValueError(f"a high hand has five cards, not {len(five)}")
    ranks = sorted([one >> 2 for one in five])
    return _hand_of(tuple(ranks), suited=len({one & 3 for one in five}) == 1)


@cache
def _hand_of(ranks: tuple[int, ...], suited: bool) -> HighHand:
    """The hand that five ranks, the lowest first, make in one suit or not; there are 7,462 answers."""
    read = tuple(sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True))
    different = len(set(read))
    if different < FIVE:
        return HighHand(_PAIRED[different, ranks.count(read[0])], read)
    straight = read == _WHEEL or read[0] - read[4] == FIVE - 1
    return HighHand(_UNPAIRED[straight, suited], _WHEEL_READ if read == _WHEEL else read)


_PAIRED = {
    (4, 2): HighCategory.ONE_PAIR,
    (3, 2): HighCategory.TWO_PAIR,
    (3, 3): HighCategory.THREE_OF_A_KIND,
    (2, 3): HighCategory.FULL_HOUSE,
    (2, 4): HighCategory.FOUR_OF_A_KIND,
}
"""By the number of different ranks, and how often the most frequent one is there."""
_UNPAIRED = {
    (False, False): HighCategory.HIGH_CARD,
    (True, False): HighCategory.STRAIGHT,
    (False, True): HighCategory.FLUSH,
    (True, True): HighCategory.STRAIGHT_FLUSH,
}
"""By being a straight, and by being in one suit."""


@cache
def ladder() -> tuple[HighHand, ...]:
    """All 7,462 different high hands, the worst first: a hand's value is its place, counted from 1."""
    every_rank = range(len(RANKS))
    mixed = (
        _hand_of(ranks, suited=False)
        for ranks in combinations_with_replacement(every_rank, FIVE)
        if ranks[0] != ranks[-1]
    )
    one_suit = (_hand_of(ranks, suited=True) for ranks in combinations(every_rank, FIVE))
    return tuple(sorted([*mixed, *one_suit], key=lambda hand: (hand.category, hand.ranks)))


@cache
def _places() -> dict[HighHand, int]:
    return {hand: place for place, hand in enumerate(ladder(), start=1)}
