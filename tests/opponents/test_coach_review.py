"""The cost of decisions, and which of them is worth a word."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from omaha_trainer.opponents.coach import QUICK, advise
from omaha_trainer.opponents.coach_advice import Choice, Rate, Review, Worth
from omaha_trainer.opponents.coach_review import is_clear, most_costly, review
from omaha_trainer.table.action import CheckOrCall, Fold, RaiseTo

from .coach_spots import SPOTS

DRAW = next(spot for spot in SPOTS if spot.name == "big draw, all-in price").view()
TOP_TWO = next(spot for spot in SPOTS if spot.name == "top two in the high game").view()


def test_the_suggestion_costs_nothing_and_another_choice_what_it_is_worth_less() -> None:
    advice = advise(DRAW, Random(1), pains=QUICK)
    assert advice.suggested.choice is Choice.CALL
    assert review(DRAW, CheckOrCall(), advice, Random(1)).cost == Rate(0.0, 0.0)
    folded = review(DRAW, Fold(), advice, Random(1))
    assert folded.taken.choice is Choice.FOLD
    assert folded.cost.value == pytest.approx(advice.suggested.value.value)
    assert folded.cost.error >= advice.suggested.value.error
    assert is_clear(folded)


def test_a_bet_of_another_size_is_valued_too() -> None:
    advice = advise(TOP_TWO, Random(1), pains=QUICK)
    found = review(TOP_TWO, RaiseTo(60), advice, Random(1), pains=QUICK)
    assert found.taken.to == 60
    assert found.taken not in advice.worths
    assert 0.0 <= found.cost.value < 10.0


def test_folding_where_a_check_is_free_costs_the_pot_share() -> None:
    advice = advise(TOP_TWO, Random(1), pains=QUICK)
    assert review(TOP_TWO, Fold(), advice, Random(1)).cost.value == pytest.approx(advice.suggested.value.value)


def of_cost(cost: float, error: float) -> Review:
    advice = advise(DRAW, Random(1), pains=QUICK)
    return Review(replace(advice), Worth(Choice.FOLD, 0, Rate(0.0, 0.0)), Rate(cost, error))


def test_only_a_cost_clearly_above_its_error_is_told() -> None:
    small, unsure, clear, more = of_cost(0.6, 0.1), of_cost(5.0, 3.0), of_cost(3.0, 0.5), of_cost(4.0, 0.5)
    assert [is_clear(one) for one in (small, unsure, clear, more)] == [False, False, True, True]
    assert most_costly([small, unsure]) is None
    assert most_costly([small, clear, more, unsure]) is more
