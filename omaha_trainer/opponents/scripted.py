"""A player whose whole character is a `Profile`: it reads the table, makes up its mind and says a legal action."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from omaha_trainer.table.action import Action
from omaha_trainer.table.game import Street
from omaha_trainer.table.view import SeatView

from .mood import in_mood
from .postflop import postflop
from .preflop import preflop
from .reading import read
from .sizing import action_for
from .style_file import Profile


@dataclass(frozen=True, slots=True)
class ScriptedPlayer:
    """Keeps nothing between decisions; the same view and dice give the same action."""

    profile: Profile

    def decide(self, view: SeatView, rng: Random) -> Action:
        style = in_mood(self.profile.styles[view.setup.game, view.setup.limit], view)
        reading = read(view)
        mind = preflop if view.street == Street.PREFLOP else postflop
        return action_for(mind(view, reading, style, rng), view, style, rng)
