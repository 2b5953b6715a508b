"""Leads a run of questions: which part is open, what is told, when the next question is made and by whom.

Questions are made in a worker, ahead of time where no answer decides what comes next; the window never waits.
Knows no widget and no rule; every step is kept at once.
"""

from __future__ import annotations

import time
from enum import Enum, auto

from PySide6.QtCore import QObject, QTimer, Signal

from omaha_trainer.errors import KnownError
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.quiz.choice import Chosen
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Answer, Question
from omaha_trainer.ui.workers import Workers

from .keeping import Keeper
from .maker import QuestionMaker, attempt
from .selection import Told
from .stopwatch import Clock, Stopwatch

CLOCK_MS = 200
"""How often the clock of a timed run is looked at."""
_TOLD_TOGETHER = frozenset({Kind.POT_ODDS})
"""The working of one part gives the other away: both are answered first."""


class Stage(Enum):
    NONE = auto()
    """No run."""
    MAKING = auto()
    """The question is not ready yet."""
    OPEN = auto()
    TOLD = auto()
    OVER = auto()


class QuizConductor(QObject):
    """Between `begin` or `take_up` and `leave` it leads one run. What is not due is ignored: keys come at any time."""

    staged = Signal()
    """`stage` is another, or another part is open."""
    ticked = Signal()
    """Time of a timed run has passed."""
    refused = Signal(object)
    """A KnownError: the run cannot go on as it was wished."""
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
        self.maker = QuestionMaker(workers, self)
        self.maker.wanted.connect(self._take)
        self._spent = 0
        self._ticker = QTimer(self)
        self._ticker.setInterval(CLOCK_MS)
        self._ticker.timeout.connect(self._tick)

    # -- runs ----------------------------------------------------------------------------------------------

    def look_for_interrupted(self) -> None:
        """Find out, without waiting, whether a run was interrupted."""
        self._workers.start(attempt(self._keeper.take_up), self._interrupted_found)

    def begin(self, plan: QuizPlan) -> None:
        """A new run."""
        self._drop()
        self._enter(Stage.MAKING)
        self.maker.begin(self._keeper, plan, self._begun)

    def resume(self) -> None:
        """Take the interrupted run up again: the same question, the same time left."""
        session, self.interrupted = self.interrupted, None
        if session is None:
            return
        self._drop()
        self.session = session
        self._proceed(session, self._spent)

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
        self.session, self._spent = None, 0
        self._enter(Stage.NONE)

    def start_anew(self) -> None:
        """Everything that was kept is something else now: no run of before goes on, there may be another one."""
        self._drop()
        self.session = self.interrupted = None
        self._spent = 0
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
        self._proceed(session)

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
        self.maker.drop()
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
            self.maker.make(session)
        if session.plan.rules.tells_at_once and (session.part is None or not together):
            self._ticker.stop()
            self._enter(Stage.TOLD)
            return
        if not session.plan.rules.tells_at_once:
            self.told = ()
        self._proceed(session)

    def _proceed(self, session: QuizSession, spent: int = 0) -> None:
        """To the part that is open, to the end, or to the next question."""
        if session.part is not None:
            self._open(spent)
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
            self.maker.make(session)

    def _finish(self) -> None:
        self._ticker.stop()
        if self.session is not None:
            self._keeper.keep(self.session)
        self._enter(Stage.OVER)

    def _want_next(self, *, like: bool = False) -> None:
        """Show the next question as soon as it is there."""
        assert self.session is not None
        ready = self.maker.ready(self.session)
        if ready is not None:
            self._take(ready)
        else:
            self._enter(Stage.MAKING)
            self.maker.want(self.session, like=like)

    def _take(self, chosen: Chosen | KnownError) -> None:
        self.maker.drop()
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
        self.maker.drop()
        self.told = ()
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
