"""Random tables for the tests of the players: any game, structure, number of seats and stacks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from omaha_trainer.opponents.protocol import Opponent
from omaha_trainer.opponents.roster import STYLES, opponent
from omaha_trainer.poker.card import DECK
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event, HoleDealt
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import SeatView, view


class Decision(NamedTuple):
    """A decision that came up, and what the player said."""

    state: HandState
    events: tuple[Event, ...]
    view: SeatView
    player: Opponent
    dice: int
    """The seed of the player's dice."""
    action: Action


def random_setup(rng: Random) -> HandSetup:
    seats = rng.randint(2, 9)
    kind = rng.choice(list(AnteKind))
    stakes = Stakes(2, 4, ante=0 if kind is AnteKind.NONE else 1, ante_kind=kind)
    stacks = [rng.choice((1, 3, 7, 20, 60, 150, 400, 900)) for _ in range(seats)]
    house = rng.choice(list(PRESETS.values()))
    return stakes.setup(rng.choice(list(Game)), rng.choice(list(Limit)), rng.randrange(seats), stacks, house=house)


def decisions(setup: HandSetup, rng: Random, styles: tuple[str, ...] = STYLES) -> Iterator[Decision]:
    """One hand between players of random styles, decision by decision; an illegal action raises."""
    players = [opponent(rng.choice(styles)) for _ in range(setup.seats)]
    state, events = deal(setup, shuffled(rng))
    while state.to_act is not None:
        seen, dice = view(state, events, state.to_act), rng.getrandbits(32)
        player = players[state.to_act]
        action = player.decide(seen, Random(dice))
        yield Decision(state, events, seen, player, dice, action)
        state, more = apply(state, action)
        events = (*events, *more)


def with_other_hidden_cards(decision: Decision, rng: Random) -> SeatView:
    """The same decision, seen by the same seat, where every card that the seat cannot see is another one."""
    state, seat = decision.state, decision.state.to_act
    assert seat is not None
    mine = state.holes[seat]
    assert mine is not None
    hidden = [card for card in DECK if card not in mine and card not in state.board]
    rng.shuffle(hidden)
    holes = [mine if other == seat else tuple(hidden[4 * other : 4 * other + 4]) for other in range(len(state.holes))]
    rest = tuple(hidden[4 * len(holes) : 4 * len(holes) + len(state.deck)])
    events = tuple(
        HoleDealt(event.seat, holes[event.seat]) if isinstance(event, HoleDealt) else event for event in decision.events
    )
    return view(state.replace(holes=tuple(holes), deck=rest), events, seat)
