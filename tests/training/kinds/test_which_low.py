"""Which low wins: the winner, the tie or nobody by comparing all lows, and the mistakes behind the wrong choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.training.kinds.which_low import WhichLow
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Answer, Choice, Choose, NoHand, Question, WorkKind, Wrong
from omaha_trainer.training.wish import Wish
from tests.training import reading_judge as judge
from tests.training.asking import FULL, QUICK, SEEDS, questions

Runs = Callable[[int, int], int]
Cards = tuple[Card, ...]


def shown(asked: Question) -> tuple[tuple[Cards, ...], Cards]:
    """The hands and the board, which is empty where five cards each are shown."""
    hands, board = asked.prompt.get("hands", asked.prompt.get("lows")), asked.prompt.get("board", ())
    assert isinstance(hands, tuple) and isinstance(board, tuple)
    return hands, board


def lows(asked: Question) -> list[judge.Low | None]:
    hands, board = shown(asked)
    return [judge.best_low(hand, board) if board else judge.low(hand) for hand in hands]


def right_answer(found: list[judge.Low | None]) -> Answer:
    made = [low for low in found if low is not None]
    if not made:
        return NoHand()
    return Choose(len(found)) if made.count(min(made)) > 1 else Choose(found.index(min(made)))


def is_that_mistake(wrong: Wrong, asked: Question) -> bool:
    """Whether the answer really makes the mistake that it is said to make."""
    found = lows(asked)
    if not isinstance(wrong.answer, Choose) or wrong.answer.index == len(found):
        return is_that_of_nobody(wrong, [low for low in found if low is not None])
    return is_that_of_a_hand(wrong, asked, found[wrong.answer.index], wrong.answer.index)


def is_that_of_nobody(wrong: Wrong, made: list[judge.Low]) -> bool:
    """A tie, or no low at all, was said."""
    tie, best = isinstance(wrong.answer, Choose), min(made, default=None)
    match wrong.mistake:
        case Mistake.TIE_WHERE_NONE:
            return tie and best is not None and made.count(best) == 1
        case Mistake.LOW_WHERE_NONE:
            return tie and best is None
        case Mistake.MISSED_THE_LOW | Mistake.STRAIGHT_SPOILS_LOW:
            straight = best is not None and best[0] - best[4] == 4
            return not tie and best is not None and (wrong.mistake is Mistake.STRAIGHT_SPOILS_LOW) is straight
        case _:
            return False


def is_that_of_a_hand(wrong: Wrong, asked: Question, chosen: judge.Low | None, place: int) -> bool:
    """A hand was said to win."""
    hands, board = shown(asked)
    made = [low for low in lows(asked) if low is not None]
    best, mine = min(made, default=None), len(set(wrong.cards) & set(hands[place]))
    spoilt = len(set(judge.ranks(wrong.cards))) < len(wrong.cards)
    checks = {
        Mistake.TIE_MISSED: chosen is not None and chosen == best and made.count(chosen) > 1,
        Mistake.LOWER_HAND: chosen is not None and best is not None and chosen > best,
        Mistake.LOW_WHERE_NONE: chosen is None,
        Mistake.COMPARED_FROM_THE_BOTTOM: (
            chosen is not None and chosen != best and chosen[::-1] == min(low[::-1] for low in made)
        ),
        Mistake.PAIRED_THE_LOW: spoilt and (bool(board) or chosen is None),
        Mistake.CARD_ABOVE_EIGHT: chosen is None and max(map(judge.low_rank, wrong.cards)) > 8,
        Mistake.THREE_HOLE_CARDS: bool(board) and mine > 2 and judge.low(wrong.cards) is not None,
        Mistake.ONE_HOLE_CARD: bool(board) and mine == 1 and judge.low(wrong.cards) is not None,
        Mistake.PLAYED_THE_BOARD: set(wrong.cards) == set(board),
        Mistake.STRAIGHT_SPOILS_LOW: best is not None and best[0] - best[4] == 4,
        Mistake.ACE_IS_HIGH: best is not None and 1 in best,
    }
    return checks[wrong.mistake]


@pytest.mark.parametrize("seed", SEEDS)
def test_L2_the_winner_the_tie_or_nobody(seed: int, runs: Runs) -> None:
    for asked in questions(WhichLow(), seed, runs(FULL, QUICK)):
        (part,) = asked.parts
        hands, board = shown(asked)
        cards = [card for hand in hands for card in hand] + list(board)
        assert len(set(cards)) == len(cards)
        assert part.accepted == (right_answer(lows(asked)),)
        assert part.choices == (*(Choice(hand=place) for place in range(len(hands))), Choice(tie=True))
        assert part.may_be_none
        assert {wrong.answer for wrong in part.wrong} | {part.answer} == {
            NoHand(), *(Choose(place) for place in range(len(hands) + 1))
        }  # fmt: skip
        for wrong in part.wrong:
            assert is_that_mistake(wrong, asked), (asked.spot, wrong)


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_L2_the_working_ends_at_the_card_that_decides(seed: int, runs: Runs) -> None:
    for asked in questions(WhichLow(), seed, runs(FULL, QUICK)):
        steps = asked.parts[0].steps
        hands = {step.numbers[0]: step.cards for step in steps if step.kind is WorkKind.THE_HAND}
        assert [judge.low(hands[place]) if hands[place] else None for place in sorted(hands)] == lows(asked)
        made = sorted(low for low in lows(asked) if low)
        last = steps[-1]
        if last.kind is WorkKind.COMPARE_AT:
            place, better, worse = last.numbers
            assert made[0][: place - 1] == made[1][: place - 1]
            assert (made[0][place - 1], made[1][place - 1]) == (better, worse) and better < worse
        else:
            assert len(made) < 2 or made[0] == made[1]


def kinds_of_answer(runs: Runs, wish: Wish) -> tuple[Counter[str], list[Question]]:
    asked = list(questions(WhichLow(), 11, runs(2000, 600), wish))
    names = Counter[str]()
    for one in asked:
        match one.parts[0].answer:
            case NoHand():
                names["none"] += 1
            case Choose(index) if index == len(one.parts[0].choices) - 1:
                names["tie"] += 1
            case _:
                names["hand"] += 1
    return names, asked


def test_all_kinds_of_answer_occur_and_evenly_where_wished(runs: Runs) -> None:
    natural, _ = kinds_of_answer(runs, Wish())
    assert min(natural.values()) > 0.03 * natural.total() and set(natural) == {"none", "tie", "hand"}
    even, _ = kinds_of_answer(runs, Wish(even=True))
    assert all(abs(even[name] / even.total() - 1 / 3) < 0.06 for name in ("none", "tie", "hand"))


def test_the_winner_stands_anywhere(runs: Runs) -> None:
    _, asked = kinds_of_answer(runs, Wish())
    for count in (2, 3):
        places = Counter(
            one.parts[0].answer.index
            for one in asked
            if len(one.parts[0].choices) == count + 1
            and isinstance(one.parts[0].answer, Choose)
            and one.parts[0].answer.index < count
        )
        assert set(places) == set(range(count))
        spread = 4 * (places.total() / count) ** 0.5
        assert all(abs(places[place] - places.total() / count) < spread for place in range(count))
