"""Choices and answers in words: what can be chosen, and what was answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from omaha_trainer.poker.card import RANKS
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Ask,
    Choice,
    Choose,
    NoHand,
    Number,
    Part,
    Pick,
    PotList,
    SeatAnswer,
    Shares,
)
from omaha_trainer.training.readings.price import tenths
from omaha_trainer.wording.events import pot_name
from omaha_trainer.wording.voice import Voice, fill

_RAISES = frozenset({Ask.MIN_RAISE_TO, Ask.MIN_BET, Ask.MAX_RAISE_TO, Ask.MAX_BET})


def choice_text(choice: Choice, voice: Voice) -> str:
    """One choice: "hand 2", "a tie", "A-3", "As 2d", "3.2 : 1", "yes", an amount."""
    if choice.tie:
        return voice.translate("Choices", "a tie")
    if choice.hand is not None:
        return hand_name(choice.hand, voice)
    if choice.cards:
        return voice.cards(choice.cards)
    if choice.ranks:
        return ranks_text(choice.ranks)
    if choice.ratio is not None:
        return ratio_text(tenths(choice.ratio), voice)
    if choice.amount is not None:
        return voice.amount(choice.amount)
    return voice.translate("Choices", "yes") if choice.yes else voice.translate("Choices", "no")


def hand_name(place: int, voice: Voice) -> str:
    """The hand at a place of the prompt, from 0."""
    return fill(voice.translate("Choices", "hand %1"), str(place + 1))


def none_text(part: Part, voice: Voice) -> str:
    """The answer that there is no such thing: "no low", "no raise is allowed"."""
    if part.ask in _RAISES:
        return voice.translate("Choices", "no raise is allowed")
    if part.ask is Ask.NUT_LOW:
        return voice.translate("Choices", "no low is possible")
    return voice.translate("Choices", "no low")


def answer_words(answer: Answer, part: Part, voice: Voice) -> str:
    """An answer as the learner gave it or should have given it."""
    match answer:
        case Pick():
            return _pick(answer, voice)
        case NoHand():
            return none_text(part, voice)
        case Choose(index):
            return choice_text(part.choices[index], voice)
        case Amount(chips):
            return voice.amount(chips)
        case Number(count) if part.ask is Ask.PRICE_PERCENT:
            return percent_text(count, voice)
        case Number(count):
            return str(count)
        case Shares(chips):
            return voice.listing([_share(seat, share, voice) for seat, share in zip(part.seats, chips, strict=True)])
        case PotList(pots):
            return _pots(pots, voice)
        case SeatAnswer(seat):
            return voice.name(seat)
    assert_never(answer)


def _pick(answer: Pick, voice: Voice) -> str:
    """Cards of the hand with those of the board; of one of them only where there are no others."""
    if not (answer.hole and answer.board):
        return voice.cards(answer.hole or answer.board)
    text = voice.translate("Choices", "%1 with %2", "hole cards, board")
    return fill(text, voice.cards(answer.hole), voice.cards(answer.board))


def ranks_text(ranks: Sequence[int]) -> str:
    """Cards whose suits do not matter: "A-3"; 0 is the deuce.

    >>> ranks_text((12, 1))
    'A-3'
    """
    return "-".join(RANKS[rank] for rank in ranks)


def ratio_text(ratio_in_tenths: int, voice: Voice) -> str:
    """The pot against the call: "3.2 : 1", "3 : 1"."""
    return fill(voice.translate("Choices", "%1 : 1", "odds"), _decimal(ratio_in_tenths, voice))


def percent_text(percent: int, voice: Voice) -> str:
    return fill(voice.translate("Choices", "%1 %"), str(percent))


def _decimal(in_tenths: int, voice: Voice) -> str:
    whole, part = divmod(in_tenths, 10)
    if not part:
        return str(whole)
    return f"{whole}{voice.translate('Choices', '.', 'the decimal sign')}{part}"


def _share(seat: int, chips: int, voice: Voice) -> str:
    return fill(voice.translate("Choices", "%1 %2", "player, chips"), voice.name(seat), voice.amount(chips))


def _pots(pots: Sequence[tuple[int, tuple[int, ...]]], voice: Voice) -> str:
    """Every pot with its players: "Main pot: 28 (Ann, Boris and Dana); side pot: 9 (Ann and Dana)"."""
    told = [
        fill(
            voice.translate("Choices", "%1: %2 (%3)", "pot, chips, players"),
            pot_name(place, len(pots), voice),
            voice.amount(chips),
            voice.all_names(seats),
        )
        for place, (chips, seats) in enumerate(pots)
    ]
    return voice.translate("Choices", "; ", "between pots").join(told)
