"""All styles against each other in changing line-ups of six: what each wins, in every game."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.opponents.roster import STYLES

from . import folding
from .stored import Score, Stored, load
from .tables import COMPARED, FIELD_STACK, SEATS, WAYS, Way, by_style, field_line_up, played, session, way_name

NAME = "field"
_MAY_LOSE = ("maniac", "station")


def run(hands: int, ways: Sequence[Way] = WAYS) -> None:
    """Play until every style has so many hands in each of the ways; save after each round."""
    stored = load(NAME)
    while missing := [way for way in ways if _fewest(stored, way) < hands]:
        for way in missing:
            _one_session(stored, way)
        stored.save(NAME)
        print(", ".join(f"{way_name(way)} {_fewest(stored, way)}" for way in WAYS), flush=True)
    print("\n".join(report(stored)))


def _fewest(stored: Stored, way: Way) -> int:
    return min(_hands(stored.score(way_name(way), style)) for style in STYLES)


def _hands(score: Score) -> int:
    """A deal is played once in each seat."""
    return score.deals * SEATS


def _one_session(stored: Stored, way: Way) -> None:
    name = way_name(way)
    number = stored.sessions.get(name, 0)
    config = session(way, field_line_up(STYLES, number), f"field {number}", stack=FIELD_STACK)
    block = played(config)
    for style, results in by_style(config, block):
        stored.score(name, style).add(results)
    stored.sessions[name] = number + 1


def report(stored: Stored) -> list[str]:
    """Everything measured, and what is to be shown by it."""
    lines = [f"Six seats, {FIELD_STACK} big blinds, duplicate deals, all styles in turn; {stored.date}."]
    for way in WAYS:
        lines += ["", f"{way_name(way)}: big blinds in 100 hands with 95 % confidence"]
        lines += [_row(stored, way, style) for style in STYLES]
    return [*lines, "", *verdicts(stored, load(folding.NAME))]


def _row(stored: Stored, way: Way, style: str) -> str:
    score = stored.score(way_name(way), style)
    return f"{style:8} {score!s:16} hands {_hands(score):6}"


def verdicts(stored: Stored, folded: Stored) -> list[str]:
    """Who has to lose less than folding every hand does, and whether that holds."""
    return [
        f"{way_name(way)}: {style} loses less than folding: "
        f"{stored.score(way_name(way), style).above_other(folding.cost(folded, way))}"
        for way in COMPARED
        for style in STYLES
        if style not in _MAY_LOSE
    ]
