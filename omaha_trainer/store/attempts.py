"""Answers to questions, with the questions themselves: kept part by part, read from the newest."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from .quiz_rows import AttemptRow, KeptAttempt, QuestionRow

_KNOWN = """
    SELECT 1 FROM attempts JOIN questions ON questions.id = question_id WHERE run_id = ? AND number = ? AND part = ?
"""
_QUESTION = """
    INSERT INTO questions
    (run_id, number, kind, wished_trap, origin, game, structure, house, is_right, milliseconds, answered_at, local_date)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (run_id, number) DO UPDATE
    SET is_right = min(questions.is_right, excluded.is_right),
        milliseconds = questions.milliseconds + excluded.milliseconds
    RETURNING id, local_date
"""
_SKILL = """
    INSERT INTO skill_answers (kind, trap, local_date, question_id, game, structure, is_right, milliseconds)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (kind, trap, local_date, question_id) DO UPDATE
    SET is_right = min(skill_answers.is_right, excluded.is_right),
        milliseconds = skill_answers.milliseconds + excluded.milliseconds
"""
_ATTEMPT = """
    INSERT INTO attempts
    (question_id, kind, game, structure, part, ask, answer, is_right, mistake, milliseconds, hinted, answered_at,
     local_date)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_LATEST = """
    SELECT attempts.id, run_id, way, number, questions.kind, spot, origin, wished_trap,
           questions.game, questions.structure, house, question_id,
           part, ask, answer, attempts.is_right, mistake, attempts.milliseconds, hinted,
           attempts.answered_at, attempts.local_date
    FROM attempts JOIN questions ON questions.id = question_id JOIN spots USING (question_id)
                  JOIN runs ON runs.id = run_id
    WHERE attempts.id < ? AND (NOT ? OR attempts.is_right = 0) AND (run_id = ? OR ? IS NULL)
    ORDER BY attempts.id DESC LIMIT ?
"""
_SKILLS = "SELECT question_id, kind, trap FROM skill_answers WHERE question_id BETWEEN ? AND ? ORDER BY trap"
_LAST_KEY = 2**63 - 1
_QUESTION_KEY = 11


class Attempts:
    """The tables `questions`, `spots`, `attempts` and `skill_answers`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, run: int, row: AttemptRow) -> None:
        """Keep an answer, once however often it is added."""
        asked = row.question
        if self._connection.execute(_KNOWN, (run, asked.number, row.part)).fetchone():
            return
        values = (
            run, asked.number, asked.kind, asked.wished_trap, asked.origin, asked.game, asked.structure, asked.house,
            row.right, row.milliseconds, row.answered_at, row.local_date.isoformat(),
        )  # fmt: skip
        question, day = self._connection.execute(_QUESTION, values).fetchone()
        self._connection.execute("INSERT OR IGNORE INTO spots VALUES (?, ?)", (question, asked.spot))
        told = (day, question, asked.game, asked.structure, row.right, row.milliseconds)
        self._connection.executemany(_SKILL, [(*skill, *told) for skill in asked.skills])
        answer = (
            question, asked.kind, asked.game, asked.structure, row.part, row.ask, row.answer, row.right, row.mistake,
            row.milliseconds, row.hinted, row.answered_at, row.local_date.isoformat(),
        )  # fmt: skip
        self._connection.execute(_ATTEMPT, answer)

    def latest(
        self, limit: int, before: int | None = None, wrong: bool = False, run: int | None = None
    ) -> tuple[KeptAttempt, ...]:
        """The last answers, the newest first: those with a key below `before`, all or the wrong ones, of a run."""
        wanted = (_LAST_KEY if before is None else before, wrong, run, run, limit)
        rows = self._connection.execute(_LATEST, wanted).fetchall()
        questions = [row[_QUESTION_KEY] for row in rows]
        skills = self._skills(min(questions), max(questions)) if questions else {}
        return tuple(_kept(row, tuple(skills.get(row[_QUESTION_KEY], ()))) for row in rows)

    def _skills(self, first: int, last: int) -> dict[int, list[tuple[str, str]]]:
        found: dict[int, list[tuple[str, str]]] = defaultdict(list)
        for question, kind, trap in self._connection.execute(_SKILLS, (first, last)):
            found[question].append((kind, trap))
        return found


def _kept(values: Sequence[Any], skills: tuple[tuple[str, str], ...]) -> KeptAttempt:
    key, run, way, *asked = values[:_QUESTION_KEY]
    part, ask, answer, right, mistake, milliseconds, hinted, at, day = values[_QUESTION_KEY + 1 :]
    question = replace(QuestionRow(*asked), skills=skills)
    row = AttemptRow(
        question, part, ask, answer, bool(right), mistake, milliseconds, bool(hinted), at, date.fromisoformat(day)
    )
    return KeptAttempt(key, run, way, row)
