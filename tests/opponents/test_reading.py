from __future__ import annotations

from collections.abc import Sequence

import pytest

from omaha_trainer.opponents.reading import Reading, read
from omaha_trainer.poker.card import DECK
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.view import view

CALL, FOLD = CheckOrCall(), Fold()
BLINDS = Stakes(5, 10)


def read_after(actions: Sequence[Action], stacks: Sequence[int] = (200,) * 4, stakes: Stakes = BLINDS) -> Reading:
    """Blinds in seats 1 and 2, the button in seat 0; what the seat to act then reads."""
    setup = stakes.setup(Game.HILO, Limit.POT, 0, stacks, house=HouseRules())
    state, events = deal(setup, DECK)
    for action in actions:
        state, more = apply(state, action)
        events = (*events, *more)
    return read(view(state, events, state.to_act))


def test_first_in_before_the_flop() -> None:
    reading = read_after([])
    assert (reading.opponents, reading.behind, reading.raises, reading.entered) == (3, 3, 0, 0)
    assert (reading.call, reading.winnable) == (10, 25)
    assert reading.fair == 0.25


def test_the_big_blind_over_a_limper_and_a_fold_checks_for_nothing() -> None:
    reading = read_after([CALL, FOLD, FOLD])
    assert (reading.opponents, reading.behind, reading.entered) == (1, 0, 1)
    assert (reading.call, reading.price) == (0, 0.0)


def test_a_raise_is_read_with_its_price() -> None:
    reading = read_after([RaiseTo(35), FOLD])
    assert (reading.raises, reading.entered, reading.call) == (1, 1, 30)
    assert reading.winnable == 35 + 5 + 10 + 30
    assert reading.price == pytest.approx(30 / 80)
    assert not reading.i_raised_last


def test_a_short_stack_pays_for_what_it_can_win_only() -> None:
    reading = read_after([RaiseTo(35), FOLD], stacks=(200, 20, 200, 200))
    assert reading.call == 15
    assert reading.winnable == 20 + 20 + 10
    assert reading.to_come == 0.0


def test_B6_an_ante_for_all_is_won_whole_whoever_put_it_in() -> None:
    stakes = Stakes(25, 50, ante=50, ante_kind=AnteKind.BIG_BLIND)
    first = read_after([], (5000,) * 3, stakes)
    assert (first.call, first.winnable) == (50, 25 + 50 + 50 + 50)
    assert first.price == pytest.approx(50 / 175)
    short = read_after([RaiseTo(200), FOLD], (5000, 5000, 110), stakes)
    assert (short.call, short.winnable) == (10, 50 + 25 + 60 + 60)
    each = read_after([], (5000,) * 3, Stakes(25, 50, ante=10, ante_kind=AnteKind.EACH))
    assert (each.call, each.winnable) == (50, 3 * 10 + 25 + 50 + 50)


def test_streets_begin_anew_and_strength_is_remembered() -> None:
    limped = [CALL, CALL, CALL, CALL]
    quiet = read_after([*limped])
    bet = read_after([*limped, RaiseTo(40)])
    raised = read_after([*limped, RaiseTo(40), RaiseTo(160)])
    assert (quiet.raises, bet.raises, raised.raises) == (0, 1, 2)
    assert quiet.shown == quiet.opponents == 3
    assert quiet.shown < bet.shown < raised.shown


def test_the_last_to_raise_knows_it() -> None:
    reading = read_after([RaiseTo(35), FOLD, FOLD, CALL, CALL])
    assert reading.i_raised_last
    assert reading.raises == 0


def test_what_may_still_be_bet_is_bounded_by_the_stacks() -> None:
    deep = read_after([CALL, CALL, CALL, CALL, RaiseTo(40)])
    shallow = read_after([CALL, CALL, CALL, CALL, RaiseTo(40)], stacks=(60,) * 4)
    assert deep.to_come == 1.0
    assert shallow.to_come == pytest.approx(10 / 120)
