"""What every pair of hole cards would be worth on a board: the ground on which a hand's strength is judged.

Plain Python over the ladders of `poker.five_values`, so that the first decision of a session is about as quick as
the rest. Values are those of `poker`: high 1..7462, low 1..56 (0 none); more is better.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from omaha_trainer.poker.card_keys import LOW_BITS, RANKS, rank_sum
from omaha_trainer.poker.five_values import low_values, mixed_values, suited_values
from omaha_trainer.poker.low import QUALIFIER

PAIRS = tuple(combinations_with_replacement(range(RANKS), 2))
"""Every pair of ranks, the lower first."""
PLACE = tuple(tuple(PAIRS.index((min(a, b), max(a, b))) for b in range(RANKS)) for a in range(RANKS))
"""Where a pair stands in `PAIRS`, by its ranks in either order."""
_PAIR_SUMS = tuple(rank_sum(pair) for pair in PAIRS)
FLUSH_CARDS = 3
"""Board cards of one suit that a flush needs (H1)."""


def prepare() -> None:
    """Build the ladders of values once for the process (some 30 ms), so that no decision has to wait for them."""
    mixed_values()
    suited_values()
    low_values()


class HighPairs(NamedTuple):
    """The best high of each pair of ranks, flushes aside, by the pair's place in `PAIRS`. Packed: they are kept."""

    values: Sequence[int]
    best_first: bytes
    """The places, those of the best pairs first."""


class LowPair(NamedTuple):
    """A pair of ranks, counted from the ace, and the low that it makes."""

    value: int
    one: int
    other: int


@lru_cache(maxsize=8450)  # there are so many: 455 flops, 1,820 turns and 6,175 rivers
def high_pairs(ranks: tuple[int, ...]) -> HighPairs:
    """For the board's `ranks`, lowest first, three to five of them.

    >>> PAIRS[high_pairs((5, 8, 11)).best_first[0]]  # on K-T-7 pocket kings make the best set
    (11, 11)
    """
    rows = [_row(triple) for triple in {*combinations(ranks, 3)}]
    values = tuple(map(max, *rows)) if len(rows) > 1 else rows[0]
    return HighPairs(array("H", values), bytes(sorted(range(len(PAIRS)), key=values.__getitem__, reverse=True)))


@lru_cache(maxsize=512)
def _row(triple: tuple[int, ...]) -> tuple[int, ...]:
    """The value of each pair with just these three board ranks; 0 for five of a kind, which there is not."""
    made, board = mixed_values(), rank_sum(triple)
    return tuple([made.get(pair + board, 0) for pair in _PAIR_SUMS])


def flush_suit(board: Sequence[int]) -> int | None:
    """The suit in which the board, of five cards at most, allows a flush."""
    if len(board) < FLUSH_CARDS:
        return None
    suits = sorted([card & 3 for card in board])
    suit = suits[FLUSH_CARDS - 1]  # three alike of five in order: the third is one of them
    return suit if suits.count(suit) >= FLUSH_CARDS else None


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
def low_pairs(board_mask: int) -> tuple[LowPair, ...]:
    """Every pair of ranks that makes a low on a board with these low ranks (bit 0 the ace), the best first.

    >>> best = low_pairs(0b10011000)[0]
    >>> best.one, best.other  # on 8-5-4: ace and deuce
    (0, 1)
    """
    made = low_values()
    shared = [1 << bit for bit in range(QUALIFIER) if board_mask >> bit & 1]
    triples = [a | b | c for a, b, c in combinations(shared, 3)]
    pairs = []
    for one, other in combinations(range(QUALIFIER), 2):
        pair = 1 << one | 1 << other
        value = max((made.get(pair | triple, 0) for triple in triples), default=0)
        if value:
            pairs.append(LowPair(value, one, other))
    return tuple(sorted(pairs, key=lambda pair: (-pair.value, pair.one, pair.other)))


def low_mask(cards: Sequence[int]) -> int:
    """The low ranks among the cards, bit 0 the ace."""
    mask = 0
    for card in cards:
        mask |= LOW_BITS[card >> 2]
    return mask
