"""The best that any two cards can make on a board, and everything below it: a search over all pairs.

Pairs of equal rank are looked at once where suits do not matter. Values are those of `poker`: more is better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from omaha_trainer.opponents.pair_values import PAIRS, PLACE, flush_pairs, flush_suit, high_pairs, low_mask, low_pairs
from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.poker.low import LowHand, low_of_five
from omaha_trainer.poker.omaha import best_low
from omaha_trainer.training.question import Choice
from omaha_trainer.training.spots.dealing import ACE

Cards = Sequence[Card]
Two = tuple[int, int]
"""Two ranks, or two cards where suits matter; the greater first."""
Held = TypeVar("Held")


def low_values_on(board: Cards) -> dict[tuple[int, int], int]:
    """Every pair of ranks that makes a low on this board, the greater rank first, with the low's value (L1, L2).

    The best comes first; nothing where no low is possible (L4).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> next(iter(low_values_on(parse_cards("4c 8d 3s 2c"))))  # L9: ace and five
    (12, 3)
    """
    return {pair_of(_rank(pair.one), _rank(pair.other)): pair.value for pair in low_pairs(low_mask([*board]))}


def nut_low_pairs(board: Cards) -> tuple[tuple[int, int], ...]:
    """The pairs of ranks that make the best possible low; none where there is no low."""
    return _best(low_values_on(board))


def has_nut_low(hole: Cards, board: Cards) -> bool:
    """Whether no two cards could make a better low than this hand has now."""
    mine, values = best_low(hole, board), low_values_on(board)
    return mine is not None and mine.hand.value == max(values.values())


def high_values_on(board: Cards) -> dict[Two, int]:
    """Every two cards that can be held on this board, with the value of the best high they make (H1, H2).

    Pairs of ranks where no flush is possible, else the very cards, for then suits matter.
    """
    ranks = high_pairs(tuple(sorted(card.rank for card in board))).values
    unseen = [card for card in DECK if card not in set(board)]
    suit = flush_suit(board)
    if suit is None:
        left = [card.rank for card in unseen]
        pairs = {place: pair for place, pair in enumerate(PAIRS) if _held(pair, left)}
        return {pair_of(*pair): ranks[place] for place, pair in pairs.items()}
    flushes = flush_pairs(sum(1 << card.rank for card in board if card.suit == suit))
    values: dict[Two, int] = {}
    for one, other in combinations(reversed(unseen), 2):
        value = ranks[PLACE[one.rank][other.rank]]
        if one.suit == other.suit == suit:
            value = max(value, flushes[one.rank, other.rank])
        values[one, other] = value
    return values


def best_highs(values: dict[Two, int]) -> tuple[Two, ...]:
    """The two cards with the greatest value."""
    return _best(values)


def choice_of(two: Two) -> Choice:
    """Two cards, or two ranks, as a choice."""
    cards = tuple(one for one in two if isinstance(one, Card))
    return Choice(cards=cards) if cards else Choice(ranks=two)


def pair_of(one: int, other: int) -> tuple[int, int]:
    """A pair of ranks, the greater first."""
    return max(one, other), min(one, other)


def low_of_ranks(pair: Sequence[int], board: Cards) -> LowHand | None:
    """The low that hole cards of these two ranks make, whatever their suits."""
    held = [next(card for card in DECK if card.rank == rank and card not in set(board)) for rank in pair]
    lows = [low_of_five([*held, *three]) for three in combinations(board, 3)]
    return max((low for low in lows if low is not None), default=None)


def ranks_of(low: LowHand) -> tuple[int, ...]:
    """The card ranks of a low, from the top down."""
    return tuple(_rank(rank - 1) for rank in low.ranks)


def _best(values: Mapping[Held, int]) -> tuple[Held, ...]:
    greatest = max(values.values(), default=None)
    return tuple(one for one, value in values.items() if value == greatest)


def _rank(bit: int) -> int:
    """The card's rank of a bit in a mask of low ranks, which begins with the ace."""
    return ACE if bit == 0 else bit - 1


def _held(pair: tuple[int, int], left: Sequence[int]) -> bool:
    """Whether cards of these ranks are left."""
    return all(left.count(rank) >= pair.count(rank) for rank in pair)
