from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.training.answer_text import answer_text, read_answer
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Choose,
    NoHand,
    Number,
    Pick,
    PotList,
    SeatAnswer,
    Shares,
)
from omaha_trainer.training.registry import ask

ANSWERS: tuple[Answer, ...] = (
    Pick(parse_cards("As 2d"), parse_cards("3c 4h 5s")),
    Pick((), parse_cards("3c 4h 5s 6d 7c")),
    NoHand(),
    Choose(0),
    Amount(10**15),
    Number(13),
    Shares((0, 181, 58)),
    PotList(((84, (0, 1, 2, 3)), (117, (1, 2, 3)))),
    SeatAnswer(8),
)


@pytest.mark.parametrize("answer", ANSWERS, ids=answer_text)
def test_an_answer_is_the_same_after_being_written(answer: Answer) -> None:
    assert read_answer(answer_text(answer)) == answer


@pytest.mark.parametrize("kind", Kind)
def test_all_answers_of_a_question_can_be_written(kind: Kind) -> None:
    for number in range(3):
        for part in ask(kind, Random(number)).parts:
            for answer in (*part.accepted, *(wrong.answer for wrong in part.wrong)):
                assert read_answer(answer_text(answer)) == answer


@pytest.mark.parametrize(
    "text",
    ["", "7", "[]", "{}", '{"amount":1.5}', '{"amount":true}', '{"hole":"As"}', '{"hole":"Ax","board":""}',
     '{"seat":1,"amount":2}', '{"pots":[[1]]}', '{"shares":7}', "null"],
)  # fmt: skip
def test_what_is_no_answer_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_answer(text)
