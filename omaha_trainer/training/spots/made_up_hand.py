"""Sensible random betting through the engine: hands as people play them, without a look at the cards.

The cards never steer these players, so a hand's cards can be dealt again after its betting is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from omaha_trainer.poker.card import HOLE_CARDS, Card
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event
from omaha_trainer.table.game import BOARD_CARDS, Limit, Street
from omaha_trainer.table.legal import FRACTIONS, Legal, legal, size_to
from omaha_trainer.table.progress import cards_due, deal_board
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.start import start
from omaha_trainer.table.state import HandState

LEAST, HALF, THREE_QUARTERS, POT, ALL_IN = range(5)
_FRACTION = {HALF: FRACTIONS["half"], THREE_QUARTERS: FRACTIONS["three_quarters"], POT: FRACTIONS["pot"]}
_COMMITTED = 0.7
"""Who would put in this part of the stack puts in all of it."""
_MOST_RAISES = 4
"""No more raises than this on a street before players only call."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How the players of a made-up hand act, as weights."""

    before_flop: tuple[int, int, int] = (55, 30, 15)
    """Fold, call, raise."""
    after_flop: tuple[int, int, int] = (35, 45, 20)
    """Fold, call, raise when facing a bet."""
    bet: int = 40
    """Of a hundred: a bet where a check is free; before the flop a raise of the big blind's option."""
    sizes: tuple[int, int, int, int, int] = (15, 25, 20, 40, 0)
    """The least, half the pot, three quarters, the pot, all in."""
    shove: int = 10
    """Of a hundred: a raise all in by a player whose stack is no more than the least raise."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A hand where it waits: for a decision, for board cards, or for the showdown."""

    state: HandState
    events: tuple[Event, ...]
    """The whole story so far."""
    to_come: tuple[Card, ...] = ()
    """The board cards that are not dealt yet, where they are known."""


def moments(rng: Random, setup: HandSetup, manner: Manner) -> Iterator[Moment]:
    """A hand played by the engine: every point where it waits in turn, last the showdown or its end by folds."""
    deck = shuffled(rng)
    to_come = deck[HOLE_CARDS * setup.seats :][: BOARD_CARDS[Street.RIVER]]
    holes = [deck[HOLE_CARDS * seat :][:HOLE_CARDS] for seat in range(setup.seats)]
    state, events = start(setup, holes, asks_showdown=True)
    story = list(events)
    raises, street = 0, state.street
    while True:
        yield Moment(state, tuple(story), to_come)
        if state.street != street:
            raises, street = 0, state.street
        choices = legal(state)
        if choices is not None:
            action = sensible(state, choices, manner if raises < _MOST_RAISES else CALLS_ONLY, rng)
            raises += isinstance(action, RaiseTo)
            state, events = apply(state, action)
        elif to_come and not state.over:
            due = cards_due(state)
            state, events = deal_board(state, to_come[:due])
            to_come = to_come[due:]
        else:
            return
        story += events


def sensible(state: HandState, choices: Legal, manner: Manner, rng: Random) -> Action:
    """A legal action in the given manner; nobody folds where a check is free (A1)."""
    if choices.can_raise and choices.min_to == choices.all_in_to and rng.randrange(100) < manner.shove:
        return RaiseTo(choices.all_in_to)
    if choices.can_check:
        raises = choices.can_raise and rng.randrange(100) < manner.bet
    else:
        weights = manner.before_flop if state.street == Street.PREFLOP else manner.after_flop
        pick = _drawn(rng, weights)
        if pick == 0:
            return Fold()
        raises = pick == 2 and choices.can_raise
    return RaiseTo(_size(state, choices, manner, rng)) if raises else CheckOrCall()


def _drawn(rng: Random, weights: Sequence[int]) -> int:
    return rng.choices(range(len(weights)), weights=weights)[0]


def _size(state: HandState, choices: Legal, manner: Manner, rng: Random) -> int:
    """A raise-to as people choose it: in round chips, and all in rather than nearly so."""
    if state.setup.limit is Limit.FIXED:
        return choices.max_to
    size = _drawn(rng, manner.sizes)
    if size == LEAST:
        to = choices.min_to
    elif size == ALL_IN:
        to = choices.max_to
    else:
        to = size_to(state, choices, _FRACTION[size])
        if size != POT:
            chip = max(state.setup.big_blind // 2, 1)
            to = to // chip * chip
    mine = state.bets[choices.seat]
    if to - mine >= _COMMITTED * (choices.all_in_to - mine):
        to = choices.all_in_to
    return min(max(to, choices.min_to), choices.max_to)


CALLS_ONLY = Manner((40, 60, 0), (40, 60, 0), 0, shove=0)
