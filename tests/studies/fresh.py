"""Fresh hands of another seed beside what the style files declare: every figure has to come within what is allowed.

Nothing is stored: the seed is asked for, so that anybody may look with hands that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.opponents.style_file import Declared

from .declare import declared
from .figures import fewest, one_block
from .stored import Stored, fingerprint
from .tables import WAYS, Way, way_name

ALLOWED = {"vpip": 3.0, "pfr": 3.0, "aggression": 0.3, "wtsd": 3.0, "scoop": 3.0}
"""By how much a measured figure may differ from the declared one: points of a percentage, or bets for each call."""


def run(hands: int, seed: str) -> None:
    """Play until every style has so many hands in every game and structure; tell what lies outside."""
    stored, outside = Stored(fingerprint()), 0
    for way in WAYS:
        while fewest(stored, way) < hands:
            one_block(stored, way, f"fresh {seed}")
        found = list(differences(stored, way))
        outside += len(found)
        print("\n".join([f"{way_name(way)}: {fewest(stored, way)} hands or more of each style", *found]), flush=True)
    print(f"{len(WAYS) * len(STYLES) * len(ALLOWED) - outside} figures within what is allowed, {outside} outside")


def differences(stored: Stored, way: Way) -> Iterator[str]:
    """A line for each figure that differs by more than is allowed."""
    for style in STYLES:
        measured, shown = declared(stored.shown(way_name(way), style)), profile(style).figures[way]
        for name in outside(measured, shown):
            yield f"  {style} {name}: {getattr(measured, name)} measured, {getattr(shown, name)} declared"


def outside(measured: Declared, shown: Declared) -> list[str]:
    """The names of the figures that differ by more than is allowed."""
    return [name for name, most in ALLOWED.items() if abs(getattr(measured, name) - getattr(shown, name)) > most]
