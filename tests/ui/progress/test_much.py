"""A hundred thousand answers: what is done for them is counted, not timed."""

from __future__ import annotations

import gc
import sqlite3
import weakref
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.store.progress import Progress
from omaha_trainer.store.progress_rows import SkillPicture
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.results import Results
from omaha_trainer.store.skill_curves import SkillCurves
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.progress_body import POINTS
from omaha_trainer.ui.staged_record import AMOUNTS, staged_record

from .conftest import Opened, OpenPage
from .plenty import fill

ANSWERS, HANDS, DAYS = 100_000, 20_000, 400


@pytest.fixture(scope="module")
def plenty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("plenty") / "trainer.sqlite3"
    fill(path, ANSWERS, HANDS, DAYS)
    return path


def widgets(opened: Opened) -> int:
    return len(opened.page.findChildren(QWidget))


def test_the_page_of_much_is_made_of_as_much_as_that_of_little(open_page: OpenPage, plenty: Path) -> None:
    little = widgets(open_page("some"))
    opened = open_page(plenty)
    assert widgets(opened) == little
    for view in (opened.skills.panel.accuracy, opened.skills.panel.time, opened.play.curve):
        assert view._chart is not None
        assert len(view._chart.xs) <= POINTS + 1
        assert view._chart.xs[-1] in (ANSWERS, HANDS)
    assert len(opened.skills.panel.mistakes.bars) <= 6
    words = dict(shown.split(": ", 1) for shown, _ in opened.body.frame.numbers.words)
    assert words["Questions"] == "100,000, on 400 days" and words["Hands"].startswith("20,000, ")


def test_little_comes_out_of_the_store(plenty: Path) -> None:
    """Sums are made in the database: rows are counted that Python has to look at, and steps that SQLite takes."""
    with closing(sqlite3.connect(plenty)) as connection:
        steps = 0

        def thousand_steps() -> int:
            nonlocal steps
            steps += 1000
            return 0

        connection.set_progress_handler(thousand_steps, 1000)
        questions = Progress(connection)
        skills, days, visits = questions.skills(Sieve()), questions.days(Sieve()), questions.visits()
        whole = SkillCurves(connection).picture("", "", Sieve(), POINTS)
        play = Results(connection).picture(Sieve(), POINTS)
    assert len(skills) <= 13 * 40 and len(days) == len(visits) == DAYS
    assert len(whole.curve) <= POINTS and len(play.curve) <= POINTS
    assert sum(one.asked for one in whole.curve) == ANSWERS
    assert sum(one.hands for one in play.curve) == HANDS
    assert steps < 300 * ANSWERS, "each answer is looked at a few times"


def test_only_the_latest_of_many_wishes_is_shown(
    open_page: OpenPage, plenty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_page(plenty)
    shown: list[str] = []
    keep = opened.skills.panel.show_skill

    def show(kind: str, trap: str, picture: SkillPicture) -> None:
        shown.append(kind)
        keep(kind, trap, picture)

    monkeypatch.setattr(opened.skills.panel, "show_skill", show)
    for kind in ("outs", "order", "payout", "which-low"):
        opened.skills.table._select((kind, ""))
    opened.settle()
    assert shown == ["which-low"]
    assert opened.skills.panel.title.text() == "Which low wins"


def test_a_page_that_is_closed_is_gone(look: Look, qtbot: QtBot) -> None:
    with staged_record(AMOUNTS["some"], 5) as record:
        bodies = []
        for _ in range(2):
            opened = Opened(look, record, qtbot)
            bodies.append(weakref.ref(opened.body))
            opened.close()
            del opened
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            gc.collect()
        assert [body() for body in bodies] == [None, None]


def test_a_page_can_be_closed_while_answers_are_awaited(look: Look, qtbot: QtBot) -> None:
    with staged_record(AMOUNTS["some"], 5) as record:
        opened = Opened(look, record, qtbot)
        opened.body.refresh()
        assert opened.body.asker.waiting
        opened.close()
        assert not opened.body.asker.waiting
        record.store.progress.anything().result()
        QCoreApplication.processEvents()
