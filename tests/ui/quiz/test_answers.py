"""Every kind of question answered through the window, by clicks and by keys, rightly and wrongly."""

from __future__ import annotations

from random import Random

import pytest

from omaha_trainer.training.names import Kind
from omaha_trainer.training.registry import ask
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.told_block import ToldBlock

from .conftest import QuizWindow, wrong_answer

SEEDS = (1,)


def answer_all(quiz: QuizWindow, *, by_keys: bool, right: bool) -> list[bool]:
    """Answer every part of the open question; the verdicts in their order."""
    verdicts = []
    number = len(quiz.question.parts)
    for place in range(number):
        part = quiz.part
        answer = part.answer if right else wrong_answer(part, quiz.question)
        (quiz.give_by_keys if by_keys else quiz.give_by_clicks)(answer)
        given = quiz.last.answers[place]
        assert given.answer == answer
        verdicts.append(given.right)
        if place + 1 < number and quiz.at(Stage.TOLD):
            quiz.go_on()
    return verdicts


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
@pytest.mark.parametrize("by_keys", [False, True], ids=["clicks", "keys"])
@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_is_answered_and_told(quiz: QuizWindow, kind: Kind, by_keys: bool, right: bool, seed: int) -> None:
    asked = ask(kind, Random(f"window {seed}"))
    quiz.ask(kind, asked.spot)
    verdicts = answer_all(quiz, by_keys=by_keys, right=right)
    assert verdicts == [right] * len(asked.parts)
    assert quiz.at(Stage.TOLD)
    word = "Right" if right else "Wrong"
    assert word in quiz.page.run.panel.words
    assert len(quiz.books.outcomes) == len(asked.parts)  # each answer was kept at once
    blocks = quiz.page.run.panel.findChildren(ToldBlock)
    assert blocks
    for block in blocks:
        assert "Rule " in block.spoken
        assert ("You answered" in block.spoken) is not right


@pytest.mark.parametrize("kind", list(Kind))
def test_the_next_question_comes_with_enter(quiz: QuizWindow, kind: Kind) -> None:
    quiz.ask(kind, ask(kind, Random("next")).spot)
    answer_all(quiz, by_keys=True, right=True)
    quiz.go_on()
    assert quiz.at(Stage.OPEN)
    session = quiz.session
    assert len(session.run.asked) == 2
