"""What a player means to do, before it is an action."""

from __future__ import annotations

from enum import Enum, auto


class Intent(Enum):
    """What a player means to do; `sizing` turns it into an action that is legal."""

    GIVE_UP = auto()
    """Check where it is free, else fold."""
    STAY = auto()
    """Check or call."""
    ATTACK = auto()
    """Bet or raise where it is allowed, else stay."""
