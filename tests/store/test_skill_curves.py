from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from omaha_trainer.store.progress_rows import Stretch
from omaha_trainer.store.quiz_rows import AttemptRow, QuestionRow, RunRow, Sieve
from omaha_trainer.store.skill_curves import SkillCurves
from omaha_trainer.store.store import Store
from omaha_trainer.training.lessons.learner import LONGEST_MS

from .stores import NOON, opened

FIRST_DAY = date(2026, 3, 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with opened(path) as store:
        store.quiz.begin(RunRow("practice", "{}", 1), "{}").result()
        yield store


def answer(
    store: Store, number: int, kind: str = "which-low", trap: str = "top-down", *, right: bool = True,
    mistake: str | None = None, ms: int = 1000, day: int = 0, game: str = "hilo", structure: str = "",
) -> None:  # fmt: skip
    skills = ((kind, trap), (kind, "")) if trap else ((kind, ""),)
    question = QuestionRow(number, kind, "{}", "fresh", game=game, structure=structure, skills=skills)
    on = FIRST_DAY + timedelta(days=day)
    attempt = AttemptRow(question, 0, "low", "{}", right, mistake, ms, False, NOON + number, on)
    store.quiz.answer(attempt, {}, "{}").result()


def curve(store: Store, kind: str = "", trap: str = "", sieve: Sieve | None = None, points: int = 99) -> list[Stretch]:
    return list(store.progress.skill(kind, trap, sieve or Sieve(), points).result().curve)


def test_nothing_is_nothing(store: Store) -> None:
    picture = store.progress.skill("", "", Sieve(), 10).result()
    assert picture.curve == () and picture.mistakes == ()
    assert not store.progress.anything().result()


def test_a_skill_has_its_own_questions(store: Store) -> None:
    answer(store, 1, "which-low", "top-down", ms=500)
    answer(store, 2, "which-low", "live-card", right=False, ms=700, day=1)
    answer(store, 3, "outs", "", ms=900, day=2)
    assert [one.milliseconds for one in curve(store)] == [500, 700, 900]
    assert [one.milliseconds for one in curve(store, "which-low")] == [500, 700]
    assert curve(store, "which-low", "live-card") == [
        Stretch(1, 0, 700, 490_000, FIRST_DAY + timedelta(days=1), FIRST_DAY + timedelta(days=1))
    ]
    assert store.progress.anything().result()


@pytest.mark.parametrize("kind", ["", "which-low"])
def test_a_thinned_curve_loses_no_question(store: Store, kind: str) -> None:
    for number in range(1, 24):
        answer(store, number, right=number % 3 > 0, ms=number, day=number // 4)
    thin = curve(store, kind, points=5)
    assert [one.asked for one in thin] == [5, 5, 5, 5, 3]
    assert [one.right for one in thin] == [4, 3, 3, 4, 2]
    assert [one.milliseconds for one in thin] == [15, 40, 65, 90, 66]
    assert sum(one.squares for one in thin) == sum(number**2 for number in range(1, 24))
    assert (thin[0].first, thin[0].last) == (FIRST_DAY, FIRST_DAY + timedelta(days=1))


def test_nobody_is_slower_than_the_longest_that_counts(store: Store) -> None:
    answer(store, 1, ms=10 * LONGEST_MS)
    assert [(one.milliseconds, one.squares) for one in curve(store)] == [(LONGEST_MS, LONGEST_MS**2)]


def test_mistakes_are_counted_for_all_for_a_kind_and_for_a_trap(store: Store) -> None:
    answer(store, 1, "which-low", "top-down", right=False, mistake="ace-is-high")
    answer(store, 2, "which-low", "top-down", right=False, mistake="ace-is-high")
    answer(store, 3, "which-low", "live-card", right=False, mistake=None)
    answer(store, 4, "outs", "", right=False, mistake="other")
    answer(store, 5, "outs", "")

    def counted(kind: str, trap: str) -> list[tuple[str, str, int]]:
        found = store.progress.skill(kind, trap, Sieve(), 9).result().mistakes
        return [(one.kind, one.mistake, one.count) for one in found]

    assert counted("", "") == [("which-low", "ace-is-high", 2), ("outs", "other", 1), ("which-low", "", 1)]
    assert counted("which-low", "") == [("which-low", "ace-is-high", 2), ("which-low", "", 1)]
    assert counted("which-low", "live-card") == [("which-low", "", 1)]


def test_a_sieve_holds_for_curves_and_mistakes(store: Store) -> None:
    answer(store, 1, game="hilo", structure="pot", right=False, mistake="other", ms=1)
    answer(store, 2, game="high", structure="fixed", right=False, mistake="other", ms=2, day=1)
    answer(store, 3, game="", structure="", right=False, mistake="other", ms=4, day=2)
    wanted = {
        Sieve(game="hilo"): 5,
        Sieve(game="high"): 6,
        Sieve(structure="fixed"): 2,
        Sieve(since=FIRST_DAY + timedelta(days=1)): 6,
        Sieve(until=FIRST_DAY): 1,
    }
    for sieve, milliseconds in wanted.items():
        for kind, trap in (("", ""), ("which-low", ""), ("which-low", "top-down")):
            picture = store.progress.skill(kind, trap, sieve, 9).result()
            assert sum(one.milliseconds for one in picture.curve) == milliseconds, (sieve, kind, trap)
            assert sum(one.count for one in picture.mistakes) == len(picture.curve)


def test_spots_and_answers_are_not_read_for_it(store: Store, path: Path) -> None:
    answer(store, 1, right=False, mistake="other")
    said: list[str] = []
    with closing(sqlite3.connect(path)) as connection:
        connection.set_trace_callback(said.append)
        SkillCurves(connection).picture("", "", Sieve(), 9)
        SkillCurves(connection).picture("which-low", "", Sieve(), 9)
        connection.set_trace_callback(None)
        plans = [" ".join(step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {query}")) for query in said]
    assert len(plans) == 6
    assert not any("spots" in plan for plan in plans)
    assert all("INDEX attempts_wrong" in plan for query, plan in zip(said, plans, strict=True)
               if "attempts" in query)  # fmt: skip


def test_the_overview_has_all_days_and_those_that_are_looked_at(store: Store) -> None:
    answer(store, 1, day=0)
    answer(store, 2, day=1, kind="outs", trap="")
    overview = store.progress.overview(Sieve(since=FIRST_DAY + timedelta(days=1))).result()
    assert [day.asked for day in overview.days] == [1, 1]
    assert [day.day for day in overview.sieved_days] == [FIRST_DAY + timedelta(days=1)]
    assert [(one.kind, one.asked) for one in overview.skills] == [("outs", 1)]
    assert [visit.day for visit in overview.visits] == [FIRST_DAY, FIRST_DAY + timedelta(days=1)]
    assert store.progress.overview(Sieve()).result().sieved_days == overview.days
