"""Outs: every river dealt and both hands read anew by all choices of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import Game
from omaha_trainer.training.kinds.outs import OutCards
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask, Number, Question, WorkKind
from omaha_trainer.training.readings.outs import Goal
from omaha_trainer.training.wish import Wish
from tests.training import reading_judge as judge
from tests.training.asking import FULL, QUICK, SEEDS, questions

Runs = Callable[[int, int], int]
Cards = tuple[Card, ...]
ASKS = {Goal.HIGH: Ask.OUTS_HIGH, Goal.LOW: Ask.OUTS_LOW, Goal.SCOOP: Ask.OUTS_SCOOP}
WORST = (99,)
"""No low: worse than any."""


def shown(asked: Question) -> tuple[Cards, Cards, Cards, Goal]:
    hole, other, board, goal = (asked.prompt[name] for name in ("hole", "shown", "board", "goal"))
    assert isinstance(hole, tuple) and isinstance(other, tuple) and isinstance(board, tuple) and isinstance(goal, Goal)
    return hole, other, board, goal


def outcome(hole: Cards, other: Cards, board: Cards, goal: Goal) -> str:
    """`all`, `part` or `none` of what is asked."""
    highs = [] if goal is Goal.LOW else [judge.best_high(hand, board) for hand in (hole, other)]
    lows = [] if goal is Goal.HIGH else [judge.best_low(hand, board) or WORST for hand in (hole, other)]
    wins = [highs[0] > highs[1]] if highs else []
    ties = [highs[0] == highs[1]] if highs else []
    if lows and (lows != [WORST, WORST] or goal is Goal.LOW):
        wins.append(lows[0] < lows[1])
        ties.append(lows[0] == lows[1] != WORST)
    if all(wins):
        return "all"
    return "part" if all(win or tie for win, tie in zip(wins, ties, strict=True)) else "none"


@pytest.mark.parametrize("seed", SEEDS)
def test_H9_L1_W3_outs_are_counted_card_by_card(seed: int, runs: Runs) -> None:
    for asked in questions(OutCards(), seed, runs(FULL, QUICK)):
        hole, other, board, goal = shown(asked)
        (part,) = asked.parts
        unseen = judge.unseen(hole, other, board)
        assert len(unseen) == 40 and len(board) == 4
        assert part.ask is ASKS[goal] and (goal is Goal.HIGH or asked.prompt["game"] is Game.HILO)
        found = {card: outcome(hole, other, (*board, card), goal) for card in unseen}
        outs = {card for card, got in found.items() if got == "all"}
        assert part.accepted == (Number(len(outs)),) and part.tolerance == 0
        steps = {step.kind: step for step in part.steps}
        assert set(steps[WorkKind.OUT_CARDS].cards) == outs
        splits = {card for card, got in found.items() if got == "part"}
        assert splits == (set(steps[WorkKind.SHARE].cards) if WorkKind.SHARE in steps else set())
        for wrong in part.wrong:
            assert wrong.answer == Number(len(outs) + len(wrong.cards)) and wrong.numbers == (len(wrong.cards),)
            assert not set(wrong.cards) & outs
            own = {Mistake.COUNTED_OWN_SUIT_TWICE: hole, Mistake.COUNTED_SEEN_CARDS: other}
            assert set(wrong.cards) <= set(own.get(wrong.mistake, tuple(unseen)))
            if wrong.mistake is Mistake.COUNTED_SPLITS:
                assert set(wrong.cards) == splits


def test_what_is_asked_is_not_reached_yet(runs: Runs) -> None:
    for asked in questions(OutCards(), 2, runs(300, 60)):
        hole, other, board, goal = shown(asked)
        assert outcome(hole, other, board, goal) != "all"


def test_all_three_goals_many_numbers_and_both_games(runs: Runs) -> None:
    asked = list(questions(OutCards(), 3, runs(600, 200)))
    goals = Counter(one.prompt["goal"] for one in asked)
    assert set(goals) == set(Goal) and min(goals.values()) > len(asked) // 10
    assert len({one.parts[0].answer for one in asked}) > 12
    assert {one.prompt["game"] for one in asked} == set(Game)
    assert {one.prompt["goal"] for one in questions(OutCards(), 3, 20, Wish(game=Game.HIGH))} == {Goal.HIGH}


def test_every_known_miscount_occurs(runs: Runs) -> None:
    named = Counter[Mistake]()
    for trap in (None, *OutCards.traps):
        for asked in questions(OutCards(), 5, runs(150, 40), Wish(trap=trap)):
            named.update(wrong.mistake for wrong in asked.parts[0].wrong)
    assert set(named) == {
        Mistake.COUNTED_OWN_SUIT_TWICE, Mistake.HIGH_TAKES_ALL, Mistake.COUNTED_SPLITS, Mistake.PAIRED_THE_LOW,
        Mistake.SHOWN_HAND_IMPROVES, Mistake.ONE_HOLE_CARD, Mistake.THREE_HOLE_CARDS, Mistake.COUNTED_SEEN_CARDS,
    }  # fmt: skip
