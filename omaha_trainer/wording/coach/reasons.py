"""The coach's suggestion in words: what to do, why, and what to beware of."""

from __future__ import annotations

from math import hypot
from typing import assert_never

from omaha_trainer.opponents.coach_advice import Advice, Caution, Choice, Why, Worth
from omaha_trainer.table.game import Street
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import fill

from .half_reason import half_reason
from .price_reason import against_price, share_asked, share_won

_MOST_SENTENCES = 3
_MIDDLE, _OFTEN, _NEVER = 0.5, 0.1, 0.02
"""Of all starting hands; how often all fold where that is worth a word, and where it is not: one may be all in."""
_LITTLE, _AHEAD = 0.45, 0.5
"""A share of the pot with which little but bluffs is beaten, and one with which a single opponent is."""
_FAR_APART = 1.0
"""Big blinds between two values that nobody would call close, whatever their errors."""
_MANY, _FAR = 7, 0.15
"""Who has so many outs, and is beaten by such a part of all pairs of cards now, draws."""


def choice_words(worth: Worth, figures: Numerals) -> str:
    """ "Fold", "Call", "Raise to $12.00"."""
    say = figures.voice.translate
    match worth.choice:
        case Choice.FOLD:
            return say("Coach", "Fold")
        case Choice.CHECK:
            return say("Coach", "Check")
        case Choice.CALL if worth.all_in:
            return say("Coach", "Call all in")
        case Choice.CALL:
            return say("Coach", "Call")
        case Choice.BET | Choice.RAISE if worth.all_in:
            return fill(say("Coach", "All in for %1"), figures.voice.amount(worth.to))
        case Choice.BET:
            return fill(say("Coach", "Bet %1"), figures.voice.amount(worth.to))
        case Choice.RAISE:
            return fill(say("Coach", "Raise to %1"), figures.voice.amount(worth.to))
    assert_never(worth.choice)


def reason_text(advice: Advice, figures: Numerals) -> str:
    """One to three short sentences: the reason, the weightiest caution, and whether it is close."""
    text = _why(advice, figures)
    for more in (*(_caution(one, advice, figures) for one in _cautions(advice)[:1]), _close(advice, figures)):
        if more and text.count(". ") < _MOST_SENTENCES - 1:
            text = f"{text} {more}"
    return text


def _cautions(advice: Advice) -> list[Caution]:
    """Those that the reason does not say already."""
    said = {
        Why.SHARED_LOW: {Caution.SHARED_LOW},
        Why.TOO_DEAR_HALF: {Caution.NO_LOW},
        Why.ONE_HALF: {Caution.NO_LOW},
        Why.FREE: set(Caution),
    }.get(advice.why, set())
    return [one for one in advice.cautions if one not in said]


