"""Best hands: accepted picks beside all sixty choices, wrong ones beside the mistake that they are said to be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import Game
from omaha_trainer.training.kind import grade
from omaha_trainer.training.kinds.best_hands import BestHands
from omaha_trainer.training.names import Mistake, Trap
from omaha_trainer.training.question import Ask, NoHand, Part, Pick, Question, Wrong
from omaha_trainer.training.wish import Wish
from tests.training import reading_judge as judge
from tests.training.asking import FULL, QUICK, SEEDS, questions

Runs = Callable[[int, int], int]
Cards = tuple[Card, ...]
WRONG_NUMBER = {Mistake.ONE_HOLE_CARD: (1,), Mistake.PLAYED_THE_BOARD: (0,), Mistake.THREE_HOLE_CARDS: (3, 4)}


def shown(asked: Question) -> tuple[Cards, Cards]:
    hole, board = asked.prompt["hole"], asked.prompt["board"]
    assert isinstance(hole, tuple) and isinstance(board, tuple)
    return hole, board


def right_answers(part: Part, hole: Cards, board: Cards) -> set[object]:
    of_low = part.ask is not Ask.BEST_HIGH
    return set(judge.picks(hole, board, of_low)) or {NoHand()}


def is_that_mistake(wrong: Wrong, part: Part, hole: Cards, board: Cards) -> bool:
    """Whether the answer really makes the mistake that it is said to make."""
    of_low, answer = part.ask is not Ask.BEST_HIGH, wrong.answer
    best_low = judge.best_low(hole, board)
    if isinstance(answer, NoHand):
        straight = best_low is not None and best_low[0] - best_low[4] == 4
        return best_low is not None and (wrong.mistake is Mistake.STRAIGHT_SPOILS_LOW) is straight
    assert isinstance(answer, Pick)
    five = (*answer.hole, *answer.board)
    if wrong.mistake is Mistake.NOT_FIVE_CARDS:
        return len(five) != 5
    if wrong.mistake in WRONG_NUMBER:
        return len(five) == 5 and len(answer.hole) in WRONG_NUMBER[wrong.mistake]
    if len(five) != 5 or len(answer.hole) != 2:
        return False
    match wrong.mistake:
        case Mistake.PAIRED_THE_LOW:
            return of_low and len(set(judge.ranks(five))) < 5
        case Mistake.CARD_ABOVE_EIGHT:
            return of_low and len(set(judge.ranks(five))) == 5 and judge.ranks(five)[0] > 8
        case Mistake.LOWER_HAND if of_low:
            found = judge.low(five)
            return found is not None and best_low is not None and found > best_low
        case Mistake.LOWER_HAND:
            return judge.high(five) < judge.best_high(hole, board)
        case _:
            return False


@pytest.mark.parametrize("seed", SEEDS)
def test_H1_L1_every_equally_good_pick_and_no_other(seed: int, runs: Runs) -> None:
    for asked in questions(BestHands(), seed, runs(FULL, QUICK)):
        hole, board = shown(asked)
        assert [part.ask for part in asked.parts] == [Ask.BEST_HIGH, Ask.BEST_LOW][
            : 1 + (asked.prompt["game"] is Game.HILO)
        ]
        for part in asked.parts:
            assert set(part.accepted) == right_answers(part, hole, board)
            assert part.may_be_none is (part.ask is Ask.BEST_LOW)
            assert all(is_that_mistake(wrong, part, hole, board) for wrong in part.wrong)


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_H1_any_pick_is_graded_by_the_first_rule_that_it_breaks(seed: int, runs: Runs) -> None:
    kind, rng, mistakes = BestHands(), Random(seed), Counter[Mistake]()
    for asked in questions(kind, seed, runs(FULL, QUICK)):
        hole, board = shown(asked)
        for part in asked.parts:
            for _ in range(20):
                mine = rng.sample(hole, rng.choice((0, 1, 2, 2, 2, 2, 3, 4)))
                rest = 5 - len(mine) if rng.random() < 0.9 else rng.randrange(6)
                pick = Pick(tuple(sorted(mine, reverse=True)), tuple(sorted(rng.sample(board, rest), reverse=True)))
                verdict = grade(kind, asked, part, pick)
                assert verdict.right is (pick in right_answers(part, hole, board))
                if not verdict.right:
                    assert verdict.wrong is not None and is_that_mistake(verdict.wrong, part, hole, board)
                    assert verdict.wrong.rule.startswith("H" if part.ask is Ask.BEST_HIGH else "L")
                    mistakes[verdict.wrong.mistake] += 1
    named = {
        *WRONG_NUMBER,
        Mistake.NOT_FIVE_CARDS,
        Mistake.PAIRED_THE_LOW,
        Mistake.CARD_ABOVE_EIGHT,
        Mistake.LOWER_HAND,
    }
    assert set(mistakes) == named


def test_L4_natural_and_even_shares_of_no_low(runs: Runs) -> None:
    """About two hands of three have no low on the river, where the cards fall as they will."""
    for even, least, most in ((False, 0.60, 0.70), (True, 0.45, 0.55)):
        wish = Wish(game=Game.HILO, even=even)
        asked = list(questions(BestHands(), 7, runs(1000, 400), wish))
        none = sum(one.parts[1].answer == NoHand() for one in asked)
        assert least <= none / len(asked) <= most


def test_G2_both_games_are_asked_and_either_can_be_wished(runs: Runs) -> None:
    games = Counter(asked.prompt["game"] for asked in questions(BestHands(), 3, 200))
    assert set(games) == set(Game) and games[Game.HILO] > games[Game.HIGH]
    for game in Game:
        assert all(asked.prompt["game"] is game for asked in questions(BestHands(), 3, 20, Wish(game=game)))
    assert all(asked.prompt["game"] is Game.HILO for asked in questions(BestHands(), 3, 20, Wish(trap=Trap.NO_LOW)))
