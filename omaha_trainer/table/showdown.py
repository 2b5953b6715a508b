"""Who turns his cards up, in which order, and who may keep them to himself (S1-S4)."""

from __future__ import annotations

from .action import Show, ShowdownAction
from .event import Event, HandShown, Mucked
from .game import Street
from .pots import collected_pots
from .refusal import IllegalAction, Refusal
from .state import HandState
from .values import hand_values


def show_order(state: HandState) -> tuple[int, ...]:
    """Live seats as they show: the last to bet or raise first, else the first left of the button (S1, S3)."""
    first = state.aggressor
    if first is None or not state.live[first]:
        first = (state.setup.button + 1) % state.setup.seats
    return tuple(seat for seat in state.setup.order_from(first) if state.live[seat])


def claimants(state: HandState) -> tuple[int, ...]:
    """Live seats that have not mucked."""
    return tuple(seat for seat, live in enumerate(state.live) if live and not state.mucked[seat])


def all_shown(state: HandState) -> bool:
    """Whether nobody is left to show: each has shown or mucked, or only one has not mucked."""
    seats = claimants(state)
    return len(seats) == 1 or all(state.shown[seat] for seat in seats)


def turn_up(state: HandState, events: list[Event]) -> HandState:
    """S3: all live hands are turned up before the rest of the board. Unknown hands stay down."""
    for seat in show_order(state):
        state = _show(state, seat, events)
    return state


def show_by_rule(state: HandState, events: list[Event]) -> HandState:
    """S1, S2: each in turn shows, or mucks if beaten and of a mind to."""
    for seat in show_order(state):
        if state.shown[seat] or state.mucked[seat]:
            continue
        if state.mucks[seat] and state.stacks[seat] and is_beaten(state, seat):
            state = _muck(state, seat, events)
        else:
            state = _show(state, seat, events)
    return state


def is_beaten(state: HandState, seat: int) -> bool:
    """S2: in every pot that the seat plays for with others, hands already shown beat it both ways."""
    values = hand_values(state)
    mine = values.get(seat)
    if mine is None:
        return False
    for pot in collected_pots(state):
        if seat not in pot.players or len(pot.players) == 1:
            continue
        shown = [values[other] for other in pot.players if other != seat and state.shown[other] and other in values]
        high_beaten = any(high > mine[0] for high, _ in shown)
        low_beaten = mine[1] == 0 or any(low > mine[1] for _, low in shown)
        if not (high_beaten and low_beaten):
            return False
    return True


def _show(state: HandState, seat: int, events: list[Event]) -> HandState:
    hole = state.holes[seat]
    if state.shown[seat] or hole is None:
        return state
    events.append(HandShown(seat, hole, state.street < Street.RIVER))
    return state._replace(shown=(*state.shown[:seat], True, *state.shown[seat + 1 :]))


def _muck(state: HandState, seat: int, events: list[Event]) -> HandState:
    events.append(Mucked(seat))
    return state._replace(mucked=(*state.mucked[:seat], True, *state.mucked[seat + 1 :]))


def show_or_muck(state: HandState, action: ShowdownAction, events: list[Event]) -> HandState:
    """Carry out what a hand history or a player says at the showdown, in any order (S2, S3).

    Raises IllegalAction where the seat has nothing to show, or may not muck: a hand not beaten both ways (S2), a
    hand that is all in (S3). An unknown hand may be mucked: nobody can say that it won.
    """
    seat = action.seat
    if not state.live[seat] or state.shown[seat] or state.mucked[seat]:
        raise IllegalAction(Refusal.NOTHING_TO_SHOW, "S1", seat=seat)
    if isinstance(action, Show):
        if state.holes[seat] is None:
            raise IllegalAction(Refusal.CARDS_UNKNOWN, "S1", seat=seat)
        return _show(state, seat, events)
    if state.holes[seat] is not None:
        if not state.stacks[seat] or state.street < Street.RIVER:
            raise IllegalAction(Refusal.ALL_IN_MUST_SHOW, "S3", seat=seat)
        if not is_beaten(state, seat):
            raise IllegalAction(Refusal.MUST_SHOW, "S2", seat=seat)
    return _muck(state, seat, events)
