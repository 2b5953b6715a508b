"""Questions of betting: every answer beside plain arithmetic from the rules, by seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from omaha_trainer.table.explain import StepKind
from omaha_trainer.training.kinds.max_raise import MaxRaise
from omaha_trainer.training.kinds.min_raise import MinRaise
from omaha_trainer.training.kinds.pot_odds import PotOdds
from omaha_trainer.training.question import Amount, Ask, Choose, NoHand, Number, Part, Question, WorkKind
from omaha_trainer.training.wish import Wish
from tests.training.asking import FULL, QUICK, SEEDS, questions
from tests.training.betting_judge import Judge

Runs = Callable[[int, int], int]


def told(asked: Question) -> tuple[Judge, int]:
    """The prompt as the judge reads it, and the seat that is asked."""
    judge = Judge(str(asked.prompt["phh"]))
    assert judge.hero is not None
    return judge, judge.hero


def steps(part: Part) -> dict[Any, int]:
    return {step.kind: step.amount for step in part.steps}


@pytest.mark.parametrize("seed", SEEDS)
def test_PL1_the_largest_raise(seed: int, runs: Runs) -> None:
    for asked in questions(MaxRaise(), seed, runs(FULL, QUICK)):
        judge, seat = told(asked)
        (part,) = asked.parts
        right = judge.pot_maximum(seat)
        assert part.accepted == (Amount(right),)
        assert not judge.why_no_raise(seat)
        assert part.ask is (Ask.MAX_RAISE_TO if judge.now.to_match else Ask.MAX_BET)
        assert steps(part)[StepKind.PUT_IN] == right - judge.bets[seat]
        if judge.now.to_match:
            assert steps(part)[StepKind.RAISE_BY] == right - judge.now.to_match


@pytest.mark.parametrize("seed", SEEDS)
def test_A3_the_least_raise_or_none(seed: int, runs: Runs) -> None:
    for asked in questions(MinRaise(), seed, runs(FULL, QUICK)):
        judge, seat = told(asked)
        (part,) = asked.parts
        closed = judge.why_no_raise(seat)
        assert part.may_be_none
        if closed:
            assert part.accepted == (NoHand(),)
            assert part.rule == closed
        else:
            assert part.accepted == (Amount(judge.minimum(seat)),)


@pytest.mark.parametrize("seed", SEEDS)
def test_PL7_prices_and_parts_of_the_pot(seed: int, runs: Runs) -> None:
    for asked in questions(PotOdds(), seed, runs(FULL, QUICK)):
        judge, seat = told(asked)
        call = judge.owed(seat)
        assert 0 < call < judge.stacks[seat]
        for part in asked.parts:
            check_price_part(part, judge, seat, call)


def check_price_part(part: Part, judge: Judge, seat: int, call: int) -> None:
    if part.ask is Ask.PRICE_RATIO:
        right = [place for place, choice in enumerate(part.choices) if choice.ratio == (judge.pot, call)]
        assert part.accepted == (Choose(right[0]),) and len(right) == 1
        shown = [f"{ratio[0] / ratio[1] + 1e-9:.1f}" for choice in part.choices if (ratio := choice.ratio)]
        assert len(set(shown)) == len(part.choices) > 2
    elif part.ask is Ask.PRICE_PERCENT:
        exact = 100 * call / (judge.pot + call)
        assert {answer.count for answer in part.accepted if isinstance(answer, Number)} == {
            count for count in range(101) if abs(count - exact) < 1 - 1e-9
        }
        assert isinstance(part.answer, Number) and abs(part.answer.count - exact) <= 0.5
    else:
        quarters = {Ask.HALF_POT_TO: 2, Ask.THREE_QUARTERS_TO: 3}[part.ask]
        after_call = judge.counted_pot(seat) + call
        assert after_call * quarters % 4 == 0
        right_to = judge.now.to_match + after_call * quarters // 4
        assert part.accepted == (Amount(right_to),)
        assert judge.minimum(seat) <= right_to <= judge.all_in_to(seat)


def test_all_kinds_of_answer_occur(runs: Runs) -> None:
    """Raises, bets and `may not`, each reason and structure, prices and sizes; right choices at every place."""
    least = [part for asked in questions(MinRaise(), 77, runs(400, 150)) for part in asked.parts]
    rules = Counter(part.rule for part in least)
    assert {"A3", "A6", "FL1", "FL3"} <= set(rules)
    closed = sum(part.answer == NoHand() for part in least) / len(least)
    assert 0.08 < closed < 0.4
    even = [part for asked in questions(MinRaise(), 78, runs(400, 150), Wish(even=True)) for part in asked.parts]
    assert 0.38 < sum(part.answer == NoHand() for part in even) / len(even) < 0.62
    largest = Counter(part.ask for asked in questions(MaxRaise(), 79, runs(400, 150)) for part in asked.parts)
    assert set(largest) == {Ask.MAX_RAISE_TO, Ask.MAX_BET}


def test_the_right_price_stands_at_every_place(runs: Runs) -> None:
    prices = [part for asked in questions(PotOdds(), 80, runs(600, 200)) for part in asked.parts]
    assert {part.ask for part in prices} == {
        Ask.PRICE_RATIO,
        Ask.PRICE_PERCENT,
        Ask.HALF_POT_TO,
        Ask.THREE_QUARTERS_TO,
    }
    four = [part.answer for part in prices if len(part.choices) == 4]
    places = Counter(answer.index for answer in four if isinstance(answer, Choose))
    assert all(places[place] > len(four) / 8 for place in range(4))


def test_the_working_of_a_price_is_both_ways() -> None:
    for asked in questions(PotOdds(), 3, 30):
        for part in asked.parts:
            if part.mode.value == "number":
                (price,) = [step for step in part.steps if step.kind is WorkKind.PRICE]
                assert isinstance(part.answer, Number) and price.numbers[1] == part.answer.count
