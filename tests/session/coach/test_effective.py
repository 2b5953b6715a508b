"""The coach names no chips that nobody left in the hand can match."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from omaha_trainer.opponents.coach import QUICK, advise
from omaha_trainer.opponents.coach_advice import Choice, Rate, Worth
from omaha_trainer.session.coach.effective import effective_action, effective_advice
from omaha_trainer.session.coach.our_coach import OurCoach
from omaha_trainer.table.action import CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.game import Game, Limit
from tests.opponents.coach_spots import Spot

HEADS_UP = Spot(
    "two pair into a short stack", "Kh Qd Jc 9s", "Kd Qc 6s", "150 c c", seats=2, game=Game.HIGH, stacks=(5000, 750)
)
"""The coach has 48.50 behind, the other 6.00; the pot is 3.00."""
AMONG_SIX = replace(HEADS_UP, seats=6, told="f f f 175 f c c", stacks=(5000, 5000, 700, 5000, 5000, 5000))
NONE = Rate(0.0, 0.0)


def told(spot: Spot, *amounts: int) -> list[tuple[int, bool]]:
    """Amounts, and whether they are all in, of an advice that looked at these; a check is the suggestion."""
    view = spot.view()
    assert view.legal is not None
    bets = tuple(Worth(Choice.BET, to, NONE, to == view.legal.all_in_to) for to in amounts)
    advice = replace(advise(view, Random(1), pains=QUICK), worths=(Worth(Choice.CHECK, 0, NONE), *bets))
    return [(worth.to, worth.all_in) for worth in effective_advice(view, advice).worths]


def test_a_bet_into_a_short_stack_is_what_the_stack_can_match() -> None:
    no_limit = replace(HEADS_UP, limit=Limit.NO)
    assert told(no_limit, 4850, 300) == [(0, False), (600, False), (300, False)]


def test_of_bets_that_come_to_the_same_the_better_one_is_told() -> None:
    no_limit = replace(HEADS_UP, limit=Limit.NO)
    assert told(no_limit, 900, 4850, 150, 600) == [(0, False), (600, False), (150, False)]


def test_somebody_who_can_match_it_is_enough() -> None:
    assert told(AMONG_SIX, 525) == [(0, False), (525, False)]
    assert told(replace(AMONG_SIX, told="c f f 175 f c c c c", limit=Limit.NO), 4825) == [(0, False), (4825, True)]


def test_no_bet_is_told_that_would_be_illegal() -> None:
    short = replace(HEADS_UP, stacks=(5000, 170), limit=Limit.NO)
    view = short.view()
    assert view.legal is not None
    assert view.stacks[1] < view.legal.min_to
    assert told(short, 4850) == [(0, False), (view.legal.min_to, False)]


def test_fixed_limit_has_one_amount() -> None:
    fixed = replace(HEADS_UP, told="c c c", limit=Limit.FIXED, stacks=(5000, 60))
    view = fixed.view()
    assert view.legal is not None
    assert told(fixed, view.legal.max_to) == [(0, False), (view.legal.max_to, False)]


def test_more_than_the_other_can_match_costs_nothing_and_is_named_as_it_was_said() -> None:
    view, coach = replace(HEADS_UP, limit=Limit.NO).view(), OurCoach()
    advice = coach.advise(view, Random(1), lambda: False, {})
    assert all(worth.to <= 600 for worth in advice.worths)
    advice = replace(advice, worths=(Worth(Choice.BET, 600, Rate(9.0, 0.1)), Worth(Choice.CHECK, 0, NONE)))
    for to in (600, 4850):
        found = coach.review(view, RaiseTo(to), advice, Random(2), lambda: False, {})
        assert (found.taken.to, found.taken.all_in, found.cost) == (to, to == 4850, NONE)


def test_only_raises_have_amounts() -> None:
    view = HEADS_UP.view()
    assert [effective_action(view, action) for action in (Fold(), CheckOrCall())] == [Fold(), CheckOrCall()]
    assert effective_action(view, RaiseTo(200)) == RaiseTo(200)
