"""Equity by sampling: unknown hands and the rest of the board are dealt at random, many deals at a time.

Knows how to deal columns of cards from a seed, the same on every machine and version of numpy: of numpy's generators
it uses only the raw bits, which are promised to stay.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.batch import CHUNK, ArrayTables, Boards, KnownHand
from omaha_trainer.poker.card import HOLE_CARDS
from omaha_trainer.poker.equity_answer import Equity
from omaha_trainer.poker.spot import Spot
from omaha_trainer.poker.table_build import Indices
from omaha_trainer.poker.tally import Outcomes, Tally, winners

_HALF_BITS = 32


def sampled_equity(spot: Spot, tables: ArrayTables, samples: int, seed: int, report: Callable[[float], None]) -> Equity:
    """The equity over `samples` deals; `report` hears the done part after each of some ten thousand deals."""
    tally = Tally(len(spot.hands), spot.hilo)
    dealer = _Dealer(spot, seed)
    hands = [None if hand is None else KnownHand(tables, hand) for hand in spot.hands]
    for start in range(0, samples, CHUNK):
        boards, unknown = dealer.deal(min(CHUNK, samples - start))
        tally.add(_outcomes(spot.hilo, Boards(tables, boards), hands, unknown))
        report(min(start + CHUNK, samples) / samples)
    return tally.equity(exact=False)


def _outcomes(hilo: bool, boards: Boards, hands: list[KnownHand | None], unknown: list[Indices]) -> Outcomes:
    dealt = iter(unknown)
    values = [boards.hilo(next(dealt)) if hand is None else boards.hilo_of(hand) for hand in hands]
    highs = winners([high for high, _ in values])
    return highs | winners([low for _, low in values]) << len(values) if hilo else highs


class _Dealer:
    """Deals what is unknown in a spot, one row for each card, one column for each deal."""

    def __init__(self, spot: Spot, seed: int) -> None:
        self._spot = spot
        self._bits = np.random.PCG64(abs(seed))
        self._deck = np.repeat(np.array(spot.left, np.intp)[:, np.newaxis], CHUNK, axis=1)

    def deal(self, deals: int) -> tuple[Indices, list[Indices]]:
        """Boards as five rows, and for each unknown hand four rows."""
        drawn = self._draw(self._spot.drawn)[:, :deals]
        rest, unknown = drawn[: self._spot.to_come], drawn[self._spot.to_come :]
        lying = np.repeat(np.array(self._spot.board, np.intp)[:, np.newaxis], deals, axis=1)
        holes = np.split(unknown, len(unknown) // HOLE_CARDS) if len(unknown) else []
        return np.concatenate([lying, rest]), holes

    def _draw(self, cards: int) -> Indices:
        """So many different cards for each deal of a chunk: the first steps of a shuffle, in all columns at once.

        The deck need not be put in order between chunks: a fair shuffle of any order is fair.
        """
        deck = self._deck
        every = np.arange(CHUNK)
        for row in range(cards):
            others = row + self._below(len(deck) - row)
            swapped = deck[others, every]
            deck[others, every] = deck[row]
            deck[row] = swapped
        return deck[:cards]

    def _below(self, end: int) -> Indices:
        """A whole number from 0 to end - 1 for each deal; uneven by less than one part in 2**26."""
        raw: npt.NDArray[np.uint64] = self._bits.random_raw(CHUNK)
        return ((raw >> _HALF_BITS) * end >> _HALF_BITS).astype(np.intp)
