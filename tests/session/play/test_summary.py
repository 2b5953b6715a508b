from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from omaha_trainer.session.config import HERO
from omaha_trainer.session.play.summary import SessionSummary
from omaha_trainer.table.action import Fold, RaiseTo
from tests.session.hands import CALL, finished
from tests.session.sessions import config, play_hand, session


def test_W1_pot_won_without_a_showdown_is_won_but_no_showdown() -> None:
    hand = finished(["AsAhKsKh", "2s3s4s5s", "9c9d8c8d"], "QcJd7h2d2c", [Fold(), RaiseTo(30), Fold()])
    summary = SessionSummary().after(hand)
    assert (summary.hands, summary.result, summary.result_bb) == (1, 10, 1.0)
    assert (summary.won, summary.showdowns, summary.scoops) == (1, 0, 0)
    assert (summary.biggest_pot, summary.biggest_won) == (20, 20)  # A10: what came back is no part of the pot


def test_scoop_at_the_showdown() -> None:
    hand = finished(["AsAhKsKh", "QsQh9s9h", "9c9d8c8d"], "AcJd7h2d2c", [Fold(), *[CALL] * 8])
    summary = SessionSummary().after(hand)
    assert (summary.showdowns, summary.showdowns_won, summary.scoops, summary.quartered) == (1, 1, 1, 0)
    assert (summary.result, summary.biggest_won) == (10, 20)


def test_W4_a_tied_low_with_the_high_lost_is_quartered() -> None:
    hand = finished(["As2sQcTc", "Ad2dQhTh", "KsKd9c9d"], "Kc8h7c4d3s", [CALL] * 12)
    summary = SessionSummary().after(hand)
    assert (summary.showdowns, summary.showdowns_won, summary.scoops, summary.quartered) == (1, 1, 0, 1)
    assert summary.result == -2  # 8 of 30 back for 10: the odd chip of the low half goes left of the button


def test_S2_a_mucked_hand_was_at_the_showdown_and_lost_it() -> None:
    hand = finished(["9s9hTsTh", "AsAh2s3h", "9c9d8c8d"], "AcKdQh4d5c", [Fold(), *[CALL] * 8], mucks=(True,) * 3)
    summary = SessionSummary().after(hand)
    assert (summary.showdowns, summary.showdowns_won, summary.won) == (1, 0, 0)


def test_amounts_of_coarser_stakes_are_told_in_the_finer_chip() -> None:
    hand = finished(["AsAhKsKh", "2s3s4s5s", "9c9d8c8d"], "QcJd7h2d2c", [Fold(), RaiseTo(30), Fold()])
    cents = replace(hand, setup=replace(hand.setup, decimals=2))
    summary = SessionSummary().after_purchase(1000, 0, rebuy=False).after(hand).after(cents).after(hand)
    assert summary.decimals == 2
    assert summary.result == 1000 + 10 + 1000
    assert summary.bought == 100_000
    assert summary.biggest_won == 2000
    assert summary.result_bb == pytest.approx(3.0)


def test_result_is_what_the_hero_has_less_what_he_bought() -> None:
    for table in range(5):
        played, chance = session(table, seed=table + 20), Random(table)
        for _ in range(40):
            play_hand(played, chance)
        summary = played.summary()
        assert summary.hands == 40
        assert summary.result == played.stacks[HERO] - summary.bought
        assert summary.scoops <= summary.showdowns_won <= summary.showdowns <= summary.hands
        assert summary.showdowns_won <= summary.won


def test_result_goes_on_over_other_stakes() -> None:
    played, chance = session(1, seed=4), Random(4)
    for _ in range(5):
        play_hand(played, chance)
    before = played.summary().result
    played.reconfigure(replace(config(0), seed=8))
    play_hand(played, chance)
    hand = played.hand
    assert hand is not None
    assert played.summary().result == before * 100 + hand.result(HERO)
    assert played.summary().decimals == 2
