"""What the table refuses, in words: the number that would be allowed, the rule, and what was asked for."""

from __future__ import annotations

from typing import Literal, assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Street
from omaha_trainer.table.legal import NoRaise
from omaha_trainer.table.refusal import Refusal
from omaha_trainer.wording.games import street_name
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers

_WrongSize = Literal[
    Refusal.MORE_THAN_STACK,
    Refusal.ABOVE_POT,
    Refusal.BELOW_MIN_RAISE,
    Refusal.BELOW_MIN_BET,
    Refusal.NOT_THE_BET_SIZE,
    Refusal.NOT_A_RAISE,
]
_Closed = Literal[Refusal.CAPPED, Refusal.NOT_REOPENED, Refusal.NOBODY_TO_ANSWER, Refusal.CALL_TAKES_STACK]
_Showdown = Literal[Refusal.NOTHING_TO_SHOW, Refusal.MUST_SHOW, Refusal.ALL_IN_MUST_SHOW, Refusal.CARDS_UNKNOWN]


def refusal(reason: Refusal, error: KnownError, voice: Voice) -> str:
    """One sentence for a refused action."""
    numbers, rule = Numbers(error, voice), error.rule
    match reason:
        case Refusal.NOBODY_TO_ACT:
            return fill(voice.translate("Faults", "Nobody is to act now (%1)."), rule)
        case Refusal.OUT_OF_TURN:
            text = voice.translate("Faults", "The action is on %1, not on %2 (%3).")
            return fill(text, numbers.player("to_act"), numbers.player(), rule)
        case Refusal.BOARD_NOT_DUE:
            return _board_not_due(numbers, rule, voice)
        case Refusal.BOARD_COUNT:
            text = voice.translate("Faults", "%1: %2 instead of %3 (G4).", "street, cards, number")
            found = voice.translate("Faults", "%n card(s)", "", numbers.whole("found"))
            return fill(
                text, street_name(Street(numbers.whole("street")), voice), found, str(numbers.whole("expected"))
            )
        case Refusal.CAPPED | Refusal.NOT_REOPENED | Refusal.NOBODY_TO_ANSWER | Refusal.CALL_TAKES_STACK:
            text = voice.translate("Faults", "%1 may not raise, here to %2: %3")
            return fill(text, numbers.player(), numbers.chips("to"), _closed(reason, rule, voice))
        case Refusal.NOTHING_TO_SHOW | Refusal.MUST_SHOW | Refusal.ALL_IN_MUST_SHOW | Refusal.CARDS_UNKNOWN:
            return _showdown(reason, numbers, rule, voice)
        case _:
            return _wrong_size(reason, numbers, rule, voice)


def no_raise_words(closed: NoRaise, voice: Voice) -> str:
    """Why a raise is not offered: "the betting is capped (FL3)." with a capital, for a tool-tip or a note."""
    match closed.reason:
        case Refusal.CAPPED | Refusal.NOT_REOPENED | Refusal.NOBODY_TO_ANSWER | Refusal.CALL_TAKES_STACK:
            text = _closed(closed.reason, closed.rule, voice)
            return text[:1].upper() + text[1:]
        case _:
            raise TypeError(f"{closed.reason!r} closes no betting")


def _closed(reason: _Closed, rule: str, voice: Voice) -> str:
    match reason:
        case Refusal.CAPPED:
            text = voice.translate("Faults", "the betting is capped on this street (%1).")
        case Refusal.NOT_REOPENED:
            text = voice.translate("Faults", "no full raise has been made since the last action of this player (%1).")
        case Refusal.NOBODY_TO_ANSWER:
            text = voice.translate("Faults", "nobody else has chips left to answer with (%1).")
        case Refusal.CALL_TAKES_STACK:
            text = voice.translate("Faults", "the call takes the whole stack (%1).")
        case _:
            assert_never(reason)
    return fill(text, rule)


def _wrong_size(reason: _WrongSize, numbers: Numbers, rule: str, voice: Voice) -> str:
    who, to = numbers.player(), numbers.chips("to")
    match reason:
        case Refusal.MORE_THAN_STACK:
            text = voice.translate("Faults", "%1 can put in no more than the stack, %2 in all (%3); %4 is too much.")
            return fill(text, who, numbers.chips("all_in_to"), rule, to)
        case Refusal.ABOVE_POT:
            text = voice.translate("Faults", "%1 may go to %2 at most: the pot limit (%3); %4 is too much.")
            return fill(text, who, numbers.chips("max_to"), rule, to)
        case Refusal.BELOW_MIN_RAISE:
            text = voice.translate("Faults", "%1 must raise to %2 at least: a full raise (%3); %4 is too little.")
            return fill(text, who, numbers.chips("min_to"), rule, to)
        case Refusal.BELOW_MIN_BET:
            text = voice.translate("Faults", "%1 must bet %2 at least: the big blind (%3); %4 is too little.")
            return fill(text, who, numbers.chips("min_to"), rule, to)
        case Refusal.NOT_THE_BET_SIZE:
            text = voice.translate("Faults", "%1 may bet or raise to %2 only: the fixed limit (%3), not to %4.")
            return fill(text, who, numbers.chips("max_to"), rule, to)
        case Refusal.NOT_A_RAISE:
            text = voice.translate("Faults", "%1 is no raise: the bet to match is %2 already (%3).")
            return fill(text, to, numbers.chips("to_match"), rule)
    assert_never(reason)


def _board_not_due(numbers: Numbers, rule: str, voice: Voice) -> str:
    who = numbers.player("to_act")
    if who:
        return fill(voice.translate("Faults", "No board card is due: the action is on %1 (%2)."), who, rule)
    return fill(voice.translate("Faults", "No board card is due now (%1)."), rule)


def _showdown(reason: _Showdown, numbers: Numbers, rule: str, voice: Voice) -> str:
    match reason:
        case Refusal.NOTHING_TO_SHOW:
            text = voice.translate("Faults", "There is nothing for %1 to show now (%2).")
        case Refusal.MUST_SHOW:
            text = voice.translate("Faults", "%1 may not muck: no hand shown so far beats this one both ways (%2).")
        case Refusal.ALL_IN_MUST_SHOW:
            text = voice.translate("Faults", "%1 may not muck: a hand that is all in is turned up (%2).")
        case Refusal.CARDS_UNKNOWN:
            text = voice.translate("Faults", "The showdown needs the cards of %1, and they are not known (%2).")
        case _:
            assert_never(reason)
    return fill(text, numbers.player(), rule)
