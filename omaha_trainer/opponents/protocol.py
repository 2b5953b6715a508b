"""What every player at the table is, seen from the session: somebody who looks at a view and says an action."""

from __future__ import annotations

from random import Random
from typing import Protocol

from omaha_trainer.table.action import Action
from omaha_trainer.table.view import SeatView


class Opponent(Protocol):
    """A scripted player. It keeps nothing between decisions: the view and the dice are all it has."""

    def decide(self, view: SeatView, rng: Random) -> Action:
        """A legal action for `view.seat`, which is to act (`view.legal` is there).

        The same view and the same `rng` give the same action.
        """
