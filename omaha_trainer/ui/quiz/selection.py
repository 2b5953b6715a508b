"""What is chosen before it is an answer, what is told of one, and what a scene has to show: values, no widgets."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.training.question import Answer, Grade, Part, Question

BOARD, NEW, HAND = "board", "new", "hand"
"""The groups whose cards are picked; the new card lies apart from the board before it."""
Place = tuple[str, int]
"""A card by its group and its place in it."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Cards picked, a choice, a seat; `none`: that there is no such thing."""

    picked: frozenset[Place] = frozenset()
    choice: int | None = None
    seat: int | None = None
    none: bool = False


NOTHING = Selection()


@dataclass(frozen=True, slots=True)
class Told:
    """An answer to a part with its verdict."""

    part: Part
    answer: Answer
    grade: Grade


@dataclass(frozen=True, slots=True)
class Shown:
    """A question at one of its parts: open, with what is chosen so far, or `told`."""

    question: Question
    part: int
    selection: Selection = NOTHING
    told: Told | None = None

    @property
    def asked(self) -> Part:
        return self.question.parts[self.part]
