"""Spots of order: a table before the first card, or a hand that waits for the next street or for the showdown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from omaha_trainer.poker.card import DECK
from omaha_trainer.table.event import Bet, BoardDealt, Called, Checked, Raised
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.progress import cards_due, deal_board
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.showdown import show_order
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.start import start
from omaha_trainer.table.state import HandState, Phase
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Ask
from omaha_trainer.training.wish import Wish

from .betting import not_a_spot, read_spot, write_spot
from .made_up_hand import Moment
from .recipe import CALLING, CROWDED, search
from .table_plan import BETS, BLINDS, TablePlan, game_for, house_for

_SEATS = (3, 4, 5, 6, 6, 7, 8, 9)
_DEPTH = 100


@dataclass(frozen=True, slots=True)
class OrderSpot:
    """What is asked, the answer, and the seats clockwise from it that come after."""

    ask: Ask
    setup: HandSetup
    moment: Moment | None
    """The hand so far; None before the first card."""
    order: tuple[int, ...]
    """The seats in the order that is asked for; the first is the answer."""
    traps: tuple[Trap, ...]
    prompt: Mapping[str, object]

    @property
    def answer(self) -> int:
        return self.order[0]


def write_table(rng: Random, wish: Wish, ask: Ask, heads_up: bool) -> str:
    """A table with its button, before anything is posted."""
    limit = wish.limit or rng.choice(tuple(Limit))
    stakes = rng.choice(BETS if limit is Limit.FIXED else BLINDS)
    seats = 2 if heads_up else rng.choice(_SEATS)
    fields = {
        "ask": ask.value,
        "game": game_for(rng, wish).value,
        "limit": limit.value,
        "small": stakes.small,
        "big": stakes.big,
        "decimals": stakes.decimals,
        "seats": seats,
        "button": rng.randrange(seats),
    }
    return json.dumps(fields)


def write_hand(rng: Random, wish: Wish, ask: Ask, heads_up: bool) -> str | None:
    """A hand before a street that will have betting, or before its showdown; None where the search finds none."""
    short = wish.trap is Trap.SHORT_ALL_IN or rng.random() < 0.4
    plan = TablePlan(
        game_for(rng, wish),
        wish.limit or rng.choice((Limit.POT, Limit.NO, Limit.FIXED)),
        house_for(rng, wish),
        seats=(2,) if heads_up else (3, 4, 5, 6, 6, 8),
        depth=(15, 60),
        short=(1, 2, 3) if short else (0,),
    )
    waits = _waits_for_street if ask is Ask.WHO_ACTS_FIRST else _waits_for_showdown
    trap = wish.trap if wish.trap is Trap.SHORT_ALL_IN else None
    moment = search(
        rng, plan, CROWDED if short else CALLING, lambda at: waits(at.state) and (not trap or _has_all_in(at.state))
    )
    return None if moment is None else write_spot(moment, ask=ask.value)


def _waits_for_street(state: HandState) -> bool:
    """The next street will have betting."""
    return state.phase is Phase.BOARD and sum(1 for _ in _with_chips(state)) > 1


def _waits_for_showdown(state: HandState) -> bool:
    return state.phase is Phase.SHOWDOWN


def _with_chips(state: HandState) -> list[int]:
    return [seat for seat in state.live_seats if state.stacks[seat]]


def _has_all_in(state: HandState) -> bool:
    return len(_with_chips(state)) < len(state.live_seats)


def read_order(fields: Mapping[str, Any], text: str) -> OrderSpot:
    """The spot of a text whose JSON fields are `fields`. Raises KnownError(QuizFault.NOT_A_SPOT...)."""
    try:
        ask = Ask(fields["ask"])
        return _of_hand(ask, text) if "phh" in fields else _of_table(ask, fields)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise not_a_spot(Kind.ORDER) from error


def _of_table(ask: Ask, fields: Mapping[str, Any]) -> OrderSpot:
    """Answered by the engine: it frames and begins the hand."""
    limit, seats = Limit(fields["limit"]), fields["seats"]
    stakes = Stakes(fields["small"], fields["big"], decimals=fields["decimals"])
    stacks = [_DEPTH * stakes.big] * seats
    setup = stakes.setup(Game(fields["game"]), limit, fields["button"], stacks, house=HouseRules())
    state, _ = start(setup, [None] * seats, asks_showdown=True)
    first = {
        Ask.WHO_POSTS_SMALL: setup.small_blind_seat,
        Ask.WHO_POSTS_BIG: setup.big_blind_seat,
        Ask.WHO_ACTS_FIRST: state.to_act,
    }[ask]
    if first is None:
        raise not_a_spot(Kind.ORDER)
    traps = (Trap.HEADS_UP_BUTTON,) if seats == 2 else ()
    return OrderSpot(ask, setup, None, setup.order_from(first), traps, _table_prompt(fields))


def _table_prompt(fields: Mapping[str, Any]) -> dict[str, object]:
    """The seats clockwise as `p1`, `p2`, ...: here the button is anywhere."""
    unit = 10 ** fields["decimals"]
    return {
        "seats": [f"p{seat + 1}" for seat in range(fields["seats"])],
        "button": f"p{fields['button'] + 1}",
        "game": fields["game"],
        "limit": fields["limit"],
        "stakes": [chips / unit if chips % unit else chips // unit for chips in (fields["small"], fields["big"])],
        "decimals": fields["decimals"],
    }


def _of_hand(ask: Ask, text: str) -> OrderSpot:
    read = read_spot(Kind.ORDER, text)
    state = read.state
    if ask is Ask.WHO_ACTS_FIRST and _waits_for_street(state):
        order = _acting_order(state)
    elif ask is Ask.WHO_SHOWS_FIRST and _waits_for_showdown(state):
        order = show_order(state)
    else:
        raise read.no_spot()
    traps = [Trap.HEADS_UP_BUTTON] if state.setup.seats == 2 else []
    traps += [Trap.SHORT_ALL_IN] if _has_all_in(state) else []
    prompt = {**read.prompt(), "street": Street(state.street + (ask is Ask.WHO_ACTS_FIRST)).name.lower()}
    return OrderSpot(ask, state.setup, read.moment, order, tuple(traps), prompt)


def showing_rule(at: Moment) -> str:
    """S1 where the river had betting; else hands are turned up by the last street that had any (S3)."""
    story = at.events
    river = [
        place for place, event in enumerate(story) if isinstance(event, BoardDealt) and event.street == Street.RIVER
    ]
    acted = bool(river) and any(isinstance(event, Checked | Called | Bet | Raised) for event in story[river[0] :])
    return "S1" if acted else "S3"


def _acting_order(state: HandState) -> tuple[int, ...]:
    """The engine deals any cards that are free and says whose turn it is; the others with chips come after."""
    known = {card for hole in state.holes if hole for card in hole} | set(state.board)
    free = [card for card in DECK if card not in known]
    after, _ = deal_board(state, free[: cards_due(state)])
    assert after.to_act is not None  # the street will have betting
    return tuple(seat for seat in state.setup.order_from(after.to_act) if seat in _with_chips(state))
