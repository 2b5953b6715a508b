"""Many hands between scripted players, for the command line and for studies; the same seed gives the same hands.

Processes take whole blocks and the blocks are put together in their order, so the number of processes changes
nothing but the time. See `simulated_table` for what happens within a block.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context

from omaha_trainer.collector import built_to_stay
from omaha_trainer.opponents.roster import opponent, prepare, style_name
from omaha_trainer.session.figures import Figures
from omaha_trainer.table.game import Limit, Structure

from .simulated_table import BlockTally, PlayerTally, SimulationConfig, play_block

__all__ = ["PlayerResult", "SimulationConfig", "SimulationResult", "processes", "simulate"]

Progress = Callable[[int, int], None]
_95_PERCENT = 1.96


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player over all hands. Rates are None where nothing was there to be counted."""

    opponent: str
    figures: Figures
    bb_per_100: float
    bb_per_100_ci95: float | None
    """Half the width of the 95 % interval, from the spread of single deals (None for one deal).

    A duplicate deal counts once, with the mean of its rotations: what luck they share is no evidence twice.
    """
    decision_ms_mean: float
    decision_ms_p99: float
    decision_ms_max: float

    def json(self) -> dict[str, object]:
        figures = self.figures
        return {
            "opponent": self.opponent,
            "hands": figures.hands,
            "bb_per_100": self.bb_per_100,
            "bb_per_100_ci95": self.bb_per_100_ci95,
            "vpip": figures.vpip,
            "pfr": figures.pfr,
            "aggression": figures.aggression,
            "wtsd": figures.wtsd,
            "won_at_showdown": figures.won_at_showdown,
            "scoop": figures.scoop,
            "quartered": figures.quartered,
            "decision_ms_mean": self.decision_ms_mean,
            "decision_ms_p99": self.decision_ms_p99,
            "decision_ms_max": self.decision_ms_max,
        }


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """`hands` were played, duplicates counted each; fewer than asked for only where it was cancelled.

    `players` are those of the configuration who had a hand, in its order.
    """

    hands: int
    seconds: float
    chips_conserved: bool
    """After every single hand the chips on the table were those before it, and no stack was below nothing."""
    players: tuple[PlayerResult, ...]
    cancelled: bool = False

    @property
    def hands_per_second(self) -> float:
        return self.hands / self.seconds if self.seconds else 0.0

    def json(self) -> dict[str, object]:
        """The object that `simulate --json` prints."""
        return {
            "hands": self.hands,
            "seconds": self.seconds,
            "hands_per_second": self.hands_per_second,
            "chips_conserved": self.chips_conserved,
            "players": [player.json() for player in self.players],
        }


def simulate(
    config: SimulationConfig,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> SimulationResult:
    """Play `config.hands` deals. `progress(played, all)` and `cancelled()` are asked after each block.

    Raises KnownError for an unknown style (RosterFault), for a table at which no hand can be played (SetupFault), and
    for a mixed game whose blinds have no whole halves (MX2).
    """
    _check(config)
    begun = clock()
    total = config.hands * config.rotations
    whole = BlockTally([PlayerTally() for _ in config.players])
    stopped = False
    with _blocks(config, clock) as blocks:
        for number, block in enumerate(blocks):
            _add(whole, block, config.seated(number))
            if progress:
                progress(whole.hands, total)
            if cancelled and cancelled() and whole.hands < total:
                stopped = True
                break
    tallies = zip(config.players, whole.players, strict=True)
    players = tuple(_player(style_name(style), tally) for style, tally in tallies if tally.results)
    return SimulationResult(whole.hands, clock() - begun, whole.chips_conserved, players, stopped)


def _check(config: SimulationConfig) -> None:
    """Say what is wrong before any process starts."""
    for style in config.opponents:
        opponent(style)
    limit = Limit.NO if config.structure is Structure.MIXED else Limit(config.structure.value)
    config.stakes.setup(config.game, limit, 0, [config.stack] * config.seats, house=config.house)
    if config.structure is Structure.MIXED:
        config.stakes.halved()


@contextmanager
def _blocks(config: SimulationConfig, clock: Callable[[], float]) -> Iterator[Iterator[BlockTally]]:
    """All blocks in their order, played here or by `config.jobs` processes."""
    play = partial(play_block, config, clock=clock)
    if config.jobs == 1 or config.blocks == 1:
        yield map(play, range(config.blocks))
        return
    with processes(config) as pool:
        yield pool.map(play, range(config.blocks))


@contextmanager
def processes(config: SimulationConfig) -> Iterator[ProcessPoolExecutor]:
    """Those that play the blocks; what has not begun when it ends is not played."""
    count = min(config.jobs, config.blocks)
    pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_begin_to_play)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_to_play() -> None:
    """Ctrl-C ends a process that plays at once, not after the blocks that wait for it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    stay_ready()


def stay_ready() -> None:
    """For a process that only plays: build the tables now, for the collector takes longer over them than a decision."""
    with built_to_stay():
        prepare()


def _add(whole: BlockTally, block: BlockTally, seated: tuple[int, ...]) -> None:
    whole.hands += block.hands
    whole.chips_conserved &= block.chips_conserved
    for player, more in zip(seated, block.players, strict=True):
        mine = whole.players[player]
        mine.figures.add(more.figures)
        mine.results.extend(more.results)
        mine.seconds.extend(more.seconds)


def _player(style: str, tally: PlayerTally) -> PlayerResult:
    results, times = tally.results, sorted(tally.seconds)
    count = len(results)
    mean = sum(results) / count
    variance = sum((result - mean) ** 2 for result in results) / (count - 1) if count > 1 else None
    return PlayerResult(
        opponent=style,
        figures=tally.figures,
        bb_per_100=100 * mean,
        bb_per_100_ci95=None if variance is None else 100 * _95_PERCENT * sqrt(variance / count),
        decision_ms_mean=1000 * sum(times) / len(times) if times else 0.0,
        decision_ms_p99=1000 * times[99 * len(times) // 100] if times else 0.0,
        decision_ms_max=1000 * times[-1] if times else 0.0,
    )
