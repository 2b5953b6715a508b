"""Which half of a Hi-Lo pot a hand plays for, and how often it wins the whole."""

from __future__ import annotations

from omaha_trainer.opponents.coach_advice import Advice
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import fill

_ONE_HALF = 0.12
"""A share of one half with which it is not played for."""


def half_reason(advice: Advice, figures: Numerals, *, bet: bool) -> str:
    """Which half the hand plays for; where it wins the whole pot at times, how often."""
    high, low, scoop = (rate.value for rate in (advice.against.high, advice.against.low, advice.against.scoop))
    if min(high, low) >= _ONE_HALF or scoop >= _ONE_HALF:
        return _seldom_whole(advice, figures, bet=bet)
    say = figures.voice.translate
    if scoop:  # any share above nothing is shown, as 1 % at least
        return _mostly_half(advice, figures, bet=bet)
    if bet:
        return (
            say("Coach", "You play for the high half only; a bet builds a pot of which you win half at best.")
            if high >= low
            else say("Coach", "You play for the low half only; a bet builds a pot of which you win half at best.")
        )
    return (
        say("Coach", "You play for the high half only.")
        if high >= low
        else say("Coach", "You play for the low half only.")
    )


def _mostly_half(advice: Advice, figures: Numerals, *, bet: bool) -> str:
    """The half that it mostly plays for, where the whole pot is won now and then."""
    say = figures.voice.translate
    if advice.against.high.value >= advice.against.low.value:
        text = say("Coach", "You play for the high half, and win the whole pot only about %1 of the time.")
    else:
        text = say("Coach", "You play for the low half, and win the whole pot only about %1 of the time.")
    text = fill(text, figures.percent(advice.against.scoop.value))
    return f"{text} {say('Coach', 'A bet builds a pot that is mostly shared.')}" if bet else text


def _seldom_whole(advice: Advice, figures: Numerals, *, bet: bool) -> str:
    say, scoop = figures.voice.translate, figures.percent(advice.against.scoop.value)
    if advice.low is None and advice.against.low.value < _ONE_HALF:
        text = (
            say(
                "Coach",
                "Without a low you win the whole pot only about %1 of the time; a bet builds one that is often shared.",
            )
            if bet
            else say("Coach", "Without a low you win the whole pot only about %1 of the time.")
        )
    else:
        text = (
            say("Coach", "You win the whole pot only about %1 of the time; a bet builds one that is mostly shared.")
            if bet
            else say("Coach", "You win the whole pot only about %1 of the time.")
        )
    return fill(text, scoop)
