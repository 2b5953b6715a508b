"""What is wrong with a hand history, in words: the file, the field, or the action with its number."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.histories.amounts import unit_text
from omaha_trainer.histories.fault import HistoryFault, Wanted
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers

PLAYERS = tuple(f"p{number}" for number in range(1, 10))
"""How a hand history names its players."""

_FileFault = Literal[
    HistoryFault.NO_FILE,
    HistoryFault.IS_FOLDER,
    HistoryFault.NOT_READABLE,
    HistoryFault.TOO_LARGE,
    HistoryFault.NOT_TEXT,
    HistoryFault.EMPTY,
    HistoryFault.NOT_TOML,
]
_FieldFault = Literal[
    HistoryFault.MISSING_FIELD,
    HistoryFault.VARIANT,
    HistoryFault.WRONG_TYPE,
    HistoryFault.AMOUNT,
    HistoryFault.FINER_THAN_A_CENT,
    HistoryFault.LENGTHS,
    HistoryFault.HOUSE,
]


def history_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a HistoryFault."""
    reason, numbers = error.reason, Numbers(error, voice)
    assert isinstance(reason, HistoryFault)
    match reason:
        case HistoryFault.ACTION:
            return _action(error, numbers, voice)
        case HistoryFault.UNKNOWN_ACTION:
            return voice.translate("Faults", "This is no action of a hand history.")
        case HistoryFault.NO_SUCH_PLAYER:
            text = voice.translate("Faults", "There is no %1 among %2 players.")
            return fill(text, numbers.text("found"), numbers.text("players"))
        case HistoryFault.DEALT_TWICE:
            return fill(voice.translate("Faults", "%1 has hole cards already (%2)."), numbers.player(), error.rule)
        case HistoryFault.NOT_ALL_DEALT:
            text = voice.translate("Faults", "%1 has no hole cards yet (%2).")
            return fill(text, numbers.player(), error.rule)
        case HistoryFault.OTHER_CARDS:
            text = voice.translate("Faults", "%1 was dealt other cards than these (%2).")
            return fill(text, numbers.player(), error.rule)
        case (
            HistoryFault.NO_FILE
            | HistoryFault.IS_FOLDER
            | HistoryFault.NOT_READABLE
            | HistoryFault.TOO_LARGE
            | HistoryFault.NOT_TEXT
            | HistoryFault.EMPTY
            | HistoryFault.NOT_TOML
        ):
            return _file(reason, numbers, voice)
        case _:
            return _field(reason, numbers, error.rule, voice)


def _action(error: KnownError, numbers: Numbers, voice: Voice) -> str:
    """The action by its number and text, then why; the names and amounts are those of the file."""
    from .sentence import sentence

    cause = error.details["cause"]
    assert isinstance(cause, KnownError)
    decimals = numbers.whole("decimals")
    in_file = replace(voice, amount=lambda chips: unit_text(chips, decimals), names=PLAYERS)
    why = sentence(cause, in_file)
    return fill(voice.translate("Faults", 'Action %1 "%2": %3'), numbers.text("number"), numbers.text("text"), why)


def _file(reason: _FileFault, numbers: Numbers, voice: Voice) -> str:
    match reason:
        case HistoryFault.NO_FILE:
            return fill(voice.translate("Faults", "%1: there is no such file."), numbers.text("name"))
        case HistoryFault.IS_FOLDER:
            return fill(voice.translate("Faults", "%1 is a folder, not a hand history."), numbers.text("name"))
        case HistoryFault.NOT_READABLE:
            text = voice.translate("Faults", "%1 cannot be read: %2.")
            return fill(text, numbers.text("name"), numbers.text("why"))
        case HistoryFault.TOO_LARGE:
            text = voice.translate("Faults", "%1 is larger than any hand history: more than %2 bytes.")
            return fill(text, numbers.text("name"), numbers.text("limit"))
        case HistoryFault.NOT_TEXT:
            text = voice.translate("Faults", "%1 is not a text in UTF-8: the first wrong byte is number %2.")
            return fill(text, numbers.text("name"), str(numbers.whole("place") + 1))
        case HistoryFault.EMPTY:
            return voice.translate("Faults", "The hand history is empty.")
        case HistoryFault.NOT_TOML:
            if not numbers.whole("line"):
                return voice.translate("Faults", "The hand history is not valid TOML.")
            text = voice.translate("Faults", "The hand history is not valid TOML: line %1, column %2.")
            return fill(text, numbers.text("line"), numbers.text("column"))
    assert_never(reason)


def _field(reason: _FieldFault, numbers: Numbers, rule: str, voice: Voice) -> str:
    match reason:
        case HistoryFault.MISSING_FIELD:
            return fill(voice.translate("Faults", "The field %1 is missing."), numbers.text("field"))
        case HistoryFault.VARIANT:
            text = voice.translate("Faults", '"%1" is not played here, only PO, NO, FO, PO/8, NO/8 and FO/8 (%2).')
            return fill(text, numbers.text("found"), rule)
        case HistoryFault.WRONG_TYPE:
            text = voice.translate("Faults", "The field %1 has to hold %2.")
            return fill(text, numbers.text("field"), _wanted(Wanted(numbers.text("wanted")), voice))
        case HistoryFault.AMOUNT:
            text = voice.translate("Faults", "%1 is no amount of chips.")
            return _in_field(numbers, voice) + fill(text, numbers.text("found"))
        case HistoryFault.FINER_THAN_A_CENT:
            text = voice.translate("Faults", "%1 is finer than a cent.")
            return _in_field(numbers, voice) + fill(text, numbers.text("found"))
        case HistoryFault.LENGTHS:
            text = voice.translate("Faults", "The field %1 is for %2 players, not for %3.")
            return fill(text, *(numbers.text(name) for name in ("field", "found", "expected")))
        case HistoryFault.HOUSE:
            text = voice.translate("Faults", '"%1" is no set of house rules: they are online, tda, cardroom (%2).')
            return fill(text, numbers.text("found"), rule)
    assert_never(reason)


def _in_field(numbers: Numbers, voice: Voice) -> str:
    """The field's name before the sentence; nothing within an action."""
    name = numbers.text("field")
    return fill(voice.translate("Faults", "The field %1: "), name) if name else ""


def _wanted(wanted: Wanted, voice: Voice) -> str:
    match wanted:
        case Wanted.TEXT:
            return voice.translate("Faults", "a text")
        case Wanted.TEXTS:
            return voice.translate("Faults", "a list of texts")
        case Wanted.AMOUNT:
            return voice.translate("Faults", "an amount of chips")
        case Wanted.AMOUNTS:
            return voice.translate("Faults", "a list of amounts")
        case Wanted.PLAYER:
            return voice.translate("Faults", "a player of the hand, such as p1")
        case Wanted.SEED:
            return voice.translate("Faults", "a whole number or a text")
        case Wanted.SWITCH:
            return voice.translate("Faults", "true or false, or a number where one is set")
    assert_never(wanted)
