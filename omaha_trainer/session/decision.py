"""An opponent's decision, packed so that it can be made anywhere: on a worker's thread or at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from omaha_trainer.opponents.roster import opponent
from omaha_trainer.table.action import Action
from omaha_trainer.table.view import SeatView


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
