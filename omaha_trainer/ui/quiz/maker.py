"""Makes questions in a worker, ahead of time where that can be, so that none is waited for. Knows no stage of a run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from omaha_trainer.errors import KnownError
from omaha_trainer.session.quiz.choice import Chosen
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.lessons.ways import Drill
from omaha_trainer.training.question import Question
from omaha_trainer.ui.workers import Workers

from .keeping import Keeper

T = TypeVar("T")
Prepare = Callable[[Question], None]


@dataclass(frozen=True, slots=True)
class _Ahead:
    """The next question, made for the run after so many questions."""

    asked: int
    chosen: Chosen | KnownError


class QuestionMaker(QObject):
    """One question at a time; what was dropped reaches nobody."""

    wanted = Signal(object)
    """The question that was wanted (Chosen), or why there is none (KnownError)."""
    made = Signal(object)
    """The next Question is there, though nobody wants it yet."""

    def __init__(self, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._workers = workers
        self.prepare: Prepare = _nothing
        """What else has to be ready when a question is shown; carried out in the worker that makes it."""
        self._ahead: _Ahead | None = None
        self._request = 0
        self._is_wanted = False

    def begin(self, keeper: Keeper, plan: QuizPlan, begun: Callable[[QuizSession | KnownError], None]) -> None:
        """A new run at its first question."""
        prepare = self.prepare
        self._request = self._workers.start(attempt(lambda: _begun(keeper, plan, prepare)), begun)

    def ready(self, session: QuizSession) -> Chosen | KnownError | None:
        """The next question, if it was made ahead."""
        ahead = self._ahead
        return ahead.chosen if ahead is not None and ahead.asked == len(session.run.asked) else None

    def want(self, session: QuizSession, *, like: bool = False) -> None:
        """The next question as soon as it is there, by `wanted`; `like`: one like the last."""
        self._is_wanted = True
        self.make(session, like=like)

    def make(self, session: QuizSession, *, like: bool = False) -> None:
        """Begin to make the next question, unless that is done or under way."""
        if self._request or self.ready(session) is not None:
            return
        asked, prepare = len(session.run.asked), self.prepare
        work = attempt(session.ahead(like=like))
        self._request = self._workers.start(lambda: _prepared(_Ahead(asked, work()), prepare), self._made)

    def drop(self) -> None:
        """Nobody waits for anything any more."""
        self._workers.drop(self._request)
        self._request, self._ahead, self._is_wanted = 0, None, False

    def _made(self, ahead: _Ahead) -> None:
        self._request, self._ahead = 0, ahead
        if self._is_wanted:
            self._is_wanted = False
            self.wanted.emit(ahead.chosen)
        elif isinstance(ahead.chosen, Chosen):
            self.made.emit(ahead.chosen.question)


def attempt(work: Callable[[], T]) -> Callable[[], T | KnownError]:
    """The work, with a KnownError as its result: whoever asked has to go on from it."""

    def attempted() -> T | KnownError:
        try:
            return work()
        except KnownError as error:
            return error

    return attempted


def _nothing(question: Question) -> None:
    """Nothing to prepare."""


def _prepared(ahead: _Ahead, prepare: Prepare) -> _Ahead:
    if isinstance(ahead.chosen, Chosen):
        prepare(ahead.chosen.question)
    return ahead


def _begun(keeper: Keeper, plan: QuizPlan, prepare: Prepare) -> QuizSession:
    """Raises KnownError before any other run is given up for this one."""
    if plan.drill != Drill():
        QuizSession(plan).next()  # whether the drill has a question at all
    session = keeper.begin(plan)
    prepare(session.next())
    return session
