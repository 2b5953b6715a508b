"""P1-P5, W1-W7: the pots and how each is divided."""

from __future__ import annotations

import pytest

from omaha_trainer.table.divide import divide, split
from omaha_trainer.table.event import BetsCollected, HandShown, UncalledReturned
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.pots import Pot, build_pots

from .spots import Story, spot

LOW_A, KINGS, LOW_B = "As 2d Jh Ts", "Ks Kc Qh Qc", "Ad 2s Jd Td"
EIGHT_LOW_BOARD = "3h 4s 8c Kd 9h"


def all_in(
    stacks: list[int], actions: str, holes: list[str | None], board: str, blinds: tuple[int, int] = (1, 2)
) -> Story:
    return spot(Limit.NO, blinds, stacks, actions, holes=holes, board=board)


def test_P1_main_pot_and_a_side_pot_for_each_level() -> None:
    live = [True] * 4
    assert build_pots([21, 100, 60, 100], live) == (Pot(84, (0, 1, 2, 3)), Pot(117, (1, 2, 3)), Pot(80, (1, 3)))
    assert len(build_pots(range(1, 10), [True] * 9)) == 9


def test_P1_the_side_pot_may_be_larger_and_have_another_winner() -> None:
    story = spot(
        Limit.NO, [5, 10], [100, 500, 500], "100 c c 200 c c c c c", game=Game.HIGH,
        holes=["As Ah Kd 2c", "Kh Ks Qh Qs", "Qd Qc Th 9d"], board="Kc 7d 3h 2s Ad",
    )  # fmt: skip
    assert story.state.stacks == (300, 600, 200)
    assert [event.pots for event in story.of(BetsCollected)] == [(300,), (300, 400)]


def test_P2_four_players_bet_ten_one_has_seven() -> None:
    assert [pot.amount for pot in build_pots([10, 10, 10, 7], [True] * 4)] == [28, 9]
    assert build_pots([10, 10, 10, 7], [True] * 4)[1].players == (0, 1, 2)


def test_P3_folded_chips_stay_in_the_pots_they_reached() -> None:
    assert build_pots([50, 50, 100, 100], [True, True, False, False]) == (Pot(300, (0, 1)),)
    assert build_pots([50, 80, 80], [True, False, True]) == (Pot(150, (0, 2)), Pot(60, (2,)))
    story = all_in([50, 500, 500], "80 c c c 70 f", ["As Ah Kd 2c", None, "Qs Qd 3c 3d"], "2s 7d 8h Jh 4c", (5, 10))
    assert [(award.amount, award.players) for award in story.awards] == [(150, (0, 2)), (60, (2,))]


def test_P3_a_folded_bet_between_leaves_ten_to_go_back() -> None:
    holes: list[str | None] = ["As Ah Kd 2c", None, "Qs Qd 9c 9d"]
    story = all_in([50, 500, 80], "25 c 70 80 c f", holes, "2d 7d 8h Jh 4c", (5, 10))
    assert UncalledReturned(2, 10) in story.events
    assert [(award.amount, award.players) for award in story.awards] == [(150, (0, 2)), (40, (2,))]


def test_P4_pots_with_the_same_players_are_one() -> None:
    story = spot(
        Limit.NO, [5, 10], [400, 400, 60, 400], "60 c c c 40 c c c 100 c f c c",
        holes=["2h 3h 4c 6c", "Kh Ks Qh Qs", "As Ac Jh 2c", "Ad 3d Tc 9c"], board="4s 7d 8h Jc 5h",
    )  # fmt: skip
    assert [(award.amount, award.players) for award in story.awards] == [(240, (1, 2, 3)), (320, (1, 3))]


def test_P4_a_beaten_short_stack_does_not_merge_the_pots() -> None:
    story = all_in([35, 101, 101], "101 c c", [LOW_A, "Kh Qh 9d 9c", "Kc Qc 9s Td"], "Ks Qs 6d 6c 5h")
    assert [award.amount for award in story.awards] == [105, 132]


def test_P5_each_pot_by_itself() -> None:
    story = all_in([101, 151, 151], "151 c c", [LOW_A, KINGS, "Ad 5s Td Th"], EIGHT_LOW_BOARD)
    assert story.shares == [({1: 152}, {0: 151}), ({1: 50}, {2: 50})]


