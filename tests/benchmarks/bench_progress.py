"""The first picture of progress with a hundred thousand answers: `python -m tests.benchmarks.bench_progress`."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from omaha_trainer.store.migrate import migrate, shipped
from omaha_trainer.store.progress import Progress
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.skill_curves import SkillCurves
from tests.benchmarks.stopwatch import best_times
from tests.store.quiz_rows import years_of

ANSWERS = 100_000
POINTS = 300
SIEVES = {"all": Sieve(), "one game and structure": Sieve(game="hilo", structure="pot")}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with closing(sqlite3.connect(Path(folder) / "years.sqlite3", isolation_level=None)) as connection:
            migrate(connection, shipped(), None)
            years_of(connection, ANSWERS)
            rivals: dict[str, Callable[[], object]] = {"learner": Progress(connection).learner}
            for name, sieve in SIEVES.items():
                rivals[name] = partial(_first_look, connection, sieve)
            for name, seconds in best_times(rivals, rounds=3).items():
                print(f"{name:24} {seconds * 1e3:8.0f} ms of {ANSWERS} answers")


def _first_look(connection: sqlite3.Connection, sieve: Sieve) -> None:
    """Skills, days, visits, and the curve of all questions with the mistakes."""
    progress = Progress(connection)
    progress.skills(sieve)
    progress.days(sieve)
    progress.visits()
    SkillCurves(connection).picture("", "", sieve, POINTS)


if __name__ == "__main__":
    main()
