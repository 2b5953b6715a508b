"""The model of the others: chances are chances, better hands attack more, and styles differ as they should."""

from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.opponents.coach_model import AVERAGE, after_flop, before_flop, start_places, style_of
from omaha_trainer.opponents.coach_reads import board_standings
from omaha_trainer.opponents.reading import read
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.poker.card import parse_cards
from omaha_trainer.table.game import Game, Limit, Street

from .coach_spots import SPOTS

RAISED = next(spot for spot in SPOTS if spot.name == "bare ace-deuce facing a raise").view()
BET = next(spot for spot in SPOTS if spot.name == "set with no low draw on a low board").view()


@pytest.mark.parametrize("name", [*STYLES, AVERAGE])
def test_chances_before_the_flop_are_chances_and_better_hands_go_on(name: str) -> None:
    style = style_of(name, Game.HILO, Limit.POT)
    by_step = before_flop(style, RAISED, read(RAISED))
    assert max(start_places(style, Game.HILO)) == len(by_step) - 1
    for chances in by_step:
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0
    assert by_step[-1].give_up < by_step[0].give_up


@pytest.mark.parametrize("name", [*STYLES, AVERAGE])
def test_chances_after_the_flop_are_chances_and_the_best_hands_do_not_fold(name: str) -> None:
    style = style_of(name, Game.HILO, Limit.POT)
    mind = after_flop(style, read(BET), Street.FLOP, Limit.POT, 2)
    standings = sorted(board_standings(tuple(BET.board), True, 2).different, key=lambda stands: stands.share)
    for stands in (*standings[:20], *standings[-20:]):
        chances = mind(stands)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
    assert mind(standings[-1]).give_up < 0.1 < mind(standings[0]).give_up


def test_a_free_check_is_never_given_up() -> None:
    view = next(spot for spot in SPOTS if spot.name == "free check with nothing").view()
    mind = after_flop(style_of(AVERAGE, Game.HILO, Limit.POT), read(view), Street.FLOP, Limit.POT, 3)
    board = tuple(parse_cards("Kc Js 2d"))
    assert all(mind(stands).give_up == 0.0 for stands in board_standings(board, True, 3).different[:50])


def test_the_station_calls_with_more_than_the_rock() -> None:
    reading, standings = read(BET), board_standings(tuple(BET.board), True, 2)
    chosen = Random(1).sample(standings.different, 200)
    folds = {
        name: sum(
            after_flop(style_of(name, Game.HILO, Limit.POT), reading, Street.FLOP, Limit.POT, 2)(stands).give_up
            for stands in chosen
        )
        for name in ("station", "rock")
    }
    assert folds["station"] < folds["rock"] - 5