def test_W1_all_but_one_fold_he_takes_all_and_shows_nothing() -> None:
    story = spot(Limit.NO, [50, 100], [10000] * 2, "200 600 c c c 600 c 2400 f")
    assert story.state.over and story.state.stacks == (11200, 8800)
    assert not story.of(HandShown) and not story.awards[0].contested


def test_W2_no_low_the_high_takes_all() -> None:
    story = all_in([35, 35, 35], "35 c c", [LOW_A, KINGS, LOW_B], "3h 4s Jc Kd 9h")
    assert story.shares == [({1: 105}, {})]
    assert divide(101, [2], []).high == {2: 101}


def test_W2_the_high_game_never_divides_into_halves() -> None:
    story = spot(
        Limit.POT, [5, 10], [200] * 3, "c c c c 30 c c c c c c c c", game=Game.HIGH,
        holes=[LOW_A, KINGS, LOW_B], board=EIGHT_LOW_BOARD,
    )  # fmt: skip
    assert story.state.stacks == (160, 280, 160)


def test_W3_the_odd_chip_of_the_pot_to_the_high_half() -> None:
    story = all_in([500, 100, 100, 100], "100 c f c", [None, LOW_A, KINGS, LOW_B], EIGHT_LOW_BOARD)
    assert story.shares == [({2: 151}, {1: 75, 3: 75})]


def test_W4_quartered_lows_lose_money() -> None:
    story = all_in([100, 100, 100], "100 c c", [LOW_A, KINGS, LOW_B], EIGHT_LOW_BOARD)
    assert story.shares == [({1: 150}, {0: 75, 2: 75})]
    assert story.state.stacks == (75, 150, 75)


def test_W4_odd_chips_left_of_the_button() -> None:
    story = all_in([500, 100, 100, 100], "100 c f c", [None, KINGS, LOW_A, LOW_B], EIGHT_LOW_BOARD, (3, 6))
    assert story.shares == [({1: 152}, {2: 76, 3: 75})]
    assert divide(105, [1, 2], []).high == {1: 53, 2: 52}
    assert divide(301, [1], [0, 2]).low == {0: 75, 2: 75}
    assert split(11, [4, 0, 2]) == {4: 4, 0: 4, 2: 3}


def test_W5_the_same_players_both_ways_at_most_one_odd_chip_each() -> None:
    story = all_in([51, 51], "51 c", ["As 2d Kh Qs", "Ad 2s Kd Qd"], "3h 4s 5c 9d 9h")
    assert story.state.stacks == (51, 51)
    sixty_six = all_in([22, 22, 22], "22 c c", ["Kh Ks Qh Qs", LOW_A, LOW_B], "3h 4s 5c 9d 9h")
    assert sixty_six.state.stacks == (0, 33, 33)


@pytest.mark.parametrize("amount", range(1, 60))
@pytest.mark.parametrize("seats", [[0], [1, 3], [0, 1, 2], [0, 1, 2, 3]])
def test_W5_both_ways_is_the_whole_pot_split_once(amount: int, seats: list[int]) -> None:
    division = divide(amount, seats, seats)
    assert {seat: division.share(seat) for seat in seats} == split(amount, seats)


def test_W6_main_and_side_with_quarters() -> None:
    story = all_in(
        [2000, 1623, 1623, 1580], "1623 c f c", [None, "2d 9h 3s 4d", "6h 3h 2h 4s", "Qs Ac 7h Tc"],
        "3d Ad As 5c 7c", (25, 50),
    )  # fmt: skip
    assert story.shares == [({3: 2383}, {1: 1191, 2: 1191}), ({2: 43}, {1: 22, 2: 21})]
    assert story.state.stacks == (1975, 1213, 1255, 2383)


def test_W7_three_pots() -> None:
    story = all_in(
        [21, 100, 60, 100], "60 100 c c", [LOW_A, KINGS, "5s 6d Tc Th", "Ac Ad Js Jd"], EIGHT_LOW_BOARD
    )  # fmt: skip
    assert [award.amount for award in story.awards] == [84, 117, 80]
    assert story.shares == [({1: 42}, {0: 42}), ({1: 59}, {2: 58}), ({1: 80}, {})]
    assert story.state.stacks == (42, 181, 58, 0)
