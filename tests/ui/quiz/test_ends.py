"""What is left when it is over: no widget, no thread, and on the disk every answer, even after a kill."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import weakref
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from omaha_trainer.session.quiz.keeper import QuizKeeper
from omaha_trainer.store.store import Store
from omaha_trainer.ui.look import Look

from .conftest import MemoryBooks, QuizWindow
from .test_runs import answer_one

KILLED = """
import os, signal, sys, time
from pathlib import Path
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtWidgets import QApplication
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.store.store import Store
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.ui.app import make_application
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.quiz.books import QuizBooks
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers


class NoTable:
    def keep(self, session): ...
    def leave(self, session): ...


def until(holds):
    while not holds():
        QApplication.processEvents()
        time.sleep(0.001)


look = Look(make_application(()), TypeScale())
store, _ = Store.open(Path(sys.argv[1]))
workers = Workers()
desk = Desk(look, PlaySession(SessionConfig(seed=1)), workers, NoTable(), Wishes(), quiz=QuizBooks(store))
desk.open()
desk.window.show_page("quiz")
page = desk.quiz.page
page.begin(Way.TEST)
for number in range(3):
    until(lambda: page.conductor.stage is Stage.OPEN and len(page.conductor.session.run.asked) == number + 1)
    while page.conductor.stage is Stage.OPEN and len(page.conductor.session.run.asked) == number + 1:
        part = page.conductor.question.parts[page.conductor.part]
        page.conductor.answer(part.answer)
until(lambda: page.conductor.stage is Stage.OPEN and len(page.conductor.session.run.asked) == 4)
print(page.conductor.question.spot, flush=True)
end = time.monotonic() + 1
until(lambda: time.monotonic() > end)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_after_a_kill_the_answers_are_there_and_the_run_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "trainer.sqlite3"
    environment = {**os.environ, "OMAHA_TRAINER_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(database)], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    store, _ = Store.open(database)
    try:
        session = QuizKeeper(store).take_up()
        assert session is not None
        assert len(session.run.finished) == 3
        assert session.question is not None and session.question.spot == done.stdout.strip()
        kept = store.quiz.attempts(100).result()
        assert len(kept) == sum(len(one.answers) for one in session.run.finished)
        assert all(one.row.right for one in kept)
    finally:
        store.close()


def _widgets() -> int:
    return len(QApplication.allWidgets())


def test_the_page_is_deleted_without_leaks(look: Look) -> None:
    pages: list[weakref.ref[object]] = []
    counts = []
    for _ in range(3):
        quiz = QuizWindow(look, MemoryBooks())
        quiz.enter()
        quiz.settle()
        for right in (True, False, True):
            answer_one(quiz, right=right)
            quiz.page.conductor.go_on()
            quiz.settle()
        quiz.page.conductor.leave()
        quiz.settle()
        pages += [weakref.ref(one) for one in (quiz.page, quiz.page.run, quiz.page.conductor, quiz.window)]
        quiz.close()
        del quiz
        gc.collect()
        QApplication.processEvents()
        gc.collect()
        counts.append(_widgets())
    assert not [one for one in pages if one() is not None]
    assert counts[0] == counts[-1]


def test_the_window_closes_while_a_question_is_open(look: Look) -> None:
    books = MemoryBooks()
    quiz = QuizWindow(look, books)
    quiz.enter()
    quiz.settle()
    quiz.clock.now += 7
    quiz.close()
    assert '"thinking_ms":8000' in books.snapshots[-1] or '"thinking_ms":7000' in books.snapshots[-1]


def test_the_window_closes_while_a_question_is_made(look: Look) -> None:
    quiz = QuizWindow(look, MemoryBooks())
    quiz.enter()
    quiz.close()
