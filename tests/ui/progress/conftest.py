"""The page of progress in a window of its own, over a store with nothing, some or much in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.paths import Paths
from omaha_trainer.store.store import Store
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.days_card import DaysCard
from omaha_trainer.ui.progress.play_section import PlaySection
from omaha_trainer.ui.progress.progress_body import ProgressBody
from omaha_trainer.ui.progress.progress_page import ProgressPage
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.progress.skill_section import SkillSection
from omaha_trainer.ui.staged_record import AMOUNTS, NOW, staged_record
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.workers import Workers


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    return Look(qapp, TypeScale(1.0))


class Opened:
    """The page, and the few moves that tests make on it."""

    def __init__(self, look: Look, record: Record, qtbot: QtBot) -> None:
        self.record, self.qtbot = record, qtbot
        self.workers = Workers()
        self.page = ProgressPage(look, record, self.workers)
        self.page.resize(1200, 760)
        self.page.show()
        self.page.activateWindow()
        self.settle()

    @property
    def body(self) -> ProgressBody:
        assert self.page.body is not None
        return self.page.body

    @property
    def skills(self) -> SkillSection:
        assert self.body.sections.skills is not None
        return self.body.sections.skills

    @property
    def days(self) -> DaysCard:
        assert self.body.sections.days is not None
        return self.body.sections.days

    @property
    def play(self) -> PlaySection:
        assert self.body.sections.play is not None
        return self.body.sections.play

    @property
    def store(self) -> Store:
        return self.record.store

    @property
    def figures(self) -> dict[str, str]:
        """The numbers over the page, by their names."""
        return dict(shown.split(": ", 1) for shown, _ in self.body.frame.numbers.words)

    def settle(self) -> None:
        """Until everything that was asked for is shown."""
        self.qtbot.waitUntil(lambda: self.page.at_rest, timeout=20_000)
        QApplication.processEvents()

    def button(self, name: str) -> QPushButton:
        found = self.page.findChild(QPushButton, name)
        assert isinstance(found, QPushButton)
        return found

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or QPoint())

    def hover(self, widget: QWidget, at: QPoint) -> None:
        """The mouse comes to that place, wherever it was before."""
        where = QPointF(at)
        none = Qt.MouseButton.NoButton
        event = QMouseEvent(QEvent.Type.MouseMove, where, widget.mapToGlobal(where), none, none, _NO_KEYS)
        QApplication.sendEvent(widget, event)

    def key(self, key: Qt.Key, widget: QWidget) -> None:
        QTest.keyClick(widget, key)

    def close(self) -> None:
        self.page.close_down()
        self.page.close()
        self.workers.close()
        self.page.deleteLater()


_NO_KEYS = Qt.KeyboardModifier.NoModifier

OpenPage = Callable[..., Opened]


@pytest.fixture
def open_page(look: Look, qtbot: QtBot, tmp_path: Path) -> Iterator[OpenPage]:
    """`open_page("some")` over a staged record, `open_page(path)` over a file that there is."""
    opened: list[Opened] = []
    with ExitStack() as stack:

        def open_one(what: str | Path) -> Opened:
            if isinstance(what, str):
                record = stack.enter_context(staged_record(AMOUNTS[what], 5))
            else:
                store, _ = Store.open(what)
                stack.callback(store.close)
                record = Record(store, Paths(tmp_path, tmp_path, tmp_path), lambda: NOW)
            opened.append(Opened(look, record, qtbot))
            return opened[-1]

        yield open_one
        for one in opened:
            one.close()
