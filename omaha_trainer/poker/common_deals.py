"""Deals in which one known hand meets a hand out of each of several ranges, all of them with one board.

The same deals serve every question about the spot: who goes on after which action is a chance for each deal, so that
choices are compared on common cards and differ by little luck. A hand is drawn out of each range by weight, the narrow
ranges first; of some candidates the first is taken that shares no card with the hands before, and the part of the
candidates that fit is the deal's weight (see `range_dealer`). Candidates are spread evenly over their range.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

import numpy as np

from omaha_trainer.poker.all_hands import CardSets, all_hands, set_of
from omaha_trainer.poker.batch import Boards, KnownHand
from omaha_trainer.poker.card import DECK, HOLE_CARDS, Card
from omaha_trainer.poker.column import Column, Numbers
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.spot import BOARD_CARDS, NoSuchDeal
from omaha_trainer.poker.table_build import Indices
from omaha_trainer.poker.tables import tables

_FITTING = 2.0
"""So many candidates should fit, on average."""
_MOST_TRIES = 80
_POOL = 1 << 13
"""So many different draws out of a range; with more tries than that they come again in other company."""
_HOLE_WAYS = 1.25
"""By how much fewer candidates fit than if their cards were drawn one by one."""
_WHOLE = 1 - 1e-9


class Rates(NamedTuple):
    """A mean over all deals, and its standard error."""

    value: float
    error: float


class CommonDeals:
    """The deals; seats are whatever numbers the ranges are given under."""

    def __init__(
        self,
        hole: Sequence[Card],
        board: Sequence[Card],
        holdings: Holdings,
        ranges: Mapping[int, Column],
        *,
        hilo: bool,
        count: int,
        seed: int,
        go_on: Callable[[], None] = lambda: None,
    ) -> None:
        """At most `count` deals; `go_on` is called every half a millisecond or so, and may raise.

        `NoSuchDeal` where the ranges leave no hands that can be held together.
        """
        self._hilo, self._bits, self._go_on = hilo, np.random.PCG64(abs(seed)), go_on
        self._numbers: dict[int, Indices] = {}
        known = set_of((*hole, *board))
        taken, weights = np.full(count, known, np.uint64), np.ones(count)
        for slot, seat in enumerate(sorted(ranges, key=lambda one: _breadth(ranges[one].numbers))):
            go_on()
            taken, weights = self._hold(seat, slot, holdings, ranges[seat].numbers, taken, weights)
        cards, alive = self._rest(taken, (*hole, *board), BOARD_CARDS - len(board))
        self._keep(alive)
        self.weights = weights.take(alive) / weights.take(alive).sum()
        self.count = len(alive)
        lying = np.repeat(np.array(board, np.intp)[:, np.newaxis], self.count, axis=1)
        self._value(hole, holdings, np.concatenate([lying, cards]))
        self._met: dict[tuple[int, ...], _Met] = {}

    def hands(self, seat: int) -> Column:
        """The number in the holdings of the hand that the seat has, by deal."""
        return Column(self._numbers[seat].astype(np.float64))

    def all(self, value: float) -> Column:
        """The same number for every deal."""
        return Column(np.full(self.count, value))

    def share(self, seats: Collection[int]) -> Column:
        """What the known hand gets of a pot in which it meets these seats."""
        return Column(self._meeting(seats).share)

    def parts(self, seats: Collection[int]) -> dict[str, Rates]:
        """Means of the share, of its high and its low half, of scoops and of quarters or less of a shared half."""
        met = self._meeting(seats)
        tied_high, tied_low = (met.high > 0) & (met.high < 1), (met.low > 0) & (met.low < 1)
        quartered = met.there & (tied_high & (met.low == 0) | tied_low & (met.high == 0))
        columns = {
            "equity": met.share,
            "high": met.high,
            "low": met.low,
            "scoop": met.share > _WHOLE,
            "quartered": quartered,
        }
        return {name: self.mean(Column(column.astype(np.float64))) for name, column in columns.items()}

    def mean(self, column: Column) -> Rates:
        """Over all deals by their weight; at least as unsure as so many deals that all agree."""
        mean = self.chance(column)
        squares = self.weights**2
        off = (column.numbers - mean) ** 2
        return Rates(mean, max(float((squares * off).sum()) ** 0.5, float(squares.sum()) * abs(mean)))

    def chance(self, column: Column) -> float:
        """The mean alone, and no rounding above or below all."""
        numbers = column.numbers
        return float((self.weights * numbers).sum().clip(numbers.min(), numbers.max()))

    def _hold(
        self, seat: int, slot: int, holdings: Holdings, weights: Numbers, taken: CardSets, deals: Numbers
    ) -> tuple[CardSets, Numbers]:
        """Give the seat a hand in every deal; the cards taken then, and the deals' weights. Others are dropped."""
        sums = weights.cumsum()
        if not len(sums) or sums[-1] <= 0:
            raise NoSuchDeal
        count, tries = len(taken), _tries(slot)
        pool = _POOL if slot else count
        even = (np.arange(pool) + self._fraction()) * (sums[-1] / pool)
        drawn = sums.searchsorted(even, side="right").clip(max=len(sums) - 1)
        order = _mixed(pool, slot)
        at = (np.arange(count * tries) + int(self._fraction() * pool)) % pool
        found = drawn.take(order.take(at)).reshape(tries, count)
        fits = (holdings.sets.take(found) & taken) == 0
        part = fits.mean(axis=0)
        alive = part.nonzero()[0]
        if not len(alive):
            raise NoSuchDeal
        first = np.take_along_axis(found, fits.argmax(axis=0)[np.newaxis], axis=0)[0].take(alive)
        self._keep(alive)
        self._numbers[seat] = first
        return taken.take(alive) | holdings.sets.take(first), deals.take(alive) * part.take(alive)

    def _keep(self, alive: Indices) -> None:
        self._numbers = {seat: numbers.take(alive) for seat, numbers in self._numbers.items()}

    def _rest(self, taken: CardSets, known: Sequence[Card], wanted: int) -> tuple[Indices, Indices]:
        """So many cards that nobody holds, a row each, and the deals in which they were found."""
        left = np.array([card for card in DECK if card not in known], np.intp)
        free = 1 - HOLE_CARDS * (len(self._numbers) + 1) / len(left)
        tries = ceil(9 / -np.log2(1 - max(free, 0.1)))
        rows = np.zeros((wanted, len(taken)), np.intp)
        alive = np.ones(len(taken), np.bool_)
        for row in rows:
            self._go_on()
            found = left.take(self._places(tries, len(taken), len(left)))
            fits = (taken >> found.astype(np.uint64) & np.uint64(1)) == 0
            row[:] = np.take_along_axis(found, fits.argmax(axis=0)[np.newaxis], axis=0)[0]
            alive &= fits.any(axis=0)
            taken = taken | np.uint64(1) << row.astype(np.uint64)
        kept = alive.nonzero()[0]
        if not len(kept):
            raise NoSuchDeal
        return rows.take(kept, axis=1), kept

    def _places(self, tries: int, count: int, end: int) -> Indices:
        """Places below `end`, the first row evenly spread over all."""
        raw = self._bits.random_raw(tries * count).reshape(tries, count) >> np.uint64(32)
        raw[0] = ((np.arange(count) << 32) // count).astype(np.uint64).take(raw[0].argsort())
        places: Indices = (raw * np.uint64(end) >> np.uint64(32)).astype(np.intp)
        return places

    def _fraction(self) -> float:
        return float(self._bits.random_raw()) / 2.0**64

    def _value(self, hole: Sequence[Card], holdings: Holdings, cards: Indices) -> None:
        """What every hand is worth on the deal's board."""
        shared = Boards(tables().arrays, cards)
        self._mine = shared.hilo_of(KnownHand(tables().arrays, hole))
        self._theirs = {}
        for seat, numbers in self._numbers.items():
            self._go_on()
            places = holdings.places.take(numbers)
            self._theirs[seat] = shared.hilo(all_hands().cards.take(places, axis=1))

    def _meeting(self, seats: Collection[int]) -> _Met:
        key = tuple(sorted(seats))
        if key not in self._met:
            self._go_on()
            high = _half(self._mine[0], [self._theirs[seat][0] for seat in key])
            if self._hilo:
                lows = [self._theirs[seat][1] for seat in key]
                there = np.logical_or.reduce([self._mine[1] > 0, *(low > 0 for low in lows)])
                low = np.where(there, _half(self._mine[1], lows), 0.0)
            else:
                there, low = np.zeros(self.count, np.bool_), np.zeros(self.count)
            self._met[key] = _Met(high, low, there, np.where(there, (high + low) / 2, high))
        return self._met[key]


class _Met(NamedTuple):
    """By deal: the parts of the high and of the low half, whether there is a low half, and the part of the pot."""

    high: Numbers
    low: Numbers
    there: np.ndarray[tuple[int], np.dtype[np.bool_]]
    share: Numbers


def _half(mine: np.ndarray, theirs: Sequence[np.ndarray]) -> Numbers:
    """The part that the known hand gets of one half: all, none, or its part among those alike."""
    if not theirs:
        return np.ones(len(mine))
    best, alike = theirs[0], np.ones(len(mine))
    for other in theirs:
        best = np.maximum(best, other)
        alike += other == mine
    return np.where(mine > best, 1.0, np.where(mine == best, 1.0 / alike, 0.0))


def _breadth(weights: Numbers) -> float:
    """As many equally heavy hands would be as broad a range."""
    # No dot product: the library beneath numpy would share it among threads, and wait for them.
    return float(weights.sum() ** 2 / max(float((weights * weights).sum()), 1e-300))


def _tries(slot: int) -> int:
    """Candidates for the range that is dealt after so many others."""
    if not slot:
        return 1
    left = len(DECK) - 2 * HOLE_CARDS
    free = 1.0
    for card in range(HOLE_CARDS):
        free *= max(left - HOLE_CARDS * slot - card, 1) / (left - card)
    return min(ceil(_FITTING * _HOLE_WAYS / free), _MOST_TRIES)


@lru_cache(maxsize=32)
def _mixed(count: int, slot: int) -> Indices:
    """The numbers below `count` in an order that means nothing, another for each slot."""
    order: Indices = np.random.PCG64(slot + 1).random_raw(count).argsort(kind="stable")
    return order
