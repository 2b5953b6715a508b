"""A table with a coach: `sit_down(seats=2, ...)` as on the play page, with a coach whose advice is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.settings import CoachMode
from omaha_trainer.ui.coach.adviser import CoachBench
from omaha_trainer.ui.coach.coach_corner import CoachCorner
from omaha_trainer.ui.look import Look
from tests.ui.play.conftest import AT_ONCE, Table, look

from .coaches import Decisions, KnownCoach

__all__ = ["look"]


class CoachedTable(Table):
    """A table whose coach and decisions a test can look at."""

    def __init__(self, look: Look, session: PlaySession, qtbot: QtBot, mode: CoachMode) -> None:
        self.known = KnownCoach()
        self.decisions = Decisions()
        bench = CoachBench(self.known, self.decisions)
        super().__init__(look, session, qtbot, replace(AT_ONCE, coach=mode), bench)
        self.play.fold_panel(False)

    @property
    def coach(self) -> CoachCorner:
        assert self.play.coach is not None
        return self.play.coach

    def thought(self) -> None:
        """Wait until the coach has nothing more to think about."""
        self.qtbot.waitUntil(lambda: not self.workers.waiting, timeout=20_000)

    def close(self) -> None:
        self.known.gate.set()
        super().close()


@pytest.fixture
def sit_down(look: Look, qtbot: QtBot) -> Iterator[Callable[..., CoachedTable]]:
    tables: list[CoachedTable] = []

    def sit(mode: CoachMode = CoachMode.ALWAYS, session: PlaySession | None = None, **config: object) -> CoachedTable:
        given = SessionConfig(**{"seed": 5, **config})  # type: ignore[arg-type]
        table = CoachedTable(look, session or PlaySession(given), qtbot, mode)
        tables.append(table)
        return table

    yield sit
    for table in tables:
        table.close()
        table.window.deleteLater()
