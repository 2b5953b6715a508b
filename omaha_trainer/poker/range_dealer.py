"""Deals hands out of ranges, and then the rest, so that every deal counts for what it is worth.

All hands together should come as often as the product of their weights says, among the deals in which no card is held
twice. Hand by hand a few candidates are drawn by weight and the first that fits is taken; the part of the candidates
that fit is an unbiased estimate of how much of the range fits, and the product of these parts is the deal's weight.
Where nothing fits the deal is dropped. A single range always fits: its deals all weigh the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import numpy as np

from omaha_trainer.poker.all_hands import CardSets, Weights, all_hands
from omaha_trainer.poker.batch import CHUNK
from omaha_trainer.poker.card import HOLE_CARDS
from omaha_trainer.poker.column_deck import Bits, ColumnDeck, fractions
from omaha_trainer.poker.range import Range
from omaha_trainer.poker.spot import NoSuchDeal, Spot
from omaha_trainer.poker.table_build import Indices

_MOST_TRIES = 96
_ENOUGH = 2.0
"""So many candidates should fit, on average."""
_PILOT = 400
"""Deals made to learn how many candidates that takes."""
_EASY = 12
"""Candidates for a deal that do not slow it."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals in columns, a row for each card."""

    board: Indices
    hands: list[Indices]
    """The hands that are not known, in the order of the spot."""
    weights: Weights
    """Of the deals, all above 0."""


class RangeDealer:
    """Deals the ranges, the unknown hands and the rest of the board of one spot."""

    def __init__(self, spot: Spot, seed: int) -> None:
        """Raises `NoSuchDeal` where a range holds nothing but cards that lie elsewhere."""
        self._spot = spot
        self._bits = np.random.PCG64(abs(seed))
        self._deck = ColumnDeck(spot.left, self._bits)
        sources = [_Source(number, one) for number, one in spot.ranges.items()]
        self._sources = sorted(sources, key=lambda source: source.breadth)
        """The narrow ranges first, while nothing is in their way."""
        self._tries = [1] * len(sources)
        if len(sources) > 1:
            self._tries = [_MOST_TRIES] * len(sources)
            _, _, _, fitting = self._hold(_PILOT)
            self._tries = [min(_MOST_TRIES, ceil(_ENOUGH / max(part, _ENOUGH / _MOST_TRIES))) for part in fitting]
        self._unknown = [number for number, hand in enumerate(spot.hands) if hand is None]

    @property
    def most(self) -> int:
        """So many deals at a time are done in some hundredths of a second."""
        return CHUNK * _EASY // max(_EASY, sum(self._tries))

    def deal(self, deals: int) -> Deals:
        """So many deals, at most `CHUNK`, less those in which nothing fits."""
        places, taken, weights, _ = self._hold(deals)
        rest = self._rest(taken)
        held = {source.number: all_hands().cards.take(places[source.number], axis=1) for source in self._sources}
        drawn = np.split(rest[self._spot.to_come :], len(self._unknown)) if self._unknown else []
        held |= dict(zip(self._unknown, drawn, strict=True))
        lying = np.repeat(np.array(self._spot.board, np.intp)[:, np.newaxis], len(weights), axis=1)
        board = np.concatenate([lying, rest[: self._spot.to_come]])
        return Deals(board, [held[number] for number in sorted(held)], weights)

    def _hold(self, deals: int) -> tuple[dict[int, Indices], CardSets, Weights, list[float]]:
        """A hand out of each range by its place, all cards taken, the deals' weights; and what part of tries fitted."""
        taken, weights = np.zeros(deals, np.uint64), np.ones(deals)
        places: dict[int, Indices] = {}
        fitted = []
        for source, tries in zip(self._sources, self._tries, strict=True):
            found, fitting = source.draw(self._bits, taken, tries)
            fitted.append(float(fitting.mean()) if len(fitting) else 0.0)
            alive = np.flatnonzero(fitting)
            places = {number: of_hand.take(alive) for number, of_hand in places.items()}
            places[source.number] = found.take(alive)
            taken = taken.take(alive) | all_hands().sets.take(found.take(alive))
            weights = weights.take(alive) * fitting.take(alive)
        return places, taken, weights, fitted

    def _rest(self, taken: CardSets) -> Indices:
        """The other cards that are drawn, a row each, for deals in which these cards are `taken`."""
        wanted = self._spot.to_come + HOLE_CARDS * len(self._unknown)
        if not wanted:
            return np.zeros((0, len(taken)), np.intp)
        most = min(wanted + HOLE_CARDS * len(self._sources), len(self._spot.left))
        drawn = self._deck.draw(most)[:, : len(taken)]
        gone = taken >> drawn.astype(np.uint64) & np.uint64(1)
        free_first = gone.argsort(axis=0, kind="stable")[:wanted]
        return np.take_along_axis(drawn, free_first, axis=0)


class _Source:
    """One range to draw from."""

    def __init__(self, number: int, held: Range) -> None:
        self.number = number
        self._places = np.flatnonzero(held.weights)
        if not len(self._places):
            raise NoSuchDeal
        weights = held.weights.take(self._places)
        self._sums = weights.cumsum()
        self.breadth = float(self._sums[-1] ** 2 / (weights**2).sum())
        """As many equally heavy hands would be as broad a range."""

    def draw(self, bits: Bits, taken: CardSets, tries: int) -> tuple[Indices, Weights]:
        """For each deal the place of the first hand free of the cards `taken`, and the part of `tries` that was."""
        at = fractions(bits, tries * len(taken)) * self._sums[-1]
        numbers = self._sums.searchsorted(at, side="right").clip(max=len(self._sums) - 1)
        places = self._places.take(numbers).reshape(tries, len(taken))
        if tries == 1:
            return places[0], ((all_hands().sets.take(places[0]) & taken) == 0).astype(float)
        fits = (all_hands().sets.take(places) & taken) == 0
        first = np.take_along_axis(places, fits.argmax(axis=0)[np.newaxis], axis=0)[0]
        return first, fits.mean(axis=0)
