from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.store.export_hands import HAND_COLUMNS
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.results import Results, begins_at
from omaha_trainer.store.rows import HandRow
from omaha_trainer.store.store import Store

from .stores import row

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY_MS = 86_400_000


def hand(number: int, result: int = 0, outcome: str = "folded", expected: float | None = None) -> HandRow:
    return replace(row(number, result=result, phh=f"hand {number}"), outcome=outcome, expected=expected, all_in=())


class Keeping:
    """A store whose clock the test turns."""

    def __init__(self, path: Path) -> None:
        self.now = round(NOON.timestamp() * 1000)
        self.store, _ = Store.open(path, now=lambda: self.now)

    def keep(self, *hands: HandRow) -> None:
        for one in hands:
            self.store.finish_hand(one).result()


@pytest.fixture
def keeping(tmp_path: Path) -> Iterator[Keeping]:
    keeping = Keeping(tmp_path / "trainer.sqlite3")
    yield keeping
    keeping.store.close()


def test_nothing_is_nothing(keeping: Keeping) -> None:
    picture = keeping.store.progress.play(Sieve(), 10).result()
    assert picture.curve == () and picture.outcomes == () and picture.kept == 0
    assert not keeping.store.progress.anything().result()


def test_each_hand_counts_in_its_own_big_blind(keeping: Keeping) -> None:
    keeping.keep(hand(1, 100), replace(hand(2, 100), big_blind=200), hand(3, -75, expected=25.0))
    first, second, third = keeping.store.progress.play(Sieve(), 10).result().curve
    assert (first.won, second.won, third.won) == (2.0, 0.5, -1.5)
    assert (first.expected, second.expected, third.expected) == (2.0, 0.5, 0.5)
    assert (first.all_ins, third.all_ins) == (0, 1)
    assert [one.highest for one in (first, second, third)] == [2.0, 2.5, 1.0]
    assert third.ended_at == keeping.now


def test_a_thinned_curve_loses_no_hand_and_no_swing(keeping: Keeping) -> None:
    results = [(-1) ** number * 50 * number for number in range(1, 24)]
    keeping.keep(*(hand(number, result) for number, result in enumerate(results, 1)))
    curve = keeping.store.progress.play(Sieve(), 5).result().curve
    assert [one.hands for one in curve] == [5, 5, 5, 5, 3]
    assert sum(one.won for one in curve) == sum(results) / 50
    totals = [sum(results[: number + 1]) / 50 for number in range(len(results))]
    for number, one in enumerate(curve):
        part = totals[5 * number : 5 * number + 5]
        assert (one.lowest, one.highest) == (min(part), max(part))


def test_practice_hands_are_left_out(keeping: Keeping) -> None:
    keeping.keep(hand(1, 50), replace(hand(1, 5000), practice=True))
    picture = keeping.store.progress.play(Sieve(), 10).result()
    assert picture.kept == 1
    assert [one.won for one in picture.curve] == [1.0]


def test_outcomes_are_counted_with_what_they_brought(keeping: Keeping) -> None:
    keeping.keep(hand(1, -50), hand(2, 200, "scooped"), hand(3, -100), hand(4, -25, "quartered"))
    outcomes = keeping.store.progress.play(Sieve(), 10).result().outcomes
    assert {one.outcome: (one.hands, one.won) for one in outcomes} == {
        "folded": (2, -3.0),
        "scooped": (1, 4.0),
        "quartered": (1, -0.5),
    }


def test_a_sieve_lets_through_by_game_and_structure(keeping: Keeping) -> None:
    keeping.keep(hand(1, 50), replace(hand(2, 100), game="high"), replace(hand(3, 150), limit="fixed"))
    wanted = {"game": Sieve(game="high"), "structure": Sieve(structure="fixed"), "both": Sieve("hilo", "pot")}
    won = {name: [one.won for one in keeping.store.progress.play(sieve, 9).result().curve]
           for name, sieve in wanted.items()}  # fmt: skip
    assert won == {"game": [2.0], "structure": [3.0], "both": [1.0]}
    assert keeping.store.progress.play(Sieve(game="high"), 9).result().kept == 3


def test_a_sieve_lets_through_whole_days_of_the_readers_zone(keeping: Keeping) -> None:
    edges = [begins_at(date(2026, 3, day)) for day in (2, 3, 4)]
    for number, moment in enumerate((edges[0] - 1, edges[0], edges[1] - 1, edges[1], edges[2] - 1, edges[2])):
        keeping.now = moment
        keeping.keep(hand(number + 1, 50 * number))
    sieve = Sieve(since=date(2026, 3, 2), until=date(2026, 3, 3))
    assert [one.won for one in keeping.store.progress.play(sieve, 9).result().curve] == [1.0, 2.0, 3.0, 4.0]
    assert begins_at(date.min) < begins_at(date(2, 1, 1)) < begins_at(date.max)


def test_hands_are_counted_without_reading_their_histories(keeping: Keeping, tmp_path: Path) -> None:
    keeping.keep(hand(1))
    said: list[str] = []
    with closing(sqlite3.connect(tmp_path / "trainer.sqlite3")) as connection:
        connection.set_trace_callback(said.append)
        Results(connection).picture(Sieve(), 10)
        connection.set_trace_callback(None)
        plans = [" ".join(step[3] for step in connection.execute(f"EXPLAIN QUERY PLAN {query}")) for query in said]
    assert len(plans) == 3
    assert all("COVERING INDEX hands_results" in plan for plan in plans)


def test_hands_are_written_as_a_table(keeping: Keeping, tmp_path: Path) -> None:
    keeping.keep(hand(1, -50), replace(hand(2, 100, "scooped", 60.5), game="high", phh='a "quoted"\nline'))
    keeping.keep(replace(hand(3), practice=True))
    target = tmp_path / "hands.csv"
    assert keeping.store.progress.export_hands(target, Sieve()).result() == 2
    with target.open(encoding="utf-8-sig", newline="") as file:
        first, second = csv.DictReader(file)
    assert tuple(first) == HAND_COLUMNS
    assert (first["ended_at"], first["expected"]) == ("2026-03-01T12:00:00.000+00:00", "")
    assert (second["result"], second["expected"], second["phh"]) == ("100", "60.5", 'a "quoted"\nline')
    assert keeping.store.progress.export_hands(target, Sieve(game="high")).result() == 1
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_a_table_that_cannot_be_written_says_so(keeping: Keeping, tmp_path: Path) -> None:
    keeping.keep(hand(1))
    refused = keeping.store.progress.export_hands(tmp_path / "nowhere" / "hands.csv", Sieve()).exception()
    assert isinstance(refused, KnownError)
    assert refused.reason is StoreFault.CANNOT_WRITE
