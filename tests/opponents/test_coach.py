"""The coach: legal, blind to hidden cards, repeatable, right where it can be counted."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from random import Random

import pytest

from omaha_trainer.opponents.coach import QUICK, EquityCancelled, advise
from omaha_trainer.opponents.coach_advice import Advice, Choice
from omaha_trainer.opponents.coach_player import CoachPlayer, action_of
from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.poker.equity import equity
from omaha_trainer.poker.range import Range
from omaha_trainer.table.action import Fold
from omaha_trainer.table.apply import apply
from omaha_trainer.table.game import Game
from omaha_trainer.table.view import SeatView

from .coach_spots import SPOTS, Spot
from .hands import decisions, random_setup, with_other_hidden_cards

SPOT = {spot.name: spot for spot in SPOTS}
ALL_SPOTS = pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)


def advice(spot: Spot) -> Advice:
    return advise(spot.view(), Random(1), pains=QUICK)


def test_the_same_view_and_dice_give_the_same_advice() -> None:
    view = SPOT["set with no low draw on a low board"].view()
    assert advise(view, Random(5), pains=QUICK) == advise(view, Random(5), pains=QUICK)


def test_no_hidden_card_changes_the_advice() -> None:
    rng = Random(3)
    asked = 0
    while asked < 12:
        for decision in decisions(random_setup(rng), rng):
            if rng.random() < 0.3:
                other = with_other_hidden_cards(decision, rng)
                mine = advise(decision.view, Random(1), pains=QUICK)
                assert advise(other, Random(1), pains=QUICK) == mine
                asked += 1


def test_what_the_coach_plays_is_legal_in_every_game() -> None:
    rng, player, asked = Random(8), CoachPlayer(), 0
    while asked < 25:
        for decision in decisions(random_setup(rng), rng):
            if rng.random() < 0.4:
                action = player.decide(decision.view, Random(1))
                assert not (isinstance(action, Fold) and decision.view.legal and decision.view.legal.can_check)
                apply(decision.state, action)  # refuses what is illegal
                asked += 1


@ALL_SPOTS
def test_the_suggestion_is_the_best_of_its_own_values(spot: Spot) -> None:
    found = advice(spot)
    first, *others = [worth.value.value for worth in found.worths]
    assert others == sorted(others, reverse=True)
    if first < max(others, default=first):  # a raise is not clearly better than the quiet choice
        assert not found.suggested.to and found.worths[1].to
        error = hypot(found.suggested.value.error, found.worths[1].value.error)
        assert others[0] - first < 2 * error
    assert all(worth.value.error > 0 or worth.choice is Choice.FOLD for worth in found.worths)
    choices = {worth.choice for worth in found.worths}
    assert (Choice.FOLD in choices) is (Choice.CALL in choices) is (found.price is not None)


@ALL_SPOTS
def test_the_equity_is_in_bounds_and_its_halves_make_the_whole(spot: Spot) -> None:
    against = advice(spot).against
    parts = [against.equity, against.high, against.low, against.scoop, against.quartered]
    assert all(0.0 <= part.value <= 1.0 for part in parts)
    # W2: where no low comes the high half is the whole pot, so the whole lies between the halves' mean and the high.
    least = (against.high.value + against.low.value) / 2
    most = against.high.value + against.low.value
    assert least - 1e-9 <= against.equity.value <= most + 1e-9


def test_a_shown_hand_is_met_as_it_is() -> None:
    view = SPOT["heads-up bluff catcher"].view()
    shown = parse_hand("TsTd8s6s")
    found = advise(replace(view, shown=(None, shown)), Random(1), pains=QUICK)
    exact = equity(False, [view.hole or (), Range.of_hands({shown: 1.0})], view.board)
    assert found.against.equity.value == pytest.approx(exact.players[0].equity)


def test_nuts_and_distance() -> None:
    found = advice(SPOT["set with no low draw on a low board"])
    assert found.high is not None and found.high.better_kinds == 0  # no straight on 8-5-3, so the top set
    assert found.low is None and found.low_possible
    flush = advice(SPOT["nut flush on a paired board"])
    # K-7-7-2 with spades: quads, four full houses of sevens and kings and deuces, all better than the flush.
    assert flush.high is not None and flush.high.better_kinds == 5


def test_counterfeit_cards_are_aces_and_deuces() -> None:
    found = advice(SPOT["nut low with counterfeit danger"])
    assert found.low is not None and found.low.better_kinds == 0
    assert {card.rank for card in found.outs.counterfeit} == {12, 0}
    assert len(found.outs.counterfeit) == 6


def test_outs_of_a_nut_flush_draw_leave_out_the_one_that_pairs_the_board() -> None:
    spot = Spot("flush draw", "Ah Kh Qc 9d", "8h 3h 2s", "f f f 175 f c c", game=Game.HIGH)
    assert set(advice(spot).outs.high) == set(parse_cards("4h 5h 6h 7h 9h Th Jh Qh"))


def test_price() -> None:
    price = advice(SPOT["big draw, all-in price"]).price
    assert price is not None
    assert (price.call, price.pot) == (375, 1125)
    assert price.share == pytest.approx(1 / 3)
    assert price.odds == pytest.approx(2.0)


def test_a_made_nut_hand_on_the_river_is_never_folded() -> None:
    rng = Random(11)
    spot = Spot("royal", "As Ks 2d 3c", "Qs Js Ts 7d 7h", "150 c c 150 c c 400 c c 1200", seats=2, button=1)
    found = advise(replace(spot, game=Game.HIGH).view(), rng)
    assert found.against.equity.value == 1.0
    assert found.suggested.choice is Choice.RAISE


def test_a_hopeless_hand_folds_to_a_bet_on_the_river() -> None:
    spot = Spot("nothing", "2c 3c 4d 5h", "Qs Js Ts 7d 7h", "150 c c 150 c c 400 c c 1200", seats=2, button=1)
    assert advice(replace(spot, game=Game.HIGH)).suggested.choice is Choice.FOLD


def test_it_stops_when_it_is_cancelled() -> None:
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(EquityCancelled):
        advise(SPOT["top two in the high game"].view(), Random(1), cancelled)


def test_a_known_style_is_read_by_its_own_mind() -> None:
    """A bet of the rock tells more than one of the maniac."""
    view: SeatView = SPOT["heads-up bluff catcher"].view()
    rock, maniac = (advise(view, Random(1), styles={1: style}, pains=QUICK) for style in ("rock", "maniac"))
    assert rock.against.equity.value < maniac.against.equity.value - 0.02


def test_actions_follow_choices() -> None:
    found = advice(SPOT["top two in the high game"])
    for worth in found.worths:
        action = action_of(worth)
        assert getattr(action, "to", 0) == worth.to
