"""The one session that is being played, as the text from which it can be taken up again."""

from __future__ import annotations

import sqlite3

_SAVE = """
    INSERT INTO running (id, session_id, saved_at, snapshot) VALUES (1, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE
    SET session_id = excluded.session_id, saved_at = excluded.saved_at, snapshot = excluded.snapshot
"""


class Running:
    """The table `running`, of one row or none."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def save(self, session: int, snapshot: str, at: int) -> None:
        self._connection.execute(_SAVE, (session, at, snapshot))

    def load(self) -> tuple[int | None, str] | None:
        """The session's key and its text."""
        found = self._connection.execute("SELECT session_id, snapshot FROM running").fetchone()
        return None if found is None else (found[0], found[1])

    def clear(self) -> None:
        self._connection.execute("DELETE FROM running")
