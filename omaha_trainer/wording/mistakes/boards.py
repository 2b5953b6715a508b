"""Why two cards are not the best on a board, why it allows a low or none, and what a new card did (L4, L9, H1, H2)."""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.poker.card import Card
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask, WorkKind
from omaha_trainer.wording.hands import low_words
from omaha_trainer.wording.quiz.choices import ranks_text
from omaha_trainer.wording.quiz.steps import low_letter, made_of_ranks
from omaha_trainer.wording.voice import fill

from .told import Teller, Told, high_of, low_of, place_words, sentences


def _nut_low(told: Told) -> str:
    """The best two and what they make."""
    text = told.voice.translate("Why", "The best two: %1, for %2.")
    work = [step for step in told.part.steps if step.kind is WorkKind.THE_HAND]
    return fill(text, told.right, ranks_text(work[-1].ranks))


def _card_on_board(told: Told) -> str:
    text = told.voice.translate(
        "Why", "With %1 you pair the board: %2. A card that lies there already adds no new rank."
    )
    return sentences(fill(text, told.given, told.cards), _nut_low(told))


def _changed_low(told: Told) -> str:
    text = told.voice.translate("Why", "%1 was best before the %2 came.")
    return sentences(fill(text, told.given, told.cards), _nut_low(told))


def _not_the_nut_low(told: Told) -> str:
    place, better, worse = told.wrong.numbers
    text = told.voice.translate("Why", "A low, but not the best: %1 could be %2 instead of %3.")
    return sentences(fill(text, place_words(place, told.voice), low_letter(better), low_letter(worse)), _nut_low(told))


def _no_low(told: Told) -> str:
    """Too few low ranks on the board, whatever one holds."""
    voice = told.voice
    if not told.wrong.cards:
        return voice.translate("Why", "The board has no card of eight or lower; a low takes three of them.")
    text = voice.translate("Why", "Only %n low rank(s) on the board: %1. Three are needed.", "", told.wrong.numbers[0])
    return fill(text, told.cards)


def _low_there(told: Told) -> str:
    text = told.voice.translate("Why", "The board has three different ranks of eight or lower: %1.")
    end = _nut_low(told) if told.part.ask is Ask.NUT_LOW else ""
    return sentences(fill(text, told.voice.cards(_three_lowest(told))), end)


def _three_lowest(told: Told) -> tuple[Card, ...]:
    return told.wrong.cards[:3]


NUT_LOW: Mapping[Mistake, Teller] = {
    Mistake.CARD_ON_BOARD: _card_on_board,
    Mistake.STILL_THE_NUTS: _changed_low,
    Mistake.NOT_THE_NUTS: _not_the_nut_low,
    Mistake.LOW_WHERE_NONE: _no_low,
    Mistake.MISSED_THE_LOW: _low_there,
}


def _ace_is_low(told: Told) -> str:
    text = told.voice.translate("Why", "The ace is a low card too: %1 are three different ranks of eight or lower.")
    return fill(text, told.cards)


def _counted_twice(told: Told) -> str:
    text = told.voice.translate(
        "Why", "A pair counts once: %1. That leaves %n low rank(s), and three are needed.", "", told.wrong.numbers[0]
    )
    return fill(text, told.cards)


def _nine(told: Told) -> str:
    text = told.voice.translate(
        "Why", "The %1 is too high. That leaves %n low rank(s), and three are needed.", "", told.wrong.numbers[0]
    )
    return fill(text, told.cards)


LOW_POSSIBLE: Mapping[Mistake, Teller] = {
    Mistake.ACE_IS_HIGH: _ace_is_low,
    Mistake.MISSED_THE_LOW: _low_there,
    Mistake.PAIRED_THE_LOW: _counted_twice,
    Mistake.CARD_ABOVE_EIGHT: _nine,
    Mistake.LOW_WHERE_NONE: _no_low,
}


def _no_longer_best(told: Told) -> str:
    """Said of a low that is the best possible on the new board too."""
    text = told.voice.translate(
        "Why", "No two cards make anything lower than %1 on this board: yours is still the best."
    )
    return fill(text, low_words(low_of(told.wrong.cards), told.voice))


def _still_best(told: Told) -> str:
    """Said of a low that others may beat now."""
    voice = told.voice
    best = [work for work in told.part.steps if work.ranks]
    mine = next(work for work in told.part.steps if work.kind is WorkKind.THE_HAND and work.cards)
    text = voice.translate("Why", "With the %1 on the board %2 makes %3 in another hand; yours is %4.")
    two, low = (ranks_text(work.ranks) for work in best)
    return fill(text, told.cards, two, low, low_words(low_of(mine.cards), voice))


STILL_BEST: Mapping[Mistake, Teller] = {
    Mistake.NO_LONGER_THE_NUTS: _no_longer_best,
    Mistake.STILL_THE_NUTS: _still_best,
}


def _nut_high(told: Told) -> str:
    """The best two and what they make."""
    voice = told.voice
    work = [step for step in told.part.steps if step.kind is WorkKind.THE_HAND][-1]
    made = high_of(work.cards, voice) if work.cards else made_of_ranks(work.ranks, voice)
    return fill(voice.translate("Why", "The best two: %1, %2."), told.right, made)


def _one_card_hand(told: Told) -> str:
    text = told.voice.translate("Why", "Tempting: %1 with %2. But that takes only one card of the hand.")
    return sentences(fill(text, high_of(told.wrong.cards, told.voice), told.cards), _nut_high(told))


def _changed_high(told: Told) -> str:
    text = told.voice.translate("Why", "%1 was best before the %2 came.")
    return sentences(fill(text, told.given, told.cards), _nut_high(told))


def _not_the_nut_high(told: Told) -> str:
    text = told.voice.translate("Why", "Other two cards beat %1 here.")
    return sentences(fill(text, told.given), _nut_high(told))


NUT_HIGH: Mapping[Mistake, Teller] = {
    Mistake.ONE_HOLE_CARD: _one_card_hand,
    Mistake.STILL_THE_NUTS: _changed_high,
    Mistake.NOT_THE_NUTS: _not_the_nut_high,
}
