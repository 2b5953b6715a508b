"""Answers, runs and memories in the file: all or nothing, once, and there at the next start."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.quiz_rows import KeptAttempt, RunRow, Sieve
from omaha_trainer.store.skills import from_epoch, since_epoch
from omaha_trainer.store.store import Store
from omaha_trainer.training.lessons.learner import Average
from omaha_trainer.training.lessons.schedule import Memory
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.names import Kind, Trap

from .quiz_rows import FIRST_DAY, RUN, attempt, question
from .stores import NOON, opened, query

SKILL = Skill(Kind.WHICH_LOW, Trap.TOP_DOWN)
AT = datetime(2026, 3, 2, 20, 15, 30, 250_000, tzinfo=UTC)
MEMORY = Memory(2.5, 6.25, 2, None, AT, AT.date(), AT + timedelta(days=3), date(2026, 3, 5), 4, 1)
LEARNING = replace(MEMORY, phase=3, step=0, due_at=AT + timedelta(minutes=10), due_on=AT.date())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


def test_an_answer_comes_back_whole_at_the_next_start(path: Path) -> None:
    asked = question(3, "max-raise", ("limpers", "re-pot"), wished_trap="limpers", structure="pot", house="online")
    given = replace(attempt(asked, right=False, mistake="forgot-own-call"), hinted=True)
    with opened(path) as store:
        store.quiz.begin(RUN, "begun")
        store.quiz.answer(given, {SKILL: MEMORY, Skill(Kind.OUTS): LEARNING}, "answered")
    with opened(path) as store:
        (kept,) = store.quiz.attempts().result()
        assert kept == KeptAttempt(kept.key, kept.run, "practice", given)
        assert store.quiz.memories().result() == {SKILL: MEMORY, Skill(Kind.OUTS): LEARNING}
        assert store.quiz.load_running() == "answered"


def test_a_question_is_right_while_all_its_parts_are(path: Path) -> None:
    asked = question(1, traps=("pair-in-low",))
    with opened(path) as store:
        store.quiz.begin(RUN, "")
        for part, right in enumerate((True, False, True)):
            store.quiz.answer(attempt(asked, part, right=right, milliseconds=1000), {}, "")
        (run,) = store.quiz.runs().result()
        skills = store.progress.overview(Sieve()).result().skills
    assert (run.questions, run.right, run.milliseconds) == (1, 0, 3000)
    assert [(one.trap, one.asked, one.right, one.milliseconds) for one in skills] == [
        ("", 1, 0, 3000),
        ("pair-in-low", 1, 0, 3000),
    ]


def test_a_question_over_midnight_belongs_to_the_day_of_its_first_part(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "")
        store.quiz.answer(attempt(part=0), {}, "")
        store.quiz.answer(attempt(part=1, day=FIRST_DAY + timedelta(days=1)), {}, "")
        picture = store.progress.overview(Sieve()).result()
        days = {kept.row.local_date for kept in store.quiz.attempts().result()}
    assert [day.day for day in picture.days] == [FIRST_DAY]
    assert len(picture.skills) == 1 and picture.skills[0].last == FIRST_DAY
    assert days == {FIRST_DAY, FIRST_DAY + timedelta(days=1)}


def test_an_answer_that_is_kept_again_is_there_once(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "")
        store.quiz.answer(attempt(), {}, "first")
        store.quiz.answer(attempt(right=False), {}, "second").result()
        assert [kept.row.right for kept in store.quiz.attempts().result()] == [True]
        assert store.quiz.load_running() == "second"


def test_a_run_taken_up_again_goes_on_as_the_same_run(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "begun")
        store.quiz.answer(attempt(question(1)), {}, "after 1")
    with opened(path) as store:
        assert store.quiz.load_running() == "after 1"
        store.quiz.answer(attempt(question(2)), {}, "after 2")
        store.quiz.end_run()
        assert store.quiz.load_running() is None
        (run,) = store.quiz.runs().result()
    assert (run.row, run.questions, run.started_at, run.ended_at) == (RUN, 2, NOON, NOON)


def test_a_new_run_ends_the_one_before_even_of_an_earlier_start(path: Path) -> None:
    other = RunRow("test", "{}", 9)
    with opened(path) as store:
        store.quiz.begin(RUN, "first")
        store.quiz.answer(attempt(), {}, "first")
    with opened(path) as store:
        store.quiz.begin(other, "second")
        store.quiz.answer(attempt(), {}, "second")
        second, first = store.quiz.runs().result()
        assert store.quiz.load_running() == "second"
    assert (first.row, first.ended_at, second.row, second.ended_at) == (RUN, NOON, other, None)


def test_a_run_without_an_answer_leaves_nothing(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "begun")
        store.quiz.end_run()
        assert store.quiz.runs().result() == ()
        assert store.quiz.load_running() is None


def test_the_run_and_the_session_at_the_table_do_not_touch_each_other(path: Path) -> None:
    with opened(path) as store:
        store.save_running("table")
        store.quiz.begin(RUN, "quiz")
        store.end_session()
        assert (store.load_running(), store.quiz.load_running()) == (None, "quiz")


def test_answers_come_in_pages_and_the_wrong_ones_alone(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "")
        for number in range(1, 9):
            store.quiz.answer(attempt(question(number), right=number % 3 > 0), {}, "")
        page = store.quiz.attempts(3).result()
        rest = store.quiz.attempts(before=page[-1].key).result()
        wrong = store.quiz.attempts(wrong=True).result()
        assert store.quiz.attempts(run=99).result() == ()
        assert len(store.quiz.attempts(run=page[0].run).result()) == 8
    assert [kept.row.question.number for kept in (*page, *rest)] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert [kept.row.question.number for kept in wrong] == [6, 3]


def test_the_learner_is_what_all_answers_tell(path: Path) -> None:
    with opened(path) as store:
        assert store.quiz.learner().result().questions == 0
        store.quiz.begin(RUN, "")
        store.quiz.answer(attempt(question(1, traps=("pair-in-low",), origin="founding")), {SKILL: MEMORY}, "")
        store.quiz.answer(attempt(question(2, traps=("of-tomorrow",)), right=False, milliseconds=10**7), {}, "")
        learner = store.quiz.learner().result()
    assert learner.questions == 2
    assert learner.founding == {(Kind.BEST_HANDS, '{"spot":1}')}
    assert learner.memories == {SKILL: MEMORY}
    assert learner.averages == {
        Skill(Kind.BEST_HANDS): Average(2, 1, 304_000),  # five minutes at most count
        Skill(Kind.BEST_HANDS, Trap.PAIR_IN_LOW): Average(1, 1, 4000),
    }


@pytest.mark.parametrize("year", [1, 1601, 1969, 1970, 2038, 9998])
def test_every_clock_can_be_written(path: Path, year: int) -> None:
    moment = datetime(year, 3, 2, 1, 2, 3, 456_000, tzinfo=UTC)
    assert from_epoch(since_epoch(moment)) == moment
    with opened(path) as store:
        store.quiz.begin(RUN, "")
        given = replace(attempt(day=moment.date()), answered_at=since_epoch(moment))
        store.quiz.answer(given, {SKILL: replace(MEMORY, reviewed_at=moment)}, "").result()
        (visit,) = store.progress.overview(Sieve()).result().visits
    assert (visit.day, visit.first) == (moment.date(), moment)


# -- faults ----------------------------------------------------------------------------------------------------


def fill_disk(store: Store) -> None:
    store._thread.submit(store._connection.execute, "PRAGMA max_page_count = 1").result()


def free_disk(store: Store) -> None:
    store._thread.submit(store._connection.execute, "PRAGMA max_page_count = 1000000").result()


def test_a_full_disk_loses_no_answer_and_no_run(path: Path) -> None:
    told: list[KnownError] = []
    large = question(2, spot='"' + "x" * 50_000 + '"')
    with opened(path) as store:
        store.on_fault = told.append
        store.quiz.begin(RUN, "").result()
        store.quiz.answer(attempt(question(1)), {}, "after 1").result()
        fill_disk(store)
        with pytest.raises(KnownError) as failed:
            store.quiz.answer(attempt(large), {SKILL: MEMORY}, "after 2").result()
        assert failed.value.reason is StoreFault.CANNOT_SAVE
        with pytest.raises(KnownError):
            store.quiz.begin(replace(RUN, way="test"), "x" * 50_000).result()
        assert [kept.row.question.number for kept in store.quiz.attempts().result()] == [1]
        assert len(told) == 1
        free_disk(store)
        store.quiz.answer(attempt(question(1)), {}, "of the test").result()
        kept = store.quiz.attempts().result()
        assert [(one.way, one.row.question.number) for one in kept] == [("test", 1), ("practice", 2), ("practice", 1)]
        assert store.quiz.memories().result() == {SKILL: MEMORY}
        assert store.quiz.load_running() == "of the test"
        test, practice = store.quiz.runs().result()
    assert (practice.ended_at, test.ended_at) == (NOON, None)


def test_what_waits_is_written_when_the_store_is_closed(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "").result()
        fill_disk(store)
        with pytest.raises(KnownError):
            store.quiz.answer(attempt(question(1, spot="x" * 50_000)), {}, "").result()
        free_disk(store)
    with opened(path) as store:
        assert len(store.quiz.attempts().result()) == 1


def test_an_answer_and_the_run_after_it_are_saved_both_or_neither(path: Path) -> None:
    with opened(path) as store:
        store.quiz.begin(RUN, "begun").result()
        fill_disk(store)
        with pytest.raises(KnownError):
            store.quiz.answer(attempt(), {}, "x" * 50_000).result()
        assert query(path, "SELECT count(*) FROM attempts") == [(0,)]
        assert query(path, "SELECT snapshot FROM running_run") == [("begun",)]
        free_disk(store)


def test_an_old_file_takes_answers_and_keeps_its_hands(tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    path.write_bytes((Path(__file__).parent / "data" / "version-1.sqlite3").read_bytes())
    hands = query(path, "SELECT * FROM hands ORDER BY id")
    assert query(path, "PRAGMA user_version") == [(1,)] and hands
    with opened(path) as store:
        assert store.progress.overview(Sieve()).result().skills == ()
        store.quiz.begin(RUN, "")
        store.quiz.answer(attempt(), {SKILL: MEMORY}, "").result()
    assert query(path, "SELECT * FROM hands ORDER BY id") == hands
    assert query(path, "SELECT count(*) FROM attempts") == [(1,)]
    copy = path.with_name("trainer-version-1.sqlite3")
    assert query(copy, "PRAGMA user_version") == [(1,)]
    assert query(copy, "SELECT * FROM hands ORDER BY id") == hands


def test_answers_belong_to_a_question_and_questions_to_a_run(path: Path) -> None:
    with opened(path) as store:
        insert = "INSERT INTO spots VALUES (99, '')"
        with pytest.raises(sqlite3.IntegrityError):
            store._thread.submit(store._connection.execute, insert).result()
