"""Counting who wins, and dividing the pot by the counts (W2-W5).

An *outcome* of n hands is a number: bit i when hand i wins or ties the high, bit n + i when it wins or ties the low;
no low bit at all when no low qualifies. Knows no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm, sqrt

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.equity_answer import Equity, PlayerEquity
from omaha_trainer.poker.spot import MOST_HANDS

Outcomes = npt.NDArray[np.intp]
Counts = npt.NDArray[np.int64]

_HALF = lcm(*range(1, MOST_HANDS + 1))
"""Half a pot in parts so small that any number of tied hands divides it evenly."""
_HANDS_IN = np.array([mask.bit_count() for mask in range(1 << MOST_HANDS)])


def winners(values: Sequence[npt.NDArray[np.integer]]) -> Outcomes:
    """For each board the hands, as bits, that have the greatest of the `values`; nobody where all are 0."""
    best = values[0]
    for other in values[1:]:
        best = np.maximum(best, other)
    masks = np.zeros(best.shape, np.intp)
    for number, mine in enumerate(values):
        masks |= (mine == best).astype(np.intp) << number
    return np.where(best > 0, masks, 0)


class Tally:
    """How often each outcome came, and what each hand made of it."""

    def __init__(self, hands: int, hilo: bool) -> None:
        self._hands = hands
        # Whole numbers below 2**53, so the sums of weights are exact.
        self._counts = np.zeros(1 << (2 * hands if hilo else hands))

    def add(self, outcomes: Outcomes, weights: npt.NDArray[np.float64] | None = None) -> None:
        """Count each of `outcomes` once, or as often as its weight says; a negative weight takes it away again."""
        self._counts += np.bincount(outcomes, weights, len(self._counts))

    def equity(self, exact: bool) -> Equity:
        """The answer for all that was counted."""
        outcomes = np.flatnonzero(self._counts)
        counts = self._counts[outcomes].astype(np.int64)
        boards = int(counts.sum())
        highs = outcomes & (1 << self._hands) - 1
        lows = outcomes >> self._hands
        players = tuple(
            _player(_Half(highs, number), _Half(lows, number), counts, boards, exact) for number in range(self._hands)
        )
        return Equity(exact, boards, players)


class _Half:
    """For each outcome what one hand gets of one half of the pot."""

    def __init__(self, masks: Outcomes, number: int) -> None:
        sharers = _HANDS_IN[masks]
        mine = masks >> number & 1 == 1
        self.anybody = sharers > 0
        self.alone = mine & (sharers == 1)
        self.tied = mine & (sharers > 1)
        self.share = np.where(mine, _HALF // np.maximum(sharers, 1), 0)


def _player(high: _Half, low: _Half, counts: Counts, boards: int, exact: bool) -> PlayerEquity:
    def times(outcomes: npt.NDArray[np.bool_]) -> int:
        return int(counts[outcomes].sum())

    divided = low.anybody
    shares = high.share + np.where(divided, low.share, high.share)
    total = int((shares * counts).sum())
    return PlayerEquity(
        equity=total / (2 * _HALF * boards),
        scoop=times(high.alone & (low.alone | ~divided)),
        high_win=times(high.alone),
        high_tie=times(high.tied),
        low_win=times(low.alone),
        low_tie=times(low.tied),
        quartered=times(divided & (high.tied & (low.share == 0) | low.tied & (high.share == 0))),
        high_equity=int((high.share * counts).sum()) / (_HALF * boards),
        low_equity=int((low.share * counts).sum()) / (_HALF * boards),
        standard_error=0.0 if exact else _standard_error(shares / (2 * _HALF), counts, boards),
    )


def _standard_error(shares: npt.NDArray[np.float64], counts: Counts, samples: int) -> float:
    """Of the mean share; at least 1 / samples, since samples that all agree still prove little."""
    mean = float((shares * counts).sum()) / samples
    variance = float(((shares - mean) ** 2 * counts).sum()) / samples
    return max(sqrt(variance / samples), 1 / samples)
