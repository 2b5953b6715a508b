"""What decisions cost, summed where they lie: nothing is left out, whatever is looked at."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random

import pytest

from omaha_trainer.store.progress_rows import CostPicture
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.rows import DecisionRow
from omaha_trainer.store.store import Store

from .test_decisions import DECISION

NOON = datetime(2026, 5, 17, 12, tzinfo=UTC)


def kept(path: Path, rows: list[DecisionRow], *, days: int = 1) -> Store:
    clock = [0]
    store, _ = Store.open(path, now=lambda: clock[0])
    store.save_running("{}").result()
    for place, one in enumerate(rows):
        clock[0] = round(NOON.timestamp() * 1000) - 86_400_000 * (days - 1 - place * days // len(rows)) + place
        store.keep_decision(replace(one, number=place)).result()
    return store


def picture(store: Store, sieve: Sieve | None = None, points: int = 240) -> CostPicture:
    return store.progress.costs(sieve or Sieve(), points).result()


def test_nothing_yet(tmp_path: Path) -> None:
    store = kept(tmp_path / "store.sqlite3", [])
    assert picture(store) == CostPicture((), 0)
    store.close()


@pytest.mark.parametrize("points", [1, 7, 60, 240])
def test_stretches_hold_every_decision_once(tmp_path: Path, points: int) -> None:
    dice = Random(5)
    rows = [
        replace(DECISION, advised=dice.choice(("raise", "call")), cost=dice.random(), error=dice.random())
        for _ in range(60)
    ]
    store = kept(tmp_path / "store.sqlite3", rows)
    curve = picture(store, points=points).curve
    assert len(curve) <= points
    assert sum(one.decisions for one in curve) == len(rows)
    assert sum(one.same for one in curve) == sum(row.taken == row.advised for row in rows)
    assert sum(one.cost for one in curve) == pytest.approx(sum(row.cost for row in rows))
    assert sum(one.variance for one in curve) == pytest.approx(sum(row.error**2 for row in rows))
    assert [one.decided_at for one in curve] == sorted(one.decided_at for one in curve)
    store.close()


def test_the_sieve_looks_at_games_structures_and_days_of_the_reader(tmp_path: Path) -> None:
    rows = [DECISION, replace(DECISION, game="high"), replace(DECISION, limit="no"), replace(DECISION, cost=9.0)]
    store = kept(tmp_path / "store.sqlite3", rows, days=4)
    assert picture(store, Sieve(game="high")).curve[0].decisions == 1
    assert picture(store, Sieve(structure="no")).curve[0].decisions == 1
    last = picture(store, Sieve(since=date(2026, 5, 17)))
    assert [one.cost for one in last.curve] == [9.0]
    assert picture(store, Sieve(structure="fixed")) == CostPicture((), 4)
    store.close()
