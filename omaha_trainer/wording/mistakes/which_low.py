"""Why another low wins, or none, or nobody alone (L1-L4, L10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.low import QUALIFIER, LowHand, low_rank
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Choose, WorkKind
from omaha_trainer.wording.hands import low_words
from omaha_trainer.wording.quiz.choices import hand_name
from omaha_trainer.wording.quiz.steps import low_letter
from omaha_trainer.wording.voice import fill

from .told import Teller, Told, capital, low_of, paired_of, place_words, sentences


def _lows(told: Told) -> dict[int, LowHand | None]:
    """The low of each hand by its place, as the working has it."""
    return {work.numbers[0]: low_of(work.cards) for work in told.part.steps if work.kind is WorkKind.THE_HAND}


def _winners(told: Told) -> list[int]:
    lows = {place: low for place, low in _lows(told).items() if low is not None}
    best = max(lows.values(), default=None)
    return [place for place, low in lows.items() if best is not None and low == best]


def _names(places: Sequence[int], told: Told) -> str:
    return told.voice.listing([hand_name(place, told.voice) for place in places])


def _result(told: Told) -> str:
    """Who wins, with what."""
    voice, best = told.voice, _winners(told)
    if not best:
        return voice.translate("Why", "No hand has a low here.")
    low = low_words(_lows(told)[best[0]], voice)
    if len(best) > 1:
        return fill(voice.translate("Why", "%1 tie with %2."), capital(_names(best, told)), low)
    return fill(voice.translate("Why", "The low goes to %1: %2."), _names(best, told), low)


def _chosen(told: Told) -> int | None:
    """The place of the hand that was named; None for a tie or no low."""
    answer = told.wrong.answer
    return answer.index if isinstance(answer, Choose) and answer.index in _lows(told) else None


def _low_of_chosen(told: Told) -> str:
    """What the named hand really has."""
    place, voice = _chosen(told), told.voice
    if place is None:
        return ""
    low = _lows(told)[place]
    if low is None:
        return fill(voice.translate("Why", "%1 has no low."), capital(hand_name(place, voice)))
    return fill(voice.translate("Why", "The low of %1 is %2."), hand_name(place, voice), low_words(low, voice))


def _from_the_bottom(told: Told) -> str:
    text = told.voice.translate("Why", "Read lows from the top, not from the bottom: %1 beats %2 with %3 against %4.")
    return fill(text, *_both(told), *map(low_letter, told.wrong.numbers[1:]))


def _lower_hand(told: Told) -> str:
    """Of which hand the best low is, and where the lows part."""
    voice, (place, better, worse) = told.voice, told.wrong.numbers
    best, mine = _both(told)
    text = voice.translate("Why", "%1 of %2 beats %3: %4 is %5 against %6.")
    where = place_words(place, voice), low_letter(better), low_letter(worse)
    return fill(text, best, _names(_winners(told), told), mine, *where)


def _both(told: Told) -> tuple[str, str]:
    """The best low and the one that was named."""
    lows, place = _lows(told), _chosen(told)
    mine = lows[place] if place is not None else None
    return low_words(lows[_winners(told)[0]], told.voice), low_words(mine, told.voice)


def _paired(told: Told) -> str:
    voice, pair = told.voice, told.voice.cards(paired_of(told.wrong.cards))
    if told.wrong.rule == "L10":
        text = voice.translate("Why", "A low card of this hand is not live, the board pairs it: %1.")
    else:
        text = voice.translate("Why", "There is a pair in it: %1. A low needs five different ranks.")
    return sentences(fill(text, pair), _low_of_chosen(told), _result(told))


def _above_eight(told: Told) -> str:
    above = [card for card in told.wrong.cards if low_rank(card) > QUALIFIER]
    text = told.voice.translate("Why", "Too high: %1. A low has no card above eight.")
    return sentences(fill(text, told.voice.cards(above)), _result(told))


def _wrong_number(told: Told) -> str:
    """Another number of hole cards than two: how many, and what two make."""
    voice, place = told.voice, _chosen(told)
    hands = told.question.prompt.get("hands", ())
    assert place is not None and isinstance(hands, Sequence)
    count = _held(told.wrong.cards, hands[place])
    name, low = hand_name(place, voice), low_words(low_of(told.wrong.cards), voice)
    if not count:
        text = fill(voice.translate("Why", "%1 is the board's, and %2 has to play two cards of its own."), low, name)
    elif count == 1:
        text = fill(voice.translate("Why", "%1 takes one card of %2 only, and two have to play."), low, name)
    else:
        text = voice.translate("Why", "%1 takes %n card(s) of %2, and only two may play.", "", count)
        text = fill(text, low, name)
    return sentences(text, _low_of_chosen(told), _result(told))


def _held(cards: Sequence[Card], hand: Sequence[Card]) -> int:
    return sum(card in hand for card in cards)


def _straight(told: Told) -> str:
    return sentences(told.voice.translate("Why", "Straights do not count against a low."), _result(told))


def _ace_is_high(told: Told) -> str:
    return sentences(told.voice.translate("Why", "For low the ace is the lowest card."), _result(told))


def _tie_missed(told: Told) -> str:
    text = told.voice.translate("Why", "%1 have the same low, %2. Suits decide nothing: it is a tie.")
    return fill(text, capital(_names(told.wrong.numbers, told)), low_words(low_of(told.wrong.cards), told.voice))


def _no_tie(told: Told) -> str:
    if not told.wrong.numbers:
        return sentences(told.voice.translate("Why", "Only one hand has a low."), _result(told))
    place, better, worse = told.wrong.numbers
    text = told.voice.translate("Why", "The best two lows differ: %1 is %2 against %3.")
    return sentences(fill(text, place_words(place, told.voice), low_letter(better), low_letter(worse)), _result(told))


def _missed(told: Told) -> str:
    return sentences(told.voice.translate("Why", "There is a low."), _result(told))


def _none(told: Told) -> str:
    if told.wrong.rule == "L4":
        return told.voice.translate("Why", "The board has fewer than three low ranks, so nobody has a low.")
    return sentences(_low_of_chosen(told), _result(told))


WHICH_LOW: Mapping[Mistake, Teller] = {
    Mistake.COMPARED_FROM_THE_BOTTOM: _from_the_bottom,
    Mistake.LOWER_HAND: _lower_hand,
    Mistake.PAIRED_THE_LOW: _paired,
    Mistake.CARD_ABOVE_EIGHT: _above_eight,
    Mistake.ONE_HOLE_CARD: _wrong_number,
    Mistake.THREE_HOLE_CARDS: _wrong_number,
    Mistake.PLAYED_THE_BOARD: _wrong_number,
    Mistake.STRAIGHT_SPOILS_LOW: _straight,
    Mistake.ACE_IS_HIGH: _ace_is_high,
    Mistake.TIE_MISSED: _tie_missed,
    Mistake.TIE_WHERE_NONE: _no_tie,
    Mistake.MISSED_THE_LOW: _missed,
    Mistake.LOW_WHERE_NONE: _none,
}
