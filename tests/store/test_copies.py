"""The file as a whole: backed up, restored, begun anew; nothing is ever lost on the way."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.migrate import shipped
from omaha_trainer.store.store import Store

from .quiz_rows import RUN, attempt, question
from .stores import opened, opened_with_notices, query, row

OLD = Path(__file__).parent / "data" / "version-1.sqlite3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "trainer.sqlite3"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    return tmp_path / "backup.sqlite3"


def fill(store: Store, hands: int, answers: int) -> None:
    for number in range(1, hands + 1):
        store.finish_hand(row(number, phh=f"{number}"), f"table after {number}")
    store.quiz.begin(RUN, "quiz")
    for number in range(1, answers + 1):
        store.quiz.answer(attempt(question(number)), {}, f"quiz after {number}")


def counts(store: Store) -> tuple[int, int]:
    return len(store.hands().result()), len(store.quiz.attempts().result())


def test_a_backup_is_a_whole_database(path: Path, backup: Path) -> None:
    with opened(path) as store:
        fill(store, 3, 4)
        assert store.back_up(backup).result() == backup
        fill(store, 1, 1)
    with opened(backup) as store:
        assert counts(store) == (3, 4)
        assert store.load_running() == "table after 3"
        assert store.quiz.load_running() == "quiz after 4"


def test_a_backup_replaces_an_earlier_one_only_when_it_is_whole(path: Path, backup: Path) -> None:
    with opened(path) as store:
        fill(store, 1, 1)
        store.back_up(backup).result()
        before = backup.read_bytes()
        Path(f"{backup}.part").mkdir()  # the copy cannot be written
        with pytest.raises(KnownError) as failed:
            store.back_up(backup).result()
    assert failed.value.reason is StoreFault.CANNOT_WRITE
    assert failed.value.details["path"] == str(backup)
    assert backup.read_bytes() == before


def test_the_file_is_not_backed_up_over_itself(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    with opened(path) as store:
        fill(store, 1, 1)
        link.symlink_to(path)
        for target in (path, path.parent / "." / path.name, link):
            with pytest.raises(KnownError) as failed:
                store.back_up(target).result()
            assert failed.value.reason is StoreFault.SAME_FILE
        assert counts(store) == (1, 1)


@pytest.mark.parametrize("place", ["nowhere/backup.sqlite3", "zero\0byte", "data"])
def test_a_backup_that_cannot_be_written_says_so(path: Path, tmp_path: Path, place: str) -> None:
    with opened(path) as store:
        fill(store, 1, 1)
        with pytest.raises(KnownError) as failed:
            store.back_up(tmp_path / place).result()
        assert failed.value.reason is StoreFault.CANNOT_WRITE
        assert counts(store) == (1, 1)


def test_a_restored_backup_is_what_was_and_what_it_replaced_is_kept(path: Path, backup: Path) -> None:
    with opened(path) as store:
        fill(store, 2, 3)
        store.back_up(backup).result()
        fill(store, 7, 6)
        later = counts(store)
        kept = store.restore(backup).result()
        assert counts(store) == (2, 3)
        assert store.load_running() == "table after 2"
        assert store.quiz.load_running() == "quiz after 3"
        store.finish_hand(row(3, phh="another")).result()
        store.quiz.answer(attempt(question(4)), {}, "goes on").result()
        assert counts(store) == (3, 4)
    assert kept is not None and kept.parent == path.parent
    assert kept.name == "trainer-kept-20231114-221320.sqlite3"
    with opened(kept) as store:
        assert counts(store) == later
    with opened(path) as store:
        assert counts(store) == (3, 4)


def test_an_old_backup_is_brought_up_to_date_and_stays_as_it_is(path: Path) -> None:
    before = OLD.read_bytes()
    with opened(path) as store:
        fill(store, 1, 1)
        store.restore(OLD).result()
        hands, answers = counts(store)
        assert store.load_running() is not None
    assert (hands > 1, answers) == (True, 0)
    assert query(path, "PRAGMA user_version") == [(shipped()[-1].number,)]
    assert OLD.read_bytes() == before
    assert [file.name for file in OLD.parent.glob("version-1*")] == [OLD.name]


def test_a_backup_that_was_copied_while_in_use_is_taken_with_its_log(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copied" / "trainer.sqlite3"
    copy.parent.mkdir()
    with opened(path) as store:
        fill(store, 2, 2)
        assert counts(store) == (2, 2)
        for suffix in ("", "-wal"):
            Path(f"{copy}{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    with opened(tmp_path / "other.sqlite3") as store:
        store.restore(copy).result()
        assert counts(store) == (2, 2)


def missing(file: Path) -> None:
    file.unlink(missing_ok=True)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def garbage(file: Path) -> None:
    file.write_bytes(b"a cake recipe, and a long one " * 500)


def truncated(file: Path) -> None:
    file.write_bytes(OLD.read_bytes()[:9000])


def damaged_within(file: Path) -> None:
    content = bytearray(OLD.read_bytes())
    content[4096:12288] = b"\xa5" * 8192
    file.write_bytes(content)


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()


def without_tables(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")


@pytest.mark.parametrize(
    "spoil", [missing, empty, without_tables, garbage, truncated, damaged_within, of_another_program]
)
def test_what_is_no_backup_changes_nothing(path: Path, backup: Path, spoil: Callable[[Path], None]) -> None:
    spoil(backup)
    content = backup.read_bytes() if backup.exists() else None
    with opened(path) as store:
        fill(store, 2, 2)
        with pytest.raises(KnownError) as failed:
            store.restore(backup).result()
        assert failed.value.reason is StoreFault.NOT_A_BACKUP
        assert failed.value.details["path"] == str(backup)
        assert counts(store) == (2, 2)
        assert store.quiz.load_running() == "quiz after 2"
    assert (backup.read_bytes() if backup.exists() else None) == content


def test_a_backup_of_a_later_version_changes_nothing(path: Path, backup: Path) -> None:
    backup.write_bytes(OLD.read_bytes())
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with opened(path) as store:
        fill(store, 2, 2)
        with pytest.raises(KnownError) as failed:
            store.restore(backup).result()
        assert failed.value.reason is StoreFault.NEWER
        assert (failed.value.details["found"], failed.value.details["path"]) == (99, str(backup))
        assert counts(store) == (2, 2)


def test_a_reset_begins_anew_and_keeps_what_was(path: Path) -> None:
    with opened(path) as store:
        fill(store, 3, 4)
        kept = store.reset().result()
        assert counts(store) == (0, 0)
        assert (store.load_running(), store.quiz.load_running()) == (None, None)
        assert store.quiz.learner().result().questions == 0
        second = store.reset().result()
        fill(store, 1, 2)
    assert kept is not None and second is not None and kept != second
    with opened(path) as store:
        assert counts(store) == (1, 2)
    with opened(kept) as store:
        assert counts(store) == (3, 4)


def test_nothing_is_reset_where_no_copy_can_be_kept(path: Path) -> None:
    with opened(path) as store:
        fill(store, 2, 2)
        counts(store)
        Path(f"{path.parent}/trainer-kept-20231114-221320.sqlite3.part").mkdir()
        with pytest.raises(KnownError) as failed:
            store.reset().result()
        assert failed.value.reason is StoreFault.CANNOT_WRITE
        assert counts(store) == (2, 2)


def test_a_store_in_memory_can_be_filled_from_a_backup(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where the folder should be")
    with opened_with_notices(tmp_path / "blocked" / "trainer.sqlite3") as (store, notices):
        assert len(notices) == 1 and not store.saving
        assert store.restore(OLD).result() is None
        assert store.hands().result()
        assert store.reset().result() is None
        assert store.hands().result() == ()


def test_a_reader_in_another_program_sees_the_old_or_the_new(path: Path, backup: Path) -> None:
    with opened(path) as store:
        fill(store, 2, 2)
        store.back_up(backup).result()
        fill(store, 5, 0)
        counts(store)
        with closing(sqlite3.connect(path)) as reader:
            reader.execute("BEGIN")
            (before,) = reader.execute("SELECT count(*) FROM hands").fetchone()
            store.restore(backup).result()
            assert reader.execute("SELECT count(*) FROM hands").fetchone() == (before,)
            reader.execute("COMMIT")
            assert reader.execute("SELECT count(*) FROM hands").fetchone() == (2,)
        assert before > 2
