"""Every style against every other, three seats each, on duplicate deals: the cross table."""

from __future__ import annotations

from itertools import combinations

from omaha_trainer.opponents.roster import STYLES

from .stored import Stored, load
from .tables import COMPARED, MATCH_STACK, Way, by_style, played, session, way_name

NAME = "ladder"
_GOOD, _WEAK = ("solid", "regular"), ("rock", "station", "maniac", "home")


def run(sessions: int, *, claims_only: bool) -> None:
    """Play until every pair has so many sessions in every compared game, and save after each round.

    `claims_only`: only the pairs of which something is to be shown.
    """
    stored = load(NAME)
    pairs = [pair for pair in combinations(STYLES, 2) if _to_be_shown(*pair) or not claims_only]
    for number in range(sessions):
        for way in COMPARED:
            for one, other in pairs:
                if stored.sessions.get(_match(way, one, other), 0) <= number:
                    _one_session(stored, way, one, other)
            stored.save(NAME)
            print(f"session {number + 1} of {way_name(way)}", flush=True)
    print("\n".join(report(stored)))


def _to_be_shown(one: str, other: str) -> bool:
    return (one in _GOOD and other in _WEAK) or (other in _GOOD and one in _WEAK)


def _match(way: Way, one: str, other: str) -> str:
    return f"{way_name(way)}: {one} {other}"


def _one_session(stored: Stored, way: Way, one: str, other: str) -> None:
    match = _match(way, one, other)
    number = stored.sessions.get(match, 0)
    config = session(way, (one,) * 3 + (other,) * 3, f"{one} {other} {number}", stack=MATCH_STACK)
    for style, results in by_style(config, played(config)):
        rival = other if style == one else one
        stored.score(way_name(way), f"{style} {rival}").add(results)
    stored.sessions[match] = number + 1


def report(stored: Stored) -> list[str]:
    """The cross tables, and what is to be shown by them."""
    lines = [
        f"Three seats each, {MATCH_STACK} big blinds, duplicate deals; {stored.date}.",
        "Big blinds in 100 hands of the style on the left against the one above, with 95 % confidence.",
    ]
    for way in COMPARED:
        lines += ["", f"{way_name(way):9}" + "".join(f"{other:>15}" for other in STYLES)]
        for one in STYLES:
            lines.append(f"{one:9}" + "".join(f"{_cell(stored, way, one, other):>15}" for other in STYLES))
    return [*lines, "", *verdicts(stored)]


def _cell(stored: Stored, way: Way, one: str, other: str) -> str:
    return str(stored.score(way_name(way), f"{one} {other}"))


def verdicts(stored: Stored) -> list[str]:
    """Whether the good styles beat the weak ones."""
    return [
        f"{way_name(way)}: {good} beats {weak}: {stored.score(way_name(way), f'{good} {weak}').above(0.0)}"
        for way in COMPARED
        for good in _GOOD
        for weak in _WEAK
    ]
