"""The player's decisions beside the coach's: kept one by one, read from the newest."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from .rows import DecisionRow, KeptDecision

_COLUMNS = "hand, number, game, betting, street, big_blind, taken, taken_to, advised, advised_to, cost, error, seen"
_ADD = f"INSERT OR REPLACE INTO decisions (session_id, decided_at, {_COLUMNS}) VALUES ({', '.join('?' * 15)})"
_LATEST = f"SELECT session_id, decided_at, {_COLUMNS} FROM decisions ORDER BY id DESC LIMIT ?"


class Decisions:
    """The table `decisions`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, session: int, row: DecisionRow, decided_at: int) -> None:
        """Keep a decision; one that is made anew, as after a crash, takes the old one's place."""
        values = (
            row.hand, row.number, row.game, row.limit, row.street, row.big_blind, row.taken, row.taken_to,
            row.advised, row.advised_to, row.cost, row.error, row.seen,
        )  # fmt: skip
        self._connection.execute(_ADD, (session, decided_at, *values))

    def latest(self, limit: int) -> tuple[KeptDecision, ...]:
        """The last decisions, the newest first."""
        rows = self._connection.execute(_LATEST, (limit,)).fetchall()
        return tuple(
            KeptDecision(session, at, replace(DecisionRow(*row), seen=bool(row[-1]))) for session, at, *row in rows
        )
