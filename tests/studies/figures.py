"""What each style shows as `simulate --opponents all` seats it: all styles in turn, in blocks of 500 hands.

Stacks and moods carry on within a block, as they do at a table of the program; in short sessions with fresh stacks the
good players see a few showdowns more. Many times as many hands are played as a file has to be right for: then what a
fresh sample differs by is that sample's own error. What a style wins is the matter of `field`, by duplicate deals.
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
    while missing := [way for way in WAYS if fewest(stored, way) < hands]:
        for way in missing:
            one_block(stored, way, NAME)
        stored.save(NAME)
        print(", ".join(f"{way_name(way)} {fewest(stored, way)}" for way in WAYS), flush=True)
    declare(stored)
    print("\n".join(report(stored)))


def fewest(stored: Stored, way: Way) -> int:
    """So many hands every style has at the least."""
    return min(stored.shown(way_name(way), style).hands for style in STYLES)


def one_block(stored: Stored, way: Way, seed: str) -> None:
    """Play the next block of this seed and add what was shown. Raises AssertionError where a chip was lost or made."""
    name = way_name(way)
    number = stored.sessions.get(name, 0)
    config = table_of_all(way, seed)
    block = play_block(config, number, time.perf_counter)
    assert block.chips_conserved
    for player, tally in zip(config.seated(number), block.players, strict=True):
        stored.shown(name, config.players[player]).add(tally.figures)
    stored.sessions[name] = number + 1


def report(stored: Stored) -> list[str]:
    """The figures in percent, but for aggression; showdowns and scoops for each flop seen."""
    lines = [f"All styles in turn at six seats, blocks of 500 hands; {stored.date}."]
    for way in WAYS:
        lines += ["", f"{way_name(way)}: in percent of hands or flops, but for bets and raises per call"]
        lines += [_row(stored, way, style) for style in STYLES]
    return lines


def _row(stored: Stored, way: Way, style: str) -> str:
    figures = stored.shown(way_name(way), style)
    shown = declared(figures)
    return (
        f"{style:8} hands {figures.hands:6}  VPIP {shown.vpip:4.1f}  PFR {shown.pfr:4.1f}  "
        f"aggression {shown.aggression:4.2f}  WTSD {shown.wtsd:4.1f}  scoop {shown.scoop:4.1f}"
    )
