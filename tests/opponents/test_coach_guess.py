"""What a player did tells of which style he may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from omaha_trainer.opponents.coach_guess import guessed, told
from omaha_trainer.opponents.coach_model import style_of
from omaha_trainer.opponents.roster import STYLES, opponent
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.view import PublicHand, SeatView, seen_by, view


@cache
def session(style: str, hands: int = 25) -> tuple[SeatView, ...]:
    """What a player in seat 0 saw of one of the style in seat 1: at the beginning of every hand."""
    return tuple(_seen(style, hands))


def _seen(style: str, hands: int) -> Iterator[SeatView]:
    rng, players = Random(style), [opponent("home"), opponent(style)]
    earlier: tuple[PublicHand, ...] = ()
    for number in range(hands):
        setup = Stakes(1, 2).setup(Game.HILO, Limit.POT, number % 2, [200, 200], house=HouseRules())
        state, events = deal(setup, shuffled(rng))
        yield view(state, events, 0, earlier)
        while state.to_act is not None:
            action = players[state.to_act].decide(view(state, events, state.to_act), rng)
            state, more = apply(state, action)
            events = (*events, *more)
        earlier = (*earlier, PublicHand(setup, seen_by(events, None)))


def go_on() -> None:
    pass


def test_of_whom_nothing_is_known_all_styles_count_alike() -> None:
    style = guessed(session("rock")[0], 1, go_on)
    mean = sum(style_of(name, Game.HILO, Limit.POT).enter for name in STYLES) / len(STYLES)
    assert style.enter == pytest.approx(mean, abs=0.03)


def test_bold_players_are_told_from_careful_ones() -> None:
    rock, maniac, station = (guessed(session(name)[-1], 1, go_on) for name in ("rock", "maniac", "station"))
    assert maniac.bluff > 0.35 > 0.15 > rock.bluff
    assert maniac.bet_edge < station.bet_edge
    assert station.call_slack > rock.call_slack + 0.05
    assert rock.enter < 0.3 < station.enter


@pytest.mark.parametrize("name", ["rock", "station", "maniac", "peddler"])
def test_the_style_itself_explains_its_hands_best_or_nearly(name: str) -> None:
    sums = [0.0] * len(STYLES)
    for hand in session(name)[-1].earlier:
        sums = [before + more for before, more in zip(sums, told(hand, 1, go_on), strict=True)]
    order = sorted(STYLES, key=lambda style: -sums[STYLES.index(style)])
    assert name in order[:2]


def test_a_guess_is_the_same_for_the_same_view_and_needs_no_hidden_card() -> None:
    seen = session("maniac")[-1]
    assert guessed(seen, 1, go_on) == guessed(replace(seen, hole=None), 1, go_on)
