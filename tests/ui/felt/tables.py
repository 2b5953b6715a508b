"""Table models of telling hands and of random ones, in English and dollars."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial

from omaha_trainer.poker.card import DECK
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.legal import legal
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.table.start import deal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import SeatView, view
from omaha_trainer.ui.felt.build import Extras, build_model
from omaha_trainer.ui.felt.model import TableModel
from omaha_trainer.ui.felt.telling import NAMES, TELLING, telling
from omaha_trainer.wording.money import amount_text
from omaha_trainer.wording.voice import Voice, identity

NAMES_OF_TELLING = [one.name for one in TELLING]


def voice(decimals: int = 2, names: Sequence[str] = NAMES) -> Voice:
    return Voice(identity, partial(amount_text, decimals=decimals, grouping=","), names=names)


def model_of(name: str, extras: Extras | None = None) -> TableModel:
    """The telling table of that name."""
    table = telling(name)
    return build_model(table.view(), voice(table.stakes.decimals, table.names), extras)


def random_hand(seed: int) -> Iterator[tuple[HandState, tuple[Event, ...]]]:
    """State and whole story after each step of a hand of random actions, from the deal to the end."""
    rng = random.Random(seed)
    deck = list(DECK)
    rng.shuffle(deck)
    seats = rng.randint(2, 9)
    kind = rng.choice(list(AnteKind))
    stakes = Stakes(20, 40, ante=0 if kind is AnteKind.NONE else 6, ante_kind=kind, decimals=2)
    stacks = [rng.choice((30, 400, 1500, 6000)) for _ in range(seats)]
    setup = stakes.setup(
        rng.choice(list(Game)), rng.choice(list(Limit)), rng.randrange(seats), stacks, house=HouseRules()
    )
    state, events = deal(setup, deck, [rng.random() < 0.5 for _ in range(seats)])
    yield state, events
    while not state.over:
        state, more = apply(state, _random_action(state, rng))
        events += more
        yield state, events


def _random_action(state: HandState, rng: random.Random) -> Action:
    choices = legal(state)
    assert choices is not None
    pick = rng.random()
    if choices.can_raise and pick < 0.3:
        return RaiseTo(rng.choice((choices.min_to, rng.randint(choices.min_to, choices.max_to), choices.max_to)))
    return Fold() if choices.call and pick < 0.4 else CheckOrCall()


def random_view(seed: int) -> SeatView:
    """The end of a random hand as seat 0 sees it."""
    *_, (state, events) = random_hand(seed)
    return view(state, events, 0)
