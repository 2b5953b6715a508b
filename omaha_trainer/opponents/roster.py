"""Who can sit at the table: the players by the name of their style, and the names that they go by."""

from __future__ import annotations

from omaha_trainer.errors import KnownError

from .faults import RosterFault
from .pair_values import prepare
from .protocol import Opponent
from .scripted import ScriptedPlayer
from .styles import AGGRESSOR, CALLER, ROCK, SOLID
from .uniform import UniformPlayer

__all__ = ["RANDOM", "STYLES", "TABLE_NAMES", "opponent", "prepare"]

_SCRIPTED = {style.name: style for style in (ROCK, CALLER, AGGRESSOR, SOLID)}
STYLES: tuple[str, ...] = tuple(_SCRIPTED)
"""Every style that a person may choose to sit with."""
RANDOM = "random"
"""The player that takes any legal action; for tests and measurements."""

TABLE_NAMES: tuple[str, ...] = (
    "Alma", "Bohdan", "Cleo", "Dina", "Emil", "Fenna", "Goran", "Hana", "Ivo", "Jorun", "Kasim", "Lilit",
    "Marek", "Nadia", "Oskar", "Petra", "Quill", "Roza", "Samir", "Tilda", "Ulan", "Vesna", "Wim", "Yara", "Zeno",
)  # fmt: skip
"""First names for seats; they are given out without a look at the style, so a name tells nothing."""


def opponent(style: str) -> Opponent:
    """The player of that style. Raises KnownError(RosterFault.UNKNOWN_STYLE) that lists those there are."""
    if style == RANDOM:
        return UniformPlayer()
    found = _SCRIPTED.get(style)
    if found is None:
        raise KnownError(RosterFault.UNKNOWN_STYLE, style=style, known=", ".join((*STYLES, RANDOM)))
    return ScriptedPlayer(found)