def _why(advice: Advice, figures: Numerals) -> str:  # noqa: C901 - one case a reason
    say = figures.voice.translate
    match advice.why:
        case Why.START_WEAK | Why.START_PLAYABLE | Why.START_STRONG:
            return _starting(advice, figures)
        case Why.FREE if advice.street == Street.PREFLOP:
            return say("Coach", "A raise would not win you more, and the flop costs nothing.")
        case Why.FREE:
            return _free(advice, figures)
        case Why.FREE_DRAW:
            return fill(say("Coach", "It costs nothing to wait, and %1 help you."), _helping(advice, figures))
        case Why.KEEPS_SMALL if advice.opponents == 1 and advice.against.equity.value >= _AHEAD:
            return fill(
                say("Coach", "You have about %1 of the pot, but a bet would hardly win you more."),
                share_won(advice, figures),
            )
        case Why.KEEPS_SMALL:
            return fill(
                say("Coach", "You have about %1 of the pot, but a bet is paid mostly by hands that beat you."),
                share_won(advice, figures),
            )
        case Why.ONE_HALF:
            return half_reason(advice, figures, bet=True)
        case Why.SHARED_LOW:
            return fill(
                say("Coach", "You hold the best low, but others often hold it too, and you win the high only about %1 "
                    "of the time. A raise builds a pot of which you may win a quarter."),
                figures.percent(advice.against.high.value),
            )  # fmt: skip
        case Why.TOO_DEAR_HALF:
            return f"{half_reason(advice, figures, bet=False)} {against_price(advice, figures)}"
        case Why.TOO_DEAR | Why.PRICE:
            return against_price(advice, figures)
        case Why.PRICE_DRAW if _most_outs(advice) < _MANY and advice.against.equity.value >= _fair(advice):
            return against_price(advice, figures)
        case Why.PRICE_DRAW:
            helping = fill(say("Coach", "%1 help you."), _helping(advice, figures))
            return f"{helping} {against_price(advice, figures)}"
        case Why.CATCHES_BLUFFS if advice.against.equity.value >= _LITTLE:
            return against_price(advice, figures)
        case Why.CATCHES_BLUFFS:
            return fill(
                say("Coach", "You beat little but bluffs, but there are enough of them: you win about %1 of the pot, "
                    "and the call asks %2."),
                share_won(advice, figures),
                share_asked(advice, figures),
            )  # fmt: skip
        case Why.VALUE if advice.opponents == 1 and advice.folds >= _NEVER and advice.called < _AHEAD:
            return _protects(advice, figures)  # better hands pay as often as worse ones: folds make the difference
        case Why.VALUE:
            return _value(advice, figures)
        case Why.VALUE_BOTH:
            return fill(
                say("Coach", "You are ahead both ways: about %1 of the high half and %2 of the low."),
                figures.percent(advice.against.high.value),
                figures.percent(advice.against.low.value),
            )
        case Why.SAFE_HALF:
            return fill(
                say(
                    "Coach",
                    "You hold the best low: about half the pot is safe, and where you are called you win %1 in all.",
                ),
                figures.percent(advice.called),
            )
        case Why.PROTECTS | Why.BLUFF if advice.folds < _NEVER and advice.opponents > 1:
            return fill(
                say("Coach", "Some may fold, and against those who go on you win about %1 of the pot."),
                figures.percent(advice.called),
            )
        case Why.PROTECTS:
            return _protects(advice, figures)
        case Why.SEMI_BLUFF if advice.folds < _NEVER and advice.opponents > 1:
            return fill(
                say("Coach", "Some may fold, and against those who do not %1 help you."), _helping(advice, figures)
            )
        case Why.SEMI_BLUFF:
            return fill(
                say("Coach", "All fold about %1 of the time, and where they do not %2 help you."),
                figures.percent(advice.folds),
                _helping(advice, figures),
            )
        case Why.BLUFF:
            return fill(
                say("Coach", "You win little at a showdown, but all fold about %1 of the time."),
                figures.percent(advice.folds),
            )
    assert_never(advice.why)


def _protects(advice: Advice, figures: Numerals) -> str:
    return fill(
        figures.voice.translate(
            "Coach", "All fold about %1 of the time, and where you are called you still win about %2 of the pot."
        ),
        figures.percent(advice.folds),
        figures.percent(advice.called),
    )


def _free(advice: Advice, figures: Numerals) -> str:
    """A check that nothing is said against; where a bet is worth as much, that is told after it."""
    say, rivalled = figures.voice.translate, bool(_close(advice, figures))
    if advice.street == Street.RIVER:
        if rivalled:
            return say("Coach", "The showdown costs nothing.")
        return say("Coach", "There is nothing here to bet for, and the showdown costs nothing.")
    if rivalled:
        return say("Coach", "The next card costs nothing.")
    return say("Coach", "There is nothing here to bet for, and the next card costs nothing.")


def _value(advice: Advice, figures: Numerals) -> str:
    """Why a bet wins where it is called: a hand that draws or is behind the field is not paid by worse ones."""
    say, called = figures.voice.translate, figures.percent(advice.called)
    if _draws(advice):
        return fill(
            say("Coach", "%1 help you, and where you are called you win about %2 of the pot."),
            _helping(advice, figures),
            called,
        )
    if advice.opponents > 1 and advice.against.equity.value < _fair(advice):
        return fill(say("Coach", "It drives others out: against those who go on you win about %1 of the pot."), called)
    return fill(say("Coach", "Worse hands pay: where you are called you win about %1 of the pot."), called)


