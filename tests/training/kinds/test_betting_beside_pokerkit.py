"""Largest and least raises beside pokerkit, an independent engine, where it is a safe judge.

Left out are house rules that change the pot, antes, short blinds and raises all in that are not full ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest

from omaha_trainer.table.game import Limit
from omaha_trainer.training.kind import QuestionKind
from omaha_trainer.training.kinds.max_raise import MaxRaise
from omaha_trainer.training.kinds.min_raise import MinRaise
from omaha_trainer.training.question import Amount, NoHand, Question
from omaha_trainer.training.wish import Wish
from tests.training.asking import questions
from tests.training.betting_judge import Judge

CASES: tuple[tuple[QuestionKind, Limit], ...] = (
    (MaxRaise(), Limit.POT),
    (MinRaise(), Limit.POT),
    (MinRaise(), Limit.NO),
)


def is_safe(judge: Judge) -> bool:
    whole = all(stack >= post for stack, post in zip(judge.start_stacks, judge.posts, strict=True))
    plain = not (judge.house["hr1"] or judge.house["hr2"] or judge.house["hr3"])
    sizes = [judge.small_bet if street.number < 2 else judge.big_bet for street in judge.streets]
    for street, size in zip(judge.streets, sizes, strict=True):
        full = size
        for one in street.raises:
            if one.to - one.over < full:
                return False
            full = one.to - one.over
    return whole and plain and not any(judge.antes)


def their_state(judge: Judge, limit: Limit) -> Any:
    import pokerkit as pk
    from pokerkit.games import OmahaHoldemMixin, UnfixedLimitHoldem

    betting = pk.BettingStructure.POT_LIMIT if limit is Limit.POT else pk.BettingStructure.NO_LIMIT
    body = {
        "hand_types": (pk.OmahaHoldemHand, pk.OmahaEightOrBetterLowHand),
        "betting_structure": betting,
        "max_completion_betting_or_raising_count": None,
    }
    game = type("Beside", (OmahaHoldemMixin, UnfixedLimitHoldem), body)
    automations = (pk.Automation.ANTE_POSTING, pk.Automation.BET_COLLECTION, pk.Automation.BLIND_OR_STRADDLE_POSTING)
    blinds = tuple(sorted(post for post in judge.posts if post))
    return game(automations, True, 0, blinds, judge.small_bet)(judge.start_stacks, judge.seats)


def replayed(asked: Question, judge: Judge, limit: Limit) -> Any:
    """The hand told to the other engine, up to the decision."""
    state = their_state(judge, limit)
    for words in map(str.split, tomllib.loads(judge.text, parse_float=Decimal)["actions"]):
        if words[:2] == ["d", "dh"]:
            state.deal_hole(words[3])
        elif words[:2] == ["d", "db"]:
            state.burn_card("??")
            state.deal_board(words[2])
        elif words[1] == "f":
            state.fold()
        elif words[1] == "cc":
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(judge.chips(words[2]))
    return state


@pytest.mark.parametrize(("kind", "limit"), CASES)
def test_A3_PL1_as_pokerkit_has_it(kind: QuestionKind, limit: Limit, runs: Callable[[int, int], int]) -> None:
    count = runs(600, 60)
    judged = 0
    for asked in questions(kind, 31, count, Wish(limit=limit)):
        judge = Judge(str(asked.prompt["phh"]))
        if not is_safe(judge):
            continue
        judged += 1
        theirs = replayed(asked, judge, limit)
        assert theirs.actor_index == judge.hero
        answer = asked.parts[0].answer
        if isinstance(answer, NoHand):
            assert not theirs.can_complete_bet_or_raise_to()
        elif isinstance(kind, MaxRaise):
            assert answer == Amount(theirs.max_completion_betting_or_raising_to_amount)
        else:
            assert answer == Amount(theirs.min_completion_betting_or_raising_to_amount)
    assert judged > 0.3 * count
