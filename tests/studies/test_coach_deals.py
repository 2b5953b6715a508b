"""The arithmetic of the coach's study: what is taken off as luck is luck."""

from __future__ import annotations

from statistics import mean, stdev

import pytest

from omaha_trainer.opponents.roster import opponent
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from tests.studies.coach_deals import Played, play


def hands(count: int, seats: int) -> list[Played]:
    players = [opponent("station")] * seats
    setup = Stakes(1, 2).setup(Game.HILO, Limit.POT, 0, [60] * seats, house=HouseRules())
    return [play(setup, players, f"test {number}") for number in range(count)]


@pytest.fixture(scope="module")
def heads_up() -> list[Played]:
    return hands(400, 2)


def test_luck_is_nothing_on_average_and_most_of_what_differs(heads_up: list[Played]) -> None:
    won, earned = ([getattr(hand, what)(0) for hand in heads_up] for what in ("won", "earned"))
    lucky = [one - other for one, other in zip(won, earned, strict=True)]
    assert abs(mean(lucky)) < 4 * stdev(lucky) / len(lucky) ** 0.5
    assert stdev(earned) < 0.8 * stdev(won)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_one_seat_is_lucky_by_the_others_are_not(seats: int) -> None:
    for hand in hands(40, seats):
        assert sum(hand.earned(seat) for seat in range(seats)) == pytest.approx(0.0, abs=1e-9)
        assert sum(hand.won(seat) for seat in range(seats)) == 0


def test_without_a_board_there_is_no_luck() -> None:
    setup = Stakes(1, 2).setup(Game.HILO, Limit.POT, 0, [60] * 2, house=HouseRules())
    hand = play(setup, [opponent("folder")] * 2, "test")
    assert hand.earned(0) == hand.won(0) == -0.5


def test_the_same_seed_deals_the_same_hand_to_whoever_sits_there() -> None:
    setup = Stakes(1, 2).setup(Game.HILO, Limit.POT, 0, [60] * 2, house=HouseRules())
    one, other = (play(setup, [opponent(style)] * 2, "test") for style in ("rock", "maniac"))
    assert one.state.holes == other.state.holes
