"""Names of the games, the betting structures and the streets (G2-G4); nothing of their rules."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Game(StrEnum):
    """The two games (G2)."""

    HIGH = "high"
    HILO = "hilo"


class Limit(StrEnum):
    """The betting structure in force in one hand (G3); a mixed table changes it between hands (MX1)."""

    FIXED = "fixed"
    POT = "pot"
    NO = "no"


class Structure(StrEnum):
    """The betting structure of a table (G3)."""

    FIXED = "fixed"
    POT = "pot"
    NO = "no"
    MIXED = "mixed"


class Street(IntEnum):
    """The four betting rounds (G4)."""

    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3


BOARD_CARDS = (0, 3, 4, 5)
"""Cards on the board on each street."""
