"""One hand of a session: its frame, its deck and what was said, with the state and the story that follow from them.

Everything in it follows from number, setup, deck, mucks and actions, so these are all that has to be kept of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from omaha_trainer.poker.card import Card
from omaha_trainer.table.action import Action
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import PublicHand, seen_by


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it stands. `number` counts from 1; a practice hand bears the number of the hand that it repeats."""

    number: int
    setup: HandSetup
    deck: tuple[Card, ...]
    """All 52 cards in their order."""
    mucks: tuple[bool, ...]
    practice: bool
    """The same deal again: it moves no chips of the session."""
    actions: tuple[Action, ...]
    state: HandState
    events: tuple[Event, ...]
    """The whole story so far, with all hole cards."""

    @classmethod
    def dealt(
        cls, number: int, setup: HandSetup, deck: Sequence[Card], mucks: Sequence[bool], practice: bool = False
    ) -> Hand:
        """The hand at its first decision."""
        state, events = deal(setup, deck, mucks)
        return cls(number, setup, tuple(deck), tuple(mucks), practice, (), state, events)

    def after(self, action: Action, seat: int) -> Hand:
        """The hand after the action of `seat`. Raises IllegalAction; this hand stays as it was."""
        state, events = apply(self.state, action, seat)
        return replace(self, actions=(*self.actions, action), state=state, events=(*self.events, *events))

    def again(self) -> Hand:
        """The same cards, button and stacks once more, for practice."""
        return Hand.dealt(self.number, self.setup, self.deck, self.mucks, practice=True)

    def result(self, seat: int) -> int:
        """Chips that the seat won or lost in the finished hand."""
        return self.state.stacks[seat] - self.setup.stacks[seat]

    def public(self) -> PublicHand:
        """The hand as everybody saw it."""
        return PublicHand(self.setup, seen_by(self.events, None))
