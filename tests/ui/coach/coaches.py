"""Coaches whose advice a test knows beforehand, and what a table needs to have one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random
from threading import Event

from omaha_trainer.opponents import coach
from omaha_trainer.opponents.coach_advice import Advice, Choice, Rate, Review, Why, Worth
from omaha_trainer.session.coach.notes import Cancelled
from omaha_trainer.store.rows import DecisionRow
from omaha_trainer.table.action import Action, Fold
from omaha_trainer.table.view import SeatView
from tests.opponents.coach_spots import SPOTS

SPOT = next(spot for spot in SPOTS if spot.name == "three-handed quarter")
"""A-2 for the nut low on the river, facing a raise."""
FOLD, CALL = Worth(Choice.FOLD, 0, Rate(0.0, 0.0)), Worth(Choice.CALL, 0, Rate(3.5, 0.25))


@lru_cache
def advice() -> Advice:
    """A call with the nut low, the numbers set by hand."""
    found = coach.advise(SPOT.view(), Random(1), pains=coach.QUICK)
    against = replace(found.against, low=Rate(0.88, 0.015), quartered=Rate(0.19, 0.01), samples=4000)
    return replace(found, against=against, worths=(CALL, FOLD), why=Why.SHARED_LOW, cautions=())


class KnownCoach:
    """Advises to call, whatever is asked; a fold costs 3.5 big blinds. `gate` closed: it thinks until it is opened."""

    def __init__(self) -> None:
        self.gate = Event()
        self.gate.set()
        self.asked: list[SeatView] = []
        self.styles: list[Mapping[int, str]] = []
        self.cancelled = 0
        self.failures = 0
        """So many times it fails first."""

    def advise(self, view: SeatView, rng: Random, cancelled: Cancelled, styles: Mapping[int, str]) -> Advice:
        self.asked.append(view)
        self.styles.append(styles)
        if self.failures:
            self.failures -= 1
            raise ZeroDivisionError
        while not self.gate.wait(0.005):
            if cancelled():
                self.cancelled += 1
                break
        return advice()

    def review(
        self,
        view: SeatView,
        action: Action,
        advice: Advice,
        rng: Random,
        cancelled: Cancelled,
        styles: Mapping[int, str],
    ) -> Review:
        if isinstance(action, Fold):
            return Review(advice, FOLD, Rate(3.5, 0.25))
        return Review(advice, CALL, Rate(0.0, 0.0))


class Decisions:
    """Keeps decisions in memory."""

    def __init__(self) -> None:
        self.rows: list[DecisionRow] = []

    def keep_decision(self, decision: DecisionRow) -> None:
        self.rows.append(decision)
