"""What the store does on its own thread: the running session and its hands, written all or nothing.

What could not be written stays here and is written with the next thing that can be.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from .hands import Hands
from .rows import HandRow
from .running import Running
from .sessions import Sessions
from .transaction import transaction


class Ledger:
    """One connection, used by one thread. `now` tells milliseconds since 1970, UTC."""

    def __init__(self, connection: sqlite3.Connection, now: Callable[[], int]) -> None:
        self._connection = connection
        self.hands, self.sessions, self._running = Hands(connection), Sessions(connection), Running(connection)
        self._now = now
        self._session: int | None = None
        self._waiting: list[tuple[int, HandRow]] = []
        self._snapshot: str | None = None

    def load_running(self) -> str | None:
        """The session that was not ended; what is saved from now on belongs to it."""
        found = self._running.load()
        if found is None:
            return None
        self._session, snapshot = found
        return snapshot

    def keep(self, snapshot: str | None, hand: HandRow | None = None) -> None:
        """Save the running session and a hand that it finished, with all that waits. Raises sqlite3.Error."""
        if hand is not None:
            self._waiting.append((self._now(), hand))
        self._snapshot = snapshot or self._snapshot
        self.write()

    def write(self) -> None:
        """Write all that waits."""
        if self._snapshot is None and not self._waiting:
            return
        with transaction(self._connection):
            session = self._session or self.sessions.begin(self._now())
            for ended_at, hand in self._waiting:
                self.hands.add(session, hand, ended_at)
            if self._snapshot is not None:
                self._running.save(session, self._snapshot, self._now())
        self._session, self._waiting, self._snapshot = session, [], None

    def end_session(self) -> None:
        """Nothing is running any more; what is saved next belongs to a new session. Raises sqlite3.Error."""
        self._snapshot = None
        self.write()
        with transaction(self._connection):
            if self._session is not None:
                self.sessions.end(self._session, self._now())
            self._running.clear()
        self._session = None
