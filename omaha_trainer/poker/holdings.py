"""Some of the hands that others may hold, chosen without favour, in which ranges are weighed quickly.

A range over all 270,725 hands is exact and slow; these are a fair part of them, each hand as likely as any other, and
a range is a `Column` of weights over them. The order of choice is shuffled once and for all, so the same question
meets the same hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np

from omaha_trainer.poker.all_hands import all_hands, place_of, set_of
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.card_keys import SUITS
from omaha_trainer.poker.column import Column
from omaha_trainer.poker.hand_class import HANDS
from omaha_trainer.poker.hand_groups import hand_groups
from omaha_trainer.poker.table_build import Indices

_SEED = 20_07


class Holdings:
    """So many hands free of the cards that are `gone`, and beside them the hands that are `shown`.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> held = Holdings(parse_cards("As 2s 3d 4d"), 5000)
    >>> len(held), int(held.any_hand.total), int(held.without(parse_cards("Ah Kh Qh")).total) in range(3700, 4000)
    (5000, 5000, True)
    """

    def __init__(self, gone: Sequence[Card], most: int, shown: Iterable[Sequence[Card]] = ()) -> None:
        hands = all_hands()
        places = _free(gone, most)
        shown_at = {tuple(hole): place_of(hole) for hole in shown}
        self.places: Indices = np.concatenate([places, np.array(list(shown_at.values()), np.intp)])
        """In the order of all hands; for this room only, like what follows."""
        self._numbers = {hole: len(places) + number for number, hole in enumerate(shown_at)}
        self.sets = hands.sets.take(self.places)
        self.rows = hands.rows.take(self.places)
        self._classes = hands.classes.take(self.places)
        self._suits: dict[int, tuple[Indices, Indices]] = {}
        self.any_hand = Column((np.arange(len(self.places)) < len(places)).astype(np.float64))
        """Weight 1 for every hand but those shown."""

    def __len__(self) -> int:
        return len(self.places)

    def only(self, hole: Sequence[Card]) -> Column:
        """Weight 1 for one of the shown hands alone."""
        return Column((np.arange(len(self.places)) == self._numbers[tuple(hole)]).astype(np.float64))

    def without(self, cards: Iterable[Card]) -> Column:
        """1 for each hand that holds none of these cards, else 0."""
        return Column((self.sets & set_of(cards) == 0).astype(np.float64))

    def of_kinds(self, values: Column) -> Column:
        """For each hand the value of its kind, out of one for every kind in the order of `hand_class`."""
        return Column(values.numbers.take(self._classes))

    def suited(self, suit: int) -> tuple[Indices, Indices]:
        """The hands with two or more cards of the suit, by their number here, and their groups (`hand_groups`)."""
        assert 0 <= suit < SUITS
        if suit not in self._suits:
            of_all = hand_groups().group_of[suit].take(self.places)
            numbers = np.flatnonzero(of_all >= 0)
            self._suits[suit] = numbers, of_all.take(numbers)
        return self._suits[suit]


def _free(gone: Sequence[Card], most: int) -> Indices:
    """The first so many places, in the shuffled order, of hands that hold none of the cards."""
    order, sets, cards = _shuffled(), all_hands().sets, set_of(gone)
    end = min(most * 2, HANDS)
    while True:
        some = order[:end]
        free: Indices = some[sets.take(some) & cards == 0][:most]
        if len(free) == most or end == HANDS:
            return free
        end = min(end * 2, HANDS)


@cache
def _shuffled() -> Indices:
    """All places in an order that means nothing."""
    raw = np.random.PCG64(_SEED).random_raw(HANDS)
    order: Indices = raw.argsort(kind="stable")
    return order
