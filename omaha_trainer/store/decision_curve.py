"""What the player's decisions came to cost beside the coach's, over time. Reads the table `decisions`."""

from __future__ import annotations

import sqlite3

from .progress_rows import CostPicture, DecisionStretch
from .quiz_rows import Sieve
from .results import parameters, stretch_of

_MADE = """
    FROM decisions WHERE (:game = '' OR game = :game) AND (:structure = '' OR betting = :structure)
    AND decided_at >= :since AND decided_at < :until
"""
_CURVE = f"""
    WITH placed AS (
        SELECT row_number() OVER (ORDER BY id) - 1 AS place, taken = advised AS same, cost, error, decided_at {_MADE}
    )
    SELECT count(*), sum(same), sum(cost), sum(error * error), max(decided_at)
    FROM placed GROUP BY place / :step ORDER BY place / :step
"""


class DecisionCurve:
    """Writes nothing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def picture(self, sieve: Sieve, points: int) -> CostPicture:
        """The decisions that the sieve lets through, as a curve of at most `points` stretches."""
        step = stretch_of(self._count(f"SELECT count(*) {_MADE}", sieve), points)
        rows = self._connection.execute(_CURVE, {**parameters(sieve), "step": step})
        curve = tuple(DecisionStretch(*row) for row in rows)
        return CostPicture(curve, self._count("SELECT count(*) FROM decisions", Sieve()))

    def _count(self, query: str, sieve: Sieve) -> int:
        (number,) = self._connection.execute(query, parameters(sieve)).fetchone()
        assert isinstance(number, int)
        return number
