"""Best two cards on a board, for low and high, and whether a low is possible: by a search over all pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from omaha_trainer.poker.card import Card
from omaha_trainer.training.kind import QuestionKind
from omaha_trainer.training.kinds.low_possible import LowPossible
from omaha_trainer.training.kinds.nut_high import NutHigh
from omaha_trainer.training.kinds.nut_low import NutLow
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Answer, Choose, NoHand, Question
from omaha_trainer.training.wish import Wish
from tests.training import reading_judge as judge
from tests.training.asking import FULL, QUICK, SEEDS, questions

Runs = Callable[[int, int], int]
Cards = tuple[Card, ...]


def board_of(asked: Question) -> Cards:
    board = asked.prompt["board"]
    assert isinstance(board, tuple)
    return board


@pytest.mark.parametrize("seed", SEEDS)
def test_L2_only_the_right_pair_makes_the_best_low(seed: int, runs: Runs) -> None:
    for asked in questions(NutLow(), seed, runs(FULL, QUICK)):
        (part,) = asked.parts
        board, best = board_of(asked), judge.nut_low(board_of(asked))
        assert len(set(part.choices)) == len(part.choices) == 4 and part.may_be_none
        pairs = [judge.held(choice, board) for choice in part.choices]
        right: list[Answer] = [
            Choose(place) for place, two in enumerate(pairs) if best and judge.pair_low(two, board) == best
        ]
        assert list(part.accepted) == (right or [NoHand()]) and len(part.accepted) == 1
        for wrong in part.wrong:
            two = pairs[wrong.answer.index] if isinstance(wrong.answer, Choose) else ()
            match wrong.mistake:
                case Mistake.LOW_WHERE_NONE:
                    assert best is None
                case Mistake.MISSED_THE_LOW:
                    assert best is not None and wrong.answer == NoHand()
                case Mistake.CARD_ON_BOARD:
                    assert {card.rank for card in two} & {card.rank for card in board}
                case Mistake.STILL_THE_NUTS:
                    assert judge.pair_low(two, board[:-1]) == judge.nut_low(board[:-1])
                case Mistake.NOT_THE_NUTS:
                    made = judge.pair_low(two, board)
                    assert made is not None and best is not None and made > best
                case _:
                    raise AssertionError(wrong)


@pytest.mark.parametrize("seed", SEEDS)
def test_H1_only_the_right_pair_makes_the_best_high(seed: int, runs: Runs) -> None:
    for number, asked in enumerate(questions(NutHigh(), seed, runs(FULL, QUICK))):
        (part,) = asked.parts
        board = board_of(asked)
        best = judge.nut_high(board) if number > 4 else judge.nut_high_of_all(board)
        assert len(set(part.choices)) == len(part.choices) == 4 and not part.may_be_none
        flush = any(len(judge.suited(board, suit)) >= 3 for suit in range(4))
        assert all(bool(choice.cards) is flush for choice in part.choices)
        pairs = [judge.held(choice, board) for choice in part.choices]
        assert not {card for two in pairs for card in two} & {*board}
        assert list(part.accepted) == [
            Choose(place) for place, two in enumerate(pairs) if judge.pair_high(two, board) == best
        ]
        for wrong in part.wrong:
            assert isinstance(wrong.answer, Choose)
            two = pairs[wrong.answer.index]
            match wrong.mistake:
                case Mistake.NOT_THE_NUTS:
                    assert wrong.numbers[0] > 0
                case Mistake.STILL_THE_NUTS:
                    assert judge.pair_high(two, board[:-1]) == judge.nut_high(board[:-1])
                case Mistake.ONE_HOLE_CARD:
                    alone = judge.high(wrong.cards)
                    assert len({*wrong.cards} & {*board}) == 4
                    assert alone > judge.pair_high(two, board) and alone[0] >= judge.STRAIGHT
                    assert wrong.cards[0].rank in {card.rank for card in two}
                case _:
                    raise AssertionError(wrong)


@pytest.mark.parametrize("seed", SEEDS)
def test_L4_three_different_low_ranks(seed: int, runs: Runs) -> None:
    for asked in questions(LowPossible(), seed, runs(FULL, QUICK)):
        (part,) = asked.parts
        board = board_of(asked)
        possible = judge.nut_low(board) is not None
        assert [choice.yes for choice in part.choices] == [True, False]
        assert part.accepted == (Choose(0 if possible else 1),)
        (wrong,) = part.wrong
        match wrong.mistake:
            case Mistake.MISSED_THE_LOW:
                assert possible
            case Mistake.ACE_IS_HIGH:
                assert possible and not len(judge.low_cards(board) - {1}) >= 3
            case Mistake.LOW_WHERE_NONE:
                assert not possible and wrong.numbers == (len(judge.low_cards(board)),)
            case Mistake.PAIRED_THE_LOW:
                assert not possible and sum(judge.low_rank(card) <= 8 for card in board) >= 3
            case Mistake.CARD_ABOVE_EIGHT:
                assert not possible and all(judge.low_rank(card) == 9 for card in wrong.cards)
            case _:
                raise AssertionError(wrong)


@pytest.mark.parametrize(("kind", "no"), [(NutLow(), NoHand()), (LowPossible(), Choose(1))])
def test_L4_natural_and_even_shares_of_boards_without_a_low(
    kind: QuestionKind, no: NoHand | Choose, runs: Runs
) -> None:
    """60.1 % of complete boards allow a low (L4)."""
    for even, least, most in ((False, 0.36, 0.44), (True, 0.45, 0.55)):
        asked = list(questions(kind, 5, runs(2000, 800), Wish(even=even)))
        assert least <= sum(one.parts[0].answer == no for one in asked) / len(asked) <= most


@pytest.mark.parametrize("kind", [NutLow(), NutHigh()])
def test_the_right_choice_stands_anywhere(kind: QuestionKind, runs: Runs) -> None:
    asked = questions(kind, 9, runs(1000, 300))
    places = Counter(one.parts[0].answer.index for one in asked if isinstance(one.parts[0].answer, Choose))
    expected = places.total() / 4
    assert sum((places[place] - expected) ** 2 / expected for place in range(4)) < 16.3, "chi-square at 0.1 %"
