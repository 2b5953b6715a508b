"""Finished hands with their all-in shares."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .rows import AllInShare, HandRow, KeptHand

_COLUMNS = (
    "number, practice, game, betting, mixed, seats, small_blind, big_blind, decimals, pot, result, outcome, expected, "
    "phh, all_in_street"
)
_ADD = f"""
    INSERT INTO hands (session_id, ended_at, {_COLUMNS}) SELECT {", ".join("?" * 17)}
    WHERE NOT EXISTS (SELECT 1 FROM hands WHERE session_id = ? AND number = ? AND practice = ? AND phh = ?)
"""
_LATEST = f"""
    SELECT id, session_id, ended_at, {_COLUMNS} FROM hands
    WHERE id < ? AND (session_id = ? OR ? IS NULL) ORDER BY id DESC LIMIT ?
"""
_SHARES = "SELECT hand_id, pot, amount, seat, equity FROM all_in_shares WHERE hand_id BETWEEN ? AND ?"
_LAST_KEY = 2**63 - 1


class Hands:
    """The tables `hands` and `all_in_shares`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, session: int, row: HandRow, ended_at: int) -> None:
        """Keep a hand. One that was played again just so, as after a crash at its end, is kept once."""
        values = (
            row.number, row.practice, row.game, row.limit, row.mixed, row.seats, row.small_blind, row.big_blind,
            row.decimals, row.pot, row.result, row.outcome, row.expected, row.phh, row.all_in_street,
        )  # fmt: skip
        added = self._connection.execute(_ADD, (session, ended_at, *values, session, row.number, row.practice, row.phh))
        if added.rowcount:
            shares = [(added.lastrowid, one.pot, one.seat, one.amount, one.equity) for one in row.all_in]
            self._connection.executemany("INSERT INTO all_in_shares VALUES (?, ?, ?, ?, ?)", shares)

    def latest(self, limit: int, before: int | None = None, session: int | None = None) -> tuple[KeptHand, ...]:
        """The last hands, the newest first: those with a key below `before`, of one session or of all."""
        wanted = (_LAST_KEY if before is None else before, session, session, limit)
        rows = self._connection.execute(_LATEST, wanted).fetchall()
        shares = self._shares(rows[-1][0], rows[0][0]) if rows else {}
        return tuple(_kept(row, tuple(shares.get(row[0], ()))) for row in rows)

    def _shares(self, first: int, last: int) -> dict[int, list[AllInShare]]:
        found: dict[int, list[AllInShare]] = defaultdict(list)
        for hand, *share in self._connection.execute(_SHARES, (first, last)):
            found[hand].append(AllInShare(*share))
        return found


def _kept(values: Sequence[Any], shares: tuple[AllInShare, ...]) -> KeptHand:
    key, session, ended_at, number, practice, game, limit, mixed, *rest = values
    row = HandRow(number, bool(practice), game, limit, bool(mixed), *rest)
    return KeptHand(key, session, ended_at, replace(row, all_in=shares))
