from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from omaha_trainer.opponents.intent import Intent
from omaha_trainer.opponents.preflop import preflop
from omaha_trainer.opponents.reading import read
from omaha_trainer.opponents.style import Style
from omaha_trainer.poker.card import DECK, parse_hand
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.view import SeatView, view
from tests.opponents.styles import EVERY, MANIAC, ROCK, SOLID, STATION

CALL, FOLD = CheckOrCall(), Fold()
BEST, GOOD, WORST = "AsAh2s3h", "Ac2dKhQs", "Jh9d5s4c"


def spot(hole: str, actions: Sequence[Action] = (), stacks: Sequence[int] = (200,) * 6) -> SeatView:
    """Six seats, 1/2, the button in seat 0; the seat to act looks at `hole`."""
    setup = Stakes(1, 2).setup(Game.HILO, Limit.POT, 0, stacks, house=HouseRules())
    state, events = deal(setup, DECK)
    for action in actions:
        state, more = apply(state, action)
        events = (*events, *more)
    return replace(view(state, events, state.to_act), hole=parse_hand(hole))


def minds(seen: SeatView, style: Style, throws: int = 200) -> dict[Intent, float]:
    """How often the player means what."""
    found = [preflop(seen, read(seen), style, Random(seed)) for seed in range(throws)]
    return {intent: found.count(intent) / throws for intent in Intent}


@pytest.mark.parametrize("style", EVERY, ids=lambda style: style.name)
def test_the_best_hands_are_played_and_the_worst_are_not(style: Style) -> None:
    assert minds(spot(BEST), style)[Intent.GIVE_UP] == 0.0
    assert minds(spot(WORST), style)[Intent.GIVE_UP] > 0.9


def test_more_is_played_on_the_button_than_in_first_position() -> None:
    fair = "Ac2dTh9s"  # about the best fifth
    assert minds(spot(fair), SOLID)[Intent.GIVE_UP] == 1.0
    assert minds(spot(fair, [FOLD] * 3), SOLID)[Intent.GIVE_UP] == 0.0


def test_less_is_played_over_a_raise() -> None:
    hole = "Ac2dTh9s"
    limped, raised = spot(hole, [CALL, FOLD, FOLD]), spot(hole, [RaiseTo(7), FOLD, FOLD])
    assert minds(limped, SOLID)[Intent.GIVE_UP] == 0.0
    assert minds(raised, SOLID)[Intent.GIVE_UP] == 1.0
    assert minds(raised, STATION)[Intent.GIVE_UP] == 0.0


def test_who_raises_what_is_good_and_who_only_the_best() -> None:
    good, best = spot(GOOD), spot(BEST)
    assert minds(good, MANIAC)[Intent.ATTACK] > 0.7
    assert minds(good, STATION)[Intent.ATTACK] == minds(good, ROCK)[Intent.ATTACK] == 0.0
    assert minds(best, ROCK)[Intent.ATTACK] > 0.6
    assert minds(best, STATION)[Intent.STAY] > 0.2  # and calls with it now and then


def test_blinds_are_stolen_from_late_seats_only_and_not_by_everybody() -> None:
    weak = "KsKd7h2c"
    assert 0.3 < minds(spot(weak, [FOLD] * 3), MANIAC)[Intent.ATTACK] < 0.6
    assert minds(spot(weak), MANIAC)[Intent.ATTACK] == 0.0
    assert minds(spot(weak, [FOLD] * 3), ROCK)[Intent.ATTACK] == 0.0


@pytest.mark.parametrize("style", EVERY, ids=lambda style: style.name)
def test_nobody_gives_a_pot_up_for_the_last_chip(style: Style) -> None:
    raised: list[Action] = [RaiseTo(7), FOLD, FOLD, FOLD, FOLD]
    assert minds(spot(WORST, raised, (200, 200, 3, 200, 200, 200)), style)[Intent.GIVE_UP] == 0.0
    assert minds(spot(WORST, raised), style)[Intent.GIVE_UP] > 0.9
