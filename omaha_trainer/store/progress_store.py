"""The page of progress's side of the store: calls that return at once and are carried out on the store's thread."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future
from pathlib import Path

from .decision_curve import DecisionCurve
from .export_hands import export_hands
from .faults import StoreFault
from .progress import Progress
from .progress_rows import CostPicture, Overview, PlayPicture, SkillPicture
from .quiz_rows import Sieve
from .quiz_store import Submit
from .results import Results
from .skill_curves import SkillCurves

_ANYTHING = "SELECT EXISTS (SELECT 1 FROM questions) OR EXISTS (SELECT 1 FROM hands WHERE practice = 0)"


class ProgressStore:
    """Made by `Store`. `points` is how many stretches a curve has at most."""

    def __init__(self, connection: sqlite3.Connection, submit: Submit) -> None:
        self._connection, self._submit = connection, submit
        self._questions, self._curves = Progress(connection), SkillCurves(connection)
        self._results, self._decisions = Results(connection), DecisionCurve(connection)

    def anything(self) -> Future[bool]:
        """Whether any question or hand is kept."""
        return self._submit(StoreFault.CANNOT_READ, self._anything)

    def overview(self, sieve: Sieve) -> Future[Overview]:
        """The questions as a whole: skills, days, visits."""
        return self._submit(StoreFault.CANNOT_READ, self._overview, sieve)

    def play(self, sieve: Sieve, points: int) -> Future[PlayPicture]:
        """Results of play."""
        return self._submit(StoreFault.CANNOT_READ, self._results.picture, sieve, points)

    def costs(self, sieve: Sieve, points: int) -> Future[CostPicture]:
        """What the player's decisions came to cost beside the coach's."""
        return self._submit(StoreFault.CANNOT_READ, self._decisions.picture, sieve, points)

    def skill(self, kind: str, trap: str, sieve: Sieve, points: int) -> Future[SkillPicture]:
        """One skill over time with its mistakes; `kind` '' is all questions, `trap` '' a kind as a whole."""
        return self._submit(StoreFault.CANNOT_READ, self._curves.picture, kind, trap, sieve, points)

    def export_hands(self, target: Path, sieve: Sieve) -> Future[int]:
        """Write the hands to a CSV file; how many there are. Fails with StoreFault.CANNOT_WRITE."""
        return self._submit(StoreFault.CANNOT_READ, export_hands, self._connection, target, sieve)

    def _overview(self, sieve: Sieve) -> Overview:
        questions, whole = self._questions, sieve == Sieve()
        days = questions.days(Sieve())
        return Overview(questions.skills(sieve), days if whole else questions.days(sieve), days, questions.visits())

    def _anything(self) -> bool:
        (found,) = self._connection.execute(_ANYTHING).fetchone()
        return bool(found)
