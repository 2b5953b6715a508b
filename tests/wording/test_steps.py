"""The working of a bet in words."""

from __future__ import annotations

import pytest

from omaha_trainer.table.examples import five_ten, quarter_half, spot
from omaha_trainer.table.explain import Explanation, Step, StepKind, explain
from omaha_trainer.table.game import Limit
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.state import HandState
from omaha_trainer.wording.money import amount_text
from omaha_trainer.wording.steps import short_working, step_lines
from omaha_trainer.wording.voice import Voice, identity

CENTS = Voice(identity, amount=lambda chips: amount_text(chips, 2, currency=""))
WHOLE = Voice(identity)


def working(state: HandState) -> Explanation:
    found = explain(state)
    assert found is not None
    return found


def test_PL2_in_one_line() -> None:
    spot = working(quarter_half(folds=3))
    assert short_working(spot.maximum, CENTS) == "call 0.50 → pot 1.25 → raise 1.25 → 1.75"
    assert short_working(spot.minimum, CENTS) == "to match 0.50 → raise 0.50 → 1.00"


def test_PL2_step_by_step() -> None:
    assert step_lines(working(quarter_half(folds=3)).maximum, CENTS) == [
        "In the pot, all bets included: 0.75 (PL1)",
        "The call puts in: 0.50 (PL1)",
        "The pot after the call: 1.25 (PL1)",
        "The bet to match: 0.50 (PL1)",
        "Raise to: 1.75 (PL1)",
        "Chips put in: 1.75 (A4)",
    ]


def test_PL3_over_one_limper() -> None:
    assert short_working(working(five_ten(limpers=1, folds=2)).maximum, WHOLE) == "call 10 → pot 35 → raise 35 → 45"


def test_FL1_one_more_bet() -> None:
    fixed = working(spot(Stakes(2, 4), limit=Limit.FIXED))
    assert short_working(fixed.maximum, WHOLE) == "to match 2 → raise 2 → 4"


def test_NL1_the_whole_stack() -> None:
    assert short_working(working(spot(Stakes(1, 2), limit=Limit.NO)).maximum, WHOLE) == "stack 200"


def test_A2_a_first_bet() -> None:
    steps = [Step(StepKind.TO_MATCH, 0, "A2"), Step(StepKind.LAST_RAISE, 50, "A2"), Step(StepKind.RAISE_TO, 50, "A2")]
    assert short_working(steps, CENTS) == "bet 0.50"
    assert step_lines(steps, CENTS) == ["The least bet: 0.50 (A2)", "Bet: 0.50 (A2)"]


@pytest.mark.parametrize("kind", StepKind)
def test_every_step_has_words(kind: StepKind) -> None:
    (line,) = step_lines([Step(kind, 7, "R")], WHOLE)
    assert line.endswith(": 7 (R)")
    assert line[0].isupper()


def test_HR1_and_HR3_are_part_of_the_line() -> None:
    steps = [
        Step(StepKind.POT, 15, "PL1"),
        Step(StepKind.SMALL_BLIND_COUNTS, 5, "HR1"),
        Step(StepKind.CALL, 10, "PL1"),
        Step(StepKind.POT_AFTER_CALL, 30, "PL1"),
        Step(StepKind.TO_MATCH, 10, "PL1"),
        Step(StepKind.RAISE_TO, 38, "PL1"),
        Step(StepKind.ROUNDED, 40, "HR3"),
        Step(StepKind.STACK, 39, "PL1"),
    ]
    line = short_working(steps, WHOLE)
    assert line == "blind counts 5 more → call 10 → pot 30 → raise 30 → 38 → rounded up 40 → stack 39"
