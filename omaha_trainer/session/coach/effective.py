"""Bets told as what they come to: chips that no opponent left in the hand can match come back.

The coach values a pot-sized raise into a short stack by what is called of it; a reader wants that amount named. Changes
amounts, never a value.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from omaha_trainer.opponents.coach_advice import Advice, Review, Worth
from omaha_trainer.table.action import Action, RaiseTo
from omaha_trainer.table.view import SeatView


def effective_advice(view: SeatView, advice: Advice) -> Advice:
    """The advice with the least legal raises that put the same chips at stake; of equal ones the first is kept."""
    return replace(advice, worths=tuple(_first_of_each(_effective(view, worth) for worth in advice.worths)))


def effective_action(view: SeatView, action: Action) -> Action:
    """The action that the coach is asked about in its place."""
    return RaiseTo(_to(view, action.to)) if isinstance(action, RaiseTo) else action


def as_made(view: SeatView, action: Action, review: Review) -> Review:
    """The review of an action with the amount that was said."""
    assert view.legal is not None
    if not isinstance(action, RaiseTo):
        return review
    return replace(review, taken=replace(review.taken, to=action.to, all_in=action.to == view.legal.all_in_to))


def _effective(view: SeatView, worth: Worth) -> Worth:
    assert view.legal is not None
    to = _to(view, worth.to) if worth.to else 0
    return worth if to == worth.to else replace(worth, to=to, all_in=to == view.legal.all_in_to)


def _to(view: SeatView, to: int) -> int:
    """The least legal raise-to that asks as much of the others as a raise to `to` chips."""
    legal = view.legal
    assert legal is not None
    seats = range(len(view.live))
    most = max(view.bets[seat] + view.stacks[seat] for seat in seats if view.live[seat] and seat != legal.seat)
    return min(to, max(most, legal.min_to))


def _first_of_each(worths: Iterable[Worth]) -> Iterable[Worth]:
    told: set[int] = set()
    for worth in worths:
        if worth.to not in told:
            yield worth
        if worth.to:
            told.add(worth.to)
