"""How a hand stands on a board: which part of all pairs of cards that others may hold beats it, high and low.

This is the distance to the nuts as a number: 0 is the best hand there can be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from omaha_trainer.poker.card_keys import RANKS

from .pair_values import PAIRS, PLACE, HighPairs, flush_pairs, flush_suit, high_pairs, low_mask, low_pairs

_DECK, _PER_RANK, _LOW_RANKS = 52, 4, 8


class Half(NamedTuple):
    """One half of the pot. Shares are of all pairs of unseen cards."""

    value: int
    """The value of one's own hand; 0 where it has no low."""
    better: float
    equal: float
    any: float
    """Pairs that make a hand at all; for the high half all of them."""


_NO_LOW = Half(0, 0.0, 0.0, 0.0)


def high_half(hole: Sequence[int], board: Sequence[int]) -> Half:
    """The high half, on a board of three to five cards."""
    pairs = high_pairs(tuple(sorted([card >> 2 for card in board])))
    values, suit, left = pairs.values, flush_suit(board), _left_by_rank(hole, board)
    mine = max([values[PLACE[a >> 2][b >> 2]] for a, b in combinations(hole, 2)])
    if suit is None:
        better, equal = _without_flushes(pairs, mine, left)
    else:
        flushes = flush_pairs(_suit_mask(board, suit))
        suited = [card >> 2 for card in hole if card & 3 == suit]
        mine = max([mine, *(flushes[pair] for pair in combinations(suited, 2))])
        better, equal = _without_flushes(pairs, mine, left)
        more, as_good = _with_flushes(_suit_mask((*hole, *board), suit), mine, values, flushes)
        better, equal = better + more, equal + as_good
    total = _pairs_unseen(hole, board)
    return Half(mine, better / total, equal / total, 1.0)


def _without_flushes(pairs: HighPairs, mine: int, left: Sequence[int]) -> tuple[int, int]:
    """How many pairs of the cards that are `left` are better than `mine`, and as good."""
    values = pairs.values
    better = equal = 0
    for place in pairs.best_first:
        value = values[place]
        if value < mine:
            break
        one, other = PAIRS[place]
        ways = left[one] * left[other] if one != other else left[one] * (left[one] - 1) // 2
        if value > mine:
            better += ways
        else:
            equal += ways
    return better, equal


def _with_flushes(
    seen: int, mine: int, values: Sequence[int], flushes: Mapping[tuple[int, int], int]
) -> tuple[int, int]:
    """How many more pairs are better than `mine`, and as good, when flushes count; `seen` are the suit's cards gone."""
    better = equal = 0
    for pair in combinations([rank for rank in range(RANKS) if not seen >> rank & 1], 2):
        plain, flush = values[PLACE[pair[0]][pair[1]]], flushes[pair]
        if flush < plain:
            continue
        if flush > mine:
            if plain <= mine:
                better += 1
                equal -= plain == mine
        elif flush == mine:
            equal += plain != mine
    return better, equal


def low_half(hole: Sequence[int], board: Sequence[int]) -> Half:
    """The low half; all is 0 where the board allows no low (L4)."""
    pairs = low_pairs(low_mask(board))
    if not pairs:
        return _NO_LOW
    mask, ranks = low_mask(hole), _left_by_rank(hole, board)
    mine = next((value for value, one, other in pairs if mask >> one & 1 and mask >> other & 1), 0)
    left = [ranks[12], *ranks[: _LOW_RANKS - 1]]
    better = equal = weaker = 0
    for value, one, other in pairs:
        ways = left[one] * left[other]
        if value > mine:
            better += ways
        elif value == mine:
            equal += ways
        else:
            weaker += ways
    total = _pairs_unseen(hole, board)
    return Half(mine, better / total, equal / total, (better + equal + weaker) / total)


def _left_by_rank(hole: Sequence[int], board: Sequence[int]) -> list[int]:
    left = [_PER_RANK] * RANKS
    for card in (*hole, *board):
        left[card >> 2] -= 1
    return left


def _suit_mask(cards: Sequence[int], suit: int) -> int:
    mask = 0
    for card in cards:
        if card & 3 == suit:
            mask |= 1 << (card >> 2)
    return mask


def _pairs_unseen(hole: Sequence[int], board: Sequence[int]) -> int:
    unseen = _DECK - len(hole) - len(board)
    return unseen * (unseen - 1) // 2
