"""What a decision cost against the coach's suggestion, and which decision of a hand mattered most."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import hypot
from random import Random

from omaha_trainer.table.action import Action, Fold, RaiseTo
from omaha_trainer.table.view import SeatView

from .coach import THOROUGH, Pains, raise_worth
from .coach_advice import Advice, Choice, Rate, Review, Worth

_LEAST = 1.0
"""Big blinds below which nothing is said of a decision."""
_CLEAR = 2.5
"""So many times its own error must a cost be."""


def review(
    view: SeatView,
    action: Action,
    advice: Advice,
    rng: Random,
    cancelled: Callable[[], bool] | None = None,
    styles: Mapping[int, str] | None = None,
    pains: Pains = THOROUGH,
) -> Review:
    """The cost of `action` in the decision that `advice` was given for: never below 0, and 0 for the suggestion.

    A raise-to that the advice did not look at is valued now. Raises as `advise` does.
    """
    taken = _said(action, advice)
    if taken is None:
        assert isinstance(action, RaiseTo)
        taken = raise_worth(view, action.to, rng, cancelled, styles, pains)
    best = advice.suggested
    if taken == best:
        return Review(advice, taken, Rate(0.0, 0.0))
    cost = max(best.value.value - taken.value.value, 0.0)
    return Review(advice, taken, Rate(cost, hypot(best.value.error, taken.value.error)))


def _said(action: Action, advice: Advice) -> Worth | None:
    """The worth of the action among those looked at."""
    if isinstance(action, RaiseTo):
        return next((one for one in advice.worths if one.to == action.to), None)
    folds = isinstance(action, Fold)
    wanted = {Choice.FOLD} if folds else {Choice.CHECK, Choice.CALL}
    given_up = Worth(Choice.FOLD, 0, Rate(0.0, 0.0))
    return next((one for one in advice.worths if one.choice in wanted), given_up)


def is_clear(one: Review) -> bool:
    """Whether the cost stands clearly above its error and is worth a word."""
    return one.cost.value >= _LEAST and one.cost.value > _CLEAR * one.cost.error


def most_costly(reviews: Iterable[Review]) -> Review | None:
    """Of a hand's decisions the one that mattered most; None where no cost is clear."""
    clear = [one for one in reviews if is_clear(one)]
    return max(clear, key=lambda one: one.cost.value, default=None)
