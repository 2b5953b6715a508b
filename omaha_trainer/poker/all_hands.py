"""All 270,725 starting hands as arrays: what a `Range` weighs.

Knows each hand's place (0 to 270,724: by the highest card, then the next), its cards, its kind and its row in the fast
tables. Imported only where arrays are needed, because numpy is; built in about a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain, combinations
from math import comb

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.batch import Cards
from omaha_trainer.poker.card import DECK, HOLE_CARDS, RANKS, Card
from omaha_trainer.poker.card_keys import SUIT_BITS, SUITS
from omaha_trainer.poker.hand_class import CLASSES, HANDS, class_masks
from omaha_trainer.poker.table_build import Indices
from omaha_trainer.poker.tables import tables

Weights = npt.NDArray[np.float64]
"""One for each hand, by place."""
CardSets = npt.NDArray[np.uint64]
"""Sets of cards, a bit for each card's number."""
Flags = npt.NDArray[np.bool_]

_CHOOSE = np.array([[comb(card, size) for card in range(len(DECK))] for size in range(1, HOLE_CARDS + 1)], np.intp)


class AllHands:
    """The hands in the order of their places."""

    def __init__(self) -> None:
        self.cards: Indices = np.ascontiguousarray(len(DECK) - 1 - _rising_hands()[::-1].T)
        """Four rows of cards, the highest first; a column for each hand."""
        self.sets: CardSets = (np.uint64(1) << self.cards.astype(np.uint64)).sum(axis=0)
        self.classes: Indices = class_indices(self.cards)
        """By place: the number of the hand's kind."""
        arrays = tables().arrays
        self.rows: Indices = arrays.rows.take(arrays.keys.take(self.cards).sum(axis=0) >> SUIT_BITS)
        """By place: the row of the hand's ranks in the tables."""

    def hand(self, place: int) -> tuple[Card, ...]:
        """The hand at that place, the highest card first."""
        return tuple(DECK[number] for number in self.cards[:, place].tolist())

    def by_class(self, values: Sequence[float]) -> Weights:
        """For each hand the value of its kind, out of one for every kind."""
        if len(values) != CLASSES:
            raise ValueError(f"{len(values)} values for {CLASSES} kinds of hands")
        return weights_of(values).take(self.classes)

    def free_of(self, cards: Iterable[int]) -> Flags:
        """The hands that hold none of these cards."""
        free: Flags = self.sets & set_of(cards) == 0
        return free


def _rising_hands() -> Indices:
    """All hands with their cards rising, a row each, in the order of `combinations`.

    Put together by the lowest card: to count through all of them at once would stop every other thread for 40 ms.
    """
    parts = []
    for lowest in range(len(DECK) - HOLE_CARDS + 1):
        others = chain.from_iterable(combinations(range(lowest + 1, len(DECK)), HOLE_CARDS - 1))
        rest = np.fromiter(others, np.intp).reshape(-1, HOLE_CARDS - 1)
        parts.append(np.insert(rest, 0, lowest, axis=1))
    return np.concatenate(parts)


def place_of(hole: Sequence[int]) -> int:
    """The place of four different cards."""
    return int(places_of(np.array(hole)[:, np.newaxis])[0])


def places_of(holes: Cards) -> Indices:
    """The places of hands, each a column of four different cards."""
    rising = np.sort(holes, axis=0)
    places: Indices = sum((_CHOOSE[row].take(rising[row]) for row in range(HOLE_CARDS)), np.zeros(1, np.intp))
    return places


def class_indices(holes: Cards) -> Indices:
    """The numbers of the kinds of hands, each a column of four different cards; as `class_index` for each."""
    ranks, suits = np.left_shift(1, holes >> 2), holes & 3
    masks = np.stack([np.where(suits == suit, ranks, 0).sum(axis=0) for suit in range(SUITS)])
    keys, order = _sorted_keys()
    found: Indices = order.take(keys.searchsorted(_keys(np.sort(masks, axis=0)[::-1])))
    return found


def set_of(cards: Iterable[int]) -> np.uint64:
    """Some cards as the bits of one number."""
    return np.uint64(sum(1 << int(card) for card in cards))


def weights_of(values: Sequence[float]) -> Weights:
    """Weights out of plain numbers; `ValueError` where one is below zero or no number."""
    weights = np.asarray(values, np.float64)
    if not (weights >= 0).all() or not np.isfinite(weights).all():
        raise ValueError("weights are finite numbers from zero up")
    return weights


def class_sums(weights: Weights) -> Weights:
    """For each kind the weights of its hands together."""
    return sums_by(all_hands().classes, weights, CLASSES)


def sums_by(places: Cards, weights: Weights, count: int) -> Weights:
    """The weights that go to each of so many places, together."""
    return np.bincount(places, weights, count).astype(np.float64, copy=False)


def no_weights() -> Weights:
    """Zero for every hand."""
    return np.zeros(HANDS)


@cache
def all_hands() -> AllHands:
    """The hands, built at the first call and then kept (25 MB)."""
    return AllHands()


def _keys(masks: Indices) -> Indices:
    """One number for the masks of four suits."""
    keys: Indices = masks[0]
    for row in masks[1:]:
        keys = keys << len(RANKS) | row
    return keys


@cache
def _sorted_keys() -> tuple[Indices, Indices]:
    """The keys of all kinds in rising order, and the kinds' numbers in that order."""
    keys = _keys(np.array(class_masks(), np.intp).T)
    order = keys.argsort()
    return keys[order], order
