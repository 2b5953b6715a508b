"""A new card: the low now by all choices of cards, and whether any two cards could make a better one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.training.kind import grade
from omaha_trainer.training.kinds.counterfeit import Counterfeit
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask, Choose, NoHand, Pick, Question
from omaha_trainer.training.wish import Wish
from tests.training import reading_judge as judge
from tests.training.asking import FULL, QUICK, SEEDS, questions

Runs = Callable[[int, int], int]
Cards = tuple[Card, ...]


def shown(asked: Question) -> tuple[Cards, Cards, Card]:
    hole, board, card = (asked.prompt[name] for name in ("hole", "board", "card"))
    assert isinstance(hole, tuple) and isinstance(board, tuple) and isinstance(card, Card)
    return hole, board, card


@pytest.mark.parametrize("seed", SEEDS)
def test_L9_the_low_now_and_whether_it_is_still_the_best(seed: int, runs: Runs) -> None:
    for asked in questions(Counterfeit(), seed, runs(FULL, QUICK)):
        hole, before, card = shown(asked)
        now = (*before, card)
        low, *still = asked.parts
        assert low.ask is Ask.LOW_NOW and low.may_be_none
        assert set(low.accepted) == {*judge.picks(hole, now, of_low=True)} or low.accepted == (NoHand(),)
        assert (low.answer == NoHand()) is (judge.best_low(hole, now) is None)
        had, mine = judge.best_low(hole, before), judge.best_low(hole, now)
        was_nuts = had is not None and had == judge.nut_low(before)
        assert len(still) == was_nuts
        for part in still:
            assert part.accepted == (Choose(0 if mine == judge.nut_low(now) else 1),)
        for board, made in ((before, had), (now, mine)):
            best, others = judge.nut_low(board), judge.nut_low(board, gone=hole)
            if best is not None and made != best:
                assert others is not None and (made is None or others < made), "nobody can hold what is better"


def test_L8_every_pick_of_the_old_low_is_told_as_such(runs: Runs) -> None:
    kind, seen = Counterfeit(), 0
    for asked in questions(kind, 4, runs(400, 100)):
        hole, before, _ = shown(asked)
        part = asked.parts[0]
        for pick in judge.picks(hole, before, of_low=True) - set(part.accepted):
            wrong = grade(kind, asked, part, pick).wrong
            assert wrong is not None and (wrong.mistake, wrong.rule) == (Mistake.OLD_LOW, "L8")
            seen += 1
    assert seen > 0


def test_L3_other_picks_are_told_by_what_spoils_them(runs: Runs) -> None:
    kind, rng, mistakes = Counterfeit(), Random(1), Counter[Mistake]()
    for asked in questions(kind, 6, runs(200, 60)):
        hole, before, card = shown(asked)
        for _ in range(10):
            two, three = rng.sample(hole, 2), rng.sample((*before, card), 3)
            pick = Pick(tuple(sorted(two, reverse=True)), tuple(sorted(three, reverse=True)))
            verdict = grade(kind, asked, asked.parts[0], pick)
            assert verdict.right is (pick in asked.parts[0].accepted)
            if verdict.wrong is not None:
                mistakes[verdict.wrong.mistake] += 1
    assert set(mistakes) == {
        Mistake.PAIRED_THE_LOW, Mistake.CARD_ABOVE_EIGHT, Mistake.LOWER_HAND, Mistake.OLD_LOW
    }  # fmt: skip


def test_all_kinds_of_answer_occur_and_evenly_where_wished(runs: Runs) -> None:
    for even in (False, True):
        answers = Counter[object]()
        for asked in questions(Counterfeit(), 8, runs(600, 200), Wish(even=even)):
            low, *still = asked.parts
            answers["none" if low.answer == NoHand() else "low"] += 1
            answers.update(part.answer for part in still)
        yes, no = answers[Choose(0)], answers[Choose(1)]
        assert min(yes, no, answers["low"]) > 0
        if even:
            assert abs(yes / (yes + no) - 0.5) < 0.1
        else:
            assert answers["none"] > 0
