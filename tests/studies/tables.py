"""What the studies play: six seats, short sessions whose deals are played once per rotation.

Stacks start afresh after each session, so that a few deep stacks do not decide a comparison. The field has a hundred
big blinds, as a table of the program has; matches have fifty, which tells players apart in far fewer deals.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.simulation.simulated_table import BlockTally, SimulationConfig, play_block
from omaha_trainer.table.game import Game, Limit, Structure
from omaha_trainer.table.stakes import Stakes

SEATS, SESSION_DEALS = 6, 30
_BIG_BLIND, _ENDLESS = 2, 1_000_000
FIELD_STACK, MATCH_STACK = 100, 50
"""In big blinds."""
Way = tuple[Game, Limit]
WAYS: tuple[Way, ...] = tuple((game, limit) for game in (Game.HILO, Game.HIGH) for limit in Limit)
COMPARED: tuple[Way, ...] = ((Game.HILO, Limit.POT), (Game.HILO, Limit.FIXED), (Game.HIGH, Limit.POT))


def way_name(way: Way) -> str:
    """As the results name it: "hilo pot"."""
    return f"{way[0].value} {way[1].value}"


def session(way: Way, players: Sequence[str], seed: str, *, stack: int, duplicate: bool = True) -> SimulationConfig:
    """One short session; the big blind is two chips in every structure."""
    game, limit = way
    return SimulationConfig(
        game=game,
        structure=Structure(limit.value),
        stakes=Stakes(2, 4) if limit is Limit.FIXED else Stakes(1, 2),
        seats=SEATS,
        stack=stack * _BIG_BLIND,
        hands=SESSION_DEALS,
        opponents=tuple(players),
        seed=Random(f"{way_name(way)} {seed}").getrandbits(48),
        duplicate=duplicate,
    )


def table_of_all(way: Way, seed: str) -> SimulationConfig:
    """As `session`, but long: block after block with all styles in turn."""
    config = session(way, STYLES, seed, stack=FIELD_STACK, duplicate=False)
    return replace(config, hands=_ENDLESS)


def field_line_up(styles: Sequence[str], number: int) -> tuple[str, ...]:
    """Six of the styles in a drawn order. Over every few numbers each style sits out equally often."""
    out = max(len(styles) - SEATS, 1)
    rounds = -(-len(styles) // out)
    order = Random(f"line-up {number // rounds}").sample(styles, len(styles))
    first = number % rounds * out
    seated = [style for style in order if style not in order[first : first + out]]
    return tuple(Random(f"seats {number}").sample(seated, SEATS))


def played(config: SimulationConfig) -> BlockTally:
    """Play a session. Raises AssertionError where a chip was lost or made."""
    block = play_block(config, 0, time.perf_counter)
    assert block.chips_conserved
    return block


def by_style(config: SimulationConfig, block: BlockTally) -> Iterator[tuple[str, list[float]]]:
    """Each style and what every deal brought it in big blinds: seats of one style are one player's."""
    for style in dict.fromkeys(config.players):
        seats = [player.results for name, player in zip(config.players, block.players, strict=True) if name == style]
        yield style, [sum(deal) / len(deal) for deal in zip(*seats, strict=True)]
