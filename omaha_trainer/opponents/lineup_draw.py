"""Draws the styles of a line-up. Knows styles by name, no cards and no chips."""

from __future__ import annotations

from random import Random

from .lineup import Lineup
from .roster import STYLES

_POOLS = {
    Lineup.EASY: ("station", "home", "maniac", "rock"),
    Lineup.HARD: ("solid", "regular", "trapper", "peddler"),
}


def drawn_lineup(lineup: Lineup, opponents: int, seed: int) -> tuple[str, ...]:
    """A style for each opponent; the same `seed` draws the same ones.

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
