"""Why a raise is named by its total (A4): the raise by, or the chips put in, given instead."""

from __future__ import annotations

from omaha_trainer.wording.voice import fill

from .told import Told


def gave_raise_by(told: Told, match: int, right: int) -> str:
    """`match` and `right` are where the bet to match and the right total stand among the amounts."""
    by = told.wrong.amounts[right] - told.wrong.amounts[match]
    text = told.voice.translate(
        "Why", "That is the raise by: %1 on top of the bet of %2. A raise is named by its total, %3."
    )
    return fill(text, told.voice.amount(by), told.chips(match), told.right)


def gave_put_in(told: Told, own: int, right: int) -> str:
    """`own` is where the own chips of the street stand."""
    now = told.wrong.amounts[right] - told.wrong.amounts[own]
    text = told.voice.translate(
        "Why", "That is what leaves your stack, %1. With the %2 that you have in already, you raise to %3."
    )
    return fill(text, told.voice.amount(now), told.chips(own), told.right)
