"""A skill: one kind of question with one of its traps, or the kind as a whole. What is scheduled and measured.

Knows which skills a question trains. Knows no time and no answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Question

NAMES_THE_ANSWER = frozenset(
    {
        Trap.NO_LOW,
        Trap.TIE_FOR_LOW,
        Trap.SCOOP,
        Trap.QUARTERED,
        Trap.SIXTH,
        Trap.SAME_PLAYERS_BOTH_WAYS,
        Trap.UNCALLED_BET,
        Trap.CAPPED,
    }
)
"""Traps that must not be named before the answer: the name would give it away."""


@dataclass(frozen=True, slots=True)
class Skill:
    """`trap` None: the kind as a whole; asked for, it is the kind as it comes.

    >>> Skill(Kind.WHICH_LOW, Trap.TOP_DOWN).name
    'which-low top-down'
    """

    kind: Kind
    trap: Trap | None = None

    @property
    def name(self) -> str:
        """Kind and trap as one text."""
        return f"{self.kind} {self.trap}" if self.trap else self.kind.value

    @classmethod
    def named(cls, kind: str, trap: str | None) -> Skill | None:
        """The skill of these names; None where this version of the program knows none such."""
        try:
            return cls(Kind(kind), Trap(trap) if trap else None)
        except ValueError:
            return None


def trained_by(question: Question, asked: Skill) -> tuple[Skill, ...]:
    """The skills that an answer to `question` tells of: the trap that it was asked for, its other traps, its kind."""
    traps = [Skill(question.kind, trap) for trap in question.traps]
    return tuple(dict.fromkeys([*([asked] if asked.trap else []), *traps, Skill(question.kind)]))


def reviewed_by(skills: tuple[Skill, ...], asked: Skill, repeats: bool) -> tuple[Skill, ...]:
    """Those of the trained skills that come back by what the answer was.

    The kind as a whole is one of them where no trap was in the question, or where it was asked as a repeat of that.
    """
    traps = tuple(skill for skill in skills if skill.trap)
    return (*traps, *skills[-1:]) if not traps or (repeats and asked.trap is None) else traps


ASKED_EVENLY = frozenset(
    {
        Skill(Kind.BEST_HANDS, Trap.NO_LOW),
        Skill(Kind.LOW_POSSIBLE, Trap.NO_LOW),
        Skill(Kind.NUT_LOW, Trap.NO_LOW),
        Skill(Kind.WHICH_LOW, Trap.NO_LOW),
        Skill(Kind.WHICH_LOW, Trap.TIE_FOR_LOW),
    }
)
"""The trap is the answer itself: to train these, questions with and without it are asked in an even mix."""
