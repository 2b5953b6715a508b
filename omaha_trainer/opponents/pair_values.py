"""What every pair of hole cards would be worth on a board: the ground on which a hand's strength is judged.

Plain Python over the ladders of `poker.five_values`, so that the first decision of a session is as quick as the
rest. Values are those of `poker`: high 1..7462, low 1..56 (0 none); more is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from omaha_trainer.poker.card_keys import LOW_BITS, RANKS, rank_sum
from omaha_trainer.poker.five_values import low_values, mixed_values, suited_values
from omaha_trainer.poker.low import QUALIFIER

_PAIRS = tuple(combinations_with_replacement(range(RANKS), 2))
_KEYS = tuple(rank_sum([rank]) for rank in range(RANKS))
FLUSH_CARDS = 3
"""Board cards of one suit that a flush needs (H1)."""


class PairValue(NamedTuple):
    """A pair of ranks and the value that it makes; for a low the ranks are counted from the ace."""

    value: int
    one: int
    other: int


class HighPairs(NamedTuple):
    """The best high of each pair of ranks, flushes aside."""

    best_first: tuple[PairValue, ...]
    by_ranks: dict[tuple[int, int], int]
    """By both ranks in either order."""


@lru_cache(maxsize=2048)
def high_pairs(ranks: tuple[int, ...]) -> HighPairs:
    """For the board's `ranks`, lowest first, three to five of them.

    >>> pairs = high_pairs((5, 8, 11))
    >>> pairs.best_first[0].one, pairs.best_first[0].other  # K-T-7: pocket kings make the best set
    (11, 11)
    """
    made = mixed_values().get
    triples = {_KEYS[a] + _KEYS[b] + _KEYS[c] for a, b, c in combinations(ranks, 3)}
    by_ranks: dict[tuple[int, int], int] = {}
    values = []
    for one, other in _PAIRS:
        pair = _KEYS[one] + _KEYS[other]
        value = max([made(pair + triple, 0) for triple in triples])
        by_ranks[one, other] = by_ranks[other, one] = value
        values.append(PairValue(value, one, other))
    values.sort(reverse=True)
    return HighPairs(tuple(values), by_ranks)


def flush_suit(board: Sequence[int]) -> int | None:
    """The suit in which the board allows a flush."""
    suits = [card & 3 for card in board]
    return next((suit for suit in range(4) if suits.count(suit) >= FLUSH_CARDS), None)


@lru_cache(maxsize=1024)
def flush_pairs(board_mask: int) -> dict[tuple[int, int], int]:
    """The flush or straight flush of each pair of ranks in the flush suit, by both ranks in either order.

    `board_mask` holds the board's ranks of that suit as bits.
    """
    made = suited_values()
    shared = [1 << rank for rank in range(RANKS) if board_mask >> rank & 1]
    triples = [a | b | c for a, b, c in combinations(shared, 3)]
    values = {}
    for one, other in combinations([rank for rank in range(RANKS) if not board_mask >> rank & 1], 2):
        pair = 1 << one | 1 << other
        values[one, other] = values[other, one] = max([made[pair | triple] for triple in triples])
    return values


@lru_cache(maxsize=256)
def low_pairs(board_mask: int) -> tuple[PairValue, ...]:
    """Every pair of ranks that makes a low on a board with these low ranks (bit 0 the ace), the best first.

    >>> best = low_pairs(0b10011000)[0]  # 8-5-4
    >>> best.one, best.other  # ace and deuce
    (0, 1)
    """
    made = low_values().get
    shared = [1 << bit for bit in range(QUALIFIER) if board_mask >> bit & 1]
    triples = [a | b | c for a, b, c in combinations(shared, 3)]
    values = []
    for one, other in combinations(range(QUALIFIER), 2):
        pair = 1 << one | 1 << other
        value = max((made(pair | triple, 0) for triple in triples), default=0)
        if value:
            values.append(PairValue(value, one, other))
    values.sort(key=lambda pair: (-pair.value, pair.one, pair.other))
    return tuple(values)


def low_mask(cards: Sequence[int]) -> int:
    """The low ranks among the cards, bit 0 the ace."""
    mask = 0
    for card in cards:
        mask |= LOW_BITS[card >> 2]
    return mask
