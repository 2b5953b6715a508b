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

    def __init__(self, hands: int, hilo: bool, *, uneven: bool = False) -> None:
        """`uneven`: the weights are those of unequal deals, and not numbers of boards."""
        self._hands = hands
        # Numbers of boards are whole and below 2**53, so their sums are exact.
        self._counts = np.zeros(1 << (2 * hands if hilo else hands))
        self._squares = np.zeros_like(self._counts) if uneven else self._counts
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
        if self._squares is not self._counts:
            self._squares += np.bincount(outcomes, weights**2, len(self._counts))
        self._waiting.clear()

    def equity(self, exact: bool, deals: int | None = None) -> Equity:
        """The answer for all that was counted; uneven weights are told as parts of so many `deals`."""
        if self._waiting:
            self._count()
        outcomes = np.flatnonzero(self._counts)
        counts, squares = self._counts[outcomes], self._squares[outcomes]
        high = _Half(outcomes & (1 << self._hands) - 1, self._hands)
        low = _Half(outcomes >> self._hands, self._hands)
        shares = high.share + np.where(low.anybody, low.share, high.share)
        errors = [0.0] * self._hands if exact else _standard_errors(shares / (2 * _HALF), counts, squares)
        if deals is None:
            whole = counts.astype(np.int64)
            return Equity(exact, int(whole.sum()), _players(high, low, whole, errors))
        return Equity(exact, deals, _players(high, low, counts * (deals / counts.sum()), errors))


class _Half:
    """What each hand (down) gets of one half of the pot in each outcome (across)."""

    def __init__(self, masks: Outcomes, hands: int) -> None:
        sharers = _HANDS_IN[masks]
        mine = masks >> np.arange(hands)[:, np.newaxis] & 1 == 1
        self.anybody = sharers > 0
        self.alone = mine & (sharers == 1)
        self.tied = mine & (sharers > 1)
        self.share = mine * (_HALF // np.maximum(sharers, 1))


def _players(high: _Half, low: _Half, counts: Counts | Weights, errors: list[float]) -> tuple[PlayerEquity, ...]:
    boards = counts.sum()
    shares = high.share + np.where(low.anybody, low.share, high.share)
    quartered = low.anybody & (high.tied & (low.share == 0) | low.tied & (high.share == 0))
    columns = (
        (shares @ counts / (2 * _HALF * boards)).tolist(),
        *(
            np.rint(came @ counts).astype(int).tolist()
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
        errors,
    )
    return tuple(PlayerEquity(*row) for row in zip(*columns, strict=True))


def _standard_errors(shares: npt.NDArray[np.float64], counts: Weights, squares: Weights) -> list[float]:
    """Of each mean share, from the sums of the weights and of their squares; for even deals these are the same.

    At least 1 / deals, or as many even deals as would tell as much: samples that all agree still prove little.
    """
    total = counts.sum()
    off = shares - (shares @ counts / total)[:, np.newaxis]
    errors: list[float] = np.maximum(np.sqrt(off**2 @ squares) / total, squares.sum() / total**2).tolist()
    return errors
