from __future__ import annotations

from collections.abc import Sequence

import pytest

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.session.figures import Figures, figures_of_hand
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import PotAwarded
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import start

CALL, FOLD = CheckOrCall(), Fold()
NO_LOW, LOW = "Kd 9h 9c Ts 2d", "8h 5c 4d Kh Jh"


def play(
    actions: Sequence[Action],
    holes: Sequence[str],
    board: str = NO_LOW,
    stacks: Sequence[int] | None = None,
    mucks: Sequence[bool] = (),
) -> list[Figures]:
    """The button in seat 0, blinds 1/2 left of it (with two players on it); pot-limit Hi-Lo."""
    setup = Stakes(1, 2).setup(Game.HILO, Limit.POT, 0, stacks or [100] * len(holes), house=HouseRules())
    state, events = start(setup, [parse_cards(hole) for hole in holes], parse_cards(board), mucks=mucks)
    for action in actions:
        state, more = apply(state, action)
        events = (*events, *more)
    assert state.over
    return figures_of_hand(events, len(holes))


KINGS, NINES, NOTHING = "Ks Kc 3h 4s", "9s Jc 3d 4h", "Qh Qc 7c 5s"
CHECKED_DOWN = [CALL] * 9


def test_blinds_are_no_choice() -> None:
    button, small, big = play([RaiseTo(6), FOLD, FOLD], [KINGS, NINES, NOTHING])
    assert (button.vpip, button.pfr) == (1.0, 1.0)
    assert (small.vpip, small.pfr, big.vpip, big.pfr) == (0.0, 0.0, 0.0, 0.0)
    assert button.flops == button.showdowns == 0
    assert button.wtsd is None
    assert button.aggression is None


def test_a_call_enters_and_a_check_in_the_big_blind_does_not() -> None:
    button, small, big = play([CALL, CALL, CALL, *CHECKED_DOWN], [KINGS, NINES, NOTHING])
    assert [player.entered for player in (button, small, big)] == [1, 1, 0]
    assert [player.raised for player in (button, small, big)] == [0, 0, 0]
    assert [player.flops for player in (button, small, big)] == [1, 1, 1]


def test_aggression_is_counted_on_all_streets_and_a_check_is_no_call() -> None:
    turn: list[Action] = [CALL, RaiseTo(10), CALL]
    before: list[Action] = [RaiseTo(6), CALL, FOLD]
    flop: list[Action] = [RaiseTo(5), RaiseTo(20), CALL]
    button, small, big = play([*before, *flop, *turn, CALL, CALL], [KINGS, NINES, NOTHING])
    assert (button.bets, button.calls, button.aggression) == (3, 0, None)
    assert (small.bets, small.calls, small.aggression) == (1, 3, 1 / 3)
    assert (big.bets, big.calls) == (0, 0)


def test_the_best_hand_scoops_where_there_is_no_low() -> None:
    button, small, big = play([CALL, CALL, CALL, *CHECKED_DOWN], [KINGS, NINES, NOTHING])
    assert (button.wtsd, button.won_at_showdown, button.scoop) == (1.0, 1.0, 1.0)
    assert (small.won, small.scoops, big.showdowns, big.won) == (0, 0, 1, 0)


def test_a_mucked_hand_went_to_the_showdown() -> None:
    figures = play([CALL, CALL, CALL, *CHECKED_DOWN], [KINGS, NINES, NOTHING], mucks=[True] * 3)
    assert [player.showdowns for player in figures] == [1, 1, 1]


def test_W3_half_a_pot_is_won_and_not_scooped() -> None:
    button, small, _ = play([CALL, CALL, CALL, *CHECKED_DOWN], [KINGS, "As 2d Qd Tc", NOTHING], LOW)
    assert (button.won, button.scoops, button.quarters) == (1, 0, 0)
    assert (small.won, small.scoops, small.quarters) == (1, 0, 0)


def test_W4_a_tied_low_is_quartered() -> None:
    holes = ["Ks Kc Th 9s", "As 2d Qd Tc", "Ah 2c Qs Td"]
    button, small, big = play([CALL, CALL, CALL, *CHECKED_DOWN], holes, LOW)
    assert [player.quarters for player in (button, small, big)] == [0, 1, 1]
    assert [player.won for player in (button, small, big)] == [1, 1, 1]


def test_the_whole_pot_shared_is_neither_quartered_nor_scooped() -> None:
    holes = ["As 2d Qd Tc", "Ah 2c Qc Td"]
    one, other = play([CALL, CALL, *[CALL] * 6], holes, LOW)
    assert (one.won, one.scoops, one.quarters) == (other.won, other.scoops, other.quarters) == (1, 0, 0)


def test_P5_to_scoop_is_to_take_every_pot_one_plays_for() -> None:
    """Seat 1 is all in for 10; seat 0 beats both others, or only the one that the side pot is played with."""
    stacks = [60, 10, 60]
    all_in: list[Action] = [RaiseTo(7), RaiseTo(10), CALL, CALL]
    bets: list[Action] = [RaiseTo(2), CALL, *[CALL] * 4]
    best, short, worst = play([*all_in, *bets], [KINGS, NINES, NOTHING], stacks=stacks)
    assert (best.scoops, short.scoops, worst.scoops) == (1, 0, 0)
    second, winner, _ = play([*all_in, *bets], [NINES, KINGS, NOTHING], stacks=stacks)
    assert (second.won, second.scoops) == (1, 0)
    assert (winner.won, winner.scoops) == (1, 1)


def test_a_pot_without_contest_is_no_showdown_win() -> None:
    events = [PotAwarded(0, 10, (0,), {0: 10}, {}, False)]
    assert figures_of_hand(events, 2)[0] == Figures(hands=1)


def test_hands_add_up() -> None:
    total = Figures()
    for _ in range(3):
        total.add(play([CALL, CALL, CALL, *CHECKED_DOWN], [KINGS, NINES, NOTHING])[0])
    total.add(play([FOLD, FOLD], [KINGS, NINES, NOTHING])[0])
    assert (total.hands, total.entered, total.showdowns) == (4, 3, 3)
    assert total.vpip == pytest.approx(0.75)


def test_scoops_and_quarters_are_told_for_each_flop_seen() -> None:
    total = Figures()
    total.add(play([CALL, CALL, CALL, *CHECKED_DOWN], [KINGS, NINES, NOTHING])[0])
    total.add(play([CALL, CALL, CALL, RaiseTo(3), FOLD, FOLD], [NINES, KINGS, NOTHING])[0])
    assert (total.flops, total.showdowns, total.scoops) == (2, 1, 1)
    assert (total.wtsd, total.won_at_showdown, total.scoop, total.quartered) == (0.5, 1.0, 0.5, 0.0)


def test_nothing_played_has_no_rates() -> None:
    none = Figures()
    assert none.vpip is none.pfr is none.aggression is none.wtsd is none.won_at_showdown is none.quartered is None
