"""Why the table says no: reasons as data, each raised with the rule's id and the numbers."""

from __future__ import annotations

from omaha_trainer.errors import KnownError, Reason


class SetupFault(Reason):
    """No hand can be played with this frame."""

    SEATS = "seats"
    LENGTHS = "lengths"
    STACK = "stack"
    AMOUNTS = "amounts"
    BET_SIZES = "bet sizes"
    """FL1: the bet of turn and river is below that of the streets before."""
    BUTTON = "button"
    HALVES = "halves"
    """MX2: the blinds have no whole halves."""
    DECK = "deck"


class Refusal(Reason):
    """An action that the rules do not allow."""

    NOBODY_TO_ACT = "nobody to act"
    OUT_OF_TURN = "out of turn"
    MORE_THAN_STACK = "more than the stack"
    ABOVE_POT = "above the pot"
    """PL1."""
    BELOW_MIN_RAISE = "below the minimum raise"
    """A3."""
    BELOW_MIN_BET = "below the minimum bet"
    """A2."""
    NOT_THE_BET_SIZE = "not the bet size"
    """FL1."""
    CAPPED = "capped"
    """FL2, FL3."""
    NOT_REOPENED = "not reopened"
    """A6, FL4, A8."""
    NOBODY_TO_ANSWER = "nobody to answer"
    """A9."""
    CALL_TAKES_STACK = "call takes the stack"
    """A5."""
    NOT_A_RAISE = "not a raise"
    """A4: the total is no more than the bet to match."""
    BOARD_NOT_DUE = "board not due"
    BOARD_COUNT = "board count"
    NOTHING_TO_SHOW = "nothing to show"
    MUST_SHOW = "must show"
    """S2."""
    ALL_IN_MUST_SHOW = "all in must show"
    """S3."""
    CARDS_UNKNOWN = "cards unknown"
    """A showdown needs cards that nobody knows."""


class IllegalAction(KnownError):
    """An action refused by the rules: `rule` is the id, `details` the numbers, the state is untouched."""
