"""`simulate`: many hands between scripted players, as a table or as JSON."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable

from omaha_trainer.opponents.roster import ALL, STYLES, named, own_styles
from omaha_trainer.paths import user_paths
from omaha_trainer.session.simulation.simulation import (
    PlayerResult,
    SimulationConfig,
    SimulationResult,
    simulate,
    stay_ready,
)
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.wording.faults.sentence import sentence

from .output import print_json, print_lines, table, terminal_voice
from .stakes_argument import read_stakes


def run(args: Namespace, clock: Callable[[], float]) -> None:
    """Play as the arguments say. Raises KnownError (RosterFault, StyleFault, SetupFault, AmountFault)."""
    structure = Structure(args.limit)
    stakes, stack = read_stakes(args.stakes, args.stack, structure)
    stay_ready()
    result = simulate(_config(args, structure, stakes, stack), clock=clock)
    if args.json:
        print_json(result.json())
    else:
        print_lines(_text(result))


def _config(args: Namespace, structure: Structure, stakes: Stakes, stack: int) -> SimulationConfig:
    names = [name.strip() for name in (args.opponents or ALL).split(",") if name.strip()]
    return SimulationConfig(
        game=Game(args.game),
        structure=structure,
        stakes=stakes,
        seats=args.seats,
        stack=stack,
        hands=args.hands,
        opponents=_opponents(names),
        seed=args.seed,
        jobs=args.jobs,
        duplicate=args.duplicate,
    )


def _opponents(names: list[str]) -> tuple[str, ...]:
    """The styles meant: `all` is every one that comes with the program, and the person's own are known by name.

    What is wrong about one of the person's files is said on stderr; the others play.
    """
    own = own_styles(user_paths(os.environ).opponents)
    for fault in own.faults:
        print(sentence(fault, terminal_voice(0)), file=sys.stderr)
    styles = [style for name in names for style in (STYLES if name == ALL else (named(name, own),))]
    return tuple(styles or STYLES)


def _text(result: SimulationResult) -> list[str]:
    head = ["opponent", "hands", "bb/100", "+-", "VPIP", "PFR", "aggr.", "WTSD", "W$SD", "scoop", "quart.", "ms p99"]
    rows = [head, *(_row(player) for player in result.players)]
    speed = f"{result.hands} hands in {result.seconds:.1f} s, {result.hands_per_second:.0f} a second"
    return [*table(rows), speed if result.chips_conserved else f"{speed}; chips were lost or made"]


def _row(player: PlayerResult) -> list[str]:
    figures = player.figures
    return [
        player.opponent,
        str(figures.hands),
        f"{player.bb_per_100:+.1f}",
        "-" if player.bb_per_100_ci95 is None else f"{player.bb_per_100_ci95:.1f}",
        *map(_percent, (figures.vpip, figures.pfr)),
        "-" if figures.aggression is None else f"{figures.aggression:.1f}",
        *map(_percent, (figures.wtsd, figures.won_at_showdown, figures.scoop, figures.quartered)),
        f"{player.decision_ms_p99:.1f}",
    ]


def _percent(rate: float | None) -> str:
    return "-" if rate is None else f"{100 * rate:.0f} %"
