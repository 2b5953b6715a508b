"""A skill: one kind of question with one of its traps, or the kind as it comes. What is scheduled and measured.

Knows which skills a question trains. Knows no time and no answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from .names import Kind, Trap
from .question import Question

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
ASKED_EVENLY = frozenset({Trap.NO_LOW, Trap.TIE_FOR_LOW})
"""Traps that are the answer itself: to train them, questions with and without them are asked in an even mix."""


@dataclass(frozen=True, slots=True)
class Skill:
    """`trap` None: the kind as it comes, without any of its traps.

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


def trained_by(question: Question, asked: Skill | None = None) -> tuple[Skill, ...]:
    """The skills that an answer to `question` tells of: the one it was asked for first, then one for each trap in it.

    A question without a trap that was asked for none trains its kind as it comes.
    """
    found = [asked] if asked is not None and asked.trap is not None else []
    found += [Skill(question.kind, trap) for trap in question.traps]
    return tuple(dict.fromkeys(found)) or (Skill(question.kind),)
