"""A hand told from its events: chips, cards and last actions as everybody at the table has seen them so far.

A fold over the public events, so that the felt can show any moment of a hand. It adds up what the events say and
knows no rule of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from omaha_trainer.poker.card import Card
from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BetsCollected,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandShown,
    Hole,
    HoleDealt,
    Mucked,
    PotAwarded,
    Raised,
    UncalledReturned,
)
from omaha_trainer.table.setup import HandSetup

LastAction = BlindPosted | AntePosted | Checked | Called | Bet | Raised | Folded | Mucked


@dataclass(slots=True)
class Story:
    """The hand after some of its events. Lists are indexed by seat, amounts are chips."""

    setup: HandSetup
    stacks: list[int]
    bets: list[int]
    won: list[int]
    pots: list[int] = field(default_factory=list)
    """Chips of the collected pots, the main pot first; an awarded pot stays as 0."""
    board: list[Card] = field(default_factory=list)
    dealt: dict[int, Hole | None] = field(default_factory=dict)
    """Hole cards by seat, None = unknown; a seat that holds none is missing."""
    shown: dict[int, Hole] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)
    all_in: set[int] = field(default_factory=set)
    last: dict[int, LastAction] = field(default_factory=dict)
    awards: list[PotAwarded] = field(default_factory=list)
    over: bool = False

    def hole(self, seat: int) -> Hole | None:
        """The seat's cards as far as the observer knows them."""
        return self.shown.get(seat) or self.dealt.get(seat)


def story_of(setup: HandSetup, events: Iterable[Event]) -> Story:
    """The hand as it stands after `events`."""
    seats = setup.seats
    story = Story(setup, stacks=list(setup.stacks), bets=[0] * seats, won=[0] * seats)
    for event in events:
        _tell(story, event)
    return story


def _tell(story: Story, event: Event) -> None:
    match event:
        case AntePosted() | BlindPosted() | Checked() | Called() | Bet() | Raised() | Folded() | Mucked():
            _tell_action(story, event)
        case HoleDealt(seat, cards):
            story.dealt[seat] = cards
        case BoardDealt(_, cards):
            story.board += cards
            _forget_street(story)
        case UncalledReturned(seat, amount):
            story.bets[seat] -= amount
            story.stacks[seat] += amount
            story.all_in.discard(seat)
        case BetsCollected(pots):
            story.pots = list(pots)
            story.bets = [0] * len(story.bets)
        case HandShown(seat, cards, _):
            story.shown[seat] = cards
        case PotAwarded():
            _tell_award(story, event)
        case HandEnded(stacks):
            story.stacks = list(stacks)
            story.over = True


def _tell_action(story: Story, event: LastAction) -> None:
    seat = event.seat
    story.last[seat] = event
    match event:
        case AntePosted(_, amount, all_in):
            story.stacks[seat] -= amount
            story.pots = [sum(story.pots) + amount]
            if all_in:
                story.all_in.add(seat)
        case BlindPosted(_, amount, _, all_in) | Called(_, amount, _, all_in):
            _put_in(story, seat, amount, all_in)
        case Bet(_, amount, _, all_in) | Raised(_, amount, _, _, all_in):
            _put_in(story, seat, amount, all_in)
        case Folded() | Mucked():
            story.folded.add(seat)
            story.dealt.pop(seat, None)
        case Checked():
            pass


def _put_in(story: Story, seat: int, amount: int, all_in: bool) -> None:
    story.stacks[seat] -= amount
    story.bets[seat] += amount
    if all_in:
        story.all_in.add(seat)


def _forget_street(story: Story) -> None:
    """What was done on a street is no longer said when it is over, but for the folds."""
    story.last = {seat: event for seat, event in story.last.items() if seat in story.folded}


def _tell_award(story: Story, event: PotAwarded) -> None:
    story.awards.append(event)
    _forget_street(story)
    if event.index < len(story.pots):
        story.pots[event.index] = 0
    for half in (event.high, event.low):
        for seat, chips in half.items():
            story.won[seat] += chips
