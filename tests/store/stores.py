"""Stores for the tests: rows, a clock that stands still, and short chains of migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from omaha_trainer.errors import KnownError
from omaha_trainer.store.migrate import Migration
from omaha_trainer.store.rows import AllInShare, HandRow
from omaha_trainer.store.store import Store

NOON = 1_700_000_000_000


def row(number: int = 1, *, phh: str = "variant = 'PO/8'", practice: bool = False, result: int = -50) -> HandRow:
    shares = (AllInShare(0, 400, 0, 0.625), AllInShare(0, 400, 3, 0.375), AllInShare(1, 90, 3, 1.0))
    return HandRow(
        number=number,
        practice=practice,
        game="hilo",
        limit="pot",
        mixed=False,
        seats=6,
        small_blind=25,
        big_blind=50,
        decimals=2,
        pot=490,
        result=result,
        outcome="quartered",
        expected=12.5,
        phh=phh,
        all_in_street=1,
        all_in=shares,
    )


@contextmanager
def opened(path: Path) -> Iterator[Store]:
    """A store of which nothing has to be told."""
    store, notices = Store.open(path, now=lambda: NOON)
    assert notices == () and store.saving
    try:
        yield store
    finally:
        store.close()


@contextmanager
def opened_with_notices(
    path: Path, steps: tuple[Migration, ...] | None = None
) -> Iterator[tuple[Store, tuple[KnownError, ...]]]:
    store, notices = Store.open(path, now=lambda: NOON, steps=steps)
    try:
        yield store, notices
    finally:
        store.close()


def query(path: Path, sql: str) -> list[tuple[object, ...]]:
    """What another program reads in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()
