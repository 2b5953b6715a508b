"""The points by which starting hands are compared, one table for each game.

A hand's points are, about, the percent of the pot that it wins beyond its fair quarter when four random hands see
the showdown; the tables were fitted to such deals by least squares and rounded. `start_hands` counts them.
"""

from __future__ import annotations

from dataclasses import dataclass

_JACK, _QUEEN, _KING, _ACE = 9, 10, 11, 12
ANY = -1


@dataclass(frozen=True, slots=True)
class Points:
    """One game's points. Tuples over ranks run from the deuce to the ace."""

    card: tuple[float, ...]
    """For each different rank."""
    pair: tuple[float, ...]
    trips: float
    suited: dict[int, float]
    """Two or more of a suit, by the highest of them; jack and ten alike, `ANY` for the lower ones."""
    third_suited: float
    fourth_suited: float
    near: tuple[float, ...]
    """For two ranks that make straights together, by the step between them (1..4)."""
    straights: float
    """For each straight that two ranks make together, in proportion to its height."""
    lows: dict[tuple[int, int], float]
    """For the best two low cards (0 is the ace)."""
    spare_low: float
    """Ace and another with a third wheel card: the low survives a counterfeit."""
    low_crowd: tuple[float, ...]
    """By how many low ranks there are: with too many there is no high."""
    quantiles: tuple[float, ...]
    """The points of the hands at every hundredth of the way from the worst to the best."""


_HILO_STEPS = (
    -20.0, -3.86, -2.81, -2.25, -1.85, -1.57, -1.36, -1.16, -0.99, -0.85, -0.7, -0.61, -0.49, -0.37, -0.29,
    -0.16, -0.04, 0.06, 0.14, 0.23, 0.32, 0.41, 0.49, 0.57, 0.65, 0.73, 0.84, 0.92, 1.0, 1.11, 1.19, 1.26, 1.35,
    1.4, 1.48, 1.56, 1.67, 1.75, 1.84, 1.94, 2.04, 2.11, 2.21, 2.3, 2.4, 2.5, 2.59, 2.71, 2.81, 2.93, 3.06,
    3.21, 3.33, 3.46, 3.59, 3.73, 3.87, 4.0, 4.1, 4.24, 4.34, 4.49, 4.64, 4.77, 4.88, 5.01, 5.2, 5.37, 5.55,
    5.76, 6.03, 6.21, 6.43, 6.74, 6.9, 7.14, 7.45, 7.68, 7.97, 8.28, 8.57, 8.86, 9.16, 9.51, 9.84, 10.17, 10.53,
    10.79, 11.18, 11.53, 11.95, 12.28, 12.75, 13.14, 13.67, 14.27, 14.8, 15.55, 16.34, 18.0, 27.31,
)  # fmt: skip
_HIGH_STEPS = (
    -14.4, -3.19, -2.05, -1.43, -1.01, -0.75, -0.45, -0.17, 0.01, 0.21, 0.43, 0.62, 0.81, 0.95, 1.1, 1.25, 1.37,
    1.51, 1.66, 1.81, 1.93, 2.06, 2.15, 2.28, 2.4, 2.52, 2.65, 2.77, 2.88, 3.0, 3.09, 3.16, 3.27, 3.4, 3.49,
    3.61, 3.71, 3.81, 3.91, 4.04, 4.13, 4.22, 4.33, 4.45, 4.52, 4.62, 4.7, 4.81, 4.91, 5.02, 5.13, 5.23, 5.32,
    5.42, 5.52, 5.61, 5.71, 5.85, 5.95, 6.05, 6.15, 6.26, 6.39, 6.51, 6.62, 6.75, 6.89, 7.01, 7.13, 7.25, 7.4,
    7.57, 7.73, 7.87, 8.01, 8.21, 8.34, 8.51, 8.66, 8.85, 9.04, 9.21, 9.41, 9.59, 9.76, 10.01, 10.23, 10.49,
    10.8, 11.1, 11.49, 11.94, 12.27, 12.77, 13.33, 13.92, 14.66, 15.48, 16.63, 18.0, 30.74,
)  # fmt: skip

HILO = Points(
    card=(1.6, 1.3, 0.7, 1.1, 0.3, -1.0, -2.0, -3.6, -2.5, -2.3, -2.4, -1.6, 4.0),
    pair=(-1.5, -2.0, -1.6, -1.5, -0.9, -0.8, -0.4, 1.0, 1.6, 2.0, 3.3, 4.3, 5.9),
    trips=-8.2,
    suited={_ACE: 3.6, _KING: 2.8, _QUEEN: 2.8, _JACK: 2.4, ANY: 2.1},
    third_suited=-0.7,
    fourth_suited=-1.1,
    near=(0.6, 0.6, 0.35, 0.35),
    straights=0.34,
    lows={(0, 1): 6.5, (0, 2): 5.6, (0, 3): 4.7, (0, 4): 2.8, (1, 2): 3.6, (1, 3): 2.8, (2, 3): 2.0},
    spare_low=1.3,
    low_crowd=(0.0, 0.0, 0.0, -1.2, -4.3),
    quantiles=_HILO_STEPS,
)
HIGH = Points(
    card=(-2.2, -1.7, -1.3, -0.9, -1.1, -1.0, -1.1, -0.8, -0.1, 0.2, 0.7, 0.9, 2.3),
    pair=(0.2, 0.5, 0.9, 1.5, 1.6, 2.0, 2.9, 3.3, 4.1, 5.0, 6.4, 7.3, 9.8),
    trips=-6.1,
    suited={_ACE: 4.9, _KING: 4.6, _QUEEN: 4.1, _JACK: 3.6, ANY: 3.1},
    third_suited=-1.0,
    fourth_suited=-3.1,
    near=(0.0, 0.0, 0.0, 0.0),
    straights=0.64,
    lows={},
    spare_low=0.0,
    low_crowd=(0.0, 0.0, 0.0, 0.0, 0.0),
    quantiles=_HIGH_STEPS,
)
