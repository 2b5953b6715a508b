"""The file as a whole: copied, taken from a copy, emptied. What is replaced is replaced all or nothing.

Works on the open connection, so that nobody who reads or writes through it meanwhile sees half of it.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from omaha_trainer.errors import KnownError, system_words

from .faults import StoreFault
from .migrate import Migration, copied, migrate, schema_version
from .opening import Damaged, open_file, version_in_header

_REFUSED = (StoreFault.NEWER, StoreFault.NOT_MIGRATED)


def back_up(connection: sqlite3.Connection, path: Path, target: Path) -> Path:
    """Copy everything into `target`, which is replaced only by a whole copy.

    Raises KnownError(StoreFault...): SAME_FILE, CANNOT_WRITE.
    """
    try:
        if target.exists() and path.exists() and target.samefile(path):
            raise KnownError(StoreFault.SAME_FILE, path=str(target))
        return copied(connection, target)
    except (OSError, ValueError, sqlite3.Error) as error:
        raise KnownError(StoreFault.CANNOT_WRITE, path=str(target), why=system_words(error)) from error


def keep_copy(connection: sqlite3.Connection, path: Path, stamp: str) -> Path:
    """A copy beside the file, under a name that is free. Raises KnownError(StoreFault.CANNOT_WRITE)."""
    number, copy = 1, path.with_name(f"{path.stem}-kept-{stamp}{path.suffix}")
    while copy.exists():
        number += 1
        copy = path.with_name(f"{path.stem}-kept-{stamp}-{number}{path.suffix}")
    return back_up(connection, path, copy)


def replace_by_file(connection: sqlite3.Connection, steps: tuple[Migration, ...], source: Path) -> None:
    """Put the content of `source`, brought up to date, in the place of everything. `source` is only read.

    Raises KnownError(StoreFault...): NOT_A_BACKUP, NEWER, NOT_MIGRATED; sqlite3.Error or OSError.
    """
    with tempfile.TemporaryDirectory(prefix="omaha-trainer-") as folder:
        copy = Path(folder) / "source.sqlite3"
        _fetch(source, copy)
        opened = open_file(copy, steps, lambda: "")
        with closing(opened.connection) as sound:
            if opened.notices:
                (notice,) = opened.notices
                reason = notice.reason if notice.reason in _REFUSED else StoreFault.NOT_A_BACKUP
                details = {**notice.details, "path": str(source)}
                raise KnownError(reason, notice.rule, **details)
            _check(sound, source)
            sound.backup(connection)


def replace_by_nothing(connection: sqlite3.Connection, steps: tuple[Migration, ...]) -> None:
    """Put an empty database in the place of everything. Raises sqlite3.Error."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as empty:
        migrate(empty, steps, None)
        (own,) = connection.execute("PRAGMA application_id").fetchone()
        empty.execute(f"PRAGMA application_id = {own:d}")
        empty.backup(connection)


def _fetch(source: Path, copy: Path) -> None:
    """Copy a database with what its log still holds."""
    try:
        version_in_header(source)
        shutil.copyfile(source, copy)
        log = Path(f"{source}-wal")
        if log.exists():
            shutil.copyfile(log, f"{copy}-wal")
        with closing(sqlite3.connect(copy)) as connection:
            if not schema_version(connection):
                raise Damaged("empty")
    except (OSError, ValueError, sqlite3.Error, Damaged) as error:
        raise KnownError(StoreFault.NOT_A_BACKUP, path=str(source), why=system_words(error)) from error


def _check(connection: sqlite3.Connection, source: Path) -> None:
    (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if answer != "ok":
        raise KnownError(StoreFault.NOT_A_BACKUP, path=str(source), why=answer)
