"""Who sits at a table: line-ups by how hard they are, and how one is drawn. Knows styles by name and no cards."""

from __future__ import annotations

from enum import StrEnum
from random import Random

from .roster import STYLES


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


_POOLS = {
    Lineup.EASY: ("station", "home", "maniac", "rock"),
    Lineup.HARD: ("solid", "regular", "trapper", "peddler"),
}


def drawn_lineup(lineup: Lineup, opponents: int, seed: int) -> tuple[str, ...]:
    """A style for each opponent; the same `seed` draws the same ones, and more opponents begin with the same.

    Spread as evenly as can be, but for a hidden line-up: there nothing can be told of one seat from another.

    >>> sorted(drawn_lineup(Lineup.EASY, 4, 7))
    ['home', 'maniac', 'rock', 'station']
    """
    if lineup is Lineup.HIDDEN:
        chance = Random(f"hidden {seed}")
        return tuple(chance.choice(STYLES) for _ in range(opponents))
    pool = _POOLS.get(lineup, STYLES)
    chance = Random(f"styles {seed}")
    styles = [style for _ in range(-(-opponents // len(pool))) for style in chance.sample(pool, len(pool))]
    return tuple(styles[:opponents])
