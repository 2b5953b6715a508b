"""What the page of progress reads of the store, summed where it lies, as plain values.

A curve is thinned to so many stretches that a screen can show: each holds the sums of the questions or hands in it, so
nothing is left out and nothing is invented.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from omaha_trainer.training.lessons.days import Visit

from .quiz_rows import DaySum, MistakeSum, SkillSum


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some questions in a row. `squares` is the sum of the squared times, in milliseconds; times are capped."""

    asked: int
    right: int
    milliseconds: int
    squares: int
    first: date
    last: date


@dataclass(frozen=True, slots=True)
class HandStretch:
    """Some hands in a row, in big blinds of each.

    `expected` has the result in its place where no all-in was before the river. `lowest` and `highest` are those of the
    running total of results, from the first hand of the curve on; `ended_at` is the last one's end, since 1970, UTC.
    """

    hands: int
    won: float
    expected: float
    all_ins: int
    lowest: float
    highest: float
    ended_at: int


@dataclass(frozen=True, slots=True)
class OutcomeSum:
    """Hands that ended so; `outcome` is a word of `session.play.outcome`."""

    outcome: str
    hands: int
    won: float


@dataclass(frozen=True, slots=True)
class DecisionStretch:
    """Some decisions in a row, beside the coach's: `same` were of the same kind as his.

    `cost` is the sum of the estimated costs in big blinds, `variance` that of their squared standard errors;
    `decided_at` is when the last one was made, milliseconds since 1970, UTC.
    """

    decisions: int
    same: int
    cost: float
    variance: float
    decided_at: int


@dataclass(frozen=True, slots=True)
class CostPicture:
    """What decisions came to cost; `kept` is how many there are, whatever is looked at."""

    curve: tuple[DecisionStretch, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class SkillPicture:
    """One skill, or all questions, over time; and what was answered instead, the commonest first."""

    curve: tuple[Stretch, ...]
    mistakes: tuple[MistakeSum, ...]


@dataclass(frozen=True, slots=True)
class PlayPicture:
    """Results of play, practice hands aside; `kept` is how many hands there are, whatever is looked at."""

    curve: tuple[HandStretch, ...]
    outcomes: tuple[OutcomeSum, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class Overview:
    """The questions as a whole. `days` and `visits` are all there are, whatever is looked at."""

    skills: tuple[SkillSum, ...]
    sieved_days: tuple[DaySum, ...]
    days: tuple[DaySum, ...]
    visits: tuple[Visit, ...]
