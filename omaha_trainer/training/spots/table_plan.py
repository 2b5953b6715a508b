"""Which table a made-up hand is played at: stakes, seats, stacks, antes, house rules. Knows sizes, no question.

Seats are those of a hand history: the button has the last seat, so a spot and its text number them alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.training.wish import Wish

BLINDS = (
    Stakes(25, 50, decimals=2),
    Stakes(50, 100, decimals=2),
    Stakes(100, 200, decimals=2),
    Stakes(1, 2),
    Stakes(2, 4),
    Stakes(5, 10),
    Stakes(10, 20),
    Stakes(50, 100),
    Stakes(100, 200),
)
"""Stakes of pot and no limit."""
BETS = (
    Stakes(50, 100, decimals=2),
    Stakes(200, 400, decimals=2),
    Stakes(2, 4),
    Stakes(10, 20),
    Stakes(20, 40),
    Stakes(100, 200),
)
"""Stakes of fixed limit."""
_HOUSE_WEIGHTS = {Preset.ONLINE: 70, Preset.TDA: 15, Preset.CARD_ROOM: 15}


@dataclass(frozen=True, slots=True)
class TablePlan:
    """The table that a spot wants; what it leaves open is drawn."""

    game: Game
    limit: Limit
    house: HouseRules
    seats: tuple[int, ...] = (3, 4, 5, 6, 6, 6, 8, 9)
    depth: tuple[int, int] = (40, 120)
    """Least and largest stack in big blinds."""
    short: tuple[int, ...] = (0,)
    """How many seats have a short stack, of 2 to 14 big blinds."""
    antes: bool = False
    short_blind: bool = False
    """A blind that is not whole (B5)."""
    odd: bool = False
    """Stacks and antes that do not divide evenly."""


def game_for(rng: Random, wish: Wish) -> Game:
    """The wished game; else mostly the one with a low."""
    return wish.game or (Game.HILO if rng.random() < 0.7 else Game.HIGH)


def house_for(rng: Random, wish: Wish) -> HouseRules:
    """The wished house rules; else mostly those of online rooms."""
    if wish.house is not None:
        return wish.house
    return PRESETS[rng.choices(list(_HOUSE_WEIGHTS), weights=list(_HOUSE_WEIGHTS.values()))[0]]


def table_of(rng: Random, plan: TablePlan) -> HandSetup:
    """A table drawn to the plan."""
    stakes = _stakes(rng, plan)
    seats = rng.choice(plan.seats)
    big = stakes.big_blind(plan.limit)
    stacks = [_deep(rng, big, plan) for _ in range(seats)]
    for seat in rng.sample(range(seats), min(rng.choice(plan.short), seats - 1)):
        stacks[seat] = _short(rng, big, plan)
    if plan.short_blind:
        _shorten_a_blind(rng, stakes, plan.limit, stacks)
    return stakes.setup(plan.game, plan.limit, seats - 1, stacks, house=plan.house)


def _stakes(rng: Random, plan: TablePlan) -> Stakes:
    stakes = rng.choice(BETS if plan.limit is Limit.FIXED else BLINDS)
    if not plan.antes:
        return stakes
    big = stakes.big_blind(plan.limit)
    if rng.random() < 0.25:
        ante, kind = big, AnteKind.BIG_BLIND
    else:
        ante, kind = max(big // rng.choice((2, 5, 10)), 1), AnteKind.EACH
    return Stakes(stakes.small, stakes.big, ante, kind, stakes.decimals)


def _deep(rng: Random, big: int, plan: TablePlan) -> int:
    stack = big * rng.randint(*plan.depth)
    return stack + rng.randrange(big) if plan.odd else stack


def _short(rng: Random, big: int, plan: TablePlan) -> int:
    """Two to fourteen big blinds, in fifths of one unless odd chips are wanted."""
    return big * rng.randint(10, 70) // 5 + (rng.randrange(big) if plan.odd else 0)


def _shorten_a_blind(rng: Random, stakes: Stakes, limit: Limit, stacks: list[int]) -> None:
    """One of the blinds has less than it owes: a tenth of the big blind at least, in tenths where there are such."""
    small, big = stakes.blinds(limit)
    ante = stakes.ante if stakes.ante_kind is AnteKind.EACH else 0
    seat = rng.choice((0, 1)) if small > 1 else (1 if len(stacks) > 2 else 0)
    posts = (small, big) if len(stacks) > 2 else (big, small)
    unit = max(big // 10, 1)
    most = (posts[seat] - 1) // unit
    if most < 1:
        seat, most = (1 if len(stacks) > 2 else 0), (big - 1) // unit
    stacks[seat] = ante + unit * rng.randint(1, most)
