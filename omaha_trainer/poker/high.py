"""The high value of five cards, explained: category and ranks as a player reads them (H2).

Knows five cards only; which five an Omaha hand may use is `omaha`'s business, speed is `tables`'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations, permutations

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
        return _ladder()[self]


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
    return _hand_of([one.rank for one in five], suited=len({one.suit for one in five}) == 1)


def _hand_of(ranks: Iterable[int], suited: bool) -> HighHand:
    """The hand that five ranks make, in one suit or not."""
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    read = tuple(rank for count, rank in groups for _ in range(count))
    counts = tuple(count for count, _ in groups)
    if len(counts) < FIVE:
        return HighHand(_PAIRED[counts], read)
    straight = read == _WHEEL or read[0] - read[4] == 4
    if read == _WHEEL:
        read = _WHEEL_READ
    return HighHand(_UNPAIRED[straight, suited], read)


_PAIRED = {
    (2, 1, 1, 1): HighCategory.ONE_PAIR,
    (2, 2, 1): HighCategory.TWO_PAIR,
    (3, 1, 1): HighCategory.THREE_OF_A_KIND,
    (3, 2): HighCategory.FULL_HOUSE,
    (4, 1): HighCategory.FOUR_OF_A_KIND,
}
_UNPAIRED = {
    (False, False): HighCategory.HIGH_CARD,
    (True, False): HighCategory.STRAIGHT,
    (False, True): HighCategory.FLUSH,
    (True, True): HighCategory.STRAIGHT_FLUSH,
}


@cache
def _ladder() -> dict[HighHand, int]:
    """Every different high hand with its place, the worst first."""
    return {hand: place for place, hand in enumerate(sorted(set(_all_hands())), start=1)}


def _all_hands() -> Iterator[HighHand]:
    for ranks in combinations(range(len(RANKS)), FIVE):
        yield _hand_of(ranks, suited=False)
        yield _hand_of(ranks, suited=True)
    for counts in _PAIRED:
        for ranks in permutations(range(len(RANKS)), len(counts)):
            each = zip(ranks, counts, strict=True)
            yield _hand_of([rank for rank, count in each for _ in range(count)], suited=False)
