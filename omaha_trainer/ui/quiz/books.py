"""The quiz's side of the store, loaded when it is first asked for: all that the quiz knows would delay the window."""

from __future__ import annotations

from concurrent.futures import Future
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING

from omaha_trainer.store.store import Store

if TYPE_CHECKING:
    from omaha_trainer.session.quiz.keeper import QuizKeeper
    from omaha_trainer.session.quiz.plan import QuizPlan
    from omaha_trainer.session.quiz.quiz_session import QuizSession
    from omaha_trainer.training.lessons.skills import Skill

_WORDS = tuple(
    f"omaha_trainer.wording.{name}"
    for name in (
        "quiz.asks",
        "quiz.hints",
        "mistakes.why_wrong",
        "quiz.prompts",
        "quiz.steps",
        "quiz.verdicts",
        "rules",
    )
)
"""What the page will speak with: loaded with the rest, so that the page opens sooner."""


class QuizBooks:
    """A `keeping.Keeper`. Its first call, in a worker, loads the rest of the quiz."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keeper: QuizKeeper | None = None
        self._lock = Lock()

    def begin(self, plan: QuizPlan) -> QuizSession:
        return self._loaded().begin(plan)

    def take_up(self) -> QuizSession | None:
        return self._loaded().take_up()

    def keep(self, session: QuizSession, thinking_ms: int = 0) -> Future[None]:
        return self._loaded().keep(session, thinking_ms)

    def due(self) -> tuple[Skill, ...]:
        return self._loaded().due()

    def _loaded(self) -> QuizKeeper:
        with self._lock:
            if self._keeper is None:
                from omaha_trainer.session.quiz.keeper import QuizKeeper

                for name in _WORDS:
                    import_module(name)
                self._keeper = QuizKeeper(self._store)
            return self._keeper
