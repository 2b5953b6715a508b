"""Omaha values of several hands on one board, from a cold start: plain Python, no large tables, no numpy.

This is what a showdown asks for. `omaha` explains the same values, `tables` gives them for millions of deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from omaha_trainer.poker.card_keys import CARD_KEYS, SUIT_BITS, SUIT_PART, flush_suit_by_sum, low_mask
from omaha_trainer.poker.five_values import low_values, mixed_values, suited_values

_MIXED_KEYS = tuple(key >> SUIT_BITS for key in CARD_KEYS)


def values_on_board(board: Sequence[int], holes: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """For each of `holes` its high value, 1..7462, and its low value, 1..56 or 0 for none; higher is better.

    The board has 3 to 5 cards, each hole 4; no card twice (not checked here). Rules H1, H2, L1, L2.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> board = parse_cards("3d 4c 5s Jd Qc")
    >>> values_on_board(board, [parse_cards("As2dKcKh"), parse_cards("QsQdJhTh")])
    [(5854, 56), (5695, 0)]
    """
    mixed = mixed_values()
    triples = {a + b + c for a, b, c in combinations([_MIXED_KEYS[card] for card in board], 3)}
    suit = _flush_suits()[sum([CARD_KEYS[card] for card in board]) & SUIT_PART]
    low_board = low_mask([card >> 2 for card in board])
    values = []
    for hole in holes:
        pairs = {a + b for a, b in combinations([_MIXED_KEYS[card] for card in hole], 2)}
        high = max([mixed[pair + triple] for pair in pairs for triple in triples])
        if suit is not None:
            high = max(high, _flush(suit, hole, board))
        values.append((high, _low(low_mask([card >> 2 for card in hole]), low_board)))
    return values


@cache
def _low(hole: int, board: int) -> int:
    """The best low of two ranks of one mask and three others of the other; at most 163 x 219 pairs of masks."""
    made = low_values()
    pairs = combinations([1 << bit for bit in range(8) if hole >> bit & 1], 2)
    triples = list(combinations([1 << bit for bit in range(8) if board >> bit & 1], 3))
    return max((made.get(a | b | c | d | e, 0) for a, b in pairs for c, d, e in triples), default=0)


def _flush(suit: int, hole: Sequence[int], board: Sequence[int]) -> int:
    """The best flush or straight flush in `suit`, or 0 when fewer than two hole cards are of it."""
    mine = [1 << (card >> 2) for card in hole if card & 3 == suit]
    if len(mine) < 2:
        return 0
    made = suited_values()
    shared = [1 << (card >> 2) for card in board if card & 3 == suit]
    triples = [a | b | c for a, b, c in combinations(shared, 3)]
    return max(made[a | b | triple] for a, b in combinations(mine, 2) for triple in triples)


_flush_suits = cache(flush_suit_by_sum)
