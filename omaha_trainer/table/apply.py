"""`apply(state, action) -> (state, events)`: the whole game in one function (A1-A9, PL, FL, NL).

After a player's action everything follows that needs no decision: bets returned and collected, cards dealt, hands
shown, pots awarded. A refused action raises IllegalAction and leaves the state as it was.
"""

from __future__ import annotations

from typing import Any, TypeVar

from .action import Action, CheckOrCall, Fold, RaiseTo
from .event import Bet, Called, Checked, Event, Folded, Raised
from .game import Limit
from .legal import Legal, legal
from .limits import call_cost
from .progress import run
from .refusal import IllegalAction, Refusal
from .state import HandState, Phase
from .street import pass_on

T = TypeVar("T")
Changes = dict[str, Any]
"""Fields of the next state that differ."""


def apply(state: HandState, action: Action, seat: int | None = None) -> tuple[HandState, tuple[Event, ...]]:
    """The hand after `action` of the seat to act, and what happened since.

    `seat`, where given, must be the seat to act (B2). Raises IllegalAction with reason, rule id and numbers.
    """
    if state.to_act is None or state.phase is not Phase.BETTING:
        raise IllegalAction(Refusal.NOBODY_TO_ACT, "B2", seat=seat)
    if seat is not None and seat != state.to_act:
        raise IllegalAction(Refusal.OUT_OF_TURN, "B2", seat=seat, to_act=state.to_act)
    event, changes = _effect(state, state.to_act, action)
    after = state._replace(acted=put(state.acted, state.to_act, True), **changes)
    events = [event]
    return run(pass_on(after, state.to_act + 1), events), tuple(events)


def _effect(state: HandState, seat: int, action: Action) -> tuple[Event, Changes]:
    """What the action is called when it has happened, and the fields that it changes."""
    match action:
        case Fold():
            return Folded(seat), {"live": put(state.live, seat, False)}
        case CheckOrCall():
            return _check_or_call(state, seat)
        case RaiseTo(to):
            return _raise(state, seat, to)


def _check_or_call(state: HandState, seat: int) -> tuple[Event, Changes]:
    amount = call_cost(state, seat)
    if not amount:
        return Checked(seat), {}
    to, all_in = state.bets[seat] + amount, amount == state.stacks[seat]
    return Called(seat, amount, to, all_in), _put_in(state, seat, to)


def _raise(state: HandState, seat: int, to: int) -> tuple[Event, Changes]:
    choices = legal(state)
    assert choices is not None  # apply has looked
    if not choices.allows(to):
        raise refusal_of_raise(state, choices, to)
    amount, by, all_in = to - state.bets[seat], to - state.to_match, to == choices.all_in_to
    event = Bet(seat, amount, to, all_in) if choices.opens else Raised(seat, amount, to, by, all_in)
    changes = _put_in(state, seat, to) | {"to_match": to, "aggressor": seat}
    if state.setup.limit is not Limit.FIXED:
        # A3, A7, A8: a short all-in leaves the size of the last full bet or raise as it was
        changes["full_raise"] = max(state.full_raise, by)
    elif 2 * (to - state.full_bet) >= state.setup.bet_size(state.street):
        # FL4: half a bet or more above the last full bet counts as a full one
        changes |= {"full_bet": to, "bets_made": state.bets_made + 1}
    return event, changes


def _put_in(state: HandState, seat: int, to: int) -> Changes:
    """The seat's chips of this street become `to`."""
    behind = state.stacks[seat] - (to - state.bets[seat])
    return {"stacks": put(state.stacks, seat, behind), "bets": put(state.bets, seat, to)}


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple with one seat's value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def refusal_of_raise(state: HandState, choices: Legal, to: int) -> IllegalAction:
    """Why a raise to `to` is refused: the reason a player should hear first, with the rule's id and the numbers."""
    seat, numbers = choices.seat, {"to": to, "min_to": choices.min_to, "max_to": choices.max_to}
    if choices.no_raise is not None and choices.no_raise.reason is not Refusal.CALL_TAKES_STACK:
        return IllegalAction(choices.no_raise.reason, choices.no_raise.rule, seat=seat, to=to)
    if to > choices.all_in_to:
        return IllegalAction(Refusal.MORE_THAN_STACK, "A5", seat=seat, all_in_to=choices.all_in_to, **numbers)
    if choices.no_raise is not None:
        return IllegalAction(choices.no_raise.reason, choices.no_raise.rule, seat=seat, to=to)
    if to <= state.to_match:
        return IllegalAction(Refusal.NOT_A_RAISE, "A4", seat=seat, to_match=state.to_match, **numbers)
    if state.setup.limit is Limit.FIXED:
        return IllegalAction(Refusal.NOT_THE_BET_SIZE, "FL1", seat=seat, **numbers)
    if to > choices.max_to:
        return IllegalAction(Refusal.ABOVE_POT, "PL1", seat=seat, **numbers)
    if choices.opens:
        return IllegalAction(Refusal.BELOW_MIN_BET, "A2", seat=seat, **numbers)
    return IllegalAction(Refusal.BELOW_MIN_RAISE, "A3", seat=seat, **numbers)
