from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import RosterFault
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.poker.card import Card
from omaha_trainer.session.play.standing import REMEMBERED_HANDS
from omaha_trainer.session.simulation import simulated_table
from omaha_trainer.session.simulation.simulated_table import BLOCK_HANDS
from omaha_trainer.session.simulation.simulation import SimulationConfig, SimulationResult, processes, simulate
from omaha_trainer.table.action import Action
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event, HoleDealt
from omaha_trainer.table.game import Game, Limit, Structure
from omaha_trainer.table.refusal import SetupFault
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import SeatView, view

RANDOM = SimulationConfig(opponents=("random",), hands=1020, seed=7)


def played(result: SimulationResult) -> list[tuple[object, ...]]:
    """What the seed decides: everything but the time."""
    return [(player.opponent, player.figures, player.bb_per_100, player.bb_per_100_ci95) for player in result.players]


def test_the_same_seed_gives_the_same_hands_and_another_other_ones() -> None:
    short = replace(RANDOM, hands=200)
    assert played(simulate(short)) == played(simulate(short))
    assert played(simulate(short)) != played(simulate(replace(short, seed=8)))


def test_the_number_of_processes_changes_nothing() -> None:
    mixed = SimulationConfig(hands=520, seats=3, seed=2, opponents=("rock", "solid", "random"))
    assert played(simulate(mixed)) == played(simulate(replace(mixed, jobs=3)))


@pytest.mark.parametrize("structure", list(Structure))
@pytest.mark.parametrize("game", list(Game))
def test_chips_are_conserved_and_nobody_wins_what_nobody_lost(game: Game, structure: Structure) -> None:
    result = simulate(replace(RANDOM, game=game, structure=structure, stakes=Stakes(2, 4), hands=150))
    assert result.chips_conserved
    assert result.hands == 150
    assert sum(player.bb_per_100 for player in result.players) == pytest.approx(0.0, abs=1e-6)


def test_chips_that_vanish_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: HandState, action: Action) -> tuple[HandState, tuple[Event, ...]]:
        after, events = apply(state, action)
        if after.over and after.setup.button == 3:
            after = after.replace(stacks=(after.stacks[0] + 1, *after.stacks[1:]))
        return after, events

    monkeypatch.setattr(simulated_table, "apply", leaky)
    assert not simulate(replace(RANDOM, hands=20)).chips_conserved


@pytest.mark.parametrize("seats", range(2, 10))
def test_every_number_of_seats_repeats_the_opponents(seats: int) -> None:
    result = simulate(replace(RANDOM, seats=seats, hands=40, opponents=("random", "rock")))
    assert [player.opponent for player in result.players] == [("random", "rock")[seat % 2] for seat in range(seats)]
    assert [player.figures.hands for player in result.players] == [40] * seats


def test_duplicate_deals_are_played_once_for_each_rotation() -> None:
    single = replace(RANDOM, hands=60, seats=4)
    result = simulate(replace(single, duplicate=True))
    assert result.hands == 4 * 60
    assert [player.figures.hands for player in result.players] == [240] * 4
    assert sum(player.bb_per_100 for player in result.players) == pytest.approx(0.0, abs=1e-6)


def setups_of(config: SimulationConfig, monkeypatch: pytest.MonkeyPatch) -> list[tuple[HandSetup, tuple[Card, ...]]]:
    """The frame and the deck of every hand that is dealt."""
    dealt: list[tuple[HandSetup, tuple[Card, ...]]] = []

    def watched(setup: HandSetup, deck: tuple[Card, ...]) -> tuple[HandState, tuple[Event, ...]]:
        dealt.append((setup, deck))
        return deal(setup, deck)

    with monkeypatch.context() as patch:
        patch.setattr(simulated_table, "deal", watched)
        simulate(config)
    return dealt


def test_duplicates_see_the_same_decks_and_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = setups_of(replace(RANDOM, hands=10, seats=3, duplicate=True), monkeypatch)
    rounds = [[(setup.button, deck) for setup, deck in dealt[10 * r : 10 * r + 10]] for r in range(3)]
    assert rounds[0] == rounds[1] == rounds[2]


