"""Sums over answers: compared with the same sums made by hand, and made without reading more than they need."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta

import pytest

from omaha_trainer.store.attempts import Attempts
from omaha_trainer.store.migrate import migrate, shipped
from omaha_trainer.store.progress import Progress
from omaha_trainer.store.quiz_rows import KeptAttempt, Sieve
from omaha_trainer.store.skill_curves import SkillCurves
from omaha_trainer.training.lessons.learner import LONGEST_MS

from .quiz_rows import FIRST_DAY, RUN, attempt, question, years_of
from .stores import NOON

SIEVES = (
    Sieve(),
    Sieve(game="high"),
    Sieve(structure="pot"),
    Sieve(game="hilo", structure="no", since=FIRST_DAY + timedelta(days=2)),
    Sieve(until=FIRST_DAY + timedelta(days=1)),
    Sieve(since=FIRST_DAY + timedelta(days=1), until=FIRST_DAY + timedelta(days=1)),
    Sieve(since=date(2400, 1, 1)),
)


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, shipped(), None)
        yield connection


def through(sieve: Sieve, kept: KeptAttempt) -> bool:
    asked, day = kept.row.question, kept.row.local_date
    return (
        (not sieve.game or asked.game in (sieve.game, ""))
        and (not sieve.structure or asked.structure == sieve.structure)
        and (sieve.since is None or sieve.since <= day)
        and (sieve.until is None or day <= sieve.until)
    )


@pytest.mark.parametrize("sieve", SIEVES, ids=str)
def test_the_picture_is_what_counting_by_hand_gives(connection: sqlite3.Connection, sieve: Sieve) -> None:
    years_of(connection, 400)
    kept = [one for one in Attempts(connection).latest(1000) if through(sieve, one)]
    progress = Progress(connection)
    skills = Counter(skill for one in kept for skill in one.row.question.skills)
    right = Counter(skill for one in kept if one.row.right for skill in one.row.question.skills)
    assert {(one.kind, one.trap): one.asked for one in progress.skills(sieve)} == skills
    assert {(one.kind, one.trap): one.right for one in progress.skills(sieve) if one.right} == right
    assert sum(one.milliseconds for one in progress.days(sieve)) == sum(one.row.milliseconds for one in kept)
    assert {one.day: (one.asked, one.right) for one in progress.days(sieve)} == {
        day: (
            sum(one.row.local_date == day for one in kept),
            sum(one.row.local_date == day and one.row.right for one in kept),
        )
        for day in {one.row.local_date for one in kept}
    }
    mistakes = Counter((one.row.question.kind, one.row.ask, one.row.mistake) for one in kept if not one.row.right)
    found = SkillCurves(connection).picture("", "", sieve, 50).mistakes
    assert {(one.kind, one.ask, one.mistake): one.count for one in found} == mistakes
    assert [visit.day for visit in progress.visits()] == [FIRST_DAY + timedelta(days=day) for day in range(4)]


@pytest.mark.parametrize("sieve", SIEVES, ids=str)
def test_the_curve_of_a_skill_adds_up_to_the_skill(connection: sqlite3.Connection, sieve: Sieve) -> None:
    years_of(connection, 400)
    for skill in Progress(connection).skills(sieve):
        curve = SkillCurves(connection).picture(skill.kind, skill.trap, sieve, 7).curve
        assert 1 <= len(curve) <= 7
        assert sum(one.asked for one in curve) == skill.asked
        assert sum(one.right for one in curve) == skill.right
        assert sum(one.milliseconds for one in curve) == skill.milliseconds
        assert curve[-1].last == skill.last


def test_what_is_the_same_in_both_games_passes_either(connection: sqlite3.Connection) -> None:
    attempts, run = Attempts(connection), begun(connection)
    for number, game in enumerate(("", "high", "hilo")):
        attempts.add(run, attempt(question(number, game=game)))
    asked = [sum(day.asked for day in Progress(connection).days(Sieve(game=game))) for game in ("", "high", "hilo")]
    assert asked == [3, 2, 2]


def test_an_hour_away_from_the_table_does_not_make_one_slow(connection: sqlite3.Connection) -> None:
    attempts, run = Attempts(connection), begun(connection)
    attempts.add(run, attempt(question(1), milliseconds=2000))
    attempts.add(run, attempt(question(2), milliseconds=3_600_000))
    (skill,) = Progress(connection).skills(Sieve())
    assert skill.milliseconds == 2000 + LONGEST_MS


def test_visits_are_days_in_the_order_of_writing(connection: sqlite3.Connection) -> None:
    attempts = Attempts(connection)
    far = date(2038, 1, 19)
    for day in (FIRST_DAY, FIRST_DAY, far, FIRST_DAY + timedelta(days=1), FIRST_DAY):
        run = begun(connection)
        for number in range(3):
            attempts.add(run, attempt(question(number), day=day))
    visits = Progress(connection).visits()
    assert [visit.day for visit in visits] == [FIRST_DAY, far, FIRST_DAY + timedelta(days=1), FIRST_DAY]
    assert all(visit.first <= visit.last for visit in visits)


def begun(connection: sqlite3.Connection) -> int:
    key = connection.execute(
        "INSERT INTO runs (way, drill, seed, started_at) VALUES (?, ?, ?, ?)", (RUN.way, RUN.drill, RUN.seed, NOON)
    ).lastrowid
    assert key is not None
    return key


def test_no_sum_reads_what_it_need_not(connection: sqlite3.Connection) -> None:
    """Sums over years go through one narrow index or table each; the spots' long texts are never touched."""
    years_of(connection, 50)
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    progress = Progress(connection)
    progress.skills(Sieve(game="hilo"))
    progress.days(Sieve(structure="pot"))
    progress.visits()
    connection.set_trace_callback(None)
    plans = [" | ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}")) for text in statements]
    skills, days, visits = plans
    assert "SCAN skill_answers" in skills and "TEMP B-TREE" not in skills
    assert "COVERING INDEX questions_by_day" in days and "TEMP B-TREE" not in days
    assert "COVERING INDEX questions_by_run" in visits
    assert not any("spots" in plan for plan in plans)
