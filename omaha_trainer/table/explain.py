"""The steps that lead to each number of a decision, made by the functions that compute the numbers.

A step is data: `wording` makes words of it, the quiz and the tool-tips show the very same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .game import Limit
from .legal import Legal, legal
from .limits import full_minimum, pot_working
from .state import HandState


class StepKind(StrEnum):
    """What a step's `amount` is, in the order in which a person would reckon."""

    POT = "pot"
    """Chips in the pot, all bets included."""
    SMALL_BLIND_COUNTS = "small blind counts"
    """HR1: added for the small blind."""
    SHORT_BLIND_COUNTS = "short blind counts"
    """HR2: added for a short or missing blind."""
    CALL = "call"
    """Chips to call."""
    POT_AFTER_CALL = "pot after call"
    TO_MATCH = "to match"
    """The bet to match."""
    RAISE_BY = "raise by"
    """The raise over the bet to match."""
    RAISE_TO = "raise to"
    """The total (A4)."""
    ROUNDED = "rounded"
    """HR3: the total rounded up to the chip."""
    STACK = "stack"
    """The seat's stack caps the total."""
    LAST_RAISE = "last raise"
    """A3: the last full bet or raise."""
    BET_SIZE = "bet size"
    """FL1: the street's bet."""
    FULL_BET = "full bet"
    """FL4: the last full bet on which the next one stands."""
    PUT_IN = "put in"
    """Chips that leave the stack (A4)."""


@dataclass(frozen=True, slots=True)
class Step:
    kind: StepKind
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """The working of the largest and of the least raise-to; empty where no raise is allowed."""

    seat: int
    maximum: tuple[Step, ...]
    minimum: tuple[Step, ...]


def explain(state: HandState) -> Explanation | None:
    """How the bounds of the seat to act come about; None when nobody is to act.

    >>> from .examples import quarter_half
    >>> spot = explain(quarter_half(folds=3))
    >>> [(step.kind.value, step.amount) for step in spot.maximum]
    [('pot', 75), ('call', 50), ('pot after call', 125), ('to match', 50), ('raise to', 175), ('put in', 175)]
    """
    choices = legal(state)
    if choices is None:
        return None
    if not choices.can_raise:
        return Explanation(choices.seat, (), ())
    return Explanation(choices.seat, _maximum(state, choices), _minimum(state, choices))


def _maximum(state: HandState, choices: Legal) -> tuple[Step, ...]:
    limit = state.setup.limit
    if limit is Limit.FIXED:
        return _minimum(state, choices)
    if limit is Limit.NO:
        return (Step(StepKind.STACK, choices.all_in_to, "NL1"), *_put_in(state, choices, choices.max_to))
    working = pot_working(state, choices.seat)
    steps = [Step(StepKind.POT, working.chips, "PL1")]
    if working.small_blind_extra:
        steps.append(Step(StepKind.SMALL_BLIND_COUNTS, working.small_blind_extra, "HR1"))
    if working.short_blind_extra:
        steps.append(Step(StepKind.SHORT_BLIND_COUNTS, working.short_blind_extra, "HR2"))
    steps.append(Step(StepKind.CALL, working.call, "PL1"))
    steps.append(Step(StepKind.POT_AFTER_CALL, working.pot_after_call, "PL1"))
    steps.append(Step(StepKind.TO_MATCH, working.to_match, "PL1"))
    steps.append(Step(StepKind.RAISE_TO, working.exact, "PL1"))
    if working.rounded != working.exact:
        steps.append(Step(StepKind.ROUNDED, working.rounded, "HR3"))
    if choices.max_to < working.rounded:
        steps.append(Step(StepKind.STACK, choices.all_in_to, "PL1"))
    return (*steps, *_put_in(state, choices, choices.max_to))


def _minimum(state: HandState, choices: Legal) -> tuple[Step, ...]:
    full = full_minimum(state)
    if state.setup.limit is Limit.FIXED:
        steps = [
            Step(StepKind.FULL_BET, state.full_bet, "FL4"),
            Step(StepKind.BET_SIZE, state.setup.bet_size(state.street), "FL1"),
            Step(StepKind.RAISE_TO, full, "FL1"),
        ]
    else:
        rule = "A2" if choices.opens else "A3"
        steps = [
            Step(StepKind.TO_MATCH, state.to_match, rule),
            Step(StepKind.LAST_RAISE, state.full_raise, rule),
            Step(StepKind.RAISE_TO, full, rule),
        ]
    if choices.min_to < full:
        steps.append(Step(StepKind.STACK, choices.min_to, "A5"))
    return (*steps, *_put_in(state, choices, choices.min_to))


def _put_in(state: HandState, choices: Legal, to: int) -> tuple[Step, ...]:
    return (Step(StepKind.PUT_IN, to - state.bets[choices.seat], "A4"),)
