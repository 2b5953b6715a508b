"""Picking a few tempting choices out of many wrong ones. Knows no rules."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from random import Random
from typing import TypeVar

from omaha_trainer.poker.card import Card
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Choice, NoHand, Wrong

from .shuffled import Tempting

Worse = TypeVar("Worse")
TEMPTING = 3
"""So many wrong choices beside the right one."""
_NEAR = 12
"""Wrong choices are taken from so many that come next to the best."""


def near(worse: Sequence[Worse], mix: int) -> list[Worse]:
    """The next best, then others that are not far below it in any order."""
    others = list(worse[1:_NEAR])
    Random(mix).shuffle(others)
    return [*worse[:1], *others]


def few(tempting: Iterable[Tempting], right: Container[Choice], count: int = TEMPTING) -> list[Tempting]:
    """The first few that are different and wrong: where two mistakes lead to one choice, the likelier stays."""
    kept: dict[Choice, Tempting] = {}
    for one in tempting:
        if one.choice not in right:
            kept.setdefault(one.choice, one)
    return list(kept.values())[:count]


def tempts(
    choice: Choice, mistake: Mistake, rule: str, numbers: tuple[int, ...] = (), cards: Sequence[Card] = ()
) -> Tempting:
    """A choice with its mistake."""
    return Tempting(choice, Wrong(NoHand(), mistake, rule, numbers, tuple(cards)))
