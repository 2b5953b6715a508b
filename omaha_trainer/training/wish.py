"""What a player wishes to be asked: all of it optional, so that the empty wish is a plain question of the kind."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules

from .names import Trap


@dataclass(frozen=True, slots=True)
class Wish:
    """`trap`: the question must really have it. `even`: every kind of answer equally often, not as the cards fall."""

    trap: Trap | None = None
    game: Game | None = None
    limit: Limit | None = None
    house: HouseRules | None = None
    even: bool = False
