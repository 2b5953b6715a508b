"""A wrong answer with all that a sentence about it may name: the answer, the right one, chips, cards and hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import FIVE, high_of_five
from omaha_trainer.poker.low import LowHand, low_of_five
from omaha_trainer.table.explain import StepKind
from omaha_trainer.training.question import Part, Pick, Question, Work, WorkKind, Wrong
from omaha_trainer.wording.hands import high_ranks, high_words
from omaha_trainer.wording.quiz.choices import answer_words
from omaha_trainer.wording.voice import Voice, fill


@dataclass(frozen=True, slots=True)
class Told:
    """One mistake in one part of one question, and who is spoken to."""

    wrong: Wrong
    part: Part
    question: Question
    voice: Voice

    @property
    def given(self) -> str:
        """The answer that was given."""
        return answer_words(self.wrong.answer, self.part, self.voice)

    @property
    def right(self) -> str:
        """The right answer."""
        return answer_words(self.part.answer, self.part, self.voice)

    @property
    def cards(self) -> str:
        """The cards of the mistake."""
        return self.voice.cards(self.wrong.cards)

    @property
    def seats(self) -> str:
        """The seats of the mistake."""
        return self.voice.all_names(self.wrong.seats)

    def chips(self, place: int) -> str:
        """One of the mistake's amounts."""
        return self.voice.amount(self.wrong.amounts[place])

    def step(self, kind: WorkKind | StepKind) -> Work | None:
        """The first step of this kind in the working."""
        return next((work for work in self.part.steps if work.kind is kind), None)


Teller = Callable[[Told], str]


def sentences(*parts: str) -> str:
    """Sentences one after the other; empty ones fall away."""
    return " ".join(part for part in parts if part)


def high_of(cards: Sequence[Card], voice: Voice, *, ranks: bool = False) -> str:
    """Five cards as a high hand in words; with `ranks` the five ranks beside them."""
    hand = high_of_five(cards)
    if not ranks:
        return high_words(hand, voice)
    return fill(voice.translate("Why", "%1 (%2)", "hand, its ranks"), high_words(hand, voice), high_ranks(hand))


def picked(part: Part) -> tuple[Card, ...]:
    """The cards of the right answer; none where it is not a pick."""
    return part.answer.hole + part.answer.board if isinstance(part.answer, Pick) else ()


def low_of(cards: Sequence[Card]) -> LowHand | None:
    """The low that these cards are, if they are one."""
    return low_of_five(cards) if len(cards) == FIVE else None


def place_words(place: int, voice: Voice) -> str:
    """A card of a low by its place from the top, from 1."""
    words = (
        voice.translate("Why", "the top card"),
        voice.translate("Why", "the second card"),
        voice.translate("Why", "the third card"),
        voice.translate("Why", "the fourth card"),
        voice.translate("Why", "the last card"),
    )
    return words[place - 1]


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def paired_of(cards: Sequence[Card]) -> list[Card]:
    """Those whose rank is there more than once."""
    ranks = [card.rank for card in cards]
    return [card for card in cards if ranks.count(card.rank) > 1]
