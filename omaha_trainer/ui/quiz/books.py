"""The quiz's side of the store, loaded when it is first asked for: all that the quiz knows would delay the window."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from threading import Lock
from typing import TYPE_CHECKING

from omaha_trainer.store.store import Store
from omaha_trainer.ui.ahead import Load
from omaha_trainer.ui.warm_up import import_loads

if TYPE_CHECKING:
    from omaha_trainer.session.quiz.keeper import QuizKeeper
    from omaha_trainer.session.quiz.plan import QuizPlan
    from omaha_trainer.session.quiz.quiz_session import QuizSession
    from omaha_trainer.training.lessons.skills import Skill

_PARTS = tuple(
    f"omaha_trainer.{name}"
    for name in (
        "training.question",
        "training.parts.shuffled",
        "training.spots.betting",
        "training.deals.hands",
        "training.lessons.schedule",
        "training.founding.betting",
        "training.kinds.nut_high",
        "training.kinds.counterfeit",
        "training.kinds.outs",
        "training.kinds.max_raise",
        "training.registry",
        "training.lessons.curriculum",
        "training.lessons.ways",
        "session.quiz.plan",
        "session.quiz.run",
        "session.quiz.quiz_session",
        "session.quiz.keeper",
        "wording.quiz.asks",
        "wording.quiz.hints",
        "wording.mistakes.why_wrong",
        "wording.quiz.prompts",
        "wording.quiz.steps",
        "wording.quiz.verdicts",
        "wording.rules",
    )
)
"""In an order in which none brings many others; the last are what the page will speak with."""


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

    def loads(self) -> Iterator[Load]:
        """The whole quiz, to be loaded a little at a time; what is asked sooner loads all of it at once."""
        return import_loads(_PARTS)

    def _loaded(self) -> QuizKeeper:
        with self._lock:
            if self._keeper is None:
                from omaha_trainer.session.quiz.keeper import QuizKeeper

                self._keeper = QuizKeeper(self._store)
            return self._keeper
