"""Equity by sampling: unknown hands and the rest of the board are dealt at random, many deals at a time.

Hands out of a range are `equity_ranges`' business.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from omaha_trainer.poker.batch import CHUNK, ArrayTables, Boards, KnownHand
from omaha_trainer.poker.card import HOLE_CARDS
from omaha_trainer.poker.column_deck import ColumnDeck
from omaha_trainer.poker.equity_answer import Equity
from omaha_trainer.poker.spot import Spot
from omaha_trainer.poker.table_build import Indices
from omaha_trainer.poker.tally import Outcomes, Tally, winners


def sampled_equity(spot: Spot, tables: ArrayTables, samples: int, seed: int, report: Callable[[float], None]) -> Equity:
    """The equity over `samples` deals; `report` hears the done part after each of some ten thousand deals."""
    tally = Tally(len(spot.hands), spot.hilo)
    dealer = _Dealer(spot, seed)
    hands = [KnownHand(tables, hand) if isinstance(hand, tuple) else None for hand in spot.hands]
    for start in range(0, samples, CHUNK):
        boards, unknown = dealer.deal(min(CHUNK, samples - start))
        tally.add(outcomes_of(spot.hilo, Boards(tables, boards), hands, unknown))
        report(min(start + CHUNK, samples) / samples)
    return tally.equity(exact=False)


def outcomes_of(hilo: bool, boards: Boards, hands: list[KnownHand | None], dealt: list[Indices]) -> Outcomes:
    """The outcome on each board; for each hand of None the next of `dealt` has four rows of cards."""
    others = iter(dealt)
    values = [boards.hilo(next(others)) if hand is None else boards.hilo_of(hand) for hand in hands]
    highs = winners([high for high, _ in values])
    return highs | winners([low for _, low in values]) << len(values) if hilo else highs


class _Dealer:
    """Deals what is unknown in a spot, one row for each card, one column for each deal."""

    def __init__(self, spot: Spot, seed: int) -> None:
        self._spot = spot
        self._deck = ColumnDeck(spot.left, np.random.PCG64(abs(seed)))

    def deal(self, deals: int) -> tuple[Indices, list[Indices]]:
        """Boards as five rows, and for each unknown hand four rows."""
        drawn = self._deck.draw(self._spot.drawn)[:, :deals]
        rest, unknown = drawn[: self._spot.to_come], drawn[self._spot.to_come :]
        lying = np.repeat(np.array(self._spot.board, np.intp)[:, np.newaxis], deals, axis=1)
        holes = np.split(unknown, len(unknown) // HOLE_CARDS) if len(unknown) else []
        return np.concatenate([lying, rest]), holes
