"""A run that was interrupted: the same question, the same answers so far, the same time left, the same future."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Drill, Way
from omaha_trainer.training.names import Kind, Trap
from tests.session.quizzes import CURRICULUM, NO_FOUNDING, Clock, play, quiz, reply, wrong_answer

PLANS = (
    QuizPlan(),
    QuizPlan(Way.TEST, seed=7, scheduled=False),
    QuizPlan(Way.TIMED, Drill(game=Game.HILO, limit=Limit.POT), seed=8),
    QuizPlan(Way.LEARN, Drill((Kind.MAX_RAISE,), house=PRESETS[Preset.TDA]), seed=9),
    QuizPlan(Way.PRACTICE, Drill((Kind.MIN_RAISE,), limit=Limit.NO, house=HouseRules(round_pot_up=True)), seed=10),
    QuizPlan(skills=(Skill(Kind.NUT_LOW), Skill(Kind.OUTS, Trap.SCOOP), Skill(Kind.PAYOUT, Trap.SIXTH)), seed=11),
)


def restored(session: QuizSession, thinking_ms: int = 0) -> QuizSession:
    text = session.snapshot(thinking_ms)
    return QuizSession.restore(text, session.learner, clock=Clock(), curriculum=NO_FOUNDING)


def same(one: QuizSession, other: QuizSession) -> bool:
    return (one.run, one.question, one.part, one.marks, one.over) == (
        other.run,
        other.question,
        other.part,
        other.marks,
        other.over,
    )


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.way} {plan.seed}")
def test_a_run_is_the_same_after_any_step_and_has_the_same_future(plan: QuizPlan) -> None:
    session = quiz(plan=plan)
    assert same(session, restored(session))
    for number in range(6):
        if session.over:
            break
        question = session.next()
        assert same(session, restored(session))
        while (part := session.part) is not None:
            asked = question.parts[part]
            answer = asked.answer if number % 2 else wrong_answer(asked)
            session.answer(part, answer, 1500)
            assert same(session, restored(session))
    copy = restored(session)
    assert [asked.spot for asked in play(copy, 3)] == [asked.spot for asked in play(session, 3)]
    assert copy.errors() == session.errors()
    assert copy.report() == session.report()


def test_the_time_that_was_spent_on_the_open_question_is_not_given_back() -> None:
    session = quiz(Way.TIMED)
    session.next()
    reply(session, milliseconds=10_000)
    left = session.remaining_ms()
    assert left is not None
    session.next()
    copy = restored(session, thinking_ms=7000)
    assert copy.remaining_ms() == left - 7000 == session.remaining_ms(7000)
    again = restored(copy, thinking_ms=3000)
    assert again.remaining_ms() == left - 10_000
    part = again.part
    assert part is not None and again.question is not None
    again.answer(part, again.question.parts[part].answer, 2000)
    assert again.latest is not None and again.latest.attempt.milliseconds == 12_000
    assert again.remaining_ms() == left - 12_000


def test_a_run_that_was_left_stays_over() -> None:
    session = quiz()
    play(session, 2)
    session.next()
    session.leave()
    copy = restored(session)
    assert copy.over and copy.part is None and copy.report().questions == 2


def test_founding_examples_are_taken_up_again_too() -> None:
    session = quiz(curriculum=CURRICULUM)
    session.next()
    copy = QuizSession.restore(session.snapshot(), session.learner, clock=Clock(), curriculum=CURRICULUM)
    assert same(session, copy)


def _changed(change: Callable[[dict[str, Any]], object]) -> str:
    session = quiz()
    play(session, 2)
    session.next()
    data = json.loads(session.snapshot())
    change(data)
    return json.dumps(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(version=99),
        lambda data: data.pop("plan"),
        lambda data: data["plan"].update(way="dream"),
        lambda data: data["plan"].update(seed=1.5),
        lambda data: data["plan"]["drill"].update(kinds=["which-high"]),
        lambda data: data["asked"][0].update(spot=7),
        lambda data: data["asked"][-1].update(spot="{}"),
        lambda data: data["asked"][-1].update(parts=9),
        lambda data: data["asked"][0].update(answers=[]),
        lambda data: data["asked"][0].update(skills=[]),
        lambda data: data["asked"][0]["answers"][0].update(answer="{}"),
        lambda data: data["asked"][0]["answers"][0].update(ms="1"),
        lambda data: data.update(asked=None),
    ],
)
def test_what_is_no_run_is_refused(change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(KnownError) as refused:
        QuizSession.restore(_changed(change), clock=Clock(), curriculum=NO_FOUNDING)
    assert refused.value.reason is SessionFault.SNAPSHOT


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", "{}", "[" * 100_000])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(KnownError) as refused:
        QuizSession.restore(text, clock=Clock(), curriculum=NO_FOUNDING)
    assert refused.value.reason is SessionFault.SNAPSHOT
