from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from omaha_trainer.opponents.intent import Intent
from omaha_trainer.opponents.sizing import action_for
from omaha_trainer.opponents.style import Style
from omaha_trainer.poker.card import DECK
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.view import SeatView, view
from tests.opponents.styles import MANIAC, SOLID, STATION


def seen_after(*actions: Action, limit: Limit = Limit.POT, stacks: tuple[int, ...] = (1000,) * 3) -> SeatView:
    """Three seats, 5/10, the button in seat 0."""
    setup = Stakes(5, 10).setup(Game.HIGH, limit, 0, stacks, house=HouseRules())
    state, events = deal(setup, DECK)
    for action in actions:
        state, more = apply(state, action)
        events = (*events, *more)
    return view(state, events, state.to_act)


def test_giving_up_folds_to_a_bet_and_checks_where_it_is_free() -> None:
    assert action_for(Intent.GIVE_UP, seen_after(), SOLID, Random(1)) == Fold()
    free = seen_after(CheckOrCall(), CheckOrCall(), CheckOrCall())
    assert action_for(Intent.GIVE_UP, free, SOLID, Random(1)) == CheckOrCall()


def test_staying_never_raises() -> None:
    assert action_for(Intent.STAY, seen_after(), SOLID, Random(1)) == CheckOrCall()


def test_attacking_takes_the_offered_sizes() -> None:
    flop = seen_after(CheckOrCall(), CheckOrCall(), CheckOrCall())
    sizes = Counter(action_for(Intent.ATTACK, flop, SOLID, Random(seed)) for seed in range(200))
    assert set(sizes) == {RaiseTo(15), RaiseTo(22), RaiseTo(30)}


def test_a_style_has_its_favourite_size() -> None:
    flop = seen_after(CheckOrCall(), CheckOrCall(), CheckOrCall())

    def whole_pots(style: Style) -> int:
        return sum(action_for(Intent.ATTACK, flop, style, Random(seed)) == RaiseTo(30) for seed in range(300))

    assert whole_pots(MANIAC) > 2 * whole_pots(STATION)


def test_FL1_in_fixed_limit_there_is_one_size() -> None:
    seen = seen_after(limit=Limit.FIXED)
    assert {action_for(Intent.ATTACK, seen, MANIAC, Random(seed)) for seed in range(50)} == {RaiseTo(10)}


def test_FL3_a_capped_street_is_called() -> None:
    capped = seen_after(RaiseTo(10), RaiseTo(15), RaiseTo(20), limit=Limit.FIXED)
    assert action_for(Intent.ATTACK, capped, MANIAC, Random(1)) == CheckOrCall()


@pytest.mark.parametrize("limit", [Limit.POT, Limit.NO])
def test_most_of_a_short_stack_is_all_of_it(limit: Limit) -> None:
    seen = seen_after(limit=limit, stacks=(30, 1000, 1000))
    assert {action_for(Intent.ATTACK, seen, SOLID, Random(seed)) for seed in range(50)} == {RaiseTo(30)}


def test_A5_a_stack_below_the_minimum_goes_all_in() -> None:
    seen = seen_after(stacks=(14, 1000, 1000))
    assert action_for(Intent.ATTACK, seen, SOLID, Random(1)) == RaiseTo(14)
