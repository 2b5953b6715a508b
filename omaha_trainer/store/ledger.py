"""What the store does on its own thread: the running session and its hands, written all or nothing.

What could not be written stays here and is written with the next thing that can be.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from .decisions import Decisions
from .hands import Hands
from .rows import DecisionRow, HandRow
from .running import Running
from .sessions import Sessions
from .transaction import transaction


@dataclass(frozen=True, slots=True)
class Waiting:
    """What is still to be written of one session. Times are milliseconds since 1970, UTC."""

    key: int | None = None
    """Of the session; None until it is in the file."""
    hands: tuple[tuple[int, HandRow], ...] = ()
    decisions: tuple[tuple[int, DecisionRow], ...] = ()
    snapshot: str | None = None
    ended_at: int | None = None
    """Set once nothing more comes of this session."""

    @property
    def empty(self) -> bool:
        return not self.hands and not self.decisions and self.snapshot is None and self.ended_at is None


@dataclass(slots=True)
class Ledger:
    """One connection, used by one thread. `now` tells milliseconds since 1970, UTC."""

    connection: sqlite3.Connection
    now: Callable[[], int]
    _running: Waiting = Waiting()
    _ended: list[Waiting] = field(default_factory=list)
    """Sessions that were left and are not written yet, the oldest first."""

    @property
    def hands(self) -> Hands:
        return Hands(self.connection)

    @property
    def decisions(self) -> Decisions:
        return Decisions(self.connection)

    @property
    def sessions(self) -> Sessions:
        return Sessions(self.connection)

    def forget(self) -> None:
        """The file holds something else now: nothing is running, nothing waits."""
        self._running, self._ended = Waiting(), []

    def load_running(self) -> str | None:
        """The session that was not ended; what is kept from now on belongs to it. Raises sqlite3.Error."""
        found = Running(self.connection).load()
        if found is None:
            return None
        key, snapshot = found
        self._running = replace(self._running, key=key)
        return snapshot

    def keep(self, snapshot: str | None, hand: HandRow | None = None) -> None:
        """Save the running session and a hand that it finished, with all that waits. Raises sqlite3.Error."""
        running = self._running
        if hand is not None:
            running = replace(running, hands=(*running.hands, (self.now(), hand)))
        self._running = replace(running, snapshot=snapshot or running.snapshot)
        self.write()

    def keep_decision(self, decision: DecisionRow) -> None:
        """Keep a decision of the running session, with all that waits. Raises sqlite3.Error."""
        running = self._running
        self._running = replace(running, decisions=(*running.decisions, (self.now(), decision)))
        self.write()

    def end_session(self) -> None:
        """Nothing is running any more; what is kept next belongs to a new session. Raises sqlite3.Error."""
        self._ended.append(replace(self._running, snapshot=None, ended_at=self.now()))
        self._running = Waiting()
        self.write()

    def write(self) -> None:
        """Write all that waits, in one transaction."""
        if self._running.empty and not self._ended:
            return
        with transaction(self.connection):
            for session in self._ended:
                self._write(session)
            key = self._write(self._running)
        self._ended.clear()
        self._running = Waiting(key)

    def _write(self, session: Waiting) -> int | None:
        """One session's share; its key, once it has one."""
        key = session.key
        if key is None and (session.hands or session.decisions or session.snapshot is not None):
            key = self.sessions.begin(self.now())
        if key is not None:
            for ended_at, hand in session.hands:
                self.hands.add(key, hand, ended_at)
            for decided_at, decision in session.decisions:
                self.decisions.add(key, decision, decided_at)
            if session.snapshot is not None:
                Running(self.connection).save(key, session.snapshot, self.now())
            if session.ended_at is not None:
                self.sessions.end(key, session.ended_at)
        if session.ended_at is not None:
            Running(self.connection).clear()
        return key
