"""What each style shows as `simulate --opponents all` seats it: all styles in turn, in blocks of 500 hands.

Stacks and moods carry on within a block, as they do at a table of the program; in short sessions with fresh stacks the
good players see a few showdowns more. What a style wins is the matter of `field`, by duplicate deals.
"""

from __future__ import annotations

import time

from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.simulation.simulated_table import play_block

from .declare import declare, declared
from .stored import Stored, load
from .tables import WAYS, Way, table_of_all, way_name

NAME = "figures"


def run(hands: int) -> None:
    """Play until every style has so many hands in every game and structure; save after each round, then declare."""
    stored = load(NAME)
    while missing := [way for way in WAYS if _fewest(stored, way) < hands]:
        for way in missing:
            _one_block(stored, way)
        stored.save(NAME)
        print(", ".join(f"{way_name(way)} {_fewest(stored, way)}" for way in WAYS), flush=True)
    declare(stored)
    print("\n".join(report(stored)))


def _fewest(stored: Stored, way: Way) -> int:
    return min(stored.score(way_name(way), style).figures.hands for style in STYLES)


def _one_block(stored: Stored, way: Way) -> None:
    name = way_name(way)
    number = stored.sessions.get(name, 0)
    config = table_of_all(way, "figures")
    block = play_block(config, number, time.perf_counter)
    assert block.chips_conserved
    for player, tally in zip(config.seated(number), block.players, strict=True):
        stored.score(name, config.players[player]).figures.add(tally.figures)
    stored.sessions[name] = number + 1


def report(stored: Stored) -> list[str]:
    """The figures in percent, but for aggression."""
    lines = [f"All styles in turn at six seats, blocks of 500 hands; {stored.date}."]
    for way in WAYS:
        lines += ["", f"{way_name(way)}: figures in percent, but for bets and raises per call"]
        lines += [_row(stored, way, style) for style in STYLES]
    return lines


def _row(stored: Stored, way: Way, style: str) -> str:
    figures = stored.score(way_name(way), style).figures
    shown = declared(figures)
    return (
        f"{style:8} hands {figures.hands:6}  VPIP {shown.vpip:4.1f}  PFR {shown.pfr:4.1f}  "
        f"aggression {shown.aggression:4.2f}  WTSD {shown.wtsd:4.1f}  scoop {shown.scoop:4.1f}"
    )
