"""The coach that comes with the program, loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from omaha_trainer.collector import built_to_stay
from omaha_trainer.opponents.coach_advice import Advice, Review
from omaha_trainer.table.action import Action
from omaha_trainer.table.view import SeatView

from .effective import as_made, effective_action, effective_advice
from .notes import Cancelled


class OurCoach:
    """Keeps nothing but its tables. They are built for the first answer, in half a second, or before by `prepare`."""

    def __init__(self) -> None:
        self._prepared = False

    def prepare(self) -> None:
        """Build the tables, once."""
        from omaha_trainer.opponents import coach  # with it comes what the window's start need not wait for

        if not self._prepared:
            with built_to_stay():
                coach.prepare()
            self._prepared = True

    def advise(self, view: SeatView, rng: Random, cancelled: Cancelled, styles: Mapping[int, str]) -> Advice:
        from omaha_trainer.opponents import coach

        self.prepare()
        return effective_advice(view, coach.advise(view, rng, cancelled, styles))

    def review(
        self,
        view: SeatView,
        action: Action,
        advice: Advice,
        rng: Random,
        cancelled: Cancelled,
        styles: Mapping[int, str],
    ) -> Review:
        from omaha_trainer.opponents import coach_review

        asked = effective_action(view, action)
        return as_made(view, action, coach_review.review(view, asked, advice, rng, cancelled, styles))
