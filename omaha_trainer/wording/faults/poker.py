"""Cards that cannot be read, hands that cannot be reckoned, and a missing resource, in words."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.assets import AssetFault
from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import CardFault
from omaha_trainer.poker.spot import EquityFault
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers


def poker_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a fault of `poker` or `assets`."""
    match error.reason:
        case CardFault():
            return _card_fault(error.reason, error, voice)
        case EquityFault():
            return _equity_fault(error.reason, error, voice)
        case AssetFault.MISSING:
            return fill(
                voice.translate("Faults", "%1 is missing: the program is not completely installed."),
                str(error.details["name"]),
            )
        case _:
            raise TypeError(f"no words for {error.reason!r}")


def _card_fault(reason: CardFault, error: KnownError, voice: Voice) -> str:
    details = {name: str(value) for name, value in error.details.items()}
    match reason:
        case CardFault.UNKNOWN_CHARACTER:
            text = voice.translate("Faults", '"%1" is no card: "%2" (%3) is neither a rank nor a suit.')
            return fill(text, details["text"], details["character"], details["code"])
        case CardFault.LOOKALIKE:
            text = voice.translate("Faults", '"%1" holds the letter %3, which only looks like "%2"; type a Latin "%2".')
            return fill(text, details["text"], details["meant"], details["code"])
        case CardFault.INCOMPLETE:
            text = voice.translate("Faults", 'The card "%1" in "%2" has no suit.')
            return fill(text, details["card"], details["text"])
        case CardFault.REPEATED:
            text = voice.translate("Faults", "%1 is there twice; the deck has one of each card (%2).")
            return fill(text, details["card"], error.rule)
        case CardFault.WRONG_COUNT:
            return _wrong_count(error, voice)
    assert_never(reason)


def _wrong_count(error: KnownError, voice: Voice) -> str:
    found, text = int(str(error.details["found"])), str(error.details["text"])
    cards = voice.translate("Faults", "%n card(s)", "", found)
    match error.details["what"]:
        case "hand":
            what = voice.translate("Faults", '"%1" has %2; an Omaha hand has four (%3).')
        case "board":
            what = voice.translate("Faults", 'The board "%1" has %2; it has three, four or five (%3).')
        case _:
            what = voice.translate("Faults", '"%1" has %2; one card is wanted (%3).')
    return fill(what, text, cards, error.rule)


def _equity_fault(reason: EquityFault, error: KnownError, voice: Voice) -> str:
    numbers = Numbers(error, voice)
    match reason:
        case EquityFault.HAND_COUNT:
            text = voice.translate("Faults", "Equity is reckoned for %1 to %2 hands, not for %3 (%4).")
            return fill(text, *(numbers.text(name) for name in ("least", "most", "found")), error.rule)
        case EquityFault.TOO_FEW_CARDS:
            text = voice.translate("Faults", "The deck has only %1 cards left where %2 are needed (%3).")
            return fill(text, numbers.text("left"), numbers.text("needed"), error.rule)
        case EquityFault.TOO_FEW_SAMPLES:
            return fill(voice.translate("Faults", "%1 samples are too few."), numbers.text("found"))
    assert_never(reason)
