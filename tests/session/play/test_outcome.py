from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.session.play.outcome import Outcome, outcome_of
from omaha_trainer.table.action import Action, Fold, RaiseTo
from omaha_trainer.table.event import Folded, HandShown, Mucked
from omaha_trainer.table.game import Game
from tests.session.hands import CALL, finished
from tests.session.sessions import play_hand, session

CHECKED_DOWN = [CALL] * 12
LOW_BOARD, HIGH_BOARD = "Kc8h7c4d3s", "QcJdTh2d2c"


@pytest.mark.parametrize(
    ("holes", "board", "outcomes"),
    [
        # the first seat's hand, then the others'
        (["AsAhKsKh", "QsQh9s9h", "9c9d8c8d"], "AcJd7h2d2c", ["scooped", "lost", "lost"]),
        (["As2sQcTc", "Ad9dQhTh", "KsKd9c9h"], LOW_BOARD, ["low", "lost", "high"]),
        (["As2sQcTc", "Ad2dQhTh", "KsKd9c9h"], LOW_BOARD, ["quartered", "quartered", "high"]),
        (["KsQsJhTh", "KdQdJcTc", "As2s9c9h"], LOW_BOARD, ["quartered", "quartered", "low"]),
        (["As2sKsQh", "Ad2dKdQd", "9c9h9dTc"], LOW_BOARD, ["split", "split", "lost"]),
        (["AsKs5h4h", "AdKd5c4c", "9c9h6d6c"], HIGH_BOARD, ["split", "split", "lost"]),
    ],
)
def test_outcome_of_a_pot_checked_down(holes: list[str], board: str, outcomes: list[str]) -> None:
    hand = finished(holes, board, CHECKED_DOWN)
    assert [outcome_of(hand.events, seat).value for seat in range(3)] == outcomes


def test_W1_without_a_showdown() -> None:
    hand = finished(["AsAhKsKh", "2s3s4s5s", "9c9d8c8d"], HIGH_BOARD, [Fold(), RaiseTo(30), Fold()])
    assert [outcome_of(hand.events, seat) for seat in range(3)] == [
        Outcome.UNCONTESTED,
        Outcome.FOLDED,
        Outcome.FOLDED,
    ]


def test_P5_low_of_the_main_pot_and_all_of_a_side_pot_is_a_part_of_both() -> None:
    before_flop: list[Action] = [RaiseTo(35), RaiseTo(110), CALL, CALL]
    hand = finished(
        ["As2sQc8c", "KsKd9c9h", "AdQh5hTs"],
        LOW_BOARD,
        [*before_flop, RaiseTo(330), CALL, RaiseTo(560), CALL],
        stacks=(1000, 110, 1000),
    )
    assert [outcome_of(hand.events, seat) for seat in range(3)] == [Outcome.SPLIT, Outcome.HIGH, Outcome.LOST]


def test_S2_a_beaten_hand_that_was_mucked_has_lost() -> None:
    hand = finished(["AsAhKd3h", "9s9hTsTh", "4c6d8c8d"], "AcKc7h7d2c", CHECKED_DOWN, mucks=(True,) * 3)
    assert Mucked(1) in hand.events
    assert outcome_of(hand.events, 1) is Outcome.LOST


def test_the_word_fits_the_chips_in_any_hand() -> None:
    for table in (0, 1, 2, 4):
        played, chance = session(table, seed=30 + table), Random(table)
        for _ in range(60):
            play_hand(played, chance)
            hand = played.hand
            assert hand is not None
            for seat in range(hand.setup.seats):
                word = outcome_of(hand.events, seat)
                at_showdown = any(isinstance(e, HandShown | Mucked) and e.seat == seat for e in hand.events)
                assert (word is Outcome.FOLDED) == (Folded(seat) in hand.events)
                assert (word is Outcome.UNCONTESTED) <= (not at_showdown)
                if word in (Outcome.SCOOPED, Outcome.UNCONTESTED):
                    assert hand.result(seat) >= 0
                if word in (Outcome.FOLDED, Outcome.LOST):
                    assert hand.result(seat) <= 0
                if hand.setup.game is Game.HIGH:
                    assert word not in (Outcome.LOW, Outcome.QUARTERED, Outcome.HIGH)
