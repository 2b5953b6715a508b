"""What is known of the one who learns: the memory of each skill, how long answers take, what was asked before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from omaha_trainer.training.names import Kind

from .schedule import Memory
from .skills import Skill

LONGEST_MS = 5 * 60_000
"""No answer counts for longer in an average: whoever takes more has left the table."""
SURE_FROM = 3
"""An average of fewer answers calls nothing slow."""
_SLOW = 2
"""So many times the average is slow."""


@dataclass(frozen=True, slots=True)
class Average:
    """Questions of a skill so far: how many, how many right, and their times together, each LONGEST_MS at most."""

    asked: int = 0
    right: int = 0
    milliseconds: int = 0

    @property
    def mean_ms(self) -> int | None:
        return round(self.milliseconds / self.asked) if self.asked else None

    def with_answer(self, right: bool, milliseconds: int) -> Average:
        return Average(self.asked + 1, self.right + right, self.milliseconds + min(milliseconds, LONGEST_MS))

    def is_slow(self, milliseconds: int) -> bool:
        """Whether an answer took clearly longer than usual.

        >>> Average(4, 4, 20_000).is_slow(9_000), Average(4, 4, 20_000).is_slow(11_000), Average(1, 1, 9).is_slow(99)
        (False, True, False)
        """
        return self.asked >= SURE_FROM and milliseconds * self.asked > _SLOW * self.milliseconds


@dataclass(frozen=True, slots=True)
class Learner:
    """`founding`: the fixed first questions that were asked already, each as its kind and its spot."""

    memories: Mapping[Skill, Memory] = field(default_factory=dict)
    averages: Mapping[Skill, Average] = field(default_factory=dict)
    founding: frozenset[tuple[Kind, str]] = frozenset()
    questions: int = 0
    """How many questions were ever answered."""

    def average(self, skill: Skill) -> Average:
        return self.averages.get(skill, Average())

    def after(self, skills: tuple[Skill, ...], right: bool, milliseconds: int, kept: Mapping[Skill, Memory]) -> Learner:
        """The learner after a question that trains `skills`; `kept` is what is remembered now of some of them."""
        told = {skill: self.average(skill).with_answer(right, milliseconds) for skill in skills}
        return replace(
            self,
            memories={**self.memories, **kept},
            averages={**self.averages, **told},
            questions=self.questions + 1,
        )

    def seen(self, kind: Kind, spot: str) -> Learner:
        """The learner who was asked a founding example."""
        return replace(self, founding=self.founding | {(kind, spot)})
