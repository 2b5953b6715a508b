"""Bringing a file from the schema that it has to the newest one, a numbered SQL file at a time.

Each step is one transaction together with its number (`user_version`), so an interrupted one has not happened. Before
the first step a copy of the file is made beside it.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from .transaction import transaction

_NAME = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """The step to schema `number`."""

    number: int
    sql: str


def shipped() -> tuple[Migration, ...]:
    """The steps that come with the program, in their order."""
    folder = resources.files("omaha_trainer.store") / "migrations"
    named = {entry.name: entry for entry in folder.iterdir() if _NAME.fullmatch(entry.name)}
    return tuple(Migration(int(name[:4]), named[name].read_text("utf-8")) for name in sorted(named))


def schema_version(connection: sqlite3.Connection) -> int:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    assert isinstance(version, int)
    return version


def copy_path(path: Path, version: int) -> Path:
    """Where the copy of a file of schema `version` is kept."""
    return path.with_name(f"{path.stem}-version-{version}{path.suffix}")


def migrate(connection: sqlite3.Connection, steps: tuple[Migration, ...], path: Path | None) -> Path | None:
    """Take the steps that the file still lacks; the path of the copy, where one was made.

    `path` is None for a file in memory. Raises sqlite3.Error or OSError; the steps before the failed one stay taken.
    """
    version = schema_version(connection)
    due = [step for step in steps if step.number > version]
    if not due:
        return None
    copy = copied(connection, copy_path(path, version)) if version and path else None
    connection.execute("PRAGMA foreign_keys = OFF")  # a table may be rebuilt; looked at before each commit
    try:
        for step in due:
            _take(connection, step)
    finally:
        connection.execute("PRAGMA foreign_keys = ON")
    return copy


def _take(connection: sqlite3.Connection, step: Migration) -> None:
    with transaction(connection):
        for statement in statements(step.sql):
            connection.execute(statement)
        broken = connection.execute("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise sqlite3.IntegrityError(f"migration {step.number} leaves rows without their parents: {broken}")
        connection.execute(f"PRAGMA user_version = {step.number:d}")


def statements(sql: str) -> Iterator[str]:
    """The single statements of a script. (`executescript` would commit the transaction that is open.)

    >>> list(statements("CREATE TABLE a (b); -- one; and a half\\nDROP TABLE a;"))
    ['CREATE TABLE a (b);', '-- one; and a half\\nDROP TABLE a;']
    """
    pending = ""
    for piece in re.split(r"(?<=;)", sql):
        pending += piece
        if sqlite3.complete_statement(pending):
            yield pending.strip()
            pending = ""
    if pending.strip():
        yield pending.strip()


def copied(connection: sqlite3.Connection, copy: Path) -> Path:
    """A whole copy under its name, or no file of that name: an unfinished copy must not pass for one.

    Raises sqlite3.Error or OSError.
    """
    unfinished = copy.with_name(copy.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(unfinished)) as target:
        connection.backup(target)
    return unfinished.replace(copy)
