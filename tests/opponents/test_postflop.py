from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from omaha_trainer.opponents.intent import Intent
from omaha_trainer.opponents.postflop import postflop
from omaha_trainer.opponents.reading import read
from omaha_trainer.opponents.style import Style
from omaha_trainer.poker.card import DECK, parse_board, parse_hand
from omaha_trainer.table.action import Action, CheckOrCall, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import BOARD_CARDS, Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.view import SeatView, view
from tests.opponents.styles import EVERY, MANIAC, PEDDLER, ROCK, SOLID, STATION, TRAPPER

CALL = CheckOrCall()
ALL = pytest.mark.parametrize("style", EVERY, ids=lambda style: style.name)


def spot(
    hole: str, board: str, actions: Sequence[Action] = (), *, game: Game = Game.HILO, players: int = 3
) -> SeatView:
    """Blinds 1/2, all called before the flop and all streets before the board's checked through, then `actions`."""
    setup = Stakes(1, 2).setup(game, Limit.POT, 0, [200] * players, house=HouseRules())
    state, events = deal(setup, DECK)
    cards = parse_board(board)
    while len(state.board) < len(cards):
        state, more = apply(state, CALL)
        events = (*events, *more)
    for action in actions:
        state, more = apply(state, action)
        events = (*events, *more)
    assert len(state.board) == BOARD_CARDS[state.street] == len(cards)
    return replace(view(state, events, state.to_act), hole=parse_hand(hole), board=cards)


def minds(seen: SeatView, style: Style, throws: int = 60) -> dict[Intent, float]:
    found = [postflop(seen, read(seen), style, Random(seed)) for seed in range(throws)]
    return {intent: found.count(intent) / throws for intent in Intent}


@ALL
def test_the_nuts_bet_on_the_river_and_raise_a_bet(style: Style) -> None:
    nuts = ("KsKh9c2d", "Kd 8h 8c 4s Tc")
    betting = minds(spot(*nuts, game=Game.HIGH), style)[Intent.ATTACK]
    assert abs(betting - (1.0 - style.check_raise)) < 0.2  # what is checked to those behind is to be raised
    assert minds(spot(*nuts, [RaiseTo(6)], game=Game.HIGH), style)[Intent.ATTACK] == 1.0


@ALL
def test_nothing_folds_to_a_bet_on_the_river(style: Style) -> None:
    assert minds(spot("QsTd9c6d", "Kd 8h 8c 4s Ac", [RaiseTo(6), CALL]), style)[Intent.GIVE_UP] > 0.9


def test_the_rock_folds_what_the_caller_calls() -> None:
    middling = spot("KcQdJh9s", "Kd 8h 7c 4s 2c", [RaiseTo(6)], game=Game.HIGH)
    assert minds(middling, ROCK)[Intent.GIVE_UP] > minds(middling, STATION)[Intent.GIVE_UP]


def test_the_aggressor_bluffs_and_the_rock_does_not() -> None:
    nothing = spot("QsTd9c6d", "Kd 8h 8c 4s Ac", players=2)
    assert minds(nothing, MANIAC, 200)[Intent.ATTACK] > 0.3
    assert minds(nothing, ROCK, 200)[Intent.ATTACK] < 0.1


def test_bluffs_grow_rare_against_more_players() -> None:
    few = minds(spot("QsTd9c6d", "Kd 8h 8c 4s Ac", players=2), MANIAC, 200)
    many = minds(spot("QsTd9c6d", "Kd 8h 8c 4s Ac", players=5), MANIAC, 200)
    assert few[Intent.ATTACK] > 3 * many[Intent.ATTACK]


def test_a_wrap_with_a_flush_draw_calls_a_pot_bet_and_a_bare_gutshot_does_not() -> None:
    flop, bet = "9h 8h 2c", [RaiseTo(6)]
    assert minds(spot("JhTh7d6c", flop, bet, game=Game.HIGH), SOLID)[Intent.GIVE_UP] == 0.0
    assert minds(spot("KsQd5c4d", flop, bet, game=Game.HIGH), SOLID)[Intent.GIVE_UP] > 0.9


def test_half_a_pot_is_worth_less_than_the_whole() -> None:
    """The nut low alone calls a bet against one player; it does not raise where it gets its own chips back."""
    low_only = spot("As2d9cTd", "8s 5h 4c Kd Qh", [RaiseTo(4)], players=2)
    assert minds(low_only, SOLID)[Intent.STAY] > 0.9
    both_ways = spot("As2s9cTd", "8s 5s 4s Kd Qh", [RaiseTo(4)], players=2)
    assert minds(both_ways, SOLID)[Intent.ATTACK] > 0.9


def test_the_same_hand_is_folded_to_a_raise_over_a_bet() -> None:
    hole, board = "KcJdTh4s", "Kd Qh 7c"
    bet = spot(hole, board, [RaiseTo(6)], game=Game.HIGH)
    raised = spot(hole, board, [RaiseTo(6), RaiseTo(24)], game=Game.HIGH)
    assert minds(bet, SOLID)[Intent.GIVE_UP] < minds(raised, SOLID)[Intent.GIVE_UP]


def test_the_best_hand_is_hidden_now_and_then_but_not_on_the_river() -> None:
    flopped = spot("KsKh9c2d", "Kd 8h 3c", game=Game.HIGH)
    assert 0.1 < minds(flopped, STATION, 200)[Intent.STAY] < 0.7
    assert minds(spot("KsKh9c2d", "Kd 8h 3c 8s Tc", game=Game.HIGH), STATION)[Intent.STAY] == 0.0


def test_the_nut_low_that_fears_no_quarter_calls_what_others_fold() -> None:
    """Two players before who bet and raise on a low board: the bare nut low plays for a quarter (W4)."""
    raised = spot("As2dQcJd", "8s 5h 4c Kd Qh", [RaiseTo(6), RaiseTo(24)], players=3)
    assert minds(raised, SOLID)[Intent.GIVE_UP] > minds(raised, replace(SOLID, fears_quarter=0.0))[Intent.GIVE_UP]


def test_who_chases_a_half_pays_for_the_low_to_come() -> None:
    draw = spot("As4dQcJd", "8s 5h Kc Kd", [RaiseTo(4)], players=2)
    chasing = replace(SOLID, half_chase=0.8)
    assert minds(draw, SOLID)[Intent.GIVE_UP] > minds(draw, chasing)[Intent.GIVE_UP]
    high = spot("As4dQcJd", "8s 5h Kc Kd", [RaiseTo(4)], players=2, game=Game.HIGH)
    assert minds(high, SOLID) == minds(high, chasing)


def test_the_peddler_gives_up_what_the_solid_player_calls() -> None:
    good = spot("KcJdTh4s", "Kd Qh 7c", [RaiseTo(6)], game=Game.HIGH)
    assert minds(good, PEDDLER)[Intent.GIVE_UP] > minds(good, SOLID)[Intent.GIVE_UP]


def test_a_trap_is_set_for_those_behind_and_springs_when_one_bets() -> None:
    first, last = spot("KsKh9c2d", "Kd 8h 3c 8s"), spot("KsKh9c2d", "Kd 8h 3c 8s", [CALL, CALL])
    patient = replace(TRAPPER, slow_play=0.0)
    assert 0.3 < minds(first, patient, 200)[Intent.STAY] < 0.9
    assert minds(last, patient, 200)[Intent.ATTACK] == 1.0
    assert minds(spot("KsKh9c2d", "Kd 8h 3c 8s", [CALL, RaiseTo(6)]), patient)[Intent.ATTACK] == 1.0
