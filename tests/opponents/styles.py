"""The styles that tests name, as they play pot limit Hi-Lo."""

from __future__ import annotations

from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.opponents.style import Style
from omaha_trainer.table.game import Game, Limit


def style(name: str) -> Style:
    return profile(name).styles[Game.HILO, Limit.POT]


ROCK, STATION, MANIAC, SOLID = (style(name) for name in ("rock", "station", "maniac", "solid"))
HOME, REGULAR, PEDDLER, TRAPPER = (style(name) for name in ("home", "regular", "peddler", "trapper"))
EVERY = tuple(style(name) for name in STYLES)
