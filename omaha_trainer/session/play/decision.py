"""An opponent's decision, packed so that it can be made anywhere: on a worker's thread or at once.

The table never waits in vain: for an opponent who fails - a fault of his, or a style's file that is gone - the most
careful action is taken, and the fault told beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from omaha_trainer.errors import BugError
from omaha_trainer.opponents.roster import opponent
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.view import SeatView


@dataclass(frozen=True, slots=True)
class Answer:
    """What an opponent does; with the `fault` that kept him from deciding for himself, if one did."""

    action: Action
    fault: Exception | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What one opponent has to decide on: its view of the table, its style, and its chance.

    `hand` and `index` (the number of the hand and of the action in it) say which decision of the session it is, so
    that a late answer can be told from the one that is waited for.
    """

    seat: int
    style: str
    view: SeatView
    seed: str
    hand: int
    index: int

    def decide(self) -> Action:
        """The opponent's action; the same decision is always answered in the same way."""
        return opponent(self.style).decide(self.view, Random(self.seed))

    def answer(self) -> Answer:
        """The opponent's action where he gives a legal one, else a check, or a fold where a check is not free (A1)."""
        try:
            action = self.decide()
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is told and the hand goes on
            return Answer(self._careful(), fault)
        legal = self.view.legal
        if isinstance(action, RaiseTo) and (legal is None or not legal.allows(action.to)):
            return Answer(self._careful(), BugError(f"{self.style} raises to {action.to}, which is not legal"))
        return Answer(action)

    def _careful(self) -> Action:
        return CheckOrCall() if self.view.legal is not None and self.view.legal.can_check else Fold()
