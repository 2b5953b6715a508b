"""Counting who wins, and dividing the pot by the counts (W2-W5).

An *outcome* of n hands is a number: bit i when hand i wins or ties the high, bit n + i when it wins or ties the low;
no low bit at all when no low qualifies. Knows no cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.equity_answer import Equity, PlayerEquity
from omaha_trainer.poker.spot import MOST_HANDS

Outcomes = npt.NDArray[np.intp]
Counts = npt.NDArray[np.int64]
Weights = npt.NDArray[np.float64]

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
        self._waiting: list[tuple[Outcomes, Weights]] = []

    def add(self, outcomes: Outcomes, weights: Weights | None = None) -> None:
        """Count each of `outcomes` once, or as often as its weight says; a negative weight takes it away again."""
        self._waiting.append((outcomes, np.ones(len(outcomes)) if weights is None else weights))
        # With nine hands there are 2**18 counts: going through them is worth it only for many outcomes.
        if sum(len(some) for some, _ in self._waiting) > len(self._counts):
            self._count()

    def _count(self) -> None:
        outcomes, weights = (np.concatenate(parts) for parts in zip(*self._waiting, strict=True))
        self._counts += np.bincount(outcomes, weights, len(self._counts))
        self._waiting.clear()

    def equity(self, exact: bool) -> Equity:
        """The answer for all that was counted."""
        if self._waiting:
            self._count()
        outcomes = np.flatnonzero(self._counts)
        counts = self._counts[outcomes].astype(np.int64)
        high = _Half(outcomes & (1 << self._hands) - 1, self._hands)
        low = _Half(outcomes >> self._hands, self._hands)
        return Equity(exact, int(counts.sum()), _players(high, low, counts, exact))


class _Half:
    """What each hand (down) gets of one half of the pot in each outcome (across)."""

    def __init__(self, masks: Outcomes, hands: int) -> None:
        sharers = _HANDS_IN[masks]
        mine = masks >> np.arange(hands)[:, np.newaxis] & 1 == 1
        self.anybody = sharers > 0
        self.alone = mine & (sharers == 1)
        self.tied = mine & (sharers > 1)
        self.share = mine * (_HALF // np.maximum(sharers, 1))


def _players(high: _Half, low: _Half, counts: Counts, exact: bool) -> tuple[PlayerEquity, ...]:
    boards = int(counts.sum())
    shares = high.share + np.where(low.anybody, low.share, high.share)
    quartered = low.anybody & (high.tied & (low.share == 0) | low.tied & (high.share == 0))
    columns = (
        (shares @ counts / (2 * _HALF * boards)).tolist(),
        *(
            (came @ counts).tolist()
            for came in (
                high.alone & (low.alone | ~low.anybody),
                high.alone,
                high.tied,
                low.alone,
                low.tied,
                quartered,
            )
        ),
        (high.share @ counts / (_HALF * boards)).tolist(),
        (low.share @ counts / (_HALF * boards)).tolist(),
        [0.0] * len(shares) if exact else _standard_errors(shares / (2 * _HALF), counts, boards),
    )
    return tuple(PlayerEquity(*row) for row in zip(*columns, strict=True))


def _standard_errors(shares: npt.NDArray[np.float64], counts: Counts, samples: int) -> list[float]:
    """Of each mean share; at least 1 / samples, since samples that all agree still prove little."""
    means = shares @ counts / samples
    variances = (shares - means[:, np.newaxis]) ** 2 @ counts / samples
    errors: list[float] = np.maximum(np.sqrt(variances / samples), 1 / samples).tolist()
    return errors
