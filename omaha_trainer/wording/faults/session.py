"""What a session or the roster of opponents refuses, in words."""

from __future__ import annotations

from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import RosterFault, StyleFault
from omaha_trainer.session.faults import RunFault, SessionFault
from omaha_trainer.wording.voice import Voice, fill

from .details import Numbers
from .style import style_fault


def session_fault(error: KnownError, voice: Voice) -> str:
    """One sentence for a fault of `session` or `opponents`."""
    numbers = Numbers(error, voice)
    match error.reason:
        case RosterFault.UNKNOWN_STYLE:
            text = voice.translate("Faults", 'No opponent is called "%1"; there are %2.')
            return fill(text, numbers.text("style"), numbers.text("known"))
        case StyleFault():
            return style_fault(error, voice)
        case RunFault():
            return _run_fault(error.reason, voice)
        case SessionFault():
            return _session_fault(error.reason, numbers, error.rule, voice)
        case _:
            raise TypeError(f"no words for {error.reason!r}")


def _session_fault(reason: SessionFault, numbers: Numbers, rule: str, voice: Voice) -> str:
    match reason:
        case SessionFault.STACK:
            text = voice.translate("Faults", "The buy-in is %1 to %2 big blinds, not %3.")
            return fill(text, *(numbers.text(name) for name in ("least", "most", "stack")))
        case SessionFault.STAKES:
            return _stakes_fault(numbers, rule, voice)
        case SessionFault.STYLES:
            text = voice.translate("Faults", "The table needs %1 opponents, and %2 are named.")
            return fill(text, numbers.text("expected"), numbers.text("found"))
        case SessionFault.MIXED_HANDS:
            return fill(voice.translate("Faults", "A round of a mixed table has at least one hand (%1)."), rule)
        case SessionFault.HAND_RUNNING:
            return voice.translate("Faults", "The hand is not over yet.")
        case SessionFault.NO_HAND:
            return voice.translate("Faults", "No hand is being played.")
        case SessionFault.HERO_BROKE:
            return voice.translate("Faults", "Your stack is empty: buy in again to go on.")
        case SessionFault.FULL_STACK:
            text = voice.translate("Faults", "Your stack is %1, no less than a full buy-in of %2.")
            return fill(text, numbers.chips("stack"), numbers.chips("full"))
        case SessionFault.SNAPSHOT:
            return voice.translate("Faults", "The saved session cannot be read.")
    assert_never(reason)


def _run_fault(reason: RunFault, voice: Voice) -> str:
    match reason:
        case RunFault.RUN_OVER:
            return voice.translate("Faults", "This run of questions is over.")
        case RunFault.QUESTION_OPEN:
            return voice.translate("Faults", "Answer the open question first.")
        case RunFault.NO_QUESTION:
            return voice.translate("Faults", "No such question is open.")
        case RunFault.NOTHING_TO_ASK:
            return voice.translate("Faults", "There is no such question in this game under these rules: choose less.")
    assert_never(reason)


def _stakes_fault(numbers: Numbers, rule: str, voice: Voice) -> str:
    if not numbers.whole("ante"):
        text = voice.translate("Faults", "%1/%2 are no stakes: no blinds can be made of them (%3).")
        return fill(text, numbers.chips("small"), numbers.chips("big"), rule)
    text = voice.translate("Faults", "%1/%2 with an ante of %3 are no stakes: no blinds can be made of them (%4).")
    return fill(text, numbers.chips("small"), numbers.chips("big"), numbers.chips("ante"), rule)
