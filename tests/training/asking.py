"""Asking many questions of a kind, and what must hold for every question whatever its kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from omaha_trainer.training.kind import QuestionKind, grade
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Question
from omaha_trainer.training.wish import Wish

SEEDS = range(1, 21)
FULL, QUICK = 100, 10


def questions(kind: QuestionKind, seed: int, count: int, wish: Wish | None = None) -> Iterator[Question]:
    """`count` fresh questions, each checked for what holds for all."""
    rng = Random(seed)
    for _ in range(count):
        asked = kind.question(kind.spot(rng, wish or Wish()))
        sound(kind, asked)
        yield asked


def sound(kind: QuestionKind, asked: Question) -> None:
    """Right and wrong never coincide, wrong ones are distinct and named, and grading says so."""
    assert asked.kind is kind.kind
    assert set(asked.traps) <= set(kind.traps)
    assert asked.parts
    for part in asked.parts:
        wrong = [one.answer for one in part.wrong]
        assert part.answer in part.accepted
        assert not set(wrong) & set(part.accepted)
        assert len(set(wrong)) == len(wrong)
        assert part.rule and part.steps
        assert grade(kind, asked, part, part.answer).right
        for one in part.wrong:
            verdict = grade(kind, asked, part, one.answer)
            assert not verdict.right and verdict.wrong == one
            assert one.rule and one.mistake is not Mistake.OTHER
