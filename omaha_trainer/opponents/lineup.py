"""How the opponents of a table can be chosen. Values only: who they are is drawn by `lineup_draw`."""

from __future__ import annotations

from enum import StrEnum


class Lineup(StrEnum):
    """How the opponents of a table were chosen."""

    EASY = "easy"
    """Players with habits that cost them chips."""
    MIXED = "mixed"
    """Of every kind."""
    HARD = "hard"
    """Players who are not easily beaten."""
    CHOSEN = "chosen"
    """Seat by seat."""
    HIDDEN = "hidden"
    """Anybody, and nobody says who."""
