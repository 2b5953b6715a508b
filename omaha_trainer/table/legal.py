"""What the seat to act may do, as a value (A1-A9, PL, FL, NL)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from .game import Limit
from .limits import (
    capped,
    may_reopen,
    owed,
    pot_fraction,
    somebody_can_answer,
    structure_bounds,
)
from .refusal import Refusal
from .state import HandState, Phase

FRACTIONS: dict[str, Fraction] = {
    "half": Fraction(1, 2),
    "three_quarters": Fraction(3, 4),
    "pot": Fraction(1),
}
"""The sizes offered in pot and no limit (PL7)."""


@dataclass(frozen=True, slots=True)
class NoRaise:
    """Why the seat may not raise, with the rule's id."""

    reason: Refusal
    rule: str


class Legal(NamedTuple):
    """The choices of `seat`, in chips. Folding is always allowed (A1).

    `call` is what a call puts in, 0 where a check is free; `call_to` the seat's total of the street after it.
    `min_to` .. `max_to` bound the raise-to; both are 0 where no raise is allowed, and `no_raise` says why.
    """

    seat: int
    call: int
    call_to: int
    min_to: int
    max_to: int
    opens: bool
    """Raising would be the first bet of the street."""
    all_in_to: int
    """The seat's total of the street with its whole stack in."""
    no_raise: NoRaise | None

    @property
    def can_check(self) -> bool:
        return self.call == 0

    @property
    def can_raise(self) -> bool:
        return self.max_to > 0

    @property
    def call_is_all_in(self) -> bool:
        return self.call > 0 and self.call_to == self.all_in_to

    def allows(self, to: int) -> bool:
        """Whether a raise to `to` chips is legal."""
        return self.can_raise and self.min_to <= to <= self.max_to


def legal(state: HandState) -> Legal | None:
    """The choices of the seat to act; None when nobody is to act."""
    seat = state.to_act
    if seat is None or state.phase is not Phase.BETTING:
        return None
    bet, stack = state.bets[seat], state.stacks[seat]
    owing = owed(state, seat)
    call = min(owing, stack)
    all_in_to = bet + stack
    opens = state.to_match == 0
    closed = no_raise(state, seat)
    if closed is not None:
        return Legal(seat, call, bet + call, 0, 0, opens, all_in_to, closed)
    least, most = structure_bounds(state, seat, owing)
    max_to = all_in_to if most is None else min(most, all_in_to)
    return Legal(seat, call, bet + call, min(least, max_to), max_to, opens, all_in_to, None)


def no_raise(state: HandState, seat: int) -> NoRaise | None:
    """The first rule that forbids `seat` a raise, or None."""
    if state.bets[seat] + state.stacks[seat] <= state.to_match:
        return NoRaise(Refusal.CALL_TAKES_STACK, "A5")
    if not somebody_can_answer(state, seat):
        return NoRaise(Refusal.NOBODY_TO_ANSWER, "A9")
    if capped(state):
        return NoRaise(Refusal.CAPPED, "FL3")
    if not may_reopen(state, seat):
        return NoRaise(Refusal.NOT_REOPENED, "FL4" if state.setup.limit is Limit.FIXED else "A6")
    return None


def size_to(state: HandState, choices: Legal, fraction: Fraction) -> int:
    """PL7: the raise-to of a fraction of the pot, held between the legal minimum and maximum. Needs `can_raise`.

    A whole pot is the structure's own maximum in pot limit, house rounding included (HR3).
    """
    if fraction == 1 and state.setup.limit is Limit.POT:
        return choices.max_to
    return min(max(pot_fraction(state, choices.seat, fraction), choices.min_to), choices.max_to)


def sizes(state: HandState) -> dict[str, int]:
    """The offered raise-to sizes by name; empty in fixed limit and where no raise is allowed."""
    choices = legal(state)
    if choices is None or not choices.can_raise or state.setup.limit is Limit.FIXED:
        return {}
    return {name: size_to(state, choices, fraction) for name, fraction in FRACTIONS.items()}
