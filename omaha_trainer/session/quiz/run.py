"""A run of questions as a value: what was asked, what was answered, how long it took. Knows no cards and no clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.names import Kind, Mistake
from omaha_trainer.training.question import Answer

from .plan import QuizPlan


class Origin(StrEnum):
    """Why a question was asked."""

    FRESH = "fresh"
    FOUNDING = "founding"
    """An example of the founding articles, with their cards."""
    DUE = "due"
    """A skill that comes back: a repeat, with fresh cards."""
    AGAIN = "again"
    """A skill that went wrong or was slow in the run before."""
    LIKE = "like"
    """Another like the last one, beside the plan."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to one part. `mistake` None where it is right."""

    answer: Answer
    mistake: Mistake | None
    milliseconds: int
    hinted: bool = False

    @property
    def right(self) -> bool:
        return self.mistake is None


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with its answers so far, part by part. `skills` are those that it trains, its own first."""

    number: int
    kind: Kind
    spot: str
    origin: Origin
    wished: Skill
    skills: tuple[Skill, ...]
    parts: int
    answers: tuple[Answered, ...] = ()
    usual_ms: int | None = None
    """What the learner took on average before, for this skill."""
    slow: bool = False

    @property
    def skill(self) -> Skill:
        return self.skills[0]

    @property
    def done(self) -> bool:
        return len(self.answers) == self.parts

    @property
    def right(self) -> bool:
        """Every part so far."""
        return all(answered.right for answered in self.answers)

    @property
    def hinted(self) -> bool:
        return any(answered.hinted for answered in self.answers)

    @property
    def milliseconds(self) -> int:
        return sum(answered.milliseconds for answered in self.answers)

    def after(self, answered: Answered) -> Asked:
        return replace(self, answers=(*self.answers, answered))


class Mark(StrEnum):
    """One dot of the row that shows a run."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"
    ANSWERED = "answered"
    """Right or wrong is told at the end."""
    TO_COME = "to come"


@dataclass(frozen=True, slots=True)
class QuizRun:
    """The questions of a run in their order; the last may be open. `left`: nothing more comes."""

    plan: QuizPlan
    asked: tuple[Asked, ...] = ()
    thinking_ms: int = 0
    """Time that was spent on the open part before the run was interrupted."""
    left: bool = False

    @property
    def last(self) -> Asked | None:
        return self.asked[-1] if self.asked else None

    @property
    def finished(self) -> tuple[Asked, ...]:
        """The questions that were answered to their end."""
        return tuple(one for one in self.asked if one.done)

    @property
    def planned(self) -> int:
        """How many of those asked count for the length of the run."""
        return sum(one.origin is not Origin.LIKE for one in self.asked)

    @property
    def used_ms(self) -> int:
        """Time of all answers, and on the open part until the interruption."""
        return sum(one.milliseconds for one in self.asked) + self.thinking_ms

    @property
    def over(self) -> bool:
        """Nothing more can be asked or answered."""
        if self.left:
            return True
        limit = self.plan.rules.milliseconds
        if limit is not None and self.used_ms >= limit:
            return True
        closed = self.last is None or self.last.done
        return closed and self.plan.length is not None and self.planned >= self.plan.length

    def marks(self) -> tuple[Mark, ...]:
        """The row of dots: the questions so far, and those to come where their number is known."""
        told = self.plan.rules.tells_at_once or self.over
        marks = [_mark(one, told) for one in self.asked if one.done or not self.over]
        to_come = 0 if self.plan.length is None or self.over else self.plan.length - self.planned
        return (*marks, *(Mark.TO_COME for _ in range(to_come)))

    def with_last(self, asked: Asked) -> QuizRun:
        return replace(self, asked=(*self.asked[:-1], asked), thinking_ms=0)


def _mark(asked: Asked, told: bool) -> Mark:
    if not asked.done:
        return Mark.OPEN
    if not told:
        return Mark.ANSWERED
    return Mark.RIGHT if asked.right else Mark.WRONG
