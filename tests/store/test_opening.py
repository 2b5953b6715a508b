from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from omaha_trainer.store import opening
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.migrate import shipped
from omaha_trainer.store.store import Store

from .stores import opened, opened_with_notices, query, row


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "trainer.sqlite3"


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def plays_on_without_saving(store: Store) -> None:
    """Everything works as ever, but in memory."""
    assert not store.saving
    store.finish_hand(row(1), "after 1").result()
    assert store.load_running() == "after 1"
    assert len(store.hands().result()) == 1
    store.end_session().result()


def filled(path: Path, hands: int = 40) -> None:
    with opened(path) as store:
        for number in range(hands):
            store.finish_hand(row(number, phh=f"{number}" * 500), "text")


def damaged_is_kept_and_a_new_one_begun(path: Path) -> None:
    before = path.read_bytes()
    with opened_with_notices(path) as (store, notices):
        (notice,) = notices
        assert notice.reason is StoreFault.DAMAGED
        assert store.saving
        kept = Path(str(notice.details["kept"]))
        assert kept.parent == path.parent and kept != path
        assert kept.read_bytes() == before
        store.finish_hand(row(1)).result()
    with opened(path) as store:
        assert len(store.hands().result()) == 1


@pytest.mark.parametrize("garbage", [b"not a database at all, but long enough to be one " * 50, b"x", b"\0" * 5000])
def test_garbage_is_kept_aside(path: Path, garbage: bytes) -> None:
    path.write_bytes(garbage)
    damaged_is_kept_and_a_new_one_begun(path)


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_truncated_file_is_kept_aside(path: Path, part: float) -> None:
    filled(path)
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * part)])
    damaged_is_kept_and_a_new_one_begun(path)


def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.touch()
    with opened(path) as store:
        store.finish_hand(row(1)).result()
    with opened(path) as store:
        assert len(store.hands().result()) == 1


def test_damage_within_is_found_after_an_unclean_end(path: Path) -> None:
    filled(path)
    content = bytearray(path.read_bytes())
    content[4096:12288] = b"\xa5" * 8192
    path.write_bytes(content)
    Path(f"{path}-wal").write_bytes(b"left behind")
    damaged_is_kept_and_a_new_one_begun(path)


def test_the_database_of_another_program_is_kept_aside(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    damaged_is_kept_and_a_new_one_begun(path)
    (kept,) = path.parent.glob("*-damaged-*")
    assert query(kept, "SELECT count(*) FROM recipes") == [(0,)]


def test_two_damaged_files_of_one_second_are_both_kept(path: Path) -> None:
    for content in (b"first damaged file", b"second damaged file"):
        path.write_bytes(content)
        with opened_with_notices(path):
            pass
    assert {file.read_bytes() for file in path.parent.glob("*-damaged-*")} == {
        b"first damaged file",
        b"second damaged file",
    }


def test_a_newer_file_is_refused_and_stays_untouched(path: Path) -> None:
    filled(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = files(path.parent)
    with opened_with_notices(path) as (store, notices):
        (notice,) = notices
        assert notice.reason is StoreFault.NEWER
        assert (notice.details["found"], notice.details["known"]) == (99, shipped()[-1].number)
        plays_on_without_saving(store)
    assert files(path.parent) == before


def test_a_newer_version_told_by_the_log_of_an_unclean_end_is_refused_too(path: Path, tmp_path: Path) -> None:
    filled(path)
    copy = tmp_path / "copy" / path.name
    copy.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 99")
        shutil.copy(path, copy)
        shutil.copy(f"{path}-wal", f"{copy}-wal")
    assert opening.version_in_header(copy) == shipped()[-1].number
    with opened_with_notices(copy) as (store, notices):
        assert [notice.reason for notice in notices] == [StoreFault.NEWER]
        plays_on_without_saving(store)
    assert query(copy, "PRAGMA user_version") == [(99,)]
    assert query(copy, "SELECT count(*) FROM hands") == [(40,)]


def home_is_a_file(folder: Path) -> Path:
    (folder / "home").write_text("I am a file")
    return folder / "home" / "data" / "trainer.sqlite3"


def path_is_a_folder(folder: Path) -> Path:
    (folder / "trainer.sqlite3").mkdir()
    return folder / "trainer.sqlite3"


@pytest.mark.parametrize(
    "place",
    [
        home_is_a_file,
        path_is_a_folder,
        lambda folder: Path("/dev/null/trainer.sqlite3"),
        lambda folder: Path("/proc/trainer/trainer.sqlite3"),
        lambda folder: folder / ("long" * 200) / "trainer.sqlite3",
        lambda folder: folder / "zero\0byte" / "trainer.sqlite3",
    ],
)
def test_where_nothing_can_be_written_the_program_plays_on_and_says_so(
    tmp_path: Path, place: Callable[[Path], Path]
) -> None:
    with opened_with_notices(place(tmp_path)) as (store, notices):
        assert [notice.reason for notice in notices] == [StoreFault.CANNOT_OPEN]
        assert "[Errno" not in str(notices[0].details["why"])
        plays_on_without_saving(store)


class ReadOnlyDisk(sqlite3.Connection):
    """A connection to a file that may be read and not be written, as SQLite reports it."""

    def execute(self, sql: str, *arguments: Any) -> sqlite3.Cursor:
        if sql.startswith("BEGIN"):
            super().execute("PRAGMA query_only = ON")
            super().execute("BEGIN IMMEDIATE")
            return super().execute("CREATE TABLE probe (x)")
        return super().execute(sql, *arguments)


def test_a_file_that_may_only_be_read_is_not_taken_for_damaged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path)
    before = path.read_bytes()

    def connect(place: object, **options: Any) -> sqlite3.Connection:
        if place == ":memory:":
            return sqlite3.Connection(":memory:", **options)
        return ReadOnlyDisk(str(place), **options)

    monkeypatch.setattr(sqlite3, "connect", connect)
    with opened_with_notices(path) as (store, notices):
        assert [notice.reason for notice in notices] == [StoreFault.CANNOT_OPEN]
        assert "readonly" in str(notices[0].details["why"])
        plays_on_without_saving(store)
    monkeypatch.undo()
    assert path.read_bytes() == before


def test_a_locked_file_is_not_taken_for_damaged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path)
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with opened_with_notices(path) as (store, notices):
            assert [notice.reason for notice in notices] == [StoreFault.CANNOT_OPEN]
            plays_on_without_saving(store)
        other.execute("ROLLBACK")
    with opened(path) as store:
        assert len(store.hands(1000).result()) == 40
