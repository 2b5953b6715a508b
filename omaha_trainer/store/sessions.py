"""Sessions: when each began and ended, and what its hands came to."""

from __future__ import annotations

import sqlite3

from .rows import KeptSession

_LIST = """
    SELECT sessions.id, started_at, sessions.ended_at, count(hands.id), coalesce(sum(1.0 * result / big_blind), 0.0)
    FROM sessions LEFT JOIN hands ON hands.session_id = sessions.id AND practice = 0
    GROUP BY sessions.id ORDER BY sessions.id DESC LIMIT ?
"""


class Sessions:
    """The table `sessions`. Times are milliseconds since 1970, UTC."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def begin(self, at: int) -> int:
        """A new session; its key."""
        key = self._connection.execute("INSERT INTO sessions (started_at) VALUES (?)", (at,)).lastrowid
        assert key is not None
        return key

    def end(self, key: int, at: int) -> None:
        self._connection.execute("UPDATE sessions SET ended_at = ? WHERE id = ?", (at, key))

    def latest(self, limit: int) -> tuple[KeptSession, ...]:
        """The last sessions, the newest first."""
        return tuple(KeptSession(*row) for row in self._connection.execute(_LIST, (limit,)))
