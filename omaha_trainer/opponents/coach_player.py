"""A player who does what the coach suggests, so that the coach can be measured at a table."""

from __future__ import annotations

from random import Random

from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.view import SeatView

from .coach import QUICK, Pains, suggested
from .coach_advice import Choice, Worth


class CoachPlayer:
    """Keeps nothing between decisions. The suggestion is found as for a person, on fewer deals."""

    def __init__(self, pains: Pains = QUICK) -> None:
        self._pains = pains

    def decide(self, view: SeatView, rng: Random) -> Action:
        return action_of(suggested(view, rng, self._pains))


def action_of(worth: Worth) -> Action:
    """The action that a choice is."""
    match worth.choice:
        case Choice.FOLD:
            return Fold()
        case Choice.CHECK | Choice.CALL:
            return CheckOrCall()
        case Choice.BET | Choice.RAISE:
            return RaiseTo(worth.to)
