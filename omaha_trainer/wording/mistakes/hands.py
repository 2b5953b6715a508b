"""Why a pick of cards is not the best high or the best low (H1, H2, L1-L8)."""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.poker.high import FIVE, high_of_five
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask
from omaha_trainer.wording.hands import high_ranks, low_words
from omaha_trainer.wording.quiz.steps import low_letter
from omaha_trainer.wording.voice import fill

from .told import Teller, Told, high_of, low_of, picked, place_words, sentences


def _not_five(told: Told) -> str:
    voice, count = told.voice, told.wrong.numbers[0]
    chosen = voice.translate("Why", "You chose %n card(s).", "", count)
    return sentences(voice.translate("Why", "A hand is five cards: two of yours and three of the board."), chosen)


def _wrong_number(told: Told) -> str:
    """Not two hole cards: what it would make, and what two make."""
    named = _named(told)
    return sentences(named, _of_the_board(told) if named else _no_low_either(told), _instead(told))


def _of_the_board(told: Told) -> str:
    voice, count = told.voice, told.wrong.numbers[0]
    if not count:
        return voice.translate("Why", "But that is the board itself; two cards of your hand have to play.")
    if count == 1:
        return voice.translate("Why", "But only one of these cards is from your hand, and two have to be.")
    return voice.translate("Why", "But %n card(s) of it come from your hand, and only two may.", "", count)


def _no_low_either(told: Told) -> str:
    voice, count = told.voice, told.wrong.numbers[0]
    if not count:
        return voice.translate("Why", "That is no low, and the board itself; two cards of your hand have to play.")
    if count == 1:
        return voice.translate("Why", "That is no low, and only one card of it is from your hand; two have to be.")
    return voice.translate("Why", "That is no low, and %n card(s) of it come from your hand; only two may.", "", count)


def _named(told: Told) -> str:
    """What the cards that were picked would be: tempting where it is more than the hand has; of no low not a word."""
    voice, mine, best = told.voice, told.wrong.cards, picked(told.part)
    if told.part.ask is Ask.BEST_HIGH:
        better = high_of_five(mine) > high_of_five(best)
    else:
        low, right = low_of(mine), low_of(best) if best else None
        if low is None:
            return ""
        better = right is None or low > right
    text = voice.translate("Why", "Tempting: %1.") if better else voice.translate("Why", "You picked: %1.")
    return fill(text, _would_be(told))


def _would_be(told: Told) -> str:
    if told.part.ask is Ask.BEST_HIGH:
        return high_of(told.wrong.cards, told.voice, ranks=_alike(told))
    return low_words(low_of(told.wrong.cards), told.voice)


def _alike(told: Told) -> bool:
    """Whether the cards that were picked and the best high go by the same name."""
    return high_of(told.wrong.cards, told.voice) == high_of(picked(told.part), told.voice)


def _instead(told: Told) -> str:
    """What the hand really has."""
    voice, five = told.voice, picked(told.part)
    if told.part.ask is Ask.BEST_HIGH:
        alike = len(told.wrong.cards) == FIVE and _alike(told)
        return fill(voice.translate("Why", "Your best high: %1, %2."), high_of(five, voice, ranks=alike), told.right)
    if not five:
        return voice.translate("Why", "You have no low here.")
    return fill(voice.translate("Why", "Your low: %1, %2."), low_words(low_of(five), voice), told.right)


def _lower_hand(told: Told) -> str:
    return _lower_high(told) if told.part.ask is Ask.BEST_HIGH else _lower_low(told)


def _lower_high(told: Told) -> str:
    """Ranks instead of words where both hands are called alike."""
    voice, mine, best = told.voice, told.wrong.cards, picked(told.part)
    if _alike(told):
        text = voice.translate("Why", "Both are called %1, but %2 beats %3: %4.")
        ranks = high_ranks(high_of_five(best)), high_ranks(high_of_five(mine))
        return fill(text, high_of(best, voice), *ranks, told.right)
    text = voice.translate("Why", "You picked: %1. There is better: %2, %3.")
    return fill(text, high_of(mine, voice), high_of(best, voice), told.right)


def _lower_low(told: Told) -> str:
    voice, (place, better, worse) = told.voice, told.wrong.numbers
    mine, best = low_words(low_of(told.wrong.cards), voice), low_words(low_of(picked(told.part)), voice)
    text = voice.translate("Why", "%1 is a low, but %2 is lower: %3 is %4 instead of %5. Play %6.")
    return fill(text, mine, best, place_words(place, voice), low_letter(better), low_letter(worse), told.right)


def _missed(told: Told) -> str:
    voice = told.voice
    text = voice.translate("Why", "There is one: %1 (%2). Five different ranks, none above eight, two from your hand.")
    return fill(text, low_words(low_of(told.wrong.cards), voice), told.right)


def _straight(told: Told) -> str:
    voice = told.voice
    text = voice.translate("Why", "%1 is a straight as well, but that does a low no harm: %2.")
    return fill(text, low_words(low_of(told.wrong.cards), voice), told.right)


def _paired(told: Told) -> str:
    voice = told.voice
    if told.wrong.rule == "L7":
        text = voice.translate("Why", "The board pairs your card: %1. A low needs five different ranks.")
    else:
        text = voice.translate("Why", "There is a pair in it: %1. A low needs five different ranks.")
    return sentences(fill(text, told.cards), _instead(told))


def _above_eight(told: Told) -> str:
    text = told.voice.translate("Why", "Too high: %1. A low has no card above eight.")
    return sentences(fill(text, told.cards), _instead(told))


def _old_low(told: Told) -> str:
    text = told.voice.translate("Why", "That was your low before the %1 came, but now you can do better.")
    return sentences(fill(text, told.cards), _instead(told))


HANDS: Mapping[Mistake, Teller] = {
    Mistake.NOT_FIVE_CARDS: _not_five,
    Mistake.ONE_HOLE_CARD: _wrong_number,
    Mistake.THREE_HOLE_CARDS: _wrong_number,
    Mistake.PLAYED_THE_BOARD: _wrong_number,
    Mistake.LOWER_HAND: _lower_hand,
    Mistake.MISSED_THE_LOW: _missed,
    Mistake.STRAIGHT_SPOILS_LOW: _straight,
    Mistake.PAIRED_THE_LOW: _paired,
    Mistake.CARD_ABOVE_EIGHT: _above_eight,
}
NEW_CARD: Mapping[Mistake, Teller] = {**HANDS, Mistake.OLD_LOW: _old_low}
"""Those of a hand to which a card came."""
