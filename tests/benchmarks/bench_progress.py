"""The first picture of progress with a hundred thousand answers: `python -m tests.benchmarks.bench_progress`."""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from omaha_trainer.store.migrate import migrate, shipped
from omaha_trainer.store.progress import Progress
from omaha_trainer.store.quiz_rows import Sieve
from tests.benchmarks.stopwatch import best_times
from tests.store.quiz_rows import years_of

ANSWERS = 100_000
SIEVES = {"all": Sieve(), "one game and structure": Sieve(game="hilo", structure="pot")}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with closing(sqlite3.connect(Path(folder) / "years.sqlite3", isolation_level=None)) as connection:
            migrate(connection, shipped(), None)
            years_of(connection, ANSWERS)
            progress = Progress(connection)
            pictures = {name: lambda sieve=sieve: progress.picture(sieve) for name, sieve in SIEVES.items()}
            for name, seconds in best_times({**pictures, "learner": progress.learner}, rounds=3).items():
                print(f"{name:24} {seconds * 1e3:8.0f} ms of {ANSWERS} answers")


if __name__ == "__main__":
    main()
