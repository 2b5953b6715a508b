"""Has a run of questions kept while it goes on: every answer at once, and the run so that it can be taken up again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from datetime import datetime

from omaha_trainer.errors import KnownError
from omaha_trainer.store.store import Store
from omaha_trainer.training.lessons.schedule import due
from omaha_trainer.training.lessons.skills import Skill

from .outcome import Outcome
from .plan import QuizPlan
from .quiz_session import QuizSession, local_now


class QuizKeeper:
    """Between runs and the store. `clock` tells the learner's local time with its zone."""

    def __init__(self, store: Store, clock: Callable[[], datetime] = local_now) -> None:
        self._store = store.quiz
        self._clock = clock
        self._kept: Outcome | None = None

    def begin(self, plan: QuizPlan) -> QuizSession:
        """A new run; one that was interrupted is over. Waits for what the store knows of the learner.

        Raises KnownError(StoreFault.CANNOT_READ).
        """
        session = QuizSession(plan, self._store.learner().result(), clock=self._clock)
        self._store.begin(session.row, session.snapshot())
        return session

    def take_up(self) -> QuizSession | None:
        """The run that was interrupted, at the same question with the same time left; None where there is none.

        Raises KnownError where it cannot be read; it is over then.
        """
        text = self._store.load_running()
        if text is None:
            return None
        try:
            return QuizSession.restore(text, self._store.learner().result(), clock=self._clock)
        except KnownError:
            self._store.end_run()
            raise

    def due(self) -> tuple[Skill, ...]:
        """The skills that are to be asked again now, the one that waits longest first. Waits for the store.

        Raises KnownError(StoreFault.CANNOT_READ).
        """
        return due(self._store.memories().result(), self._clock())

    def keep(self, session: QuizSession, thinking_ms: int = 0) -> Future[None]:
        """Save the run after a step, an answer once; `thinking_ms` was spent on the open part so far.

        A run that has come to its end is not taken up again. The future tells when it is on the disk.
        """
        outcome, snapshot = session.latest, session.snapshot(thinking_ms)
        if outcome is not None and outcome is not self._kept:
            self._kept = outcome
            saved = self._store.answer(outcome.attempt, outcome.memories, snapshot)
        else:
            saved = self._store.save_running(snapshot)
        return self._store.end_run() if session.over else saved
