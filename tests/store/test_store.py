from __future__ import annotations

import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from omaha_trainer.errors import BugError, KnownError
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.rows import HandRow, KeptHand, KeptSession
from omaha_trainer.store.store import Store

from .stores import NOON, opened, query, row


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "below" / "data" / "trainer.sqlite3"


def test_a_new_store_is_empty_and_its_folders_are_made(path: Path) -> None:
    with opened(path) as store:
        assert store.load_running() is None
        assert store.hands().result() == ()
        assert store.sessions().result() == ()
    assert path.exists()


def test_a_finished_hand_comes_back_whole_with_its_all_in_shares(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1))
        store.finish_hand(replace(row(2), expected=None, all_in_street=None, all_in=(), mixed=True))
    with opened(path) as store:
        second, first = store.hands().result()
    assert first == KeptHand(first.key, first.session, NOON, row(1))
    assert second.row == replace(row(2), expected=None, all_in_street=None, all_in=(), mixed=True)
    assert first.session == second.session


def test_hands_come_in_pages_the_newest_first(path: Path) -> None:
    with opened(path) as store:
        for number in range(1, 8):
            store.finish_hand(row(number, phh=f"{number}"))
        page = store.hands(3).result()
        assert [hand.row.number for hand in page] == [7, 6, 5]
        assert [hand.row.number for hand in store.hands(3, before=page[-1].key).result()] == [4, 3, 2]
        assert store.hands(3, session=99).result() == ()


def test_the_running_session_is_the_last_one_saved(path: Path) -> None:
    with opened(path) as store:
        for text in ("first", "second", "third"):
            store.save_running(text)
    with opened(path) as store:
        assert store.load_running() == "third"
        store.save_running("fourth").result()
        assert store.load_running() == "fourth"


def test_hands_of_a_session_taken_up_again_belong_to_it(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1), "after 1")
    with opened(path) as store:
        assert store.load_running() == "after 1"
        store.finish_hand(row(2), "after 2")
        (session,) = store.sessions().result()
    assert session == KeptSession(session.key, NOON, None, 2, -2.0)


def test_a_session_that_was_left_is_not_taken_up_again(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1), "after 1")
        store.end_session()
        assert store.load_running() is None
        store.finish_hand(row(1, phh="another"), "new")
        new, old = store.sessions().result()
    assert (old.hands, old.ended_at, new.hands, new.ended_at) == (1, NOON, 1, None)


def test_a_hand_finished_again_after_a_crash_is_kept_once(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1))
        store.finish_hand(row(1))
        assert len(store.hands().result()) == 1


def test_another_hand_of_the_same_number_is_never_lost(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1))
        store.finish_hand(row(1, phh="another"))
        assert len(store.hands().result()) == 2


def test_practice_hands_are_kept_beside_the_hand_and_do_not_count(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1, result=100))
        for line in ("variant = 'PO/8'", "another line", "another line"):
            store.finish_hand(row(1, practice=True, phh=line))
        assert [hand.row.practice for hand in store.hands().result()] == [True, True, False]
        (session,) = store.sessions().result()
        assert (session.hands, session.result_bb) == (1, 2.0)


def test_a_hand_may_be_put_together_on_the_stores_thread(path: Path) -> None:
    threads: list[str] = []

    def put_together() -> HandRow:
        threads.append(threading.current_thread().name)
        return row(1)

    with opened(path) as store:
        store.finish_hand(put_together, "after 1").result()
        assert len(store.hands().result()) == 1
        assert store.load_running() == "after 1"
    assert threads and threads[0] != threading.current_thread().name


def test_a_bug_on_the_stores_thread_is_told_and_the_store_goes_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: told.append(arguments.exc_value))

    def bug() -> HandRow:
        raise BugError("no such hand")

    with opened(path) as store:
        with pytest.raises(BugError):
            store.finish_hand(bug, "after 1").result()
        store.finish_hand(row(2)).result()
        assert store.load_running() == "after 1"
    assert [str(error) for error in told] == ["no such hand"]


def test_calls_do_not_wait_for_the_file(path: Path) -> None:
    with opened(path) as store:
        gate = threading.Event()
        store._thread.submit(gate.wait)
        saved = [store.save_running(f"{number}") for number in range(50)]
        assert not saved[0].done()
        gate.set()
        saved[-1].result()
        assert store.load_running() == "49"


def test_of_snapshots_that_wait_only_the_latest_is_written(path: Path) -> None:
    with opened(path) as store:
        gate = threading.Event()
        store._thread.submit(gate.wait)
        writes: list[str] = []
        store._thread.submit(store._connection.set_trace_callback, writes.append)
        for number in range(50):
            store.save_running(f"{number}")
        gate.set()
        store.hands().result()
        store._thread.submit(store._connection.set_trace_callback, None).result()
    assert len([text for text in writes if "INSERT INTO running" in text]) == 1


