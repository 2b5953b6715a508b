"""Runs of questions: asking, answering part by part, and what is kept of an answer."""

from __future__ import annotations

from collections import Counter
from datetime import date

from omaha_trainer.session.faults import RunFault
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.run import Mark
from omaha_trainer.training.answer_text import read_answer
from omaha_trainer.training.lessons.ways import Drill, Way
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.question import Number
from tests.session.quizzes import CURRICULUM, Clock, play, quiz, refused, reply, wrong_answer

POT_ODDS = QuizPlan(Way.PRACTICE, Drill(kinds=(Kind.POT_ODDS,)), seed=3)


def test_a_question_is_answered_part_by_part() -> None:
    session = quiz(plan=POT_ODDS)
    question = session.next()
    assert len(question.parts) > 1
    for number, part in enumerate(question.parts):
        assert session.part == number
        assert session.answer(number, part.answer, 1000).right
        assert session.latest is not None
        assert session.latest.asked.done is (number == len(question.parts) - 1)
        assert bool(session.latest.memories) is session.latest.asked.done
    assert session.part is None
    assert session.marks == (Mark.RIGHT,)


def test_a_wrong_part_makes_the_question_wrong_and_is_told_with_its_mistake() -> None:
    session = quiz(plan=POT_ODDS)
    question = session.next()
    grade = session.answer(0, wrong_answer(question.parts[0]), 1000)
    assert not grade.right and grade.wrong == question.parts[0].wrong[0]
    assert session.latest is not None
    assert session.latest.attempt.mistake == question.parts[0].wrong[0].mistake.value
    reply(session)
    assert session.marks == (Mark.WRONG,)
    (reviewed,) = session.errors()
    assert (reviewed.part, reviewed.grade) == (question.parts[0], grade)


def test_an_answer_that_nobody_knows_is_another_mistake() -> None:
    session = quiz(plan=QuizPlan(drill=Drill(kinds=(Kind.OUTS,)), seed=1))
    session.next()
    grade = session.answer(0, Number(52), 1000)
    assert grade.wrong is not None and grade.wrong.mistake is Mistake.OTHER


def test_steps_that_are_not_due_change_nothing() -> None:
    session = quiz()
    with refused(RunFault.NO_QUESTION):
        session.answer(0, Number(1), 1000)
    with refused(RunFault.NO_QUESTION):
        session.another_like_it()
    question = session.next()
    before = session.snapshot()
    with refused(RunFault.QUESTION_OPEN):
        session.next()
    with refused(RunFault.QUESTION_OPEN):
        session.another_like_it()
    with refused(RunFault.NO_QUESTION):
        session.answer(1, question.parts[0].answer, 1000)
    assert session.snapshot() == before
    reply(session)
    with refused(RunFault.NO_QUESTION):
        session.answer(0, question.parts[0].answer, 1000)
    session.leave()
    with refused(RunFault.RUN_OVER):
        session.next()
    with refused(RunFault.RUN_OVER):
        session.answer(0, question.parts[0].answer, 1000)


def test_the_attempt_holds_all_that_opens_the_question_again() -> None:
    clock = Clock()
    session = quiz(clock=clock, plan=QuizPlan(Way.LEARN, Drill(kinds=(Kind.MAX_RAISE,), trap=Trap.LIMPERS), seed=2))
    question = session.next()
    answer = wrong_answer(question.parts[0])
    session.answer(0, answer, 2500, hinted=True)
    assert session.latest is not None
    kept = session.latest.attempt
    again = CURRICULUM.question(Kind(kept.question.kind), kept.question.spot)
    assert again == question
    assert read_answer(kept.answer) == answer
    assert (kept.right, kept.milliseconds, kept.hinted) == (False, 2500, True)
    assert (kept.question.wished_trap, kept.question.structure) == ("limpers", "pot")
    assert kept.question.game in ("high", "hilo")
    assert kept.question.house in ("online", "tda", "cardroom")
    assert ("max-raise", "limpers") in kept.question.skills and ("max-raise", "") in kept.question.skills
    assert (kept.local_date, kept.answered_at) == (date(2026, 3, 2), int(clock.now.timestamp() * 1000))


def test_the_same_seed_asks_the_same_and_another_one_does_not() -> None:
    first, second, other = (play(quiz(seed=seed), 12) for seed in (4, 4, 5))
    assert [asked.spot for asked in first] == [asked.spot for asked in second]
    assert [asked.spot for asked in first] != [asked.spot for asked in other]


def test_no_spot_comes_twice() -> None:
    spots = Counter((asked.kind, asked.spot) for asked in play(quiz(), 100, right=0.5))
    assert max(spots.values()) == 1
