"""Results of play: in big blinds over hands, with what the all-ins were worth, and how the hands ended."""

from __future__ import annotations

import sqlite3
from datetime import MAXYEAR, MINYEAR, date, datetime, time, timedelta

from .progress_rows import HandStretch, OutcomeSum, PlayPicture
from .quiz_rows import Sieve

_PLAYED = """
    FROM hands WHERE practice = 0 AND (:game = '' OR game = :game) AND (:structure = '' OR betting = :structure)
    AND ended_at >= :since AND ended_at < :until
"""
_CURVE = f"""
    WITH played AS (
        SELECT id, ended_at, 1.0 * result / big_blind AS won, expected IS NOT NULL AS all_in,
               1.0 * coalesce(expected, result) / big_blind AS due
        {_PLAYED}
    ),
    placed AS (
        SELECT *, row_number() OVER run - 1 AS place, sum(won) OVER run AS total
        FROM played WINDOW run AS (ORDER BY id ROWS UNBOUNDED PRECEDING)
    )
    SELECT count(*), sum(won), sum(due), sum(all_in), min(total), max(total), max(ended_at)
    FROM placed GROUP BY place / :step ORDER BY place / :step
"""
_OUTCOMES = f"SELECT outcome, count(*), sum(1.0 * result / big_blind) {_PLAYED} GROUP BY outcome ORDER BY outcome"
_NEVER = 2**62


class Results:
    """Reads the table `hands` and writes nothing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def picture(self, sieve: Sieve, points: int) -> PlayPicture:
        """The hands that the sieve lets through, as a curve of at most `points` stretches, and their outcomes."""
        outcomes = self.outcomes(sieve)
        hands = sum(one.hands for one in outcomes)
        return PlayPicture(self.curve(sieve, stretch_of(hands, points)), outcomes, self.count())

    def curve(self, sieve: Sieve, step: int) -> tuple[HandStretch, ...]:
        """Stretches of `step` hands in the order of play; the last one has what is left."""
        rows = self._connection.execute(_CURVE, {**parameters(sieve), "step": step})
        return tuple(HandStretch(*row) for row in rows)

    def outcomes(self, sieve: Sieve) -> tuple[OutcomeSum, ...]:
        return tuple(OutcomeSum(*row) for row in self._connection.execute(_OUTCOMES, parameters(sieve)))

    def count(self) -> int:
        """All hands that were kept, practice hands aside."""
        (number,) = self._connection.execute("SELECT count(*) FROM hands WHERE practice = 0").fetchone()
        assert isinstance(number, int)
        return number


def stretch_of(count: int, points: int) -> int:
    """How many of `count` things a stretch holds where there are to be at most `points`.

    >>> stretch_of(0, 240), stretch_of(240, 240), stretch_of(241, 240), stretch_of(100_000, 240)
    (1, 1, 2, 417)
    """
    return max(1, -(-count // points))


def begins_at(day: date) -> int:
    """When the day begins where the reader is now: milliseconds since 1970, UTC; days without end are clamped."""
    if day.year in (MINYEAR, MAXYEAR):
        return -_NEVER if day.year == MINYEAR else _NEVER
    return round(datetime.combine(day, time.min).astimezone().timestamp() * 1000)


def parameters(sieve: Sieve) -> dict[str, object]:
    """The sieve as the values of a query over hands."""
    until = sieve.until + timedelta(days=1) if sieve.until else date.max
    return {
        "game": sieve.game,
        "structure": sieve.structure,
        "since": begins_at(sieve.since or date.min),
        "until": begins_at(until),
    }
