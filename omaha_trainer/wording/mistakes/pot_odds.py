"""Why a price or a part of the pot is another one, with the chips of the spot (PL7, A4).

The amounts are those of `training.mistakes.price` and `training.mistakes.sizes`.
"""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask
from omaha_trainer.wording.quiz.choices import percent_text
from omaha_trainer.wording.voice import fill

from .house import other_house
from .max_raise import dead_money
from .told import Teller, Told, sentences

_POT, _CALL = range(2)
_PRICE_MORE = 2
_MATCH, _OWN, _RIGHT, _MORE = range(2, 6)
_PERCENT = {Ask.HALF_POT_TO: 50, Ask.THREE_QUARTERS_TO: 75}


def _price(told: Told) -> str:
    """The right price, from the pot and the call."""
    voice, pot, call = told.voice, told.chips(_POT), told.chips(_CALL)
    if told.part.ask is Ask.PRICE_RATIO:
        return fill(voice.translate("Why", "A pot of %1 against a call of %2 is %3."), pot, call, told.right)
    after = voice.amount(sum(told.wrong.amounts[: _CALL + 1]))
    return fill(voice.translate("Why", "The call makes the pot %2, and %1 of %2 is %3."), call, after, told.right)


def _without_call(told: Told) -> str:
    return sentences(told.voice.translate("Why", "Your call is in the pot by then."), _price(told))


def _counted_call(told: Told) -> str:
    if told.part.ask is Ask.PRICE_RATIO:
        return sentences(
            told.voice.translate("Why", "Odds are the pot before the call against the call."), _price(told)
        )
    return sentences(told.voice.translate("Why", "That counts your call into the pot twice."), _price(told))


def _upside_down(told: Told) -> str:
    if told.part.ask is Ask.PRICE_RATIO:
        return sentences(told.voice.translate("Why", "The pot comes first, then the call."), _price(told))
    return sentences(told.voice.translate("Why", "That is the part of the others; yours is the call."), _price(told))


def _price_last_bet(told: Told) -> str:
    text = told.voice.translate("Why", "That leaves the last bet out of the pot: its %1 lie there too.")
    return sentences(fill(text, told.chips(_PRICE_MORE)), _price(told))


def _price_own_chips(told: Told) -> str:
    text = told.voice.translate("Why", "Of the bet you have %1 in already; you call only the rest.")
    return sentences(fill(text, told.chips(_PRICE_MORE)), _price(told))


def _price_dead_money(told: Told) -> str:
    return sentences(dead_money(told, _PRICE_MORE), _price(told))


PRICE: Mapping[Mistake, Teller] = {
    Mistake.PRICE_WITHOUT_CALL: _without_call,
    Mistake.COUNTED_OWN_CALL: _counted_call,
    Mistake.PRICE_UPSIDE_DOWN: _upside_down,
    Mistake.FORGOT_THE_LAST_BET: _price_last_bet,
    Mistake.OWN_CHIPS_TWICE: _price_own_chips,
    Mistake.FORGOT_DEAD_MONEY: _price_dead_money,
}


def _size(told: Told) -> str:
    """The right size, step by step in one sentence."""
    voice, amounts = told.voice, told.wrong.amounts
    text = voice.translate(
        "Why", "After the call the pot is %1; %2 of it is %3, and on top of the bet of %4 that makes %5."
    )
    after, by = voice.amount(amounts[_POT] + amounts[_CALL]), voice.amount(amounts[_RIGHT] - amounts[_MATCH])
    return fill(text, after, _part(told), by, told.chips(_MATCH), told.right)


def _part(told: Told) -> str:
    return percent_text(_PERCENT[told.part.ask], told.voice)


def _size_own_call(told: Told) -> str:
    return sentences(told.voice.translate("Why", "Your own call goes in before the pot is divided."), _size(told))


def _size_raise_by(told: Told) -> str:
    return sentences(told.voice.translate("Why", "That is the raise by; it goes on top of the bet."), _size(told))


def _size_only_pot(told: Told) -> str:
    return sentences(
        told.voice.translate("Why", "That is a part of the pot as it lies, without the bet and your call."), _size(told)
    )


def _size_of_maximum(told: Told) -> str:
    text = told.voice.translate(
        "Why", "That is %1 of the largest raise, %2. Only the pot is divided, not the bet that you match."
    )
    return sentences(fill(text, _part(told), told.chips(_MORE)), _size(told))


def _size_put_in(told: Told) -> str:
    text = told.voice.translate(
        "Why", "That is what you put in now; your %1 that lie there already belong to the total."
    )
    return sentences(fill(text, told.chips(_OWN)), _size(told))


def _size_own_chips(told: Told) -> str:
    text = told.voice.translate(
        "Why", "That counts your %1 twice: that lies in the pot already, and the call adds only %2."
    )
    return sentences(fill(text, told.chips(_OWN), told.chips(_CALL)), _size(told))


def _size_last_bet(told: Told) -> str:
    text = told.voice.translate("Why", "That leaves the last bet out of the pot: its %1 lie there too.")
    return sentences(fill(text, told.chips(_MORE)), _size(told))


SIZES: Mapping[Mistake, Teller] = {
    Mistake.FORGOT_OWN_CALL: _size_own_call,
    Mistake.GAVE_RAISE_BY: _size_raise_by,
    Mistake.COUNTED_ONLY_THE_POT: _size_only_pot,
    Mistake.FRACTION_OF_THE_MAXIMUM: _size_of_maximum,
    Mistake.GAVE_PUT_IN: _size_put_in,
    Mistake.OWN_CHIPS_TWICE: _size_own_chips,
    Mistake.FORGOT_THE_LAST_BET: _size_last_bet,
    Mistake.OTHER_HOUSE: other_house,
}
