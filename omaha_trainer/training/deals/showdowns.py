"""New cards for a hand whose betting is known: as they fall, or alike in several hands so that ties come about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from omaha_trainer.poker.card import DECK, HOLE_CARDS, Card
from omaha_trainer.table.event import BoardDealt, Event, HoleDealt
from omaha_trainer.table.game import BOARD_CARDS, Street
from omaha_trainer.training.names import Trap
from omaha_trainer.training.spots.made_up_hand import Moment

_LOW_RANKS = (12, 0, 1, 2, 3, 4, 5, 6)
"""Ace to eight."""
_ALIKE = {
    Trap.QUARTERED: (2, 2),
    Trap.TIE_FOR_LOW: (2, 2),
    Trap.SIXTH: (3, 2),
    Trap.SAME_PLAYERS_BOTH_WAYS: (2, 4),
    Trap.ODD_CHIP: (2, 4),
}
"""How many hands have how many ranks in common."""


def deal_again(rng: Random, at: Moment, trap: Trap, wanted: Callable[[Moment], bool], tries: int) -> Moment | None:
    """The same betting with other cards that are `wanted`; None after `tries` deals."""
    for _ in range(tries):
        again = _with_cards(at, *_dealt(rng, at.state.live_seats, trap))
        if wanted(again):
            return again
    return None


def _dealt(rng: Random, live: Sequence[int], trap: Trap) -> tuple[dict[int, tuple[Card, ...]], tuple[Card, ...]]:
    """Holes of the live seats and a board."""
    hands, ranks = _ALIKE.get(trap, (0, 0))
    deck = list(DECK)
    rng.shuffle(deck)
    holes: dict[int, list[Card]] = {seat: [] for seat in live}
    shared = rng.sample(_LOW_RANKS, min(ranks, 3)) + rng.sample(range(7, 12), max(ranks - 3, 0))
    for seat in rng.sample(list(live), min(hands, len(live))):
        holes[seat] = [_take(deck, rank) for rank in shared]
    for hole in holes.values():
        while len(hole) < HOLE_CARDS:
            hole.append(deck.pop())
    board = tuple(deck.pop() for _ in range(BOARD_CARDS[Street.RIVER]))
    return {seat: tuple(hole) for seat, hole in holes.items()}, board


def _take(deck: list[Card], rank: int) -> Card:
    """The first card of the rank that is left."""
    place = next(place for place, one in enumerate(deck) if one.rank == rank)
    return deck.pop(place)


def _with_cards(at: Moment, holes: Mapping[int, tuple[Card, ...]], board: tuple[Card, ...]) -> Moment:
    """The moment with other hole cards of live seats and another board; folded hands are unknown."""
    events: list[Event] = []
    for event in at.events:
        if isinstance(event, HoleDealt):
            event = replace(event, cards=holes.get(event.seat))
        elif isinstance(event, BoardDealt):
            event = replace(event, cards=board[BOARD_CARDS[event.street - 1] : BOARD_CARDS[event.street]])
        events.append(event)
    state = at.state.replace(holes=tuple(map(holes.get, range(at.state.setup.seats))), board=board)
    return Moment(state, tuple(events))
