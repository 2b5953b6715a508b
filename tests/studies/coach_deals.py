"""Single hands of the coach's study: given cards, given dice for every seat, and the luck of the board taken off.

The luck of a board card is the pots as they lie when it comes, times what it changes in the player's equity against
the hands that are really there, folded hands' cards gone from the deck. By the very meaning of equity this is 0 on
average, so to take it off changes no mean and no comparison; it only takes away what the cards decided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from omaha_trainer.opponents.protocol import Opponent
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.poker.equity import equity
from omaha_trainer.table.action import Action
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    Event,
    Folded,
    Raised,
    UncalledReturned,
)
from omaha_trainer.table.game import Game
from omaha_trainer.table.pots import build_pots
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import PublicHand, SeatView, seen_by, view

Watch = Callable[[SeatView, Action], object]


@dataclass(frozen=True, slots=True)
class Played:
    """A hand that is over."""

    setup: HandSetup
    state: HandState
    story: tuple[Event, ...]

    def won(self, seat: int) -> float:
        """Big blinds, luck and all."""
        return (self.state.stacks[seat] - self.setup.stacks[seat]) / self.setup.big_blind

    def earned(self, seat: int) -> float:
        """Big blinds without the luck of the board."""
        return self.won(seat) - luck(self, seat) / self.setup.big_blind

    def public(self) -> PublicHand:
        return PublicHand(self.setup, seen_by(self.story, None))


def play(
    setup: HandSetup,
    players: Sequence[Opponent],
    seed: str,
    earlier: tuple[PublicHand, ...] = (),
    watch: Watch = lambda *_: None,
) -> Played:
    """The hand of that seed: the same cards for all, and for each seat the same dice, whoever sits in it."""
    dice = [Random(f"{seed} seat {seat}") for seat in range(setup.seats)]
    state, events = deal(setup, shuffled(Random(f"{seed} cards")))
    story = list(events)
    while (seat := state.to_act) is not None:
        seen = view(state, story, seat, earlier)
        action = players[seat].decide(seen, dice[seat])
        watch(seen, action)
        state, events = apply(state, action)
        story += events
    assert sum(state.stacks) == sum(setup.stacks)
    return Played(setup, state, tuple(story))


def luck(hand: Played, seat: int) -> float:
    """Chips that the board brought the seat beyond its equity."""
    paid, live = [0] * hand.setup.seats, [True] * hand.setup.seats
    board: tuple[Card, ...] = ()
    lucky = 0.0
    for event in hand.story:
        match event:
            case AntePosted(payer, amount) | BlindPosted(payer, amount):
                paid[payer] += amount
            case Called(payer, amount) | Bet(payer, amount) | Raised(payer, amount):
                paid[payer] += amount
            case UncalledReturned(payer, amount):
                paid[payer] -= amount
            case Folded(folder):
                live[folder] = False
            case BoardDealt(_, cards):
                if live[seat]:
                    after = _worth(hand, seat, paid, live, (*board, *cards))
                    lucky += after - _worth(hand, seat, paid, live, board)
                board += cards
            case _:
                pass
    return lucky


def _worth(hand: Played, seat: int, paid: Sequence[int], live: Sequence[bool], board: tuple[Card, ...]) -> float:
    """The seat's equity in all pots, every hand known, if nothing more were bet."""
    holes = hand.state.holes
    worth = 0.0
    for pot in build_pots(paid, live):
        if seat not in pot.players:
            continue
        others = [other for other in pot.players if other != seat]
        dead = [card for other, hole in enumerate(holes) if other not in pot.players for card in hole or ()]
        hands = [hole for other in (seat, *others) if (hole := holes[other]) is not None]
        share = equity(hand.setup.game is Game.HILO, hands, board, dead).players[0].equity if others else 1.0
        worth += pot.amount * share
    return worth
