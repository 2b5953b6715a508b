"""Hands as people wrongly read them: with another number of hole cards, with a pair or a nine in the low.

Every value comes from the evaluators of `poker`; only the choice of cards breaks the rule (H1, L1). What such a
hand is worth is compared with the true one by whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import FIVE, HighHand, high_of_five
from omaha_trainer.poker.low import QUALIFIER, LowHand, low_of_five, low_rank
from omaha_trainer.poker.omaha import Choice

OTHER_NUMBERS = (1, 3, 0, 4)
"""Numbers of hole cards that are not allowed, the likeliest mistake first (H1)."""


def with_hole_cards(count: int, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[Choice]:
    """Every five cards of which `count` come from the hand; none where the board has not enough."""
    if not 0 <= FIVE - count <= len(board):
        return
    for mine in combinations(hole, count):
        for shared in combinations(board, FIVE - count):
            yield Choice(mine, shared)


def stretched_high(count: int, hole: Sequence[Card], board: Sequence[Card]) -> tuple[HighHand, Choice] | None:
    """The best high that uses `count` hole cards."""
    made = [(high_of_five(one.hole + one.board), one) for one in with_hole_cards(count, hole, board)]
    return max(made, key=lambda pair: pair[0], default=None)


def stretched_low(count: int, hole: Sequence[Card], board: Sequence[Card]) -> tuple[LowHand, Choice] | None:
    """The best low that uses `count` hole cards; of cards of one rank any will do."""
    made = [
        (low, one)
        for one in with_hole_cards(count, lowest(hole), lowest(board))
        if (low := low_of_five(one.hole + one.board)) is not None
    ]
    return max(made, key=lambda pair: pair[0], default=None)


def lowest(cards: Iterable[Card], highest: int = QUALIFIER) -> tuple[Card, ...]:
    """The low cards among these, none above `highest`, one of each rank, the lowest first (L1).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> lowest(parse_cards("Kd 9h 7c 4s 2h"))
    (2h, 4s, 7c)
    """
    by_rank = {rank: card for card in cards if (rank := low_rank(card)) <= highest}
    return tuple(by_rank[rank] for rank in sorted(by_rank))


def two_lowest(hole: Sequence[Card], board: Sequence[Card]) -> Choice | None:
    """What a hasty player takes for a low: his two lowest cards and the board's three, pairs or not (L7)."""
    mine, shared = lowest(hole)[:2], lowest(board)[:3]
    return Choice(mine, shared) if len(mine) == 2 and len(shared) == 3 else None


def low_ranks(cards: Iterable[Card]) -> tuple[int, ...]:
    """The ranks for low from the top down, pairs and all."""
    return tuple(sorted(map(low_rank, cards), reverse=True))


def has_pair(cards: Sequence[Card]) -> bool:
    """Whether a rank is there twice."""
    return len({card.rank for card in cards}) < len(cards)


def nine_low(hole: Sequence[Card], board: Sequence[Card]) -> Choice | None:
    """The best two and three of five different ranks with a nine on top: no low (L3)."""
    nine = QUALIFIER + 1
    made = [
        (ranks, one)
        for one in with_hole_cards(2, lowest(hole, nine), lowest(board, nine))
        if (ranks := low_ranks(one.hole + one.board))[0] == nine and len(set(ranks)) == FIVE
    ]
    return min(made, key=lambda pair: pair[0])[1] if made else None


def is_straight(low: LowHand) -> bool:
    """Whether the low is a straight as well, which does it no harm (L1)."""
    return low.ranks[0] - low.ranks[-1] == FIVE - 1


def from_the_bottom(low: LowHand) -> tuple[int, ...]:
    """The low as it looks to whoever compares from the lowest card up; smaller looks better (L2)."""
    return low.ranks[::-1]


def difference(better: LowHand, worse: LowHand) -> tuple[int, int, int]:
    """The first card from the top that differs: its place (from 1), its rank in the better and in the worse low (L2).

    >>> difference(LowHand((7, 6, 4, 3, 2)), LowHand((8, 5, 4, 3, 1)))
    (1, 7, 8)
    """
    for place, (mine, other) in enumerate(zip(better.ranks, worse.ranks, strict=True), start=1):
        if mine != other:
            return place, mine, other
    raise ValueError("the lows are equal")
