"""The model of the others: chances are chances, better hands attack more, and styles differ as they should."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from omaha_trainer.opponents.coach_model import AVERAGE, Chances, after_flop, before_flop, start_places, style_of
from omaha_trainer.opponents.intent import Intent
from omaha_trainer.opponents.preflop import preflop
from omaha_trainer.opponents.reading import read
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.poker.card import Card, parse_cards
from omaha_trainer.poker.hand_class import all_classes
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.prospects import Prospects, prospects_on
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.view import SeatView

from . import hands
from .coach_spots import SPOTS

RAISED = next(spot for spot in SPOTS if spot.name == "bare ace-deuce facing a raise").view()
BET = next(spot for spot in SPOTS if spot.name == "set with no low draw on a low board").view()
FREE = next(spot for spot in SPOTS if spot.name == "free check with nothing").view()


def seen_on(board: tuple[Card, ...], opponents: int) -> Prospects:
    return prospects_on(Holdings(board, 3000), board, hilo=True, opponents=opponents, futures=12)


def rows(chances: Chances) -> list[tuple[float, ...]]:
    return list(zip(*(column.list() for column in chances), strict=True))


@pytest.mark.parametrize("name", [*STYLES, AVERAGE])
def test_chances_before_the_flop_are_chances_and_better_hands_go_on(name: str) -> None:
    style = style_of(name, Game.HILO, Limit.POT)
    by_step = rows(before_flop(style, RAISED.setup.seats, read(RAISED)))
    assert max(start_places(style, Game.HILO).list()) == len(by_step) - 1
    for chances in by_step:
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0
    assert by_step[-1][0] < by_step[0][0]


@pytest.mark.parametrize("name", STYLES)
def test_before_the_flop_the_model_does_what_the_style_does(name: str) -> None:
    """The style itself is asked with hands of all sorts in decisions of all sorts, many times."""
    rng, kinds = Random(name), all_classes()
    asked, told = [0.0] * 3, [0.0] * 3
    for view in _before_flop_views(rng, 12):
        setup = view.setup
        style = style_of(name, setup.game, setup.limit)
        places, chances = start_places(style, setup.game).list(), rows(before_flop(style, setup.seats, read(view)))
        for _ in range(60):
            number = rng.randrange(len(kinds))
            mind = preflop(replace(view, hole=kinds[number].cards), read(view), style, rng)
            asked[(Intent.GIVE_UP, Intent.STAY, Intent.ATTACK).index(mind)] += 1 / 720
            for said, chance in enumerate(chances[int(places[number])]):
                told[said] += chance / 720
    assert told == pytest.approx(asked, abs=0.05)


def _before_flop_views(rng: Random, count: int) -> list[SeatView]:
    found: list[SeatView] = []
    while len(found) < count:
        made = [one.view for one in hands.decisions(hands.random_setup(rng), rng) if not one.view.board]
        found += made[-1:]
    return found


@pytest.mark.parametrize("name", [*STYLES, AVERAGE])
def test_chances_after_the_flop_are_chances_and_the_best_hands_do_not_fold(name: str) -> None:
    style = style_of(name, Game.HILO, Limit.POT)
    seen = seen_on(BET.board, 2)
    by_hand = rows(after_flop(style, read(BET), Street.FLOP, Limit.POT, 2, seen))
    for chances in by_hand:
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
    shares = seen.share.list()
    best, worst = shares.index(max(shares)), shares.index(min(shares))
    assert by_hand[best][0] < 0.1 < by_hand[worst][0]


def test_a_free_check_is_never_given_up() -> None:
    board = tuple(parse_cards("Kc Js 2d"))
    style = style_of(AVERAGE, Game.HILO, Limit.POT)
    free = after_flop(style, read(FREE), Street.FLOP, Limit.POT, 3, seen_on(board, 3))
    assert set(free.give_up.list()) == {0.0}


def test_the_station_calls_with_more_than_the_rock() -> None:
    seen = seen_on(BET.board, 2)
    folds = {
        name: after_flop(style_of(name, Game.HILO, Limit.POT), read(BET), Street.FLOP, Limit.POT, 2, seen).give_up.total
        for name in ("station", "rock")
    }
    assert folds["station"] < folds["rock"] - 75
