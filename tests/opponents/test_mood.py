from __future__ import annotations

from dataclasses import replace

from omaha_trainer.opponents.mood import in_mood
from omaha_trainer.opponents.style import Style
from omaha_trainer.poker.card import DECK
from omaha_trainer.table.event import HandEnded
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.view import PublicHand, SeatView, view
from tests.opponents.styles import EVERY, HOME, MANIAC, ROCK

SETUP = Stakes(1, 2).setup(Game.HILO, Limit.POT, 0, [200] * 3, house=HouseRules())


def after(*lost: int, seat: int = 0) -> SeatView:
    """The seat to act has lost so many chips in each earlier hand, the last one last; seat 1 won them."""
    state, events = deal(SETUP, DECK)
    assert state.to_act == 0
    hands = []
    for chips in lost:
        stacks = [200, 200, 200]
        stacks[seat] -= chips
        stacks[1] += chips
        hands.append(PublicHand(SETUP, (HandEnded(tuple(stacks)),)))
    return view(state, events, 0, hands)


def test_a_heavy_loss_makes_a_hot_head_looser_and_bolder() -> None:
    hot = in_mood(MANIAC, after(120))
    assert hot.enter > MANIAC.enter
    assert hot.bluff > MANIAC.bluff
    assert in_mood(HOME, after(120)).respect < HOME.respect  # the maniac has none to lose
    assert hot.call_slack > MANIAC.call_slack


def test_it_fades_and_a_win_sets_it_off() -> None:
    def bluff(*lost: int) -> float:
        return in_mood(MANIAC, after(*lost)).bluff

    assert bluff(120) > bluff(120, 0, 0, 0) > bluff(120, *[0] * 12) == MANIAC.bluff
    assert bluff(120, -120) == MANIAC.bluff
    assert bluff(*[120] * 9) < 1.0


def test_what_others_lost_leaves_it_cold_and_so_does_everything_a_rock() -> None:
    assert in_mood(MANIAC, after(120, seat=2)) is MANIAC
    assert in_mood(MANIAC, after()) is MANIAC
    assert in_mood(ROCK, after(200, 200, 200)) is ROCK


def test_the_hottest_head_still_has_sensible_parameters() -> None:
    for style in EVERY:
        hottest: Style = in_mood(replace(style, tilt=1.0), after(200, 200, 200))
        assert style.enter < hottest.enter <= 1.0
        assert 0.0 <= hottest.open_raise <= 1.0
        assert 0.0 <= hottest.respect <= style.respect
