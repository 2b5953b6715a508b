"""Keeping right and wrong answers apart."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from omaha_trainer.training.question import Amount, Answer, Wrong


def distinct(right: Collection[Answer], candidates: Iterable[Wrong]) -> tuple[Wrong, ...]:
    """The wrong answers, likeliest first: none that is right, none twice, no amount below one chip."""
    kept: dict[Answer, Wrong] = {}
    for wrong in candidates:
        answer = wrong.answer
        if answer in right or (isinstance(answer, Amount) and answer.chips <= 0):
            continue
        kept.setdefault(answer, wrong)
    return tuple(kept.values())
