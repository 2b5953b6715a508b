"""Progress with a hundred thousand answers: `python -m tests.benchmarks.bench_progress`.

First what the store takes for it, then the page in the real program: from the call that opens it until everything is
on the screen, and the longest step of a scroll through it.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from omaha_trainer.paths import user_paths
from omaha_trainer.settings import Settings
from omaha_trainer.store.migrate import migrate, shipped
from omaha_trainer.store.progress import Progress
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.skill_curves import SkillCurves
from omaha_trainer.store.store import Store
from omaha_trainer.ui.progress.progress_page import ProgressPage
from tests.benchmarks.bench_quiz import Watch
from tests.benchmarks.stopwatch import best_times
from tests.benchmarks.window import opened, wait
from tests.store.quiz_rows import years_of

ANSWERS = 100_000
POINTS = 300
SIEVES = {"all": Sieve(), "one game and structure": Sieve(game="hilo", structure="pot")}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        _store(folder)
    with tempfile.TemporaryDirectory() as folder:
        _page(Path(folder))


def _page(home: Path) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    paths = user_paths({"OMAHA_TRAINER_HOME": str(home)})
    Store.open(paths.database)[0].close()
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as connection:
        years_of(connection, ANSWERS)
    program = opened(home, Settings())
    wait(4000)
    desk, watch = program.desk, Watch()
    page = desk.window.show_page

    def at_rest() -> bool:
        shown = desk.window.page
        return isinstance(shown, ProgressPage) and shown.at_rest

    watch.until_shown("the page, first opened", lambda: page("progress"), at_rest)
    for key in (*[Qt.Key.Key_Down] * 40, *[Qt.Key.Key_PageUp, Qt.Key.Key_PageDown] * 10):
        watch.until_shown("a step of a scroll", lambda key=key: QTest.keyClick(desk.window, key), at_rest)  # type: ignore[misc]
    watch.tell()
    program.desk.window.close()


def _store(folder: str) -> None:
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
