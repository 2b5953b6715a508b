"""Whose turn it is, and when a round of betting is over (B2, A9)."""

from __future__ import annotations

from .limits import owed, somebody_can_answer
from .state import HandState


def must_act(state: HandState, seat: int) -> bool:
    """Whether the seat still has a decision on this street: chips, and something to call or somebody to bet against."""
    if owed(state, seat):
        return True
    return not state.acted[seat] and somebody_can_answer(state, seat)


def next_to_act(state: HandState, first: int) -> int | None:
    """The next seat with a decision, clockwise from `first`; None when the betting of the street is over (A9)."""
    seats, live, stacks = state.setup.seats, state.live, state.stacks
    for step in range(first, first + seats):
        seat = step % seats
        if live[seat] and stacks[seat] and must_act(state, seat):
            return seat
    return None


def pass_on(state: HandState, first: int) -> HandState:
    """The state with the turn passed to the next seat that has a decision, clockwise from `first`."""
    to_act = next_to_act(state, first)
    return state if to_act == state.to_act else state.turn(to_act)


def first_before_flop(state: HandState) -> int:
    """B2, B4: left of the big blind."""
    return (state.setup.last_post_seat + 1) % state.setup.seats


def first_after_flop(state: HandState) -> int:
    """B2, B4: left of the button."""
    return (state.setup.button + 1) % state.setup.seats
