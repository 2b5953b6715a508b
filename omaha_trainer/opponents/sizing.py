"""From what a player means to what it says: a legal action, whatever was meant."""

from __future__ import annotations

from random import Random

from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.game import Limit, Street
from omaha_trainer.table.view import SeatView

from .intent import Intent
from .style import Style

_OPEN_BLINDS = 3
_COMMITTED = 0.6
"""Who would put in this part of the stack puts in all of it."""


def action_for(intent: Intent, view: SeatView, style: Style, rng: Random) -> Action:
    """The legal action that is meant. Nobody folds where a check is free (A1)."""
    legal = view.legal
    assert legal is not None
    if intent is Intent.GIVE_UP:
        return CheckOrCall() if legal.can_check else Fold()
    if intent is Intent.STAY or not legal.can_raise:
        return CheckOrCall()
    to = legal.max_to if view.setup.limit is Limit.FIXED else _size(view, style, rng)
    return RaiseTo(min(max(to, legal.min_to), legal.max_to))


def _size(view: SeatView, style: Style, rng: Random) -> int:
    legal = view.legal
    assert legal is not None
    names = ("half", "three_quarters", "pot")
    name = rng.choices(names, weights=style.sizes)[0]
    to = view.sizes.get(name, legal.min_to)
    if view.street == Street.PREFLOP and name == "half":
        to = max(to, min(_OPEN_BLINDS * view.setup.big_blind, legal.max_to))
    mine = view.bets[legal.seat]
    if to - mine >= _COMMITTED * (legal.all_in_to - mine):
        to = legal.all_in_to
    return to
