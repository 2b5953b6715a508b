"""What is kept of a quiz, as plain values. Names are those of the enums that they come from; '' = none.

Times are milliseconds; `answered_at` is since 1970, UTC, and `local_date` the day of the learner's own calendar.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class RunRow:
    """A run as it was begun. `drill` is the JSON of what it was confined to."""

    way: str
    drill: str
    seed: int


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """A question of a run. `skills` are the (kind, trap) that it trains."""

    number: int
    kind: str
    spot: str
    origin: str
    wished_trap: str = ""
    game: str = ""
    structure: str = ""
    house: str = ""
    skills: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """The answer to one part of a question."""

    question: QuestionRow
    part: int
    ask: str
    answer: str
    right: bool
    mistake: str | None
    milliseconds: int
    hinted: bool
    answered_at: int
    local_date: date


@dataclass(frozen=True, slots=True)
class KeptAttempt:
    """An answer as it is kept: its key, its run, the way of that run."""

    key: int
    run: int
    way: str
    row: AttemptRow


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A run with its questions counted; `milliseconds` are those of all its answers."""

    key: int
    row: RunRow
    started_at: int
    ended_at: int | None
    questions: int
    right: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which questions are counted; None and '' let everything through. `since` and `until` are both included.

    A game lets through what is the same in both games; a structure only questions about betting.
    """

    game: str = ""
    structure: str = ""
    since: date | None = None
    until: date | None = None


@dataclass(frozen=True, slots=True)
class SkillSum:
    """All questions of one skill; `milliseconds` with each question capped at `lessons.learner.LONGEST_MS`."""

    kind: str
    trap: str
    asked: int
    right: int
    milliseconds: int
    last: date


@dataclass(frozen=True, slots=True)
class DaySum:
    """The questions of one day."""

    day: date
    asked: int
    right: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class MistakeSum:
    """How often a mistake was made where `ask` was asked."""

    kind: str
    ask: str
    mistake: str
    count: int