def test_B3_the_button_moves_and_stacks_carry_over_within_a_block(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = [setup for setup, _ in setups_of(replace(RANDOM, hands=520, stack=100), monkeypatch)]
    assert [setup.button for setup in dealt[:500]] == [hand % 6 for hand in range(500)]
    assert dealt[0].stacks == dealt[500].stacks == (100,) * 6
    assert any(set(setup.stacks) != {100} for setup in dealt[1:500])
    assert min(min(setup.stacks) for setup in dealt) > 0


def test_MX1_MX2_a_mixed_table_changes_structure_and_blinds(monkeypatch: pytest.MonkeyPatch) -> None:
    config = replace(RANDOM, hands=9, seats=3, structure=Structure.MIXED, stakes=Stakes(2, 4))
    dealt = [setup for setup, _ in setups_of(config, monkeypatch)]
    assert [setup.limit for setup in dealt] == [Limit.NO] * 3 + [Limit.POT] * 3 + [Limit.NO] * 3
    assert [setup.big_blind for setup in dealt] == [4] * 3 + [2] * 3 + [4] * 3
    assert [setup.mixed_hands_left for setup in dealt] == [3, 2, 1] * 3


def test_progress_is_told_and_cancelling_keeps_what_was_played() -> None:
    told: list[tuple[int, int]] = []
    result = simulate(RANDOM, progress=lambda done, total: told.append((done, total)))
    assert told == [(500, 1020), (1000, 1020), (1020, 1020)]
    assert not result.cancelled
    stopped = simulate(RANDOM, cancelled=lambda: True)
    assert (stopped.cancelled, stopped.hands) == (True, 500)
    assert played(stopped) == played(simulate(replace(RANDOM, hands=500)))


def test_time_comes_from_the_clock_that_is_given() -> None:
    ticks = count()
    result = simulate(replace(RANDOM, hands=10, opponents=("solid",)), clock=lambda: float(next(ticks)))
    assert result.players[0].decision_ms_p99 == 1000.0
    assert result.seconds > 10


@pytest.mark.parametrize(
    ("changes", "reason", "rule"),
    [
        ({"opponents": ("rok",)}, RosterFault.UNKNOWN_STYLE, ""),
        ({"seats": 10}, SetupFault.SEATS, "G1"),
        ({"seats": 1}, SetupFault.SEATS, "G1"),
        ({"stack": 0}, SetupFault.STACK, "G1"),
        ({"structure": Structure.MIXED, "stakes": Stakes(1, 2)}, SetupFault.HALVES, "MX2"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_cannot_be_played_is_refused_at_once(
    changes: dict[str, object], reason: object, rule: str, jobs: int
) -> None:
    with pytest.raises(KnownError) as caught:
        simulate(replace(RANDOM, jobs=jobs, **changes))  # type: ignore[arg-type]
    assert (caught.value.reason, caught.value.rule) == (reason, rule)


def test_the_json_has_the_fields_of_the_command_line() -> None:
    result = simulate(replace(RANDOM, hands=1))
    told = json.loads(json.dumps(result.json(), allow_nan=False))
    assert {"hands", "seconds", "hands_per_second", "chips_conserved", "players"} == told.keys()
    player = told["players"][0]
    for name in ("opponent", "hands", "bb_per_100", "bb_per_100_ci95", "vpip", "pfr", "aggression", "wtsd"):
        assert name in player
    assert {"won_at_showdown", "scoop", "quartered", "decision_ms_p99"} <= player.keys()
    assert player["bb_per_100_ci95"] is None  # one deal has no spread


def test_the_styles_play_as_they_are_called(runs: Callable[[int, int], int]) -> None:
    config = SimulationConfig(hands=runs(1000, 300), opponents=STYLES[:4], seats=6, seed=3)
    by_style = {player.opponent: player.figures for player in simulate(config).players[:4]}
    vpip = {style: figures.vpip or 0.0 for style, figures in by_style.items()}
    pfr = {style: figures.pfr or 0.0 for style, figures in by_style.items()}
    assert vpip["rock"] < vpip["solid"] < min(vpip["maniac"], vpip["station"])
    assert 0.10 < vpip["rock"] < 0.24
    assert 0.18 < vpip["solid"] < 0.36
    assert 0.38 < vpip["maniac"] < 0.70
    assert 0.52 < vpip["station"] < 0.76
    assert pfr["station"] < 0.08
    assert pfr["rock"] < pfr["solid"] < pfr["maniac"]
    aggression = {style: figures.aggression or 0.0 for style, figures in by_style.items()}
    assert aggression["station"] < 1.0 < aggression["maniac"]


def test_more_opponents_than_seats_all_come_to_play() -> None:
    config = SimulationConfig(opponents=(*STYLES[:3], "random"), seats=2, hands=1010, seed=4)
    result = simulate(config)
    hands = {player.opponent: player.figures.hands for player in result.players}
    assert sorted(hands) == sorted((*STYLES[:3], "random"))
    third = config.seated(2)
    assert hands == {style: 510 if number in third else 500 for number, style in enumerate(config.players)}
    assert played(simulate(replace(config, jobs=2))) == played(result)
    first = [config.players[player] for player in sorted(config.seated(0))]
    assert [player.opponent for player in simulate(replace(config, hands=10)).players] == first


def test_of_more_opponents_than_seats_all_sit_equally_often_and_beside_everybody() -> None:
    config = SimulationConfig(opponents=STYLES, seed=5)
    blocks = [config.seated(block) for block in range(80)]
    assert blocks == [config.seated(block) for block in range(80)]
    assert blocks != [replace(config, seed=6).seated(block) for block in range(80)]
    for first in range(0, 80, 4):
        seated = Counter(player for block in blocks[first : first + 4] for player in block)
        assert seated == dict.fromkeys(range(len(STYLES)), 3)
    assert all(len({*block}) == config.seats for block in blocks)
    neighbours = {(block[seat], block[(seat + 1) % 6]) for block in blocks for seat in range(6)}
    assert len(neighbours) == len(STYLES) * (len(STYLES) - 1)


def test_an_interrupt_ends_a_process_that_plays_at_once() -> None:
    config = SimulationConfig(opponents=("random",), seats=2, hands=2 * BLOCK_HANDS, jobs=2)
    with processes(config) as pool:
        assert pool.submit(signal.getsignal, signal.SIGINT).result() is signal.SIG_DFL


def test_moods_live_on_earlier_hands_and_start_afresh_with_a_block(monkeypatch: pytest.MonkeyPatch) -> None:
    remembered: list[int] = []

    def watched(*arguments: Any) -> SeatView:
        seen = view(*arguments)
        remembered.append(len(seen.earlier))
        assert all(not isinstance(event, HoleDealt) or event.cards is None for event in of_last(seen))
        return seen

    def of_last(seen: SeatView) -> tuple[Event, ...]:
        return seen.earlier[-1].events if seen.earlier else ()

    monkeypatch.setattr(simulated_table, "view", watched)
    simulate(SimulationConfig(opponents=("solid",), seats=3, hands=60, seed=4))
    assert remembered[0] == 0
    assert max(remembered) == REMEMBERED_HANDS
    assert remembered == sorted(remembered)
