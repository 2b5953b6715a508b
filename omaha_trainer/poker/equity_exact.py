"""Exact equity of known hands, counted in whole boards: every run-out of a flop or turn is looked at.

Before the flop there are a million boards; `equity_preflop` counts them without walking them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import numpy as np

from omaha_trainer.poker.batch import ArrayTables, Boards, KnownHand
from omaha_trainer.poker.equity_answer import Equity
from omaha_trainer.poker.equity_preflop import count_preflop
from omaha_trainer.poker.spot import Spot
from omaha_trainer.poker.table_build import Indices
from omaha_trainer.poker.tally import Outcomes, Tally, winners


def exact_equity(spot: Spot, tables: ArrayTables) -> Equity:
    """The equity of hands that are all known."""
    tally = Tally(len(spot.hands), spot.hilo)
    if spot.board:
        tally.add(board_outcomes(spot, _run_outs(spot), tables))
    else:
        count_preflop(spot, tables, tally)
    return tally.equity(exact=True)


def board_outcomes(spot: Spot, boards: Indices, tables: ArrayTables) -> Outcomes:
    """The outcome on each of `boards`, five rows of cards, for hands that are all known."""
    shared = Boards(tables, boards)
    values = [shared.hilo_of(KnownHand(tables, hand)) for hand in spot.known]
    highs = winners([high for high, _ in values])
    return highs | winners([low for _, low in values]) << len(values) if spot.hilo else highs


def _run_outs(spot: Spot) -> Indices:
    """All boards that can come of a flop, turn or river: five rows of cards."""
    to_come = np.array(spot.left, np.intp)[_ways(len(spot.left), spot.to_come)]
    lying = np.array(spot.board, np.intp)[:, np.newaxis].repeat(to_come.shape[1], axis=1)
    return np.concatenate([lying, to_come])


@lru_cache(maxsize=8)
def _ways(left: int, to_come: int) -> Indices:
    """Every choice of places among the cards left: one row for each card to come, one column for each choice."""
    ways = list(combinations(range(left), to_come))
    return np.array(ways, np.intp).reshape(len(ways), to_come).T.copy()
