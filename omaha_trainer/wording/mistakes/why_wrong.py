"""Why the tempting answer fails: each mistake of each kind of question, with the numbers and cards of the spot."""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.training.names import Kind, Mistake
from omaha_trainer.training.question import Ask, Part, Question, Wrong
from omaha_trainer.wording.quiz.hints import method
from omaha_trainer.wording.voice import Voice

from .boards import LOW_POSSIBLE, NUT_HIGH, NUT_LOW, STILL_BEST
from .hands import HANDS, NEW_CARD
from .max_raise import MAX_RAISE
from .min_raise import MIN_RAISE
from .order import ORDER
from .outs import OUTS
from .pot_odds import PRICE, SIZES
from .pots import PAYOUT, SIDE_POTS
from .told import Teller, Told
from .which_low import WHICH_LOW

_BY_KIND: Mapping[Kind, Mapping[Mistake, Teller]] = {
    Kind.BEST_HANDS: HANDS,
    Kind.WHICH_LOW: WHICH_LOW,
    Kind.COUNTERFEIT: NEW_CARD,
    Kind.NUT_LOW: NUT_LOW,
    Kind.NUT_HIGH: NUT_HIGH,
    Kind.LOW_POSSIBLE: LOW_POSSIBLE,
    Kind.OUTS: OUTS,
    Kind.MAX_RAISE: MAX_RAISE,
    Kind.MIN_RAISE: MIN_RAISE,
    Kind.POT_ODDS: SIZES,
    Kind.SIDE_POTS: SIDE_POTS,
    Kind.PAYOUT: PAYOUT,
    Kind.ORDER: ORDER,
}
_BY_ASK: Mapping[Ask, Mapping[Mistake, Teller]] = {
    Ask.STILL_BEST_LOW: STILL_BEST,
    Ask.PRICE_RATIO: PRICE,
    Ask.PRICE_PERCENT: PRICE,
}
"""Parts that are explained otherwise than the rest of their kind."""


def tellers(kind: Kind, ask: Ask) -> Mapping[Mistake, Teller]:
    """The mistakes that are explained in a part of this kind."""
    return _BY_ASK.get(ask) or _BY_KIND[kind]


def why_wrong(wrong: Wrong, part: Part, question: Question, voice: Voice) -> str:
    """Why this answer is wrong, in one to three sentences; the right answer is told by its verdict.

    Where no mistake was recognised, how to come to the answer.
    """
    told = Told(wrong, part, question, voice)
    teller = tellers(question.kind, part.ask).get(wrong.mistake)
    if teller is not None:
        return teller(told)
    return method(question.kind, voice)
