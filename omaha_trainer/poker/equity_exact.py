"""Exact equity of known hands, counted in whole boards: every run-out of a flop or turn is looked at.

Before the flop there are a million boards; `equity_preflop` counts them without walking them.
"""

from __future__ import annotations

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
    left = np.array(spot.left, np.intp)
    ways = list(combinations(range(len(left)), spot.to_come))
    to_come = left[np.array(ways, np.intp).reshape(len(ways), spot.to_come)]
    lying = np.repeat(np.array([spot.board], np.intp), len(ways), axis=0)
    return np.ascontiguousarray(np.concatenate([lying, to_come], axis=1).T)
