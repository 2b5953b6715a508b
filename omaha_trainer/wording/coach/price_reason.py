"""What a hand wins beside what a call asks, and what else decides where the two alone would say otherwise."""

from __future__ import annotations

from omaha_trainer.opponents.coach_advice import Advice, Choice
from omaha_trainer.table.game import Street
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.voice import fill


def against_price(advice: Advice, figures: Numerals) -> str:
    """One sentence about a call or a fold that faces a bet. The advice has a price."""
    assert advice.price is not None
    won, price = advice.against.equity.value, advice.price.share
    folds = advice.suggested.choice is Choice.FOLD
    same = share_won(advice, figures) == share_asked(advice, figures)
    if folds and won >= price and not _is_last(advice):
        text = _too_dear(figures)
    elif folds and won < price and same:
        text = figures.voice.translate("Coach", "You win less than the %1 of the pot that the call asks.")
    elif not folds and won < price and not same:
        text = _made_up_for(advice, figures)
    elif folds or same:
        text = figures.voice.translate("Coach", "You win about %1 of the pot; the call asks %2.")
    else:
        text = figures.voice.translate("Coach", "You win about %1 of the pot; the call asks only %2.")
    return fill(text, share_won(advice, figures), share_asked(advice, figures))


def share_won(advice: Advice, figures: Numerals) -> str:
    return figures.percent(advice.against.equity.value)


def share_asked(advice: Advice, figures: Numerals) -> str:
    assert advice.price is not None
    return figures.percent(advice.price.share)


def _is_last(advice: Advice) -> bool:
    """Nothing is bet after the call."""
    return advice.street == Street.RIVER or any(one.all_in for one in advice.worths if one.choice is Choice.CALL)


def _too_dear(figures: Numerals) -> str:
    return figures.voice.translate(
        "Coach", "You win about %1 of the pot and the call asks %2, but the bets still to come make it too dear."
    )


def _made_up_for(advice: Advice, figures: Numerals) -> str:
    """The share is that against all; whoever folds behind, or is in no side pot, takes nothing from it there."""
    say = figures.voice.translate
    if advice.opponents == 1:
        return say("Coach", "You win about %1 of the pot and the call asks %2; what you win later makes up for it.")
    if _is_last(advice):
        return say(
            "Coach",
            "You win about %1 of the pot against all of them and the call asks %2; what you win against fewer of them "
            "makes up for it.",
        )
    return say(
        "Coach",
        "You win about %1 of the pot against all of them and the call asks %2; what you win later, or against fewer "
        "of them, makes up for it.",
    )
