"""Hands for the tests of rules, written as a player would tell them.

Seats are in the order of hand histories: seat 0 is the small blind, the last seat has the button; with two players
seat 0 is the big blind, seat 1 the small blind and button. Actions: `f` fold, `c` check or call, a number raise-to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from omaha_trainer.poker.card import Card, parse_cards
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.apply import apply
from omaha_trainer.table.event import Event, PotAwarded
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.progress import deal_board
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.start import start
from omaha_trainer.table.state import HandState, Phase

E = TypeVar("E")
FLOP, TURN, RIVER = "2c 7d Jh", "3s", "4h"


class Story:
    """A hand in progress with everything that happened in it."""

    def __init__(self, state: HandState, events: Sequence[Event]) -> None:
        self.state = state
        self.events = list(events)

    def act(self, actions: str) -> Story:
        """Carry out actions; board cards come by themselves where the hand was given none."""
        for word in actions.split():
            self.fill_board()
            self.state, events = apply(self.state, action(word))
            self.events += events
        self.fill_board()
        return self

    def fill_board(self) -> None:
        boards = [FLOP, TURN, RIVER]
        while self.state.phase is Phase.BOARD:
            self.state, events = deal_board(self.state, parse_cards(boards[self.state.street]))
            self.events += events

    def of(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def awards(self) -> list[PotAwarded]:
        return [event for event in self.events if isinstance(event, PotAwarded)]

    @property
    def shares(self) -> list[tuple[dict[int, int], dict[int, int]]]:
        return [(dict(award.high), dict(award.low)) for award in self.awards]


def action(word: str) -> Action:
    if word == "f":
        return Fold()
    return CheckOrCall() if word == "c" else RaiseTo(int(word))


def setup(
    limit: Limit,
    blinds: Sequence[int],
    stacks: Sequence[int],
    *,
    game: Game = Game.HILO,
    house: HouseRules | Preset = Preset.ONLINE,
    antes: Sequence[int] = (),
    antes_dead: bool = False,
    big_bet: int = 0,
) -> HandSetup:
    seats = len(stacks)
    posts = (*blinds, *[0] * (seats - len(blinds)))
    minimum = max(blinds)
    return HandSetup(
        game=game,
        limit=limit,
        button=seats - 1,
        stacks=tuple(stacks),
        posts=posts if seats > 2 else posts[::-1],
        small_bet=minimum,
        big_bet=big_bet or (2 * minimum if limit is Limit.FIXED else minimum),
        antes=tuple(antes),
        antes_dead=antes_dead,
        house=PRESETS[house] if isinstance(house, Preset) else house,
    )


def spot(
    limit: Limit,
    blinds: Sequence[int],
    stacks: Sequence[int],
    actions: str = "",
    *,
    holes: Sequence[str | None] = (),
    board: str = "",
    game: Game = Game.HILO,
    house: HouseRules | Preset = Preset.ONLINE,
    antes: Sequence[int] = (),
    antes_dead: bool = False,
    mucks: Sequence[bool] = (),
    asks: bool | None = None,
) -> Story:
    """A hand after `actions`; without `holes` nobody's cards are known and the showdown is not held."""
    frame = setup(limit, blinds, stacks, game=game, house=house, antes=antes, antes_dead=antes_dead)
    cards: list[tuple[Card, ...] | None] = [parse_cards(hole) if hole else None for hole in holes]
    cards += [None] * (len(stacks) - len(cards))
    waits = not holes if asks is None else asks
    state, events = start(frame, cards, parse_cards(board) if board else (), asks_showdown=waits, mucks=mucks)
    return Story(state, events).act(actions)


def pot_limit(blinds: Sequence[int], seats: int, actions: str = "", **more: object) -> Story:
    """Pot limit with a hundred big blinds each."""
    return spot(Limit.POT, blinds, [100 * max(blinds)] * seats, actions, **more)  # type: ignore[arg-type]
