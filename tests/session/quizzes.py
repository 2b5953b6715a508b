"""Runs of questions for the tests: a clock that is set by hand, and a learner who answers right, wrong or slowly."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from random import Random

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import RunFault
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.session.quiz.run import Asked
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.lessons.curriculum import Curriculum
from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.question import Answer, Number, Part
from omaha_trainer.training.registry import KINDS

KYIV = timezone(timedelta(hours=2))
CURRICULUM = Curriculum(KINDS, founding())
NO_FOUNDING = Curriculum(KINDS)


@dataclass
class Clock:
    """Shows what it is set to."""

    now: datetime = datetime(2026, 3, 2, 20, tzinfo=KYIV)

    def __call__(self) -> datetime:
        return self.now

    def go(self, **time: float) -> None:
        self.now += timedelta(**time)


def quiz(
    way: Way = Way.PRACTICE,
    learner: Learner | None = None,
    *,
    clock: Clock | None = None,
    curriculum: Curriculum = NO_FOUNDING,
    plan: QuizPlan | None = None,
    seed: int = 1,
) -> QuizSession:
    return QuizSession(plan or QuizPlan(way, seed=seed), learner, clock=clock or Clock(), curriculum=curriculum)


def wrong_answer(part: Part) -> Answer:
    """A tempting answer, or one that nothing is known of."""
    return part.wrong[0].answer if part.wrong else Number(-1)


def reply(session: QuizSession, *, right: bool = True, milliseconds: int = 3000, hinted: bool = False) -> Asked:
    """Answer the open question to its end; the time is that of all its parts."""
    question = session.question
    assert question is not None
    while (part := session.part) is not None:
        asked = question.parts[part]
        answer = asked.answer if right else wrong_answer(asked)
        assert session.answer(part, answer, milliseconds // len(question.parts), hinted=hinted).right is right
    assert session.latest is not None
    return session.latest.asked


def play(session: QuizSession, questions: int, *, right: float = 1.0, seed: int = 0) -> list[Asked]:
    """So many questions, or fewer where the run is over before; the share of right answers is by chance."""
    chance, played = Random(seed), []
    for _ in range(questions):
        if session.over:
            break
        session.next()
        played.append(reply(session, right=chance.random() < right))
    return played


@contextmanager
def refused(reason: RunFault) -> Iterator[None]:
    with pytest.raises(KnownError) as error:
        yield
    assert error.value.reason is reason
