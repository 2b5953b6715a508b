"""Cards as numbers whose sum tells what the fast evaluators need to know of three, four or five cards.

Knows sums, not Omaha. Each card has one key; of the sum of some cards' keys the upper part tells how many cards
of which ranks they are, and the lower part which suits can make a flush. `board_values` and `tables` look values
up by these sums.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product

from omaha_trainer.poker.card import BOARD_SIZES, HOLE_CARDS

RANKS = 13
SUITS = 4
RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""The smallest numbers in turn for which no two multisets of five ranks, at most four of one, share a sum."""
SIZE_KEY = 4 * RANK_KEYS[-1] + 1
"""Added for every card, so that the rank sums of three, four and five cards never meet."""
SUIT_KEYS = (1, 8, 47, 57)
"""The smallest numbers whose sum over a board of three to five cards tells the suit that has three or more of them,
and over four hole cards each suit that has two or more (`flush_suit_by_sum`, `paired_suits_by_sum`)."""
SUIT_BITS = 9
SUIT_PART = (1 << SUIT_BITS) - 1

CARD_KEYS = tuple(
    (RANK_KEYS[number >> 2] + SIZE_KEY) << SUIT_BITS | SUIT_KEYS[number & 3] for number in range(RANKS * SUITS)
)
"""For each card its rank's key above its suit's; a sum of five stays below 2**30, one digit of a Python int."""

LOW_BITS = tuple(1 << (rank + 1) % RANKS & 255 for rank in range(RANKS))
"""For each rank its bit in a mask of low ranks, bit 0 the ace; 0 above the eight (L1)."""


def multisets(size: int) -> list[tuple[int, ...]]:
    """All ways to have `size` ranks, at most four of each: 13, 91, 455, 1820 or 6175 for one to five."""
    return [
        ranks for ranks in combinations_with_replacement(range(RANKS), size) if size <= SUITS or ranks[0] != ranks[-1]
    ]


def hole_ranks() -> list[tuple[int, ...]]:
    """The ranks that four hole cards can have, in the order of the tables' rows."""
    return multisets(HOLE_CARDS)


def board_ranks() -> list[tuple[int, ...]]:
    """The ranks that a flop, a turn or a river can have, in the order of the tables' columns."""
    return [ranks for size in BOARD_SIZES for ranks in multisets(size)]


def rank_sum(ranks: Sequence[int]) -> int:
    """The rank part of the key sum of cards with these ranks.

    >>> aces_up = CARD_KEYS[51] + CARD_KEYS[50] + CARD_KEYS[0]
    >>> aces_up >> SUIT_BITS == rank_sum([12, 12, 0])
    True
    """
    return sum(RANK_KEYS[rank] for rank in ranks) + SIZE_KEY * len(ranks)


def low_mask(ranks: Iterable[int]) -> int:
    """The different low ranks among `ranks` as bits, bit 0 the ace and bit 7 the eight (L1).

    >>> bin(low_mask([12, 12, 6, 7]))
    '0b10000001'
    """
    mask = 0
    for rank in ranks:
        mask |= LOW_BITS[rank]
    return mask


def flush_suit_by_sum() -> dict[int, int | None]:
    """By the lower part of a board's sum: the suit of which it has three or more cards, if any."""
    return {
        key: next((suit for suit, count in enumerate(counts) if count >= 3), None)
        for size in BOARD_SIZES
        for key, counts in _suit_sums(size)
    }


def paired_suits_by_sum() -> dict[int, tuple[int, ...]]:
    """By the lower part of a hole's sum: the suits of which it has two or more cards."""
    return {
        key: tuple(suit for suit, count in enumerate(counts) if count >= 2) for key, counts in _suit_sums(HOLE_CARDS)
    }


def _suit_sums(size: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every way in which `size` cards can lie in the suits, and its sum."""
    for counts in product(range(size + 1), repeat=SUITS):
        if sum(counts) == size:
            yield sum(count * key for count, key in zip(counts, SUIT_KEYS, strict=True)), counts
