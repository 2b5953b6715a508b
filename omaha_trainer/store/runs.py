"""Runs of questions: when each began and ended, what it came to, and the one that can be taken up again."""

from __future__ import annotations

import sqlite3

from .quiz_rows import KeptRun, RunRow

_LIST = """
    SELECT runs.id, way, drill, seed, started_at, ended_at, count(questions.id), coalesce(sum(is_right), 0),
           coalesce(sum(milliseconds), 0)
    FROM runs LEFT JOIN questions ON run_id = runs.id
    GROUP BY runs.id ORDER BY runs.id DESC LIMIT ?
"""
_SAVE = """
    INSERT INTO running_run (id, run_id, saved_at, snapshot) VALUES (1, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE
    SET run_id = excluded.run_id, saved_at = excluded.saved_at, snapshot = excluded.snapshot
"""


class Runs:
    """The tables `runs` and `running_run`, the latter of one row or none. Times are milliseconds since 1970, UTC."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def begin(self, row: RunRow, at: int) -> int:
        """A new run; its key."""
        values = (row.way, row.drill, row.seed, at)
        key = self._connection.execute(
            "INSERT INTO runs (way, drill, seed, started_at) VALUES (?, ?, ?, ?)", values
        ).lastrowid
        assert key is not None
        return key

    def end(self, key: int, at: int) -> None:
        """The run was left or has come to its end; one without an answer leaves nothing."""
        asked = self._connection.execute("SELECT 1 FROM questions WHERE run_id = ?", (key,)).fetchone()
        if asked:
            self._connection.execute("UPDATE runs SET ended_at = ? WHERE id = ?", (at, key))
        else:
            self._connection.execute("DELETE FROM runs WHERE id = ?", (key,))

    def latest(self, limit: int) -> tuple[KeptRun, ...]:
        """The last runs, the newest first."""
        return tuple(
            KeptRun(key, RunRow(way, drill, seed), *rest)
            for key, way, drill, seed, *rest in self._connection.execute(_LIST, (limit,))
        )

    def save_running(self, key: int, snapshot: str, at: int) -> None:
        self._connection.execute(_SAVE, (key, at, snapshot))

    def load_running(self) -> tuple[int, str] | None:
        """The key of the run that was not ended, and its text."""
        found = self._connection.execute("SELECT run_id, snapshot FROM running_run").fetchone()
        return None if found is None or found[0] is None else (found[0], found[1])

    def clear_running(self) -> None:
        self._connection.execute("DELETE FROM running_run")
