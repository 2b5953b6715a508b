"""What folding every hand costs: a player that does so against five of each style, and against all styles in turn."""

from __future__ import annotations

from omaha_trainer.opponents.roster import FOLDER, STYLES

from .stored import Score, Stored, load
from .tables import COMPARED, FIELD_STACK, SEATS, Way, by_style, field_line_up, played, session, way_name

NAME = "folding"
FIELD = "all"
"""All styles in turn, five at a time."""
FIELDS = (*STYLES, FIELD)


def run(sessions: int) -> None:
    """Play until every field has so many sessions in every compared game, and save after each."""
    stored = load(NAME)
    for number in range(sessions):
        for way in COMPARED:
            for field in FIELDS:
                if stored.sessions.get(_match(way, field), 0) <= number:
                    _one_session(stored, way, field)
            stored.save(NAME)
    print("\n".join(report(stored)))


def _match(way: Way, field: str) -> str:
    return f"{way_name(way)}: {field}"


def _one_session(stored: Stored, way: Way, field: str) -> None:
    number = stored.sessions.get(_match(way, field), 0)
    others = field_line_up(STYLES, number)[1:] if field == FIELD else (field,) * (SEATS - 1)
    config = session(way, (FOLDER, *others), f"folding {field} {number}", stack=FIELD_STACK)
    stored.score(way_name(way), field).add(dict(by_style(config, played(config)))[FOLDER])
    stored.sessions[_match(way, field)] = number + 1


def cost(stored: Stored, way: Way) -> Score:
    """What it brings against all styles in turn."""
    return stored.score(way_name(way), FIELD)


def report(stored: Stored) -> list[str]:
    """All that was measured, and what is to be shown by it."""
    lines = [
        f"One seat folds every hand and takes free checks; six seats, {FIELD_STACK} big blinds, duplicate deals;"
        f" {stored.date}.",
        "Big blinds in 100 hands of that seat against five of a style, with 95 % confidence.",
        "",
        " " * 10 + "".join(f"{field:>14}" for field in FIELDS),
    ]
    for way in COMPARED:
        lines.append(f"{way_name(way):10}" + "".join(f"{stored.score(way_name(way), one)!s:>14}" for one in FIELDS))
    return [*lines, "", *verdicts(stored)]


def verdicts(stored: Stored) -> list[str]:
    """Whether folding alone beats anybody."""
    return [
        f"{way_name(way)}: folding every hand loses to {field}: {stored.score(way_name(way), field).below(0.0)}"
        for way in COMPARED
        for field in FIELDS
    ]
