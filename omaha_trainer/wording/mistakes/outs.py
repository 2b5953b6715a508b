"""Why so many cards are no outs: each mistake by the cards that it counts too many (H1, H9, L7, W3, W4, G1)."""

from __future__ import annotations

from collections.abc import Mapping

from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask
from omaha_trainer.wording.voice import fill

from .told import Teller, Told, sentences

_FEW = 8
"""So many cards are shown; of more only the first of them."""


def _extra(told: Told) -> str:
    """The cards that were counted too many."""
    cards, voice = told.wrong.cards, told.voice
    if len(cards) <= _FEW:
        return voice.cards(cards)
    text = voice.translate("Why", "%n card(s), such as %1", "", len(cards))
    return fill(text, voice.cards(cards[:: len(cards) // 3][:3]))


def _about(text: str, told: Told) -> str:
    end = fill(told.voice.translate("Why", "That leaves %1."), told.right)
    return sentences(fill(text, _extra(told)), end)


def _own_suit(told: Told) -> str:
    return _about(told.voice.translate("Why", "You hold these yourself, so they cannot come: %1."), told)


def _seen(told: Told) -> str:
    return _about(told.voice.translate("Why", "These lie in the other hand, so they cannot come: %1."), told)


def _splits(told: Told) -> str:
    if told.part.ask is Ask.OUTS_SCOOP:
        return _about(told.voice.translate("Why", "These bring only a part of the pot: %1."), told)
    return _about(told.voice.translate("Why", "These bring only a tie: %1."), told)


def _paired(told: Told) -> str:
    return _about(told.voice.translate("Why", "These pair a card of your hand and do not win: %1."), told)


def _improves(told: Told) -> str:
    return _about(told.voice.translate("Why", "These help you, but the other hand at least as much: %1."), told)


def _only_the_high(told: Told) -> str:
    return _about(told.voice.translate("Why", "These win the high, but not the whole pot: %1."), told)


def _one_card(told: Told) -> str:
    return _about(
        told.voice.translate("Why", "These win only with one card of your hand, and two have to play: %1."), told
    )


def _three_cards(told: Told) -> str:
    return _about(
        told.voice.translate("Why", "These win only with three cards of your hand, and two have to play: %1."), told
    )


OUTS: Mapping[Mistake, Teller] = {
    Mistake.COUNTED_OWN_SUIT_TWICE: _own_suit,
    Mistake.COUNTED_SEEN_CARDS: _seen,
    Mistake.COUNTED_SPLITS: _splits,
    Mistake.PAIRED_THE_LOW: _paired,
    Mistake.SHOWN_HAND_IMPROVES: _improves,
    Mistake.HIGH_TAKES_ALL: _only_the_high,
    Mistake.ONE_HOLE_CARD: _one_card,
    Mistake.THREE_HOLE_CARDS: _three_cards,
}
