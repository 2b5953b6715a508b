"""Typed amounts that were refused, in words."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.wording.money import AmountFault
from omaha_trainer.wording.voice import Voice, fill


def amount_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for an AmountFault."""
    reason, text = error.reason, str(error.details["text"])
    assert isinstance(reason, AmountFault)
    match reason:
        case AmountFault.EMPTY:
            return voice.translate("Faults", "Type an amount.")
        case AmountFault.NOT_A_NUMBER:
            return fill(voice.translate("Faults", '"%1" is not an amount.'), text)
        case AmountFault.AMBIGUOUS:
            return fill(voice.translate("Faults", '"%1" can be read in two ways: write thousands together.'), text)
        case AmountFault.FINER_THAN_A_CHIP:
            return fill(voice.translate("Faults", '"%1" is finer than the smallest chip.'), text)
        case AmountFault.TOO_LARGE:
            return fill(voice.translate("Faults", '"%1" is too large.'), text)
    assert_never(reason)
