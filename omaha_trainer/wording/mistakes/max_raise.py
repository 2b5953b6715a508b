"""Why a number is not the pot-limit maximum, with the chips of the spot (PL1, A4, A5, B6, P3, HR1-HR3).

The amounts are those of `training.mistakes.max_raise`.
"""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.table.explain import StepKind
from omaha_trainer.training.names import Mistake
from omaha_trainer.wording.voice import fill

from .house import other_house
from .told import Teller, Told, sentences
from .totals import gave_put_in, gave_raise_by

_POT, _CALL, _MATCH, _OWN, _RIGHT, _MORE = range(6)


def _most(told: Told) -> str:
    """The right answer, and what bounds it."""
    voice = told.voice
    if told.step(StepKind.STACK) is not None:
        return fill(voice.translate("Why", "The most is your stack: %1."), told.right)
    if told.step(StepKind.ROUNDED) is not None:
        return fill(voice.translate("Why", "The most, rounded up to the chip, is %1."), told.right)
    return fill(voice.translate("Why", "The most is %1."), told.right)


def _pot_after_call(told: Told) -> str:
    amounts = told.wrong.amounts
    return told.voice.amount(amounts[_POT] + amounts[_CALL])


def _forgot_own_call(told: Told) -> str:
    text = told.voice.translate(
        "Why", "The pot of %2 on top of the bet of %1 leaves out your own call: with it the pot is %3."
    )
    return sentences(fill(text, told.chips(_MATCH), told.chips(_POT), _pot_after_call(told)), _most(told))


def _raise_by(told: Told) -> str:
    return gave_raise_by(told, _MATCH, _RIGHT)


def _put_in(told: Told) -> str:
    return gave_put_in(told, _OWN, _RIGHT)


def _only_the_pot(told: Told) -> str:
    text = told.voice.translate(
        "Why",
        "That is the pot as it lies. Call %1 first: the pot is %2 then, and you may raise by that over the bet of %3.",
    )
    return sentences(fill(text, told.chips(_CALL), _pot_after_call(told), told.chips(_MATCH)), _most(told))


def _own_chips_twice(told: Told) -> str:
    own, pot = told.chips(_OWN), told.chips(_POT)
    if not told.wrong.amounts[_CALL]:
        text = told.voice.translate("Why", "That counts your %1 twice: that lies in the pot of %2 already.")
        return sentences(fill(text, own, pot), _most(told))
    text = told.voice.translate(
        "Why", "That counts your %1 twice: that lies in the pot of %2, and the call adds only %3."
    )
    return sentences(fill(text, own, pot, told.chips(_CALL)), _most(told))


def _tripled(told: Told) -> str:
    """Three times the bet is exact but for the other money in the pot (PL1)."""
    pot, call, match, own = told.wrong.amounts[: _OWN + 1]
    others = pot - match - own
    if others > 0 and call == match - own:
        text = told.voice.translate("Why", "Three times the bet of %1 leaves out the rest of the pot: %2 more.")
        return sentences(fill(text, told.chips(_MATCH), told.voice.amount(others)), _most(told))
    text = told.voice.translate(
        "Why", "Three times the bet is no rule: what counts is the bet of %1 and the pot after your call, %2."
    )
    return sentences(fill(text, told.chips(_MATCH), _pot_after_call(told)), _most(told))


def dead_money(told: Told, more: int) -> str:
    """What was left out of the pot: antes, folded chips, the small blind; `more` is where its amount stands, before
    that of the antes in it.
    """
    voice, (chips, antes) = told.voice, told.wrong.amounts[more : more + 2]
    if antes == chips:
        text = voice.translate("Why", "That leaves out the antes: %1. They lie in the pot and count.")
    elif antes:
        text = voice.translate("Why", "That leaves out dead money, %1: antes and chips of folded players count.")
    elif told.wrong.rule == "PL1":
        text = voice.translate("Why", "That leaves out the small blind: %1. It lies in the pot and counts.")
    else:
        text = voice.translate(
            "Why", "That leaves out chips of players who folded: %1. They stay in the pot and count."
        )
    return fill(text, told.chips(more))


def _dead_money(told: Told) -> str:
    return sentences(dead_money(told, _MORE), _most(told))


def _last_bet(told: Told) -> str:
    text = told.voice.translate("Why", "That leaves the last bet out of the pot: its %1 lie there too.")
    return sentences(fill(text, told.chips(_MORE)), _most(told))


def _above_the_stack(told: Told) -> str:
    text = told.voice.translate("Why", "You cannot bet more than you have: all in is %1.")
    right = told.wrong.amounts[_RIGHT] != told.wrong.amounts[_MORE]
    return sentences(fill(text, told.chips(_MORE)), _most(told) if right else "")


def _chip_more(told: Told) -> str:
    return sentences(told.voice.translate("Why", "That is one chip too many."), _most(told))


MAX_RAISE: Mapping[Mistake, Teller] = {
    Mistake.FORGOT_OWN_CALL: _forgot_own_call,
    Mistake.GAVE_RAISE_BY: _raise_by,
    Mistake.GAVE_PUT_IN: _put_in,
    Mistake.COUNTED_ONLY_THE_POT: _only_the_pot,
    Mistake.OWN_CHIPS_TWICE: _own_chips_twice,
    Mistake.TRIPLED_THE_BET: _tripled,
    Mistake.FORGOT_DEAD_MONEY: _dead_money,
    Mistake.FORGOT_THE_LAST_BET: _last_bet,
    Mistake.ABOVE_THE_STACK: _above_the_stack,
    Mistake.ONE_CHIP_MORE: _chip_more,
    Mistake.OTHER_HOUSE: other_house,
}
