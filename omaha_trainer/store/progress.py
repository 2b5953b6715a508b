"""How somebody comes on: sums over all questions, made where they lie."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from datetime import date

from omaha_trainer.training.lessons.days import Visit
from omaha_trainer.training.lessons.learner import LONGEST_MS, Average, Learner
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.names import Kind

from .quiz_rows import DaySum, Sieve, SkillSum
from .skills import Skills, from_epoch

_SIEVED = """
    (:game = '' OR game IN (:game, '')) AND (:structure = '' OR structure = :structure)
    AND local_date BETWEEN :since AND :until
"""
_SUMS = "count(*), sum(is_right), sum(min(milliseconds, :longest))"
_SKILLS = f"""
    SELECT kind, trap, {_SUMS}, max(local_date) FROM skill_answers WHERE {_SIEVED}
    GROUP BY kind, trap ORDER BY kind, trap
"""
_DAYS = f"""
    SELECT local_date, {_SUMS} FROM questions WHERE {_SIEVED} GROUP BY local_date ORDER BY local_date
"""
_VISITS = """
    SELECT local_date, min(answered_at), max(answered_at) FROM questions
    GROUP BY run_id, local_date ORDER BY min(id)
"""
_FOUNDING = "SELECT kind, spot FROM questions JOIN spots ON question_id = questions.id WHERE origin = 'founding'"


class Progress:
    """Reads the tables of the quiz and writes nothing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def skills(self, sieve: Sieve) -> tuple[SkillSum, ...]:
        rows = self._connection.execute(_SKILLS, parameters(sieve))
        return tuple(
            SkillSum(kind, trap, asked, right, milliseconds, date.fromisoformat(last))
            for kind, trap, asked, right, milliseconds, last in rows
        )

    def days(self, sieve: Sieve) -> tuple[DaySum, ...]:
        """The days with questions, the oldest first."""
        rows = self._connection.execute(_DAYS, parameters(sieve))
        return tuple(DaySum(date.fromisoformat(day), *sums) for day, *sums in rows)

    def visits(self) -> tuple[Visit, ...]:
        """The days of all runs in the order of their writing, for `lessons.days.streak`; a day in a row is one."""
        found: list[Visit] = []
        for day, *moments in self._connection.execute(_VISITS):
            visit = Visit(date.fromisoformat(day), *map(from_epoch, moments))
            if found and found[-1].day == visit.day:
                before = found.pop()
                visit = replace(visit, first=before.first, last=max(before.last, visit.last))
            found.append(visit)
        return tuple(found)

    def learner(self) -> Learner:
        """What a new run wants to know."""
        averages = {
            skill: Average(row.asked, row.right, row.milliseconds)
            for row in self.skills(Sieve())
            if (skill := Skill.named(row.kind, row.trap)) is not None
        }
        known = set(Kind)
        founding = frozenset((Kind(kind), spot) for kind, spot in self._connection.execute(_FOUNDING) if kind in known)
        (questions,) = self._connection.execute("SELECT count(*) FROM questions").fetchone()
        return Learner(Skills(self._connection).load(), averages, founding, questions)


def parameters(sieve: Sieve) -> dict[str, object]:
    """The sieve as the values of a query over questions."""
    return {
        "game": sieve.game,
        "structure": sieve.structure,
        "since": (sieve.since or date.min).isoformat(),
        "until": (sieve.until or date.max).isoformat(),
        "longest": LONGEST_MS,
    }
