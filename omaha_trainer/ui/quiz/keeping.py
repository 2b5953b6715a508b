"""What the quiz asks of whoever keeps its runs. `session.quiz.keeper` is one, without a window; tests have others."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from omaha_trainer.session.quiz.plan import QuizPlan
    from omaha_trainer.session.quiz.quiz_session import QuizSession
    from omaha_trainer.training.lessons.skills import Skill


class Keeper(Protocol):
    """All but `keep` may wait for the disk: they are called in a worker."""

    def begin(self, plan: QuizPlan) -> QuizSession:
        """A new run; one that was interrupted is over."""

    def take_up(self) -> QuizSession | None:
        """The run that was interrupted, if there is one."""

    def keep(self, session: QuizSession, thinking_ms: int = 0) -> Future[None]:
        """Save the run after a step; `thinking_ms` was spent on the open part so far."""

    def due(self) -> tuple[Skill, ...]:
        """The skills that are to be asked again now."""
