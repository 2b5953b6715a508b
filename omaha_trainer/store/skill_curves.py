"""Accuracy and time of one skill over its questions, and the mistakes that were made instead."""

from __future__ import annotations

import sqlite3
from datetime import date

from .progress import parameters
from .progress_rows import SkillPicture, Stretch
from .quiz_rows import MistakeSum, Sieve
from .results import stretch_of

_SIEVED = """
    (:game = '' OR {table}game IN (:game, '')) AND (:structure = '' OR {table}structure = :structure)
    AND {table}local_date BETWEEN :since AND :until
"""
_OF_SKILL = f"FROM skill_answers WHERE kind = :kind AND trap = :trap AND {_SIEVED.format(table='')}"
_OF_ALL = f"FROM questions NOT INDEXED WHERE {_SIEVED.format(table='')}"
_CURVE = """
    WITH placed AS (
        SELECT row_number() OVER (ORDER BY {order}) - 1 AS place, local_date, is_right,
               min(milliseconds, :longest) AS ms
        {source}
    )
    SELECT count(*), sum(is_right), sum(ms), sum(ms * ms), min(local_date), max(local_date)
    FROM placed GROUP BY place / :step ORDER BY place / :step
"""
_SKILL_CURVE = _CURVE.format(order="local_date, question_id", source=_OF_SKILL)
_WHOLE_CURVE = _CURVE.format(order="id", source=_OF_ALL)
_WRONG = """
    SELECT kind, ask, coalesce(mistake, ''), count(*) AS times FROM attempts INDEXED BY attempts_wrong
    WHERE is_right = 0 {of_kind} AND {sieved}
    GROUP BY kind, ask, mistake ORDER BY times DESC, kind, ask, mistake
"""
_WRONG_OF_ALL = _WRONG.format(of_kind="", sieved=_SIEVED.format(table=""))
_WRONG_OF_KIND = _WRONG.format(of_kind="AND kind = :kind", sieved=_SIEVED.format(table=""))
_WRONG_IN_TRAP = f"""
    SELECT skill_answers.kind, ask, coalesce(mistake, ''), count(*) AS times
    FROM skill_answers JOIN attempts ON attempts.question_id = skill_answers.question_id
    WHERE skill_answers.kind = :kind AND trap = :trap AND skill_answers.is_right = 0 AND attempts.is_right = 0
          AND {_SIEVED.format(table="skill_answers.")}
    GROUP BY ask, mistake ORDER BY times DESC, ask, mistake
"""


class SkillCurves:
    """Reads the tables of the quiz and writes nothing. `kind` '' is all questions, `trap` '' a kind as a whole."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def picture(self, kind: str, trap: str, sieve: Sieve, points: int) -> SkillPicture:
        """The skill's curve of at most `points` stretches, and its mistakes; '' is one that was not recognised."""
        wanted = {**parameters(sieve), "kind": kind, "trap": trap}
        source = _OF_SKILL if kind else _OF_ALL
        (asked,) = self._connection.execute(f"SELECT count(*) {source}", wanted).fetchone()
        mistakes = _WRONG_IN_TRAP if trap else _WRONG_OF_KIND if kind else _WRONG_OF_ALL
        step = stretch_of(asked, points)
        curve = self._connection.execute(_SKILL_CURVE if kind else _WHOLE_CURVE, {**wanted, "step": step})
        stretches = tuple(
            Stretch(count, right, ms, squares, date.fromisoformat(first), date.fromisoformat(last))
            for count, right, ms, squares, first, last in curve
        )
        wrong = self._connection.execute(mistakes, wanted)
        return SkillPicture(stretches, tuple(MistakeSum(*row) for row in wrong))
