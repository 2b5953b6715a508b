"""The working of a bet in words: long, one line a step, and short, in one line for a tool-tip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from omaha_trainer.table.explain import Step, StepKind

from .voice import Voice, fill

_NOTHING_TO_SAY_OF_ZERO = (StepKind.CALL, StepKind.TO_MATCH, StepKind.FULL_BET)


def step_lines(steps: Sequence[Step], voice: Voice) -> list[str]:
    """One line for each step, with the rule's id: "In the pot, all bets included: $0.75 (PL1)"."""
    return [step_line(step, steps, voice) for step in steps if says_something(step)]


def says_something(step: Step) -> bool:
    """Whether the step has a line of its own: a call or a bet to match of nothing has none."""
    return bool(step.amount) or step.kind not in _NOTHING_TO_SAY_OF_ZERO


def step_line(step: Step, steps: Sequence[Step], voice: Voice) -> str:
    """One step among `steps`, with its rule."""
    text = voice.translate("Steps", "%1: %2 (%3)", "step, amount, rule")
    return fill(text, _label(step, steps, voice), voice.amount(step.amount), step.rule)


def short_working(steps: Sequence[Step], voice: Voice) -> str:
    """The working in one line: "call 0.50 → pot 1.25 → raise 1.25 → 1.75".

    Give a voice whose amounts have no currency sign where space is short.
    """
    parts = [part for step in steps for part in _short(step, steps, voice)]
    return voice.translate("Steps", " → ", "between steps").join(parts)


def _opens(steps: Sequence[Step]) -> bool:
    """Whether the working is that of the first bet of a street."""
    return any(step.kind is StepKind.TO_MATCH and not step.amount for step in steps)


def _label(step: Step, steps: Sequence[Step], voice: Voice) -> str:  # noqa: C901 - one case a kind
    match step.kind:
        case StepKind.POT:
            return voice.translate("Steps", "In the pot, all bets included")
        case StepKind.SMALL_BLIND_COUNTS:
            return voice.translate("Steps", "The small blind counts as a big blind, more")
        case StepKind.SHORT_BLIND_COUNTS:
            return voice.translate("Steps", "A short blind counts as a full one, more")
        case StepKind.CALL:
            return voice.translate("Steps", "The call puts in")
        case StepKind.POT_AFTER_CALL:
            return voice.translate("Steps", "The pot after the call")
        case StepKind.TO_MATCH:
            return voice.translate("Steps", "The bet to match")
        case StepKind.RAISE_BY:
            return voice.translate("Steps", "Raise by")
        case StepKind.RAISE_TO:
            return voice.translate("Steps", "Bet") if _opens(steps) else voice.translate("Steps", "Raise to")
        case StepKind.ROUNDED:
            return voice.translate("Steps", "Rounded up to the chip")
        case StepKind.STACK:
            return voice.translate("Steps", "All in with the whole stack")
        case StepKind.LAST_RAISE if _opens(steps):
            return voice.translate("Steps", "The least bet")
        case StepKind.LAST_RAISE:
            return voice.translate("Steps", "The last full bet or raise")
        case StepKind.BET_SIZE:
            return voice.translate("Steps", "One bet of this street")
        case StepKind.FULL_BET:
            return voice.translate("Steps", "The last full bet stands at")
        case StepKind.PUT_IN:
            return voice.translate("Steps", "Chips put in")
    assert_never(step.kind)


def _short(step: Step, steps: Sequence[Step], voice: Voice) -> list[str]:  # noqa: C901 - one case a kind
    """The parts that one step adds to the line; a step that says nothing new in it adds none."""
    amount = voice.amount(step.amount)
    match step.kind:
        case StepKind.POT | StepKind.PUT_IN:
            return []
        case StepKind.SMALL_BLIND_COUNTS | StepKind.SHORT_BLIND_COUNTS:
            return [fill(voice.translate("Steps", "blind counts %1 more"), amount)]
        case StepKind.CALL:
            return [fill(voice.translate("Steps", "call %1"), amount)] if step.amount else []
        case StepKind.POT_AFTER_CALL:
            pot = fill(voice.translate("Steps", "pot %1"), amount)
            if _opens(steps):
                return [pot]
            return [pot, fill(voice.translate("Steps", "raise %1"), amount)]  # PL1: by the pot after the call
        case StepKind.TO_MATCH | StepKind.FULL_BET:
            says_pot = any(other.kind is StepKind.POT_AFTER_CALL for other in steps)
            return [] if says_pot or not step.amount else [fill(voice.translate("Steps", "to match %1"), amount)]
        case StepKind.LAST_RAISE | StepKind.BET_SIZE | StepKind.RAISE_BY:
            return [] if _opens(steps) else [fill(voice.translate("Steps", "raise %1"), amount)]
        case StepKind.RAISE_TO:
            return [fill(voice.translate("Steps", "bet %1"), amount) if _opens(steps) else amount]
        case StepKind.ROUNDED:
            return [fill(voice.translate("Steps", "rounded up %1"), amount)]
        case StepKind.STACK:
            return [fill(voice.translate("Steps", "stack %1"), amount)]
    assert_never(step.kind)
