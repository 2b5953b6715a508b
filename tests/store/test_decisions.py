"""Decisions are kept with their session, once each, and outlive what cannot be written for a while."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from omaha_trainer.store.ledger import Ledger
from omaha_trainer.store.migrate import shipped
from omaha_trainer.store.opening import open_file
from omaha_trainer.store.rows import DecisionRow, KeptDecision

from .stores import NOON, opened, query, row

DECISION = DecisionRow(
    hand=3,
    number=7,
    game="hilo",
    limit="pot",
    street=2,
    big_blind=50,
    taken="raise",
    taken_to=1430,
    advised="call",
    advised_to=0,
    cost=2.25,
    error=0.5,
    seen=True,
)


def test_a_decision_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    with opened(tmp_path / "store.sqlite3") as store:
        store.save_running("{}")
        store.keep_decision(DECISION)
        store.keep_decision(replace(DECISION, number=9, seen=False))
        kept = store.decisions().result()
    assert kept == (KeptDecision(1, NOON, replace(DECISION, number=9, seen=False)), KeptDecision(1, NOON, DECISION))


def test_a_decision_made_anew_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    with opened(tmp_path / "store.sqlite3") as store:
        store.keep_decision(DECISION)
        store.keep_decision(replace(DECISION, taken="call", taken_to=0, cost=0.0))
        assert [kept.row.taken for kept in store.decisions().result()] == ["call"]


def test_decisions_belong_to_the_session_that_runs(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    with opened(path) as store:
        store.finish_hand(row(3), "{}")
        store.keep_decision(DECISION)
        store.end_session()
        store.save_running("{}")
        store.keep_decision(DECISION)
        assert [kept.session for kept in store.decisions().result()] == [2, 1]
    assert query(path, "SELECT count(*) FROM sessions") == [(2,)]


def test_what_could_not_be_written_is_written_with_the_next(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    ledger = Ledger(open_file(path, shipped(), lambda: "").connection, lambda: NOON)
    ledger.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(sqlite3.Error):
        ledger.keep_decision(DECISION)
    ledger.connection.execute("PRAGMA query_only = OFF")
    ledger.keep("{}")
    assert [kept.row for kept in ledger.decisions.latest(9)] == [DECISION]
    ledger.connection.close()
