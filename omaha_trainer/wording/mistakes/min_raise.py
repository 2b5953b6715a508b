"""Why a number is not the least raise, and why a raise is open or not (A2-A9, B2, FL1-FL4, HR4, HR5).

The amounts are those of `training.mistakes.min_raise`.
"""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.table.explain import StepKind
from omaha_trainer.table.game import Limit
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import WorkKind
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import fill

from .house import other_house
from .told import Teller, Told, sentences
from .totals import gave_put_in, gave_raise_by

_MATCH, _LAST, _OWN, _RIGHT, _BEFORE, _MORE = range(6)


def _least(told: Told) -> str:
    """The right answer, and how it comes about."""
    voice = told.voice
    if told.step(StepKind.STACK) is not None:
        return fill(voice.translate("Why", "A full raise is more than you have, so all in will do: %1."), told.right)
    if _fixed(told):
        return fill(voice.translate("Why", "The raise is to %1."), told.right)
    text = voice.translate("Why", "The least is %1 + %2 = %3.")
    return fill(text, told.chips(_MATCH), told.chips(_LAST), told.right)


def _fixed(told: Told) -> bool:
    return frame_of(told.question).limit is Limit.FIXED


def _faced(told: Told) -> str:
    amounts = told.wrong.amounts
    return told.voice.amount(amounts[_MATCH] - amounts[_OWN])


def _half_a_bet(told: Told) -> str:
    return told.voice.amount(-(-told.wrong.amounts[_LAST] // 2))


def _acted(told: Told) -> bool:
    """Whether who is asked has acted on this street."""
    state = replayed(str(told.question.prompt["phh"])).state
    return state.to_act is not None and state.acted[state.to_act]


def _may_not(told: Told) -> str:
    """Which rule closes the betting, with its numbers."""
    voice = told.voice
    match told.wrong.rule:
        case "A6":
            text = voice.translate(
                "Why", "You have acted, and face only %1 more. To raise again it would take a full raise, %2."
            )
            text = fill(text, _faced(told), told.chips(_LAST))
        case "FL4":
            text = voice.translate(
                "Why", "You have acted, and face only %1 more. To raise again it would take half a bet, %2."
            )
            text = fill(text, _faced(told), _half_a_bet(told))
        case "FL3":
            bets = told.step(WorkKind.BETS_MADE)
            text = voice.translate("Why", "The street has had its %1 bets: it is capped.")
            text = fill(text, str(bets.numbers[0] if bets else told.question.house.bets_per_street))
        case "A9":
            text = voice.translate("Why", "Nobody else has chips left to answer a raise.")
        case _:
            text = voice.translate("Why", "The call takes your whole stack.")
    return sentences(text, voice.translate("Why", "You may call or fold."))


def _may(told: Told) -> str:
    """Which rule leaves the betting open."""
    voice = told.voice
    match told.wrong.rule:
        case "A6":
            text = voice.translate(
                "Why", "You face %1 more, no less than the last full bet or raise of %2, so you may raise again."
            )
            text = fill(text, _faced(told), told.chips(_LAST))
        case "FL4" if _acted(told):
            text = voice.translate("Why", "You face %1 more, no less than half a bet, %2, so you may raise again.")
            text = fill(text, _faced(told), _half_a_bet(told))
        case "FL4":
            text = voice.translate("Why", "The short all-in does not close the betting for you.")
        case "B2":
            text = voice.translate("Why", "Nobody has raised, but the big blind keeps the option to raise.")
        case "A5":
            text = voice.translate("Why", "You may always go all in, even for less than a full raise.")
        case "FL2":
            text = voice.translate("Why", "The street is not capped yet.")
        case _:
            text = voice.translate("Why", "Nothing keeps you from raising.")
    return sentences(text, _least(told))


def _doubled(told: Told) -> str:
    text = told.voice.translate("Why", "The measure is not the whole bet of %1 but the last full bet or raise, %2.")
    return sentences(fill(text, told.chips(_MATCH), told.chips(_LAST)), _least(told))


def _too_little(told: Told) -> str:
    voice = told.voice
    if _fixed(told):
        text = voice.translate("Why", "With a fixed limit there is one size only.")
    else:
        text = fill(
            voice.translate("Why", "Too little: the last full bet or raise was %1, and yours must be as big."),
            told.chips(_LAST),
        )
    return sentences(text, _least(told))


def _raise_by(told: Told) -> str:
    return gave_raise_by(told, _MATCH, _RIGHT)


def _put_in(told: Told) -> str:
    return gave_put_in(told, _OWN, _RIGHT)


def _above_the_stack(told: Told) -> str:
    text = told.voice.translate("Why", "You cannot bet more than you have: all in is %1.")
    return sentences(fill(text, told.chips(_MORE)), _least(told))


def _measured_by_all_in(told: Told) -> str:
    amounts, voice = told.wrong.amounts, told.voice
    if _fixed(told):
        text = _all_in_counts(told)
    elif not amounts[_BEFORE]:
        text = voice.translate("Why", "An all-in for less than the least bet is no measure.")
    else:
        text = voice.translate("Why", "The all-in stands only %1 above %2: no full raise, and no measure.")
        text = fill(text, voice.amount(amounts[_MATCH] - amounts[_BEFORE]), told.chips(_BEFORE))
    return sentences(text, _least(told))


def _ignored_all_in(told: Told) -> str:
    text = told.voice.translate("Why", "Short or not, the all-in of %1 is the bet that you raise over.")
    return sentences(_all_in_counts(told) if _fixed(told) else fill(text, told.chips(_MATCH)), _least(told))


def _all_in_counts(told: Told) -> str:
    """FL4: whether the all-in that is to be matched counts as a bet; then the last full bet stands at it."""
    voice, last_full = told.voice, told.step(StepKind.FULL_BET)
    if last_full is not None and last_full.amount == told.wrong.amounts[_MATCH]:
        text = voice.translate("Why", "An all-in of half a bet or more counts: a whole bet of %1 goes on top of it.")
        return fill(text, told.chips(_LAST))
    return voice.translate(
        "Why", "The all-in is less than half a bet: nothing goes on top of it, you complete the bet."
    )


def _other_street(told: Told) -> str:
    text = told.voice.translate(
        "Why", "One bet of this street is %1: the small bet up to the flop, the big one on turn and river."
    )
    return sentences(fill(text, told.chips(_LAST)), _least(told))


MIN_RAISE: Mapping[Mistake, Teller] = {
    Mistake.MAY_NOT_RAISE: _may_not,
    Mistake.MAY_RAISE: _may,
    Mistake.DOUBLED_THE_BET: _doubled,
    Mistake.ONE_CHIP_MORE: _too_little,
    Mistake.GAVE_RAISE_BY: _raise_by,
    Mistake.GAVE_PUT_IN: _put_in,
    Mistake.ABOVE_THE_STACK: _above_the_stack,
    Mistake.MEASURED_BY_SHORT_ALL_IN: _measured_by_all_in,
    Mistake.IGNORED_SHORT_ALL_IN: _ignored_all_in,
    Mistake.OTHER_STREETS_BET: _other_street,
    Mistake.OTHER_HOUSE: other_house,
}
