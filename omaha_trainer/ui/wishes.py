"""What the reader wants of the window, as far as it is none of the table's business. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.settings import CoachMode
from omaha_trainer.ui.play.pace import USUAL_SECONDS


@dataclass(frozen=True, slots=True)
class Wishes:
    """`pace` is the least time between opponents' actions in seconds, `speed` that of motion (1 usual, 0 none)."""

    in_big_blinds: bool = False
    own_hand: bool = False
    """The hero's high and low in words on his plate."""
    pace: float = USUAL_SECONDS
    auto_deal: bool = False
    speed: float = 1.0
    four_colour: bool = True
    dark: bool = True
    coach: CoachMode = CoachMode.ON_REQUEST
