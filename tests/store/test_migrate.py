from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.migrate import Migration, copy_path, migrate, schema_version, shipped, statements

from .stores import opened_with_notices, query, row

CHAIN = (
    Migration(1, "CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO players VALUES (1, 'Alma');"),
    Migration(
        2,
        """
        -- A table is rebuilt; the semicolon here; is no end.
        CREATE TABLE new_players (id INTEGER PRIMARY KEY, name TEXT NOT NULL, chips INTEGER NOT NULL);
        INSERT INTO new_players SELECT id, name, 100 FROM players;
        DROP TABLE players;
        ALTER TABLE new_players RENAME TO players;
        """,
    ),
    Migration(3, "CREATE TABLE games (player INTEGER REFERENCES players (id), note TEXT DEFAULT ';');"),
)
BROKEN = Migration(4, "DROP TABLE games; INSERT INTO nowhere VALUES (1);")
ORPHAN = Migration(4, "INSERT INTO games (player) VALUES (77);")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def test_a_new_file_takes_every_step_and_needs_no_copy(connection: sqlite3.Connection, path: Path) -> None:
    assert migrate(connection, CHAIN, path) is None
    assert schema_version(connection) == 3
    assert connection.execute("SELECT * FROM players").fetchall() == [(1, "Alma", 100)]
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_file_takes_the_steps_it_lacks_and_a_copy_is_kept(
    connection: sqlite3.Connection, path: Path, version: int
) -> None:
    migrate(connection, CHAIN[:version], path)
    before = connection.execute("SELECT * FROM players").fetchall()
    copy = migrate(connection, CHAIN, path)
    assert copy == copy_path(path, version)
    assert copy.name == f"trainer-version-{version}.sqlite3"
    assert query(copy, "PRAGMA user_version") == [(version,)]
    assert query(copy, "SELECT * FROM players") == before
    assert schema_version(connection) == 3


def test_a_file_of_today_is_left_alone(connection: sqlite3.Connection, path: Path) -> None:
    migrate(connection, CHAIN, path)
    changes = connection.total_changes
    assert migrate(connection, CHAIN, path) is None
    assert connection.total_changes == changes


@pytest.mark.parametrize("step", [BROKEN, ORPHAN])
def test_a_step_that_fails_has_not_happened(connection: sqlite3.Connection, path: Path, step: Migration) -> None:
    migrate(connection, CHAIN, path)
    with pytest.raises(sqlite3.Error):
        migrate(connection, (*CHAIN, step), path)
    assert schema_version(connection) == 3
    assert connection.execute("SELECT * FROM games").fetchall() == []
    assert not connection.in_transaction
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_an_interrupted_chain_goes_on_where_it_stopped(connection: sqlite3.Connection, path: Path) -> None:
    """The program dies after any statement of any step: the next start takes the rest, each step once."""
    pieces = [(step, number) for step in CHAIN for number in range(len(list(statements(step.sql))))]
    for step, number in pieces:
        target = path.with_name(f"{step.number}-{number}.sqlite3")
        half = "\n".join([*list(statements(step.sql))[: number + 1], "INSERT INTO nowhere VALUES (1);"])
        with closing(sqlite3.connect(target, isolation_level=None)) as dying, pytest.raises(sqlite3.Error):
            migrate(dying, (*CHAIN[: step.number - 1], Migration(step.number, half)), target)
        with closing(sqlite3.connect(target, isolation_level=None)) as again:
            assert schema_version(again) == step.number - 1
            migrate(again, CHAIN, target)
            assert again.execute("SELECT * FROM players").fetchall() == [(1, "Alma", 100)]
            assert schema_version(again) == 3


def test_an_unfinished_copy_does_not_pass_for_one(connection: sqlite3.Connection, path: Path) -> None:
    migrate(connection, CHAIN[:1], path)
    unfinished = Path(f"{copy_path(path, 1)}.part")
    unfinished.write_bytes(b"half a copy of an earlier start")
    migrate(connection, CHAIN, path)
    assert not unfinished.exists()
    assert query(copy_path(path, 1), "SELECT * FROM players") == [(1, "Alma")]


def test_without_room_for_a_copy_nothing_is_migrated(connection: sqlite3.Connection, path: Path) -> None:
    migrate(connection, CHAIN[:1], path)
    Path(f"{copy_path(path, 1)}.part").mkdir()  # the copy cannot be written
    with pytest.raises(OSError):
        migrate(connection, CHAIN, path)
    assert schema_version(connection) == 1


def test_a_store_that_cannot_be_migrated_stays_as_it_was_and_is_not_written(path: Path) -> None:
    with opened_with_notices(path, CHAIN) as (_, no_notices):
        assert no_notices == ()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO players VALUES (2, 'Alma', 50)")
    unique_names = Migration(4, "DROP TABLE games; CREATE UNIQUE INDEX one_name ON players (name);")
    with opened_with_notices(path, (*CHAIN, unique_names)) as (store, notices):
        (notice,) = notices
        assert not store.saving
    assert notice.reason is StoreFault.NOT_MIGRATED
    assert (notice.details["found"], notice.details["known"]) == (3, 4)
    assert query(path, "PRAGMA user_version") == [(3,)]
    assert query(path, "SELECT * FROM games") == []


def test_shipped_steps_are_numbered_without_gaps_and_make_a_store() -> None:
    steps = shipped()
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, steps, None)
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert {"sessions", "hands", "all_in_shares", "running"} <= tables


def test_statements_end_where_the_script_says_so() -> None:
    found = list(statements(CHAIN[1].sql))
    assert len(found) == 4
    assert found[0].startswith("-- A table is rebuilt; the semicolon here; is no end.")
    assert list(statements(CHAIN[2].sql)) == [CHAIN[2].sql]
    assert row().number == 1
