"""What is wrong with the frame of a hand, in words; refused actions are told in `refusals`."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.table.refusal import Refusal, SetupFault
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers
from .refusals import refusal


def table_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a fault of `table`."""
    match error.reason:
        case SetupFault():
            return _setup_fault(error.reason, error, voice)
        case Refusal():
            return refusal(error.reason, error, voice)
        case _:
            raise TypeError(f"no words for {error.reason!r}")


def _setup_fault(reason: SetupFault, error: KnownError, voice: Voice) -> str:
    numbers = Numbers(error, voice)
    match reason:
        case SetupFault.SEATS:
            text = voice.translate("Faults", "A table has %1 to %2 players, not %3 (%4).")
            return fill(text, *(str(numbers.whole(name)) for name in ("least", "most", "seats")), error.rule)
        case SetupFault.LENGTHS:
            return voice.translate("Faults", "Blinds, antes and stacks are not given for the same number of players.")
        case SetupFault.STACK:
            text = voice.translate("Faults", "%1 has no chips to play with: the stack is %2.")
            return fill(text, numbers.player(), numbers.chips("stack"))
        case SetupFault.AMOUNTS:
            return voice.translate("Faults", "Blinds and antes are not negative, and the least bet is above zero (B1).")
        case SetupFault.BET_SIZES:
            text = voice.translate("Faults", "The bet of turn and river, %1, is below the one of the flop, %2 (%3).")
            return fill(text, numbers.chips("big"), numbers.chips("small"), error.rule)
        case SetupFault.BUTTON:
            return voice.translate("Faults", "The button is at no seat of this table (B3).")
        case SetupFault.HALVES:
            text = voice.translate("Faults", "The stakes %1/%2 cannot be halved into whole chips for pot limit (%3).")
            return fill(text, numbers.chips("small"), numbers.chips("big"), error.rule)
        case SetupFault.DECK:
            text = voice.translate(
                "Faults", "The deck has %1 cards or one of them twice; %2 different ones are needed."
            )
            return fill(text, str(numbers.whole("cards")), str(numbers.whole("needed")))
    assert_never(reason)
