"""Leads a run of questions: which part is open, what is told, when the next question is made and by whom.

Questions are made in a worker, ahead of time where no answer decides what comes next; the window never waits.
Knows no widget and no rule; every step is kept at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from omaha_trainer.errors import KnownError
from omaha_trainer.session.play_session import PlaySession
from omaha_trainer.session.quiz_choice import Chosen
from omaha_trainer.session.quiz_plan import QuizPlan
from omaha_trainer.session.quiz_session import QuizSession
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Answer, Question
from omaha_trainer.training.skills import Skill
from omaha_trainer.training.ways import Drill
from omaha_trainer.ui.workers import Workers

from .selection import Told
from .stopwatch import Clock, Stopwatch

T = TypeVar("T")
CLOCK_MS = 200
"""How often the clock of a timed run is looked at."""
_TOLD_TOGETHER = frozenset({Kind.POT_ODDS})
"""The working of one part gives the other away: both are answered first."""


class Keeper(Protocol):
    """Who keeps runs; `session.quiz_keeper` is one."""

    def begin(self, plan: QuizPlan) -> QuizSession:
        """A new run; waits for what is known of the learner."""

    def take_up(self) -> QuizSession | None:
        """The run that was interrupted, if there is one."""

    def keep(self, session: QuizSession, thinking_ms: int = 0) -> Future[None]:
        """Save the run after a step."""

    def due(self) -> tuple[Skill, ...]:
        """The skills that are to be asked again now."""


class Stage(Enum):
    NONE = auto()
    """No run."""
    MAKING = auto()
    """The question is not ready yet."""
    OPEN = auto()
    TOLD = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class _Ahead:
    """The next question, made for the run after so many questions."""

    asked: int
    chosen: Chosen | KnownError


class QuizConductor(QObject):
    """Between `begin` or `take_up` and `leave` it leads one run. What is not due is ignored: keys come at any time."""

    staged = Signal()
    """`stage` is another, or another part is open."""
    ticked = Signal()
    """Time of a timed run has passed."""
    refused = Signal(object)
    """A KnownError: the run cannot go on as it was wished."""
    made = Signal(object)
    """The next question is there, though not asked yet."""
    found = Signal()
    """Whether there is an interrupted run is known now."""

    def __init__(self, workers: Workers, keeper: Keeper, parent: QObject, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self._workers = workers
        self._keeper = keeper
        self._watch = Stopwatch(clock)
        self.session: QuizSession | None = None
        self.interrupted: QuizSession | None = None
        """A run that can be taken up again."""
        self.stage = Stage.NONE
        self.told: tuple[Told, ...] = ()
        """What is told at this stage, part by part."""
        self.hinted = False
        self.prepare: Callable[[Question], None] = _nothing
        """What else has to be ready when a question is shown; carried out in the worker that makes it."""
        self._ahead: _Ahead | None = None
        self._request = 0
        self._wanted = False
        self._spent = 0
        self._ticker = QTimer(self)
        self._ticker.setInterval(CLOCK_MS)
        self._ticker.timeout.connect(self._tick)

    # -- runs ----------------------------------------------------------------------------------------------

    def look_for_interrupted(self) -> None:
        """Find out, without waiting, whether a run was interrupted."""
        self._workers.start(_attempt(self._keeper.take_up), self._interrupted_found)

    def begin(self, plan: QuizPlan) -> None:
        """A new run."""
        self._drop()
        self._enter(Stage.MAKING)
        work = _attempt(lambda: _begun(self._keeper, plan, self.prepare))
        self._request = self._workers.start(work, self._begun)

    def resume(self) -> None:
        """Take the interrupted run up again: the same question, the same time left."""
        session, self.interrupted = self.interrupted, None
        if session is None:
            return
        self._drop()
        self.session = session
        if session.part is not None:
            self._open(self._spent)
        elif session.over:
            self._finish()
        else:
            self._want_next()

    def suspend(self) -> None:
        """Leave the run as it stands; it can be taken up again."""
        if self.session is None or self.stage in (Stage.NONE, Stage.OVER):
            return
        self._spent = self.thinking_ms
        self.pause()
        self._drop()
        self.interrupted, self.session = self.session, None
        self._enter(Stage.NONE)

    def leave(self) -> None:
        """End the run: its report is what there is to see."""
        if self.session is not None and self.stage is not Stage.OVER:
            self._drop()
            self.session.leave()
            self._finish()

    def close(self) -> None:
        """Back to the start: the run that is over is put aside."""
        self._drop()
        self.session = None
        self._enter(Stage.NONE)

    def start_anew(self) -> None:
        """Everything that was kept is something else now: no run of before goes on, there may be another one."""
        self._drop()
        self.session = self.interrupted = None
        self._enter(Stage.NONE)
        self.look_for_interrupted()

    # -- answers -------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        return self.session.question if self.session is not None else None

    @property
    def part(self) -> int:
        """The part that is open, or that was answered last."""
        session = self.session
        if session is None or session.run.last is None:
            return 0
        return session.part if session.part is not None else len(session.run.last.answers) - 1

    @property
    def thinking_ms(self) -> int:
        """Time on the open part, since it was shown."""
        return self._watch.milliseconds if self.stage is Stage.OPEN else 0

    @property
    def remaining_ms(self) -> int | None:
        """What is left of a timed run."""
        return self.session.remaining_ms(self.thinking_ms) if self.session is not None else None

    def answer(self, answer: Answer) -> None:
        """The answer to the open part. It is kept before anything is told."""
        session, question = self.session, self.question
        if self.stage is not Stage.OPEN or session is None or question is None or session.part is None:
            return
        part = session.part
        self._watch.pause()
        grade = session.answer(part, answer, self._watch.milliseconds, hinted=self.hinted)
        self._keeper.keep(session)
        self.told = (*self.told, Told(question.parts[part], answer, grade))
        self._answered(session)

    def go_on(self) -> None:
        """The next part, or the next question."""
        session = self.session
        if session is None or self.stage is not Stage.TOLD:
            return
        self.told = ()
        if session.part is not None:
            self._open()
        elif session.over:
            self._finish()
        else:
            self._want_next()

    def another_like_it(self) -> None:
        """The same skill with fresh cards, beside the plan."""
        session = self.session
        if session is not None and self.stage is Stage.TOLD and session.part is None and not session.over:
            self._drop()
            self.told = ()
            self._want_next(like=True)

    def open_at_table(self) -> PlaySession | None:
        """The spot as a hand to be played on; None where it is none."""
        return self.session.open_at_table() if self.session is not None and self.stage is Stage.TOLD else None

    # -- time ----------------------------------------------------------------------------------------------

    def pause(self) -> None:
        """Nobody sees the question: its time stands still and is kept."""
        self._ticker.stop()
        if self.stage is Stage.OPEN and self.session is not None and self._watch.running:
            self._watch.pause()
            self._keeper.keep(self.session, self._watch.milliseconds)

    def unpause(self) -> None:
        if self.stage is Stage.OPEN:
            self._watch.go_on()
            self._start_ticking()

    # -- within --------------------------------------------------------------------------------------------

    def _begun(self, result: QuizSession | KnownError) -> None:
        self._request = 0
        if isinstance(result, KnownError):
            self._enter(Stage.NONE)
            self.refused.emit(result)
            return
        self.interrupted, self.session = None, result
        self._open()

    def _interrupted_found(self, result: QuizSession | KnownError | None) -> None:
        if isinstance(result, KnownError):
            self.refused.emit(result)
        elif result is not None and self.session is None and not result.over:
            self.interrupted = result
        self.found.emit()

    def _answered(self, session: QuizSession) -> None:
        """Tell, or go on at once where telling waits."""
        assert session.run.last is not None
        together = session.run.last.kind in _TOLD_TOGETHER
        if session.part is None and not session.over:
            self._make_ahead()
        if session.plan.rules.tells_at_once and (session.part is None or not together):
            self._ticker.stop()
            self._enter(Stage.TOLD)
            return
        if not session.plan.rules.tells_at_once:
            self.told = ()
        if session.part is not None:
            self._open()
        elif session.over:
            self._finish()
        else:
            self._want_next()

    def _open(self, spent: int = 0) -> None:
        """The open part is on the screen from now on; milliseconds were `spent` on it before it was put aside."""
        self.hinted, self._spent = False, 0
        self._watch.start(spent)
        self._start_ticking()
        self._enter(Stage.OPEN)
        session = self.session
        assert session is not None
        if session.run.last and not session.run.last.answers:
            self._keeper.keep(session)
        if not session.plan.rules.repeats:
            self._make_ahead()

    def _finish(self) -> None:
        self._ticker.stop()
        if self.session is not None:
            self._keeper.keep(self.session)
        self._enter(Stage.OVER)

    def _want_next(self, *, like: bool = False) -> None:
        """Show the next question as soon as it is there."""
        self._wanted = True
        ahead, session = self._ahead, self.session
        if ahead is not None and session is not None and ahead.asked == len(session.run.asked):
            self._take(ahead.chosen)
            return
        self._enter(Stage.MAKING)
        if not self._request or like:
            self._make_ahead(like=like)

    def _make_ahead(self, *, like: bool = False) -> None:
        session = self.session
        if session is None or self._request:
            return
        asked = len(session.run.asked)
        if self._ahead is not None and self._ahead.asked == asked:
            return
        work, prepare = _attempt(session.ahead(like=like)), self.prepare
        self._request = self._workers.start(lambda: _prepared(_Ahead(asked, work()), prepare), self._made)

    def _made(self, ahead: _Ahead) -> None:
        self._request = 0
        self._ahead = ahead
        if self._wanted:
            self._take(ahead.chosen)
        elif isinstance(ahead.chosen, Chosen):
            self.made.emit(ahead.chosen.question)

    def _take(self, chosen: Chosen | KnownError) -> None:
        self._ahead, self._wanted = None, False
        session = self.session
        assert session is not None
        if isinstance(chosen, KnownError):
            session.leave()
            self._finish()
            self.refused.emit(chosen)
            return
        session.next(chosen)
        self._open()

    def _drop(self) -> None:
        self._workers.drop(self._request)
        self._request, self._ahead, self._wanted, self.told = 0, None, False, ()
        self._ticker.stop()

    def _start_ticking(self) -> None:
        if self.remaining_ms is not None:
            self._ticker.start()

    def _tick(self) -> None:
        if self.remaining_ms == 0 and self.session is not None and self.stage is not Stage.OVER:
            self._drop()
            self.session.time_up()
            self._finish()
        else:
            self.ticked.emit()

    def _enter(self, stage: Stage) -> None:
        self.stage = stage
        self.staged.emit()


def _nothing(question: Question) -> None:
    """Nothing to prepare."""


def _prepared(ahead: _Ahead, prepare: Callable[[Question], None]) -> _Ahead:
    if isinstance(ahead.chosen, Chosen):
        prepare(ahead.chosen.question)
    return ahead


def _begun(keeper: Keeper, plan: QuizPlan, prepare: Callable[[Question], None]) -> QuizSession:
    """A new run at its first question. Raises KnownError before any other run is given up for it."""
    if plan.drill != Drill():
        QuizSession(plan).next()  # whether the drill has a question at all
    session = keeper.begin(plan)
    prepare(session.next())
    return session


def _attempt(work: Callable[[], T]) -> Callable[[], T | KnownError]:
    """The work, with a KnownError as its result: whoever asked has to go on from it."""

    def attempted() -> T | KnownError:
        try:
            return work()
        except KnownError as error:
            return error

    return attempted
