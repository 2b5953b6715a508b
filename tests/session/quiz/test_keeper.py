"""A run and the store together: an answer is there after a kill, and the run goes on where it was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.session.quiz.keeper import QuizKeeper
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.store import Store
from omaha_trainer.training.lessons.days import streak
from omaha_trainer.training.lessons.schedule import due
from omaha_trainer.training.lessons.ways import Way
from tests.session.quizzes import Clock, reply


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store, notices = Store.open(tmp_path / "trainer.sqlite3")
    assert notices == ()
    yield store
    store.close()


def go_on(keeper: QuizKeeper, session: QuizSession, questions: int, *, right: bool = True) -> None:
    for _ in range(questions):
        session.next()
        keeper.keep(session)
        question = session.question
        assert question is not None
        while (part := session.part) is not None:
            wrong = question.parts[part].wrong
            answer = question.parts[part].answer if right else wrong[0].answer
            session.answer(part, answer, 1000)
            keeper.keep(session).result()


def test_every_answer_is_kept_once_and_the_run_after_every_step(store: Store) -> None:
    keeper = QuizKeeper(store, Clock())
    session = keeper.begin(QuizPlan(seed=3))
    go_on(keeper, session, 5)
    keeper.keep(session)
    keeper.keep(session).result()
    kept = store.quiz.attempts().result()
    assert len(kept) == sum(asked.parts for asked in session.run.asked)
    copy = keeper.take_up()
    assert copy is not None and copy.run == session.run


def test_what_the_store_tells_is_what_the_session_knew(store: Store) -> None:
    keeper = QuizKeeper(store, Clock())
    session = keeper.begin(QuizPlan(seed=4))
    go_on(keeper, session, 12, right=False)
    go_on(keeper, session, 6)
    known = store.quiz.learner().result()
    assert known == session.learner


def test_a_run_that_came_to_its_end_is_not_taken_up_again(store: Store) -> None:
    keeper = QuizKeeper(store, Clock())
    session = keeper.begin(QuizPlan(Way.TEST, seed=5))
    go_on(keeper, session, 20)
    assert session.over and keeper.take_up() is None
    (run,) = store.quiz.runs().result()
    assert (run.questions, run.right) == (20, 20) and run.ended_at is not None


def test_a_run_that_was_left_is_not_taken_up_again_but_its_answers_are_kept(store: Store) -> None:
    keeper = QuizKeeper(store, Clock())
    session = keeper.begin(QuizPlan(seed=6))
    go_on(keeper, session, 2)
    session.next()
    session.leave()
    keeper.keep(session).result()
    assert keeper.take_up() is None
    assert store.quiz.runs().result()[0].questions == 2


def test_a_run_that_cannot_be_read_is_told_once(store: Store) -> None:
    keeper = QuizKeeper(store, Clock())
    store.quiz.begin(keeper.begin(QuizPlan()).row, "of another version")
    with pytest.raises(KnownError) as failed:
        keeper.take_up()
    assert failed.value.reason is SessionFault.SNAPSHOT
    assert keeper.take_up() is None


@pytest.mark.parametrize("shown", [2038, 2000, 1970])
def test_a_wrong_clock_for_a_day_breaks_neither_the_streak_nor_the_schedule(store: Store, shown: int) -> None:
    clock = Clock()
    keeper = QuizKeeper(store, clock)
    for day in range(4):
        true = clock.now
        if day == 2:
            clock.now = clock.now.replace(year=shown)
        go_on(keeper, keeper.begin(QuizPlan(seed=day)), 3)
        clock.now = true
        told = streak(store.progress.overview(Sieve()).result().visits, clock.now)
        assert told.current == (day + 1 if day != 2 else 2)
        clock.go(days=1)
    clock.go(days=400)
    memories = store.quiz.memories().result()
    assert set(due(memories, clock.now)) == set(memories)


CHILD = """
import sys
from pathlib import Path
from omaha_trainer.session.quiz.keeper import QuizKeeper
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.store.store import Store
from omaha_trainer.training.lessons.ways import Way
store, notices = Store.open(Path(sys.argv[1]))
assert not notices
keeper = QuizKeeper(store)
session = keeper.begin(QuizPlan(Way.TIMED, seed=11))
while True:
    question = session.next()
    keeper.keep(session)
    for part, asked in enumerate(question.parts):
        session.answer(part, asked.wrong[0].answer, 100)
        keeper.keep(session).result()
        print(session.latest.attempt.question.number, part, flush=True)
        sys.stdin.readline()
"""


def test_after_a_kill_the_answer_is_there_and_the_run_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdin is not None and child.stdout is not None
    answers: list[tuple[int, int]] = []
    try:
        for _ in range(5):
            number, part = child.stdout.readline().split()
            answers.append((int(number), int(part)))
            if len(answers) < 5:
                child.stdin.write("\n")
                child.stdin.flush()
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.communicate()
    store, notices = Store.open(path)
    try:
        assert notices == ()
        kept = store.quiz.attempts().result()
        assert [(one.row.question.number, one.row.part) for one in kept][::-1] == answers
        keeper = QuizKeeper(store, Clock())
        session = keeper.take_up()
        assert session is not None
        asked = session.run.last
        assert asked is not None and (asked.number, len(asked.answers) - 1) == answers[-1]
        assert session.remaining_ms() == 60_000 - 500
        if session.part is not None:
            reply(session)
            keeper.keep(session)
        go_on(keeper, session, 1)
        (run,) = store.quiz.runs().result()
        assert run.ended_at is None and run.questions >= asked.number + 1
    finally:
        store.close()
