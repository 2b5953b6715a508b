"""What a player may hold: every starting hand with a weight. The numbers inside stay inside.

A `Range` never changes: whatever is done with it gives another. A weight is the chance that the player would have come
this far with just that hand, or anything in proportion to it. What comes back is cards and plain numbers. Importing
this module brings no numpy; making the first range does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.hand_class import CLASSES, HANDS, HandClass, class_sizes, hand_class

if TYPE_CHECKING:
    from omaha_trainer.poker.all_hands import AllHands, Weights
    from omaha_trainer.poker.range_made import Made


class Range:
    """Hands and weights.

    >>> from omaha_trainer.poker.card import parse_cards, parse_hand
    >>> from omaha_trainer.poker.hand_class import all_classes
    >>> any_hand = Range.any_hand()
    >>> any_hand.hands, any_hand.without(parse_cards("As Ah 2s 3h")).hands
    (270725, 194580)
    >>> aces = any_hand.times_classes([kind.name.count("A") == 2 for kind in all_classes()])
    >>> aces.hands, aces.weight(parse_hand("AsAc7d2c")), aces.weight(parse_hand("AsKcKd2c"))
    (6768, 1.0, 0.0)
    """

    __slots__ = ("_weights",)

    def __init__(self, weights: Weights) -> None:
        """For the rooms' own use; others begin with `any_hand`, `of_classes`, `of_hands` or `best`."""
        self._weights = weights
        weights.flags.writeable = False

    @classmethod
    def any_hand(cls) -> Range:
        """Every hand with weight 1."""
        return cls.of_classes([1.0] * CLASSES)

    @classmethod
    def of_classes(cls, weights: Sequence[float]) -> Range:
        """A weight for every kind of hand, in the order of `hand_class`; each hand of the kind has it.

        `ValueError` for another number of weights, or one below zero; the same in all that follows.
        """
        return cls(_hands().by_class(weights))

    @classmethod
    def of_hands(cls, weights: Mapping[tuple[Card, ...], float]) -> Range:
        """Just these hands, whatever the order of their cards; `KnownError` (G1) for what is no hand."""
        from omaha_trainer.poker.all_hands import no_weights, place_of, weights_of
        from omaha_trainer.poker.hand_class import class_index

        every = no_weights()
        for hole, weight in zip(weights, weights_of(list(weights.values())).tolist(), strict=True):
            class_index(hole)  # refuses what is no hand
            every[place_of(hole)] = weight
        return cls(every)

    @classmethod
    def best(cls, part: float, scores: Sequence[float]) -> Range:
        """The best `part` (0 to 1) of all hands, by a score for every kind; kinds at the edge get less than weight 1.

        >>> from omaha_trainer.poker.class_table import class_table
        >>> Range.best(0.15, class_table().column("equity", opponents=5)).total / HANDS
        0.15
        """
        left = part * HANDS
        weights = [0.0] * CLASSES
        for alike in _best_first(scores):
            hands = sum(class_sizes()[index] for index in alike)
            for index in alike:
                weights[index] = max(0.0, min(1.0, left / hands))
            left -= hands
        return cls.of_classes(weights)

    @property
    def weights(self) -> Weights:
        """By place; an array, so for this room only."""
        return self._weights

    @property
    def total(self) -> float:
        """All weights together."""
        return float(self._weights.sum())

    @property
    def hands(self) -> int:
        """So many hands have any weight."""
        return int((self._weights > 0).sum())

    def weight(self, hole: Sequence[Card]) -> float:
        """Of one hand."""
        from omaha_trainer.poker.all_hands import place_of

        return float(self._weights[place_of(hole)])

    def without(self, cards: Iterable[Card]) -> Range:
        """No hand that holds one of these cards: they lie elsewhere."""
        return Range(self._weights * _hands().free_of(cards))

    def times_classes(self, factors: Sequence[float]) -> Range:
        """Each weight times the factor of the hand's kind."""
        return Range(self._weights * _hands().by_class(factors))

    def times(self, other: Range) -> Range:
        """Each weight times the other's: with weights 0 and 1, the hands that are in both."""
        return Range(self._weights * other._weights)

    def plus(self, other: Range, factor: float = 1.0) -> Range:
        """Each weight and `factor` times the other's: the player is of one or of the other sort."""
        return Range(self._weights + factor * other._weights)

    def union(self, other: Range) -> Range:
        """Of each hand the greater of both weights: with weights 0 and 1, the hands that are in either."""
        return Range(self._weights.clip(min=other._weights))

    def only(self, wanted: Callable[[tuple[Card, ...]], bool]) -> Range:
        """The hands of which `wanted` is true; it is asked for each hand that has weight, up to 270,725 times."""
        hands, weights = _hands(), self._weights.copy()
        for place in weights.nonzero()[0].tolist():
            if not wanted(hands.hand(place)):
                weights[place] = 0.0
        return Range(weights)

    def made(self, board: Sequence[Card]) -> Made:
        """What its hands are on a board of three to five as it lies; `ValueError` where none can be held."""
        from omaha_trainer.poker.range_made import made_on

        return made_on(self._weights, board)

    def top(self, count: int) -> list[tuple[tuple[Card, ...], float]]:
        """The heaviest hands, each with its part of the total; of equally heavy ones those with the higher cards."""
        order = (-self._weights[::-1]).argsort(kind="stable")[:count]
        places = len(self._weights) - 1 - order
        total = self.total
        return [
            (_hands().hand(place), weight / total)
            for place, weight in zip(places.tolist(), self._weights[places].tolist(), strict=True)
            if weight > 0
        ]

    def top_classes(self, count: int) -> list[tuple[HandClass, float]]:
        """The heaviest kinds of hands, each with its part of the total."""
        parts = self.class_parts()
        order = sorted(range(len(parts)), key=lambda index: (-parts[index], -index))[:count]
        return [(hand_class(index), parts[index]) for index in order if parts[index] > 0]

    def class_parts(self) -> list[float]:
        """For every kind of hand its part of the total; all 0 where nothing is left."""
        from omaha_trainer.poker.all_hands import class_sums

        parts: list[float] = (class_sums(self._weights) / (self.total or 1.0)).tolist()
        return parts

    def sample(self, rng: Random, count: int = 1) -> list[tuple[Card, ...]]:
        """So many hands drawn by weight, each anew; `ValueError` where no hand has any."""
        sums = self._weights.cumsum()
        total = float(sums[-1])
        if not total:
            raise ValueError("an empty range")
        places = sums.searchsorted([rng.random() * total for _ in range(count)], side="right")
        return [_hands().hand(place) for place in places.clip(max=sums.searchsorted(total)).tolist()]


def _hands() -> AllHands:
    from omaha_trainer.poker.all_hands import all_hands

    return all_hands()


def _best_first(scores: Sequence[float]) -> list[list[int]]:
    """The numbers of kinds with equal scores together, the highest score first."""
    alike: dict[float, list[int]] = {}
    for index, score in enumerate(scores):
        alike.setdefault(score, []).append(index)
    return [alike[score] for score in sorted(alike, reverse=True)]
