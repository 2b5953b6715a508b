"""`apply(state, action) -> (state, events)`: the whole game in one function (A1-A9, PL, FL, NL).

After a player's action everything follows that needs no decision: bets returned and collected, cards dealt, hands
shown, pots awarded. A refused action raises IllegalAction and leaves the state as it was.
"""

from __future__ import annotations

from typing import TypeVar

from .action import Action, CheckOrCall, Fold, RaiseTo
from .event import Bet, Called, Checked, Event, Folded, Raised
from .game import Limit
from .legal import Legal, legal
from .progress import run
from .refusal import IllegalAction, Refusal
from .state import HandState, Phase
from .street import next_to_act

T = TypeVar("T")


def apply(state: HandState, action: Action, seat: int | None = None) -> tuple[HandState, tuple[Event, ...]]:
    """The hand after `action` of the seat to act, and what happened since.

    `seat`, where given, must be the seat to act (B2). Raises IllegalAction with reason, rule id and numbers.
    """
    if state.to_act is None or state.phase is not Phase.BETTING:
        raise IllegalAction(Refusal.NOBODY_TO_ACT, "B2", seat=seat)
    if seat is not None and seat != state.to_act:
        raise IllegalAction(Refusal.OUT_OF_TURN, "B2", seat=seat, to_act=state.to_act)
    events: list[Event] = []
    match action:
        case Fold():
            after = _fold(state, state.to_act, events)
        case CheckOrCall():
            after = _check_or_call(state, state.to_act, events)
        case RaiseTo(to):
            after = _raise(state, state.to_act, to, events)
    after = after.replace(to_act=next_to_act(after, state.to_act + 1))
    return run(after, events), tuple(events)


def _fold(state: HandState, seat: int, events: list[Event]) -> HandState:
    events.append(Folded(seat))
    return state.replace(live=put(state.live, seat, False), acted=put(state.acted, seat, True))


def _check_or_call(state: HandState, seat: int, events: list[Event]) -> HandState:
    choices = _legal(state)
    if choices.can_check:
        events.append(Checked(seat))
        return state.replace(acted=put(state.acted, seat, True))
    events.append(Called(seat, choices.call, choices.call_to, choices.call_is_all_in))
    return _put_in(state, seat, choices.call_to)


def _raise(state: HandState, seat: int, to: int, events: list[Event]) -> HandState:
    choices = _legal(state)
    if not choices.allows(to):
        raise refusal_of_raise(state, choices, to)
    amount, all_in = to - state.bets[seat], to == choices.all_in_to
    if choices.opens:
        events.append(Bet(seat, amount, to, all_in))
    else:
        events.append(Raised(seat, amount, to, to - state.to_match, all_in))
    by = to - state.to_match
    after = _put_in(state, seat, to)
    if state.setup.limit is not Limit.FIXED:
        # A3, A7, A8: a short all-in leaves the size of the last full bet or raise as it was
        return after.replace(to_match=to, full_raise=max(state.full_raise, by), aggressor=seat)
    # FL4: half a bet or more above the last full bet counts as a full one
    if 2 * (to - state.full_bet) >= state.setup.bet_size(state.street):
        return after.replace(to_match=to, full_bet=to, bets_made=state.bets_made + 1, aggressor=seat)
    return after.replace(to_match=to, aggressor=seat)


def _put_in(state: HandState, seat: int, to: int) -> HandState:
    """The seat's chips of this street become `to`; it has acted."""
    behind = state.stacks[seat] - (to - state.bets[seat])
    return state.replace(
        stacks=put(state.stacks, seat, behind),
        bets=put(state.bets, seat, to),
        acted=put(state.acted, seat, True),
    )


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple with one seat's value replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def _legal(state: HandState) -> Legal:
    choices = legal(state)
    assert choices is not None  # apply has looked
    return choices


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
