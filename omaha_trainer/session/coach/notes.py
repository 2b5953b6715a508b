"""The coach's notes on a session: the hero's decisions, what was advised, what each came to cost. No threads.

Whoever calls takes one job at a time, has it done wherever he likes, and brings back what it gave. The jobs are made of
what the hero may see, so the coach cannot know more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Protocol

from omaha_trainer.opponents.coach_advice import Advice, Review
from omaha_trainer.session.config import HERO
from omaha_trainer.store.rows import DecisionRow
from omaha_trainer.table.action import Action
from omaha_trainer.table.view import SeatView

if TYPE_CHECKING:
    from omaha_trainer.session.play.play_session import PlaySession

MOST_WAITING = 12
"""Decisions that may wait for the coach; who plays faster than it thinks is not followed further back."""

Cancelled = Callable[[], bool]
Job = Callable[[Cancelled], object]


class Coach(Protocol):
    """Who advises; see `opponents.coach.advise` and `opponents.coach_review.review`."""

    def advise(self, view: SeatView, rng: Random, cancelled: Cancelled, styles: Mapping[int, str]) -> Advice: ...

    def review(
        self,
        view: SeatView,
        action: Action,
        advice: Advice,
        rng: Random,
        cancelled: Cancelled,
        styles: Mapping[int, str],
    ) -> Review: ...


@dataclass(slots=True)
class Note:
    """One decision of the hero's. `seen`: its advice was shown before he decided."""

    deal: int
    hand: int
    index: int
    practice: bool
    view: SeatView
    styles: Mapping[int, str]
    """Of the seats whose style the hero may know."""
    seed: str
    seen: bool = False
    advice: Advice | None = None
    action: Action | None = None
    review: Review | None = None


class CoachNotes:
    """Follows one session: call `follow` after each of its steps."""

    def __init__(self, session: PlaySession, coach: Coach) -> None:
        self.session = session
        self._coach = coach
        self._notes: list[Note] = []
        self._deal = 0
        self._told = False

    def begin(self) -> None:
        """A hand is dealt."""
        self._deal += 1
        self._told = False

    def follow(self) -> Note | None:
        """Note what was decided, and what is to be decided: the open decision, or None."""
        self._close()
        if not self.session.hero_to_act:
            return None
        note = self.open
        if note is None:
            note = self._new()
            self._notes.append(note)
            waiting = [one for one in self._notes if one.review is None]
            if len(waiting) > MOST_WAITING:
                self._notes.remove(waiting[0])
        return note

    @property
    def open(self) -> Note | None:
        """The decision that the hero has before him."""
        last = self._notes[-1] if self._notes else None
        return last if last is not None and last.action is None else None

    def next_job(self) -> tuple[Note, Job] | None:
        """The open decision's advice first, then whatever waits longest."""
        note = self.open
        if note is not None and note.advice is None:
            return note, self._advising(note)
        for one in self._notes:
            if one.advice is None:
                return one, self._advising(one)
            if one.action is not None and one.review is None:
                return one, self._reviewing(one, one.action, one.advice)
        return None

    def take(self, note: Note, found: object) -> DecisionRow | None:
        """What a job gave; what is to be kept of it."""
        if isinstance(found, Advice):
            note.advice = found
        elif isinstance(found, Review):
            note.review = found
            return None if note.practice else decision_row(note, found)
        return None

    def forget(self, note: Note) -> None:
        """Nothing can be found out about this decision."""
        self._notes = [one for one in self._notes if one is not note]

    def mattered(self) -> Review | None:
        """Once, when the hand is over and all of it is looked at: the decision that mattered most, if one did."""
        from omaha_trainer.opponents.coach_review import most_costly  # its tables are not needed at the start

        mine = [note for note in self._notes if note.deal == self._deal]
        if self._told or not self.session.hand_over or any(note.review is None for note in mine):
            return None
        self._told = True
        self._notes = [note for note in self._notes if note.review is None]
        return most_costly(note.review for note in mine if note.review is not None)

    def _close(self) -> None:
        """The open decision may have been made."""
        note, hand = self.open, self.session.hand
        if note is None:
            return
        if hand is None or note.deal != self._deal:
            self._notes.remove(note)
        elif len(hand.actions) > note.index:
            note.action = hand.actions[note.index]

    def _new(self) -> Note:
        session = self.session
        hand = session.hand
        assert hand is not None
        index = len(hand.actions)
        styles = dict(enumerate(session.config.styles, HERO + 1)) if session.styles_open else {}
        seed = f"coach {session.config.seed} {hand.number} {index}"
        return Note(self._deal, hand.number, index, hand.practice, session.hero_view(), styles, seed)

    def _advising(self, note: Note) -> Job:
        def job(cancelled: Cancelled) -> Advice:
            return self._coach.advise(note.view, Random(note.seed), cancelled, note.styles)

        return job

    def _reviewing(self, note: Note, action: Action, advice: Advice) -> Job:
        def job(cancelled: Cancelled) -> Review:
            dice = Random(f"{note.seed} review")
            return self._coach.review(note.view, action, advice, dice, cancelled, note.styles)

        return job


def decision_row(note: Note, review: Review) -> DecisionRow:
    """What the store keeps of a decision that was looked at."""
    setup, advised = note.view.setup, review.advice.suggested
    return DecisionRow(
        hand=note.hand,
        number=note.index,
        game=setup.game.value,
        limit=setup.limit.value,
        street=int(note.view.street),
        big_blind=setup.big_blind,
        taken=review.taken.choice.name.lower(),
        taken_to=review.taken.to,
        advised=advised.choice.name.lower(),
        advised_to=advised.to,
        cost=review.cost.value,
        error=review.cost.error,
        seen=note.seen,
    )
