"""Choices in a random order that the spot keeps as a number, so that the right one may stand anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from omaha_trainer.training.question import Answer, Choice, Choose, NoHand, Wrong

MIXES = 1 << 16
"""So many orders a spot tells apart."""


@dataclass(frozen=True, slots=True)
class Tempting:
    """A wrong choice before it has its place; the answer in `wrong` is not read."""

    choice: Choice
    wrong: Wrong


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Choices in their order, the right answer, and the wrong ones."""

    choices: tuple[Choice, ...]
    answer: Answer
    wrong: tuple[Wrong, ...]


def new_mix(rng: Random) -> int:
    """An order at random."""
    return rng.randrange(MIXES)


def shuffled(right: Choice | None, tempting: Sequence[Tempting], mix: int) -> Shuffled:
    """The right choice, if there is one, among the tempting ones in the order of `mix`."""
    choices = [one.choice for one in tempting] + ([right] if right is not None else [])
    Random(mix).shuffle(choices)
    answer: Answer = NoHand() if right is None else Choose(choices.index(right))
    wrong = tuple(replace(one.wrong, answer=Choose(choices.index(one.choice))) for one in tempting)
    return Shuffled(tuple(choices), answer, wrong)
