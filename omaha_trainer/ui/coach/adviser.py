"""Has the coach look at the hero's decisions, one at a time in a worker, and says when there is something to show.

Follows the conductor of the table. What is late - another decision, another session, a coach that was turned off -
reaches nobody. Knows no widget.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from threading import Event
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from omaha_trainer.opponents.coach_advice import Advice, Review
from omaha_trainer.session.coach.notes import Coach, CoachNotes, Note
from omaha_trainer.settings import CoachMode
from omaha_trainer.store.rows import DecisionRow
from omaha_trainer.ui.play.conductor import Conductor, Stage
from omaha_trainer.ui.workers import Workers


class DecisionKeeper(Protocol):
    """Who keeps the decisions, without making anybody wait."""

    def keep_decision(self, decision: DecisionRow) -> object: ...


@dataclass(frozen=True, slots=True)
class CoachBench:
    """What a table with a coach needs: who advises, and who keeps what came of it."""

    coach: Coach
    keeper: DecisionKeeper


class Showing(Enum):
    """What the coach has to say now."""

    OFF = auto()
    WAITING = auto()
    """The hero has nothing to decide."""
    READY = auto()
    """There is a decision; ask."""
    THINKING = auto()
    ADVICE = auto()


@dataclass(frozen=True, slots=True)
class _Failure:
    """What went wrong with a decision instead of its answer."""

    error: Exception


class Adviser(QObject):
    """`advice` is that of the decision before the hero, while it may be shown."""

    changed = Signal()
    """`showing` or `advice` is another."""
    looked_back = Signal(object)
    """The hand is over, and one decision of it (a Review) is worth a word."""

    def __init__(self, conductor: Conductor, workers: Workers, bench: CoachBench, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor, self._workers = conductor, workers
        self._coach, self._keeper = bench.coach, bench.keeper
        self.mode = CoachMode.OFF
        self.note: Note | None = None
        self._notes = CoachNotes(conductor.session, bench.coach)
        self._request = 0
        self._cancelled = Event()
        conductor.dealt.connect(self._dealt)
        conductor.staged.connect(self._staged)

    @property
    def showing(self) -> Showing:
        if self.mode is CoachMode.OFF:
            return Showing.OFF
        if self.note is None:
            return Showing.WAITING
        if not self.note.seen:
            return Showing.READY
        return Showing.THINKING if self.note.advice is None else Showing.ADVICE

    @property
    def advice(self) -> Advice | None:
        return self.note.advice if self.note is not None and self.showing is Showing.ADVICE else None

    def set_mode(self, mode: CoachMode) -> None:
        if mode is self.mode:
            return
        self.mode = mode
        if mode is CoachMode.OFF:
            self._stop()
            self._notes = CoachNotes(self._conductor.session, self._coach)
            self.note = None
            self.changed.emit()
        else:
            self._staged()

    def ask(self) -> None:
        """The reader wants to know."""
        if self.note is not None and not self.note.seen:
            self.note.seen = True
            self.changed.emit()

    def close(self) -> None:
        """Think no more."""
        self._stop()

    def _dealt(self) -> None:
        self._same_session()
        self._notes.begin()

    def _same_session(self) -> None:
        """What was thought of another session's decisions is dropped with it."""
        if self._notes.session is not self._conductor.session:
            self._stop()
            self._notes = CoachNotes(self._conductor.session, self._coach)

    def _staged(self) -> None:
        self._same_session()
        if self.mode is CoachMode.OFF:
            return
        if self._conductor.stage is Stage.LEFT:
            self._stop()
            self._notes = CoachNotes(self._conductor.session, self._coach)
        asked = self._notes.follow() if self._conductor.stage is not Stage.READY else None
        note = asked if self._conductor.stage is Stage.HERO else None
        if note is not None and self.mode is CoachMode.ALWAYS:
            note.seen = True
        if note is not self.note or note is not None:
            self.note = note
            self.changed.emit()
        self._think()
        self._look_back()

    def _think(self) -> None:
        """Take the next job, unless one is being done."""
        if self._request or self.mode is CoachMode.OFF:
            return
        found = self._notes.next_job()
        if found is None:
            return
        self._working_on, job = found
        self._cancelled = cancelled = Event()

        def stopped() -> bool:
            self._workers.give_way()
            return cancelled.is_set()

        def work() -> object:
            try:
                return job(stopped)
            except Exception as error:  # noqa: BLE001 - raised again when the coach is free for the next decision
                return _Failure(error)

        self._request = self._workers.start(work, self._answered)

    def _answered(self, found: Advice | Review | _Failure) -> None:
        self._request = 0
        if isinstance(found, _Failure):
            self._notes.forget(self._working_on)
            raise found.error
        row = self._notes.take(self._working_on, found)
        if row is not None:
            self._keeper.keep_decision(row)
        if self._working_on is self.note:
            self.changed.emit()
        self._think()
        self._look_back()

    def _look_back(self) -> None:
        if self._conductor.stage is Stage.OVER:
            review = self._notes.mattered()
            if review is not None:
                self.looked_back.emit(review)

    def _stop(self) -> None:
        self._workers.drop(self._request)
        self._request = 0
        self._cancelled.set()