def _draws(advice: Advice) -> bool:
    """Most of what the hand wins is still to come."""
    made = advice.high is None or advice.high.better_pairs <= _FAR
    return not made and advice.low is None and _most_outs(advice) >= _MANY


def _fair(advice: Advice) -> float:
    return 1.0 / (advice.opponents + 1)


def _starting(advice: Advice, figures: Numerals) -> str:
    """Before the flop: where the hand stands among all, and its part of the pot against what they play."""
    say = figures.voice.translate
    best = figures.percent(max(1.0 - advice.place, 0.01))
    if advice.why is Why.START_WEAK and advice.place < _MIDDLE:
        place = fill(say("Coach", "%1 of all starting hands are better."), best)
    elif advice.why is Why.START_WEAK:
        place = fill(say("Coach", "Only among the best %1 of all starting hands."), best)
    else:
        place = fill(say("Coach", "A hand among the best %1 of all starting hands."), best)
    if advice.suggested.to:
        return f"{place} {_raised(advice, figures)}"
    return place if advice.price is None else f"{place} {against_price(advice, figures)}"


def _raised(advice: Advice, figures: Numerals) -> str:
    """Why a starting hand is raised with."""
    called = fill(
        figures.voice.translate("Coach", "Against those who go on it wins about %1 of the pot"),
        figures.percent(advice.called),
    )
    if advice.folds < _OFTEN:
        return fill(figures.voice.translate("Coach", "%1.", "a sentence"), called)
    return fill(
        figures.voice.translate("Coach", "%1, and about %2 of the time all fold."),
        called,
        figures.percent(advice.folds),
    )


def _helping(advice: Advice, figures: Numerals) -> str:
    """ "13 of 45 next cards": those that help either half, or both."""
    outs = advice.outs
    helping, unseen = len({*outs.high, *outs.low, *outs.scoop}), outs.unseen
    text = figures.voice.translate("Coach", "%1 of %2 next cards")
    return fill(text, figures.whole(helping), figures.whole(unseen))


def _most_outs(advice: Advice) -> int:
    """Of the half in which there are most."""
    return max(len(advice.outs.high), len(advice.outs.low), len(advice.outs.scoop))


def _caution(caution: Caution, advice: Advice, figures: Numerals) -> str:
    say = figures.voice.translate
    match caution:
        case Caution.COUNTERFEIT:
            cards = figures.whole(len(advice.outs.counterfeit)), figures.whole(advice.outs.unseen)
            return fill(say("Coach", "Beware: %1 of %2 next cards counterfeit your low."), *cards)
        case Caution.SHARED_LOW:
            quartered = figures.percent(advice.against.quartered.value)
            return fill(say("Coach", "About %1 of the time you are quartered."), quartered)
        case Caution.NO_LOW if advice.low_possible:
            return say("Coach", "The board allows a low and you have none: whoever has one takes half.")
        case Caution.NO_LOW if not advice.against.low.value:
            return say("Coach", "If a low comes, it is hardly ever yours.")
        case Caution.NO_LOW:
            return say("Coach", "If a low comes, it is seldom yours.")
        case Caution.BOARD_PAIRED:
            return say("Coach", "The board is paired: full houses beat you.")
        case Caution.BARE_LOW:
            return say("Coach", "Two good low cards with nothing beside them win half the pot, and often a quarter.")
    assert_never(caution)


def _close(advice: Advice, figures: Numerals) -> str:
    """Said where another choice is worth as much within the errors, or seems worth more and risks more."""
    if len(advice.worths) < 2:
        return ""
    best, next_ = advice.worths[0], advice.worths[1]
    if best.choice is next_.choice:
        return ""
    more, error = next_.value.value - best.value.value, hypot(best.value.error, next_.value.error)
    if more < -error or (more > error and not next_.to):
        return ""
    say = figures.voice.translate
    if more > error:
        text = say("Coach", "%1 seems worth more, but that may be chance, and it risks more.")
    elif more < -_FAR_APART:
        text = say("Coach", "%1 seems worth less, but the estimate is too rough to be sure.")
    else:
        text = say("Coach", "It is close: %1 is worth about as much.")
    return fill(text, choice_words(next_, figures))
