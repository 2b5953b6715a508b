"""Omaha values of several hands on one board, from a cold start: plain Python, no large tables, no numpy.

This is what a showdown asks for. `omaha` explains the same values, `tables` gives them for millions of deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from omaha_trainer.poker.card_keys import (
    CARD_KEYS,
    RANKS,
    SUIT_PART,
    flush_suit_by_sum,
    low_mask,
    multisets,
    rank_sum,
)
from omaha_trainer.poker.five_values import low_values, mixed_values, suited_values

_PAIR = {ranks: place for place, ranks in enumerate(multisets(2))}
_PAIR_PLACES = [[_PAIR[min(a, b), max(a, b)] for a in range(RANKS)] for b in range(RANKS)]
"""By two ranks in either order: the place of the pair among the 91."""


def values_on_board(board: Sequence[int], holes: Iterable[Sequence[int]]) -> list[tuple[int, int]]:
    """For each of `holes` its high value, 1..7462, and its low value, 1..56 or 0 for none; higher is better.

    The board has 3 to 5 cards, each hole 4; no card twice (not checked here). Rules H1, H2, L1, L2.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> board = parse_cards("3d 4c 5s Jd Qc")
    >>> values_on_board(board, [parse_cards("As2dKcKh"), parse_cards("QsQdJhTh")])
    [(5854, 56), (5695, 0)]
    """
    ranks = [card >> 2 for card in board]
    best = _best_of_pairs(tuple(sorted(ranks)))
    suit = _flush_suits()[sum([CARD_KEYS[card] for card in board]) & SUIT_PART]
    low_board = low_mask(ranks)
    values = []
    for hole in holes:
        a, b, c, d = mine = [card >> 2 for card in hole]
        with_a, with_b = _PAIR_PLACES[a], _PAIR_PLACES[b]
        high = max(
            best[with_a[b]],
            best[with_a[c]],
            best[with_a[d]],
            best[with_b[c]],
            best[with_b[d]],
            best[_PAIR_PLACES[c][d]],
        )
        if suit is not None:
            high = max(high, _flush(suit, hole, board))
        values.append((high, _low(low_mask(mine), low_board)))
    return values


@cache
def _best_of_pairs(board: tuple[int, ...]) -> list[int]:
    """For each pair of ranks its best value but for flushes, with any three of the board's ranks.

    `board` is in rising order; there are 8450 boards, so all that may be kept is 7 MB.
    """
    triples = set(combinations(board, 3))
    return list(map(max, zip(*[_values_by_pair()[ranks] for ranks in triples], strict=True)))


@cache
def _values_by_pair() -> dict[tuple[int, ...], list[int]]:
    """For each triple of ranks, by pair: the value of the five cards, 0 where they would be of one rank."""
    known = mixed_values()
    pairs = [rank_sum(ranks) for ranks in _PAIR]
    return {ranks: [known.get(rank_sum(ranks) + pair, 0) for pair in pairs] for ranks in multisets(3)}


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
