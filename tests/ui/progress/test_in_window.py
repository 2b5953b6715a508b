"""The page in the window: on the rail, beside the quiz and the table, whose business goes on over the same store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from omaha_trainer.paths import Paths
from omaha_trainer.session.config import HERO, SessionConfig
from omaha_trainer.session.play.keeper import SessionKeeper
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.store.store import Store
from omaha_trainer.table.action import CheckOrCall
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.empty_state import EmptyState
from omaha_trainer.ui.progress.progress_page import ProgressPage
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.progress.speech import numerals
from omaha_trainer.ui.quiz.books import QuizBooks
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers

OpenDesk = Callable[..., Desk]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store, _ = Store.open(tmp_path / "trainer.sqlite3")
    yield store
    store.close()


@pytest.fixture
def open_desk(look: Look, qtbot: QtBot, store: Store, tmp_path: Path) -> Iterator[OpenDesk]:
    workers = Workers()
    desks: list[Desk] = []

    def open_one(*, quiz: bool = True) -> Desk:
        record = Record(store, Paths(tmp_path, tmp_path, tmp_path))
        desk = Desk(
            look, PlaySession(SessionConfig(seed=5)), workers, SessionKeeper(store), Wishes(pace=0.0, speed=0.0),
            record=record, quiz=QuizBooks(store) if quiz else None,
        )  # fmt: skip
        desk.open()
        desks.append(desk)
        return desk

    yield open_one
    for desk in desks:
        desk.window.close()
        desk.window.deleteLater()
    workers.close()


def look_at_progress(desk: Desk, qtbot: QtBot) -> ProgressPage:
    button = desk.window.findChild(QToolButton, "rail-progress")
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page = desk.window.page
    assert isinstance(page, ProgressPage)
    qtbot.waitUntil(lambda: page.at_rest, timeout=20_000)
    return page


def start_button(page: ProgressPage, number: int) -> EmptyState:
    return [empty for empty in page.findChildren(EmptyState) if empty.isVisible()][number]


def test_the_rail_leads_to_it_and_it_leads_to_quiz_and_table(open_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = open_desk()
    page = look_at_progress(desk, qtbot)
    assert desk.window.windowTitle() == "Progress - Omaha Trainer"
    QTest.mouseClick(start_button(page, 1).button, Qt.MouseButton.LeftButton)
    assert desk.window.page is desk.play
    page = look_at_progress(desk, qtbot)
    QTest.mouseClick(start_button(page, 0).button, Qt.MouseButton.LeftButton)
    assert desk.quiz is not None and desk.window.page.objectName() == desk.quiz.page.objectName() != ""


def test_a_hand_that_was_played_is_there(open_desk: OpenDesk, qtbot: QtBot, store: Store) -> None:
    desk = open_desk(quiz=False)
    assert start_button(look_at_progress(desk, qtbot), 1).isVisible()
    desk.window.show_page("play")
    session = PlaySession(SessionConfig(seed=5))
    session.deal()
    while not session.hand_over:
        decision = session.pending()
        if decision is not None:
            session.play(decision.decide())
        else:
            session.act(CheckOrCall())
    assert session.hand is not None
    SessionKeeper(store).keep(session)
    page = look_at_progress(desk, qtbot)
    assert page.body is not None
    result = numerals().big_blinds(session.hand.result(HERO) / session.hand.setup.big_blind)
    words = dict(shown.split(": ", 1) for shown, _ in page.body.frame.numbers.words)
    assert words["Hands"].startswith("1, ") and words["Result"].startswith(f"{result}, ")


def test_after_a_reset_no_run_of_before_goes_on(open_desk: OpenDesk, qtbot: QtBot) -> None:
    desk = open_desk()
    assert desk.quiz is not None
    conductor = desk.quiz.page.conductor
    desk.quiz.page.begin(Way.PRACTICE)
    qtbot.waitUntil(lambda: conductor.stage is Stage.OPEN, timeout=20_000)
    page = look_at_progress(desk, qtbot)
    assert page.body is not None
    page.body.files.reset()
    qtbot.waitUntil(lambda: conductor.session is None and page.at_rest, timeout=20_000)
    qtbot.waitUntil(lambda: not page.body.files.line.isHidden(), timeout=20_000)  # type: ignore[union-attr]
    assert conductor.interrupted is None and conductor.stage is Stage.NONE
