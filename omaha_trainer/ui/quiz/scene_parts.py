"""What the scenes of cards have in common: cards of a prompt, how a card looks before and after, the felt in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from omaha_trainer.poker.card import Card
from omaha_trainer.training.question import Ask, Part, WorkKind
from omaha_trainer.ui.felt.model import Mark
from omaha_trainer.wording.voice import Voice, fill

from .cards_model import Badge, Block, CardsModel, Group, QuizCard

translate = QCoreApplication.translate
Cards = tuple[Card, ...]
_LOWS = frozenset({Ask.BEST_LOW, Ask.LOW_NOW, Ask.STILL_BEST_LOW, Ask.WHICH_LOW_WINS, Ask.NUT_LOW, Ask.LOW_POSSIBLE})


def mark_of(part: Part) -> frozenset[Mark]:
    """Gold where a high is asked for, sky for a low, both for a scoop."""
    if part.ask in (Ask.OUTS_SCOOP,):
        return frozenset(Mark)
    return frozenset({Mark.LOW if part.ask in _LOWS or part.ask is Ask.OUTS_LOW else Mark.HIGH})


def prompt_cards(prompt: Mapping[str, object], name: str) -> Cards:
    """The cards of that name; none where the prompt has none."""
    found = prompt.get(name, ())
    if isinstance(found, Card):
        return (found,)
    assert isinstance(found, tuple)
    return found


def hand_cards(part: Part) -> list[Cards]:
    """The five cards of each hand that the working names, in its order; hands by their ranks alone are left out."""
    return [step.cards for step in part.steps if step.kind is WorkKind.THE_HAND and step.cards]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Which cards are right, which were chosen wrongly; `ticks`: right ones carry a badge."""

    right: frozenset[Card] = frozenset()
    wrong: frozenset[Card] = frozenset()
    marks: frozenset[Mark] = frozenset()

    def card(self, card: Card, *, ticks: bool = False) -> QuizCard:
        if card in self.right:
            return QuizCard(card, marks=self.marks, badge=Badge.RIGHT if ticks else None)
        if card in self.wrong:
            return QuizCard(card, badge=Badge.WRONG)
        return QuizCard(card, dimmed=bool(self.right))


def plain_group(name: str, label: str, cards: Sequence[Card]) -> Group:
    return Group(name, label, tuple(map(QuizCard, cards)))


def described(blocks: Sequence[Block], voice: Voice) -> CardsModel:
    """The model with its description: every group in a line, with keys, and what is chosen, right and wrong."""
    lines = [_line(group, voice) for block in blocks for group in block.groups]
    return CardsModel(tuple(blocks), "\n".join(lines))


def _line(group: Group, voice: Voice) -> str:
    label = " ".join([group.key, group.label]).strip()
    words = [*(_card(card, voice) for card in group.cards), *_state(group.badge, group.chosen)]
    return fill(translate("Quiz", "%1: %2", "whose cards, cards"), label, ", ".join(words))


def _card(card: QuizCard, voice: Voice) -> str:
    if card.card is None:
        return translate("Quiz", "empty")
    chosen = bool(card.marks) and card.badge is None and not card.dimmed
    return " ".join([card.key, voice.cards([card.card]), *(f"({word})" for word in _state(card.badge, chosen))]).strip()


def _state(badge: Badge | None, chosen: bool) -> Iterator[str]:
    if badge is Badge.RIGHT:
        yield translate("Quiz", "right")
    elif badge is Badge.WRONG:
        yield translate("Quiz", "wrong")
    elif chosen:
        yield translate("Quiz", "chosen")


def keyed(group: Group, first: int) -> Group:
    """The group with digits under its cards, from `first` on."""
    return replace(group, cards=tuple(replace(card, key=str(first + place)) for place, card in enumerate(group.cards)))
