"""Opening the file, whatever state it is in: new, old, damaged, newer than the program, or not to be written at all.

The answer is always a connection: where the file cannot be used, one to memory, with the reason.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from omaha_trainer.errors import KnownError, system_words

from .faults import StoreFault
from .migrate import Migration, migrate, schema_version
from .transaction import transaction

BUSY_SECONDS = 5.0
APPLICATION_ID = 0x4F4D4148
"""`OMAH` in the file's header: a file of this program."""

_VERSION_PLACE = slice(60, 64)  # of `user_version` in the header of an SQLite file
_MAGIC = b"SQLite format 3\0"
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY_CODE = 0xFF


class Damaged(Exception):
    """The file is no database, or not a sound one of this program."""


@dataclass(frozen=True, slots=True)
class Opened:
    """`saving`: the connection is one to the file. `notices` tell what a person has to know."""

    connection: sqlite3.Connection
    saving: bool
    notices: tuple[KnownError, ...]


def open_file(path: Path, steps: tuple[Migration, ...], stamp: Callable[[], str]) -> Opened:
    """The file at `path`, made and migrated as needed. `stamp` gives the time for the name of a damaged file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return Opened(_open_sound(path, steps), True, ())
        except Damaged:
            kept = _move_aside(path, stamp())
            notice = KnownError(StoreFault.DAMAGED, path=str(path), kept=str(kept))
            return Opened(_open_sound(path, steps), True, (notice,))
    except KnownError as refusal:
        return _in_memory(steps, refusal)
    except (OSError, ValueError, sqlite3.Error, Damaged) as error:
        return _in_memory(steps, KnownError(StoreFault.CANNOT_OPEN, path=str(path), why=system_words(error)))


def _in_memory(steps: tuple[Migration, ...], reason: KnownError) -> Opened:
    connection = _connect(":memory:")
    migrate(connection, steps, None)
    return Opened(connection, False, (reason,))


def _connect(place: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(place, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _open_sound(path: Path, steps: tuple[Migration, ...]) -> sqlite3.Connection:
    found, known = version_in_header(path), steps[-1].number
    if found is not None and found > known:
        raise KnownError(StoreFault.NEWER, path=str(path), found=found, known=known)
    unclean = _size(Path(f"{path}-wal")) > 0  # a program that ends in order leaves no log behind
    connection: sqlite3.Connection | None = None
    try:
        connection = _connect(path)
        if unclean:
            _check(connection)
        _check_ours(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        with transaction(connection):  # fails here and now where nothing can be written
            if not _is_ours(connection):
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID:d}")
        _migrate(connection, steps, path)
        return connection
    except BaseException as error:
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
        if is_damage(error):
            raise Damaged from error
        raise


def _migrate(connection: sqlite3.Connection, steps: tuple[Migration, ...], path: Path) -> None:
    found, known = schema_version(connection), steps[-1].number
    if found > known:  # told by the log of an unclean end only
        raise KnownError(StoreFault.NEWER, path=str(path), found=found, known=known)
    try:
        migrate(connection, steps, path)
    except (OSError, sqlite3.Error) as error:
        if found == 0 or is_damage(error):
            raise
        raise KnownError(
            StoreFault.NOT_MIGRATED, path=str(path), found=found, known=known, why=system_words(error)
        ) from error


def _check(connection: sqlite3.Connection) -> None:
    answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if answer != "ok":
        raise Damaged(answer)


def _check_ours(connection: sqlite3.Connection) -> None:
    """A database of another program is not written to; it goes aside like a damaged one."""
    has_tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] > 0
    if has_tables != (schema_version(connection) > 0) or (has_tables and not _is_ours(connection)):
        raise Damaged("tables and version do not belong together")


def _is_ours(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID)


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that the file itself is broken, not the disk, the rights or a lock."""
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(code, int) and code & _PRIMARY_CODE in _DAMAGE


def version_in_header(path: Path) -> int | None:
    """The schema version of a file, read without touching it; None where there is none or an empty one.

    Raises Damaged where it is no SQLite file.
    """
    try:
        with path.open("rb") as file:
            header = file.read(_VERSION_PLACE.stop)
    except FileNotFoundError:
        return None
    if not header:
        return None
    if not header.startswith(_MAGIC) or len(header) < _VERSION_PLACE.stop:
        raise Damaged("no SQLite file")  # SQLite would take a very short one for a new one
    return int.from_bytes(header[_VERSION_PLACE], "big", signed=True)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _move_aside(path: Path, stamp: str) -> Path:
    """The damaged file under a name of its own, its log with it."""
    number, kept = 1, path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.stem}-damaged-{stamp}-{number}{path.suffix}")
    path.rename(kept)
    for suffix in ("-wal", "-shm"):
        beside = Path(f"{path}{suffix}")
        if beside.exists():
            beside.rename(f"{kept}{suffix}")
    return kept
