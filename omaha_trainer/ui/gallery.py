"""The pages in telling states, as pictures: which moment each shows, and what is opened on it. Writes no file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from omaha_trainer.opponents.coach_player import action_of
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.session.coach.our_coach import OurCoach
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.settings import CoachMode
from omaha_trainer.store.rows import DecisionRow
from omaha_trainer.table.action import Fold
from omaha_trainer.ui.coach.adviser import CoachBench
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play import choices
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.progress.progress_page import ProgressPage
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.quiz_pictures import QUIZ_PAGES
from omaha_trainer.ui.staged_quiz import StagedBooks, StillClock
from omaha_trainer.ui.staged_record import AMOUNTS, staged_record
from omaha_trainer.ui.staging import MOMENTS, find_moment
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers


def _as_it_is(desk: Desk) -> None:
    """The moment alone."""


def _turn_up(desk: Desk) -> None:
    """After a fold: everybody's cards and the rest of the board."""
    desk.play.answers.choose(choices.SHOW)
    desk.play.answers.choose(choices.BOARD)


def _set_up(desk: Desk) -> None:
    desk.play.toggle_setup()


def _set_up_seats(desk: Desk) -> None:
    """A style for every seat."""
    session = desk.play.picture.session
    desk.play.reconfigure(replace(session.config, lineup=Lineup.CHOSEN))
    desk.play.toggle_setup()


def _always_coached(desk: Desk) -> None:
    assert desk.play.coach is not None
    desk.play.fold_panel(False)
    desk.play.coach.set_mode(CoachMode.ALWAYS)


def _err_coached(desk: Desk) -> None:
    """The worst that the coach has looked at, and what it says when the hand is over."""
    _always_coached(desk)
    coach, conductor = desk.play.coach, desk.play.conductor
    assert coach is not None
    while coach.adviser.advice is None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    conductor.act(action_of(coach.adviser.advice.worths[-1]))
    while conductor.stage is not Stage.OVER:
        if conductor.stage is Stage.HERO:
            conductor.act(Fold())
        conductor.skip(to_next=False)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _hide(desk: Desk) -> PlaySession:
    """The same players, their styles hidden."""
    session = desk.play.picture.session
    snapshot = json.loads(session.snapshot())
    snapshot["config"]["lineup"] = Lineup.HIDDEN
    hidden = PlaySession.restore(json.dumps(snapshot))
    desk.play.take(hidden)
    return hidden


def _open_seat(desk: Desk) -> None:
    desk.play.seats.show_seat(2)


def _guess(desk: Desk) -> None:
    _hide(desk).guess(4, "trapper")
    desk.play.seats.show_seat(4)


def _leave_guessed(desk: Desk) -> None:
    session = _hide(desk)
    for seat, style in ((1, session.config.styles[0]), (2, "rock"), (4, session.config.styles[3])):
        session.guess(seat, style)
    _leave(desk)


def _leave(desk: Desk) -> None:
    desk.play.answers.leave()


def _settings(desk: Desk) -> None:
    desk.window.show_page("settings")


def _progress(desk: Desk) -> None:
    """As it stands when the store has answered."""
    desk.window.show_page("progress")
    page = desk.window.page
    assert isinstance(page, ProgressPage)
    while not page.at_rest:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _lay_out() -> None:
    """Give everything that was made its place."""
    for _ in range(4):
        QCoreApplication.processEvents()


def _progress_below(desk: Desk) -> None:
    """The end of the page, a point of the results explained."""
    _progress(desk)
    body = desk.window.page.body if isinstance(desk.window.page, ProgressPage) else None
    assert body is not None and body.sections.play is not None
    _lay_out()
    body.frame.scroll_by(Qt.Key.Key_End)
    body.sections.play.curve.explain(150)


PAGES: dict[str, tuple[str, Callable[[Desk], None]]] = {
    "ready": ("", _as_it_is),
    **{moment: (moment, _as_it_is) for moment in MOMENTS if moment != "after-hand"},
    "after-hand": ("after-hand", _turn_up),
    "play-coach": ("table", _always_coached),
    "coach-after": ("table", _err_coached),
    "set-up": ("table", _set_up),
    "set-up-seats": ("table", _set_up_seats),
    "seat-card": ("table", _open_seat),
    "seat-guess": ("table", _guess),
    "summary-guesses": ("showdown", _leave_guessed),
    "summary": ("showdown", _leave),
    "settings": ("", _settings),
    "progress": ("", _progress),
    "progress-below": ("", _progress_below),
    "progress-some": ("", _progress),
    "progress-empty": ("", _progress),
    **dict.fromkeys(QUIZ_PAGES, ("", _as_it_is)),
}
"""For each page the moment of play, and what is done then; a page of the quiz has its own (`QUIZ_PAGES`)."""

RECORDS = {"progress": "much", "progress-below": "much", "progress-some": "some", "progress-empty": "nothing"}
"""How much is kept where a page shows that."""


class NoKeeper:
    """Pictures leave no trace."""

    def keep(self, session: PlaySession) -> None: ...

    def leave(self, session: PlaySession) -> None: ...

    def keep_decision(self, decision: DecisionRow) -> None: ...


class Gallery:
    """Opens a window for each picture and takes it down again."""

    def __init__(self, application: QApplication, *, size: tuple[int, int], dark: bool, seed: int) -> None:
        self._size = size
        self._seed = seed
        self._look = Look(application, TypeScale(), dark=dark)
        self._wishes = Wishes(dark=dark)

    def picture(self, name: str) -> QPixmap:
        """The page of that name."""
        with staged_record(AMOUNTS[RECORDS.get(name, "nothing")], self._seed) as record:
            return self._drawn(name, record)

    def _drawn(self, name: str, record: Record) -> QPixmap:
        moment, prepare = PAGES[name]
        session = find_moment(moment, self._seed) if moment else PlaySession(SessionConfig(seed=self._seed))
        workers = Workers()
        still = replace(self._wishes, pace=0.0, speed=0.0)  # nothing breathes while the picture is taken
        of_quiz = QUIZ_PAGES.get(name)
        wishes, clock = (still if moment or of_quiz else self._wishes), StillClock()
        keeper = NoKeeper()
        desk = Desk(
            self._look,
            session,
            workers,
            keeper,
            wishes,
            clock,
            record=record,
            quiz=StagedBooks(),
            bench=CoachBench(OurCoach(), keeper),
        )
        desk.window.resize(*self._size)
        desk.open()
        prepare(desk)
        if of_quiz:
            of_quiz(desk, self._seed, clock)
        _settle(workers)
        pixmap = desk.window.grab()
        desk.window.close()
        workers.close()
        desk.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return pixmap


def _settle(workers: Workers) -> None:
    """Let layouts and delayed scrolling come to rest, and whoever computes come to an end."""
    while workers.waiting:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for _ in range(6):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents()
