"""A table to sit down at: the real window, a keeper that remembers, a clock that only moves when told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.ui.coach.adviser import CoachBench
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers

AT_ONCE = Wishes(pace=0.0, speed=0.0)


def type_text(widget: QWidget, text: str) -> None:
    """Type any letters, as a keyboard with them would."""
    for letter in text:
        code = ord(letter.upper()) if letter.isalpha() else ord(letter)
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(widget, event)


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class MemoryKeeper:
    """Keeps snapshots and finished hands in memory."""

    def __init__(self) -> None:
        self.snapshots: list[str] = []
        self.hands: list[int] = []
        self.left = 0

    def keep(self, session: PlaySession) -> None:
        self.snapshots.append(session.snapshot())
        hand = session.hand
        if session.hand_over and hand is not None and not hand.practice and hand.number not in self.hands:
            self.hands.append(hand.number)

    def leave(self, session: PlaySession) -> None:
        self.left += 1


class Table:
    """The window, and the few moves that tests make at it."""

    def __init__(
        self,
        look: Look,
        session: PlaySession,
        qtbot: QtBot,
        wishes: Wishes = AT_ONCE,
        bench: CoachBench | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.clock = Clock()
        self.keeper = MemoryKeeper()
        self.workers = Workers()
        self.desk = Desk(look, session, self.workers, self.keeper, wishes, self.clock, bench=bench)
        self.window = self.desk.window
        self.play = self.desk.play
        self.bar = self.play.bar.decision
        self.choices = self.play.bar.choices
        self.desk.open()
        self.window.activateWindow()

    @property
    def session(self) -> PlaySession:
        return self.play.picture.session

    @property
    def stage(self) -> Stage:
        return self.play.conductor.stage

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def key(self, key: str | Qt.Key, widget: QWidget | None = None) -> None:
        """A key of a Latin keyboard."""
        QTest.keyClick(widget or self.window, key if isinstance(key, Qt.Key) else Qt.Key(ord(key.upper())))

    def settle(self) -> Stage:
        """Wait until somebody has to press something, and the buttons listen."""
        self.qtbot.waitUntil(lambda: self.stage is not Stage.OTHERS, timeout=20_000)
        self.clock.now += 1
        return self.stage

    def deal(self) -> Stage:
        self.clock.now += 1
        self.play.bar.press_enter()
        return self.settle()

    def deal_until_hero(self) -> None:
        """Deal hands until the hero has a decision."""
        while self.deal() is not Stage.HERO:
            pass

    def close(self) -> None:
        self.window.close()
        self.workers.close()


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    return Look(qapp, TypeScale(1.0))


@pytest.fixture
def sit_down(look: Look, qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    """`sit_down(seats=2, ...)` opens a window at such a table; `session=` leads one that there is."""
    tables: list[Table] = []

    def sit(session: PlaySession | None = None, wishes: Wishes = AT_ONCE, **config: object) -> Table:
        given = SessionConfig(**{"seed": 5, **config})  # type: ignore[arg-type]
        table = Table(look, session or PlaySession(given), qtbot, wishes)
        tables.append(table)
        return table

    yield sit
    for table in tables:
        table.close()
        table.window.deleteLater()