def test_a_new_session_begun_while_the_old_one_is_still_being_written_is_kept(path: Path) -> None:
    with opened(path) as store:
        gate = threading.Event()
        store._thread.submit(gate.wait)
        store.finish_hand(row(1), "old")
        store.end_session()
        store.finish_hand(row(1, phh="new hand"), "new")
        store.save_running("newer")
        gate.set()
        assert store.load_running() == "newer"
        assert [session.hands for session in store.sessions().result()] == [1, 1]


# -- faults while playing --------------------------------------------------------------------------------------


def fill_disk(store: Store) -> None:
    """From now on SQLite finds the disk full, until `free_disk`."""
    store._thread.submit(store._connection.execute, "PRAGMA max_page_count = 1").result()


def free_disk(store: Store) -> None:
    store._thread.submit(store._connection.execute, "PRAGMA max_page_count = 1000000").result()


def test_a_full_disk_is_told_once_and_nothing_is_lost(path: Path) -> None:
    told: list[KnownError] = []
    with opened(path) as store:
        store.on_fault = told.append
        store.finish_hand(row(1), "after 1").result()
        fill_disk(store)
        for number in (2, 3):
            with pytest.raises(KnownError) as failed:
                store.finish_hand(row(number, phh="x" * 20_000), f"after {number}" + " " * 20_000).result()
            assert failed.value.reason is StoreFault.CANNOT_SAVE
        assert len(told) == 1
        assert told[0].reason is StoreFault.CANNOT_SAVE
        assert told[0].details["path"] == str(path) and "full" in str(told[0].details["why"])
        assert len(store.hands().result()) == 1
        free_disk(store)
        store.save_running("after the flood").result()
        assert [hand.row.number for hand in store.hands().result()] == [3, 2, 1]
        fill_disk(store)
        with pytest.raises(KnownError):
            store.save_running("x" * 50_000).result()
        assert len(told) == 2
        free_disk(store)
    with opened(path) as store:
        assert store.load_running() == "x" * 50_000


def test_sessions_left_and_begun_on_a_full_disk_stay_apart(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1), "old").result()
        fill_disk(store)
        for late in (
            store.finish_hand(row(2, phh="x" * 20_000), "older"),
            store.end_session(),
            store.finish_hand(row(1, phh="second"), "second"),
            store.end_session(),
            store.finish_hand(row(1, phh="third"), "third"),
        ):
            with pytest.raises(KnownError):
                late.result()
        free_disk(store)
        store.save_running("third, later").result()
        assert store.load_running() == "third, later"
        third, second, first = store.sessions().result()
    assert [session.hands for session in (first, second, third)] == [2, 1, 1]
    assert [session.ended_at is None for session in (first, second, third)] == [False, False, True]


def test_hands_that_wait_are_written_when_the_store_is_closed(path: Path) -> None:
    with opened(path) as store:
        fill_disk(store)
        with pytest.raises(KnownError):
            store.finish_hand(row(1, phh="x" * 20_000)).result()
        free_disk(store)
    with opened(path) as store:
        assert len(store.hands().result()) == 1


def test_a_hand_and_the_session_after_it_are_saved_both_or_neither(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1), "after 1").result()
        fill_disk(store)
        with pytest.raises(KnownError):
            store.finish_hand(row(2), "x" * 50_000).result()
        assert query(path, "SELECT count(*) FROM hands") == [(1,)]
        assert query(path, "SELECT snapshot FROM running") == [("after 1",)]
        free_disk(store)


def test_a_store_whose_tables_are_gone_says_so_and_plays_on(path: Path) -> None:
    told: list[KnownError] = []
    with opened(path) as store:
        store.on_fault = told.append
        store._thread.submit(store._connection.execute, "DROP TABLE running").result()
        with pytest.raises(KnownError) as unread:
            store.load_running()
        with pytest.raises(KnownError) as unsaved:
            store.save_running("text").result()
        store.hands().result()
    assert [unread.value.reason, unsaved.value.reason] == [StoreFault.CANNOT_READ, StoreFault.CANNOT_SAVE]
    assert [fault.reason for fault in told] == [StoreFault.CANNOT_READ, StoreFault.CANNOT_SAVE]


def test_another_program_may_read_while_the_store_is_open(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1)).result()
        assert query(path, "SELECT number FROM hands") == [(1,)]
        assert query(path, "PRAGMA journal_mode") == [("wal",)]


def test_foreign_keys_are_kept(path: Path) -> None:
    with opened(path) as store:
        with pytest.raises(sqlite3.IntegrityError):
            store._thread.submit(
                store._connection.execute, "INSERT INTO all_in_shares VALUES (99, 0, 0, 1, 0.5)"
            ).result()


def test_closing_leaves_one_file(path: Path) -> None:
    with opened(path) as store:
        store.finish_hand(row(1), "text")
    assert [file.name for file in path.parent.iterdir()] == ["trainer.sqlite3"]
