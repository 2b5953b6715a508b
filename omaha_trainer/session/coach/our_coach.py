"""The coach that comes with the program, loaded when it is first asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from omaha_trainer.opponents.coach_advice import Advice, Review
from omaha_trainer.table.action import Action
from omaha_trainer.table.view import SeatView

from .notes import Cancelled


class OurCoach:
    """Keeps nothing. Its first answer takes a second longer: tables are built (`prepare` does it before)."""

    def prepare(self) -> None:
        from omaha_trainer.opponents import coach  # with it come tables that the window's start need not wait for

        coach.prepare()

    def advise(self, view: SeatView, rng: Random, cancelled: Cancelled, styles: Mapping[int, str]) -> Advice:
        from omaha_trainer.opponents import coach

        return coach.advise(view, rng, cancelled, styles)

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

        return coach_review.review(view, action, advice, rng, cancelled, styles)
