"""Several lows or hands of which one is chosen, and which of them was right (`CardsModel`)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from omaha_trainer.poker.low import low_of_five
from omaha_trainer.training.question import Choose, WorkKind
from omaha_trainer.ui.felt.model import Mark
from omaha_trainer.wording.quiz.choices import hand_name
from omaha_trainer.wording.voice import Voice

from .cards_model import Badge, Block, CardsModel, Group
from .scene_parts import Cards, Verdict, described, plain_group, prompt_cards
from .selection import BOARD, Shown

translate = QCoreApplication.translate

CONTENDER = "contender"
"""Groups are called `contender0`, `contender1` ..."""


def contender_of(group: str) -> int | None:
    """Which of the hands a group is."""
    return int(group.removeprefix(CONTENDER)) if group.startswith(CONTENDER) else None


def contest_model(shown: Shown, voice: Voice) -> CardsModel:
    """The board, where there is one, over the hands; a hand is chosen as a whole."""
    prompt = shown.question.prompt
    several = prompt.get("hands") or prompt["lows"]
    assert isinstance(several, tuple)
    verdict = _verdict(shown)
    hands = [_hand(place, cards, shown, verdict, voice) for place, cards in enumerate(several)]
    blocks = [Block(tuple(hands), wraps=True)]
    board = prompt_cards(prompt, "board")
    if board:
        group = plain_group(BOARD, translate("Quiz", "Board"), board)
        if shown.told is not None:
            group = Group(BOARD, group.label, tuple(map(verdict.card, board)))
        blocks.insert(0, Block((group,)))
    return described(blocks, voice)


def _hand(place: int, cards: Cards, shown: Shown, verdict: Verdict, voice: Voice) -> Group:
    name, label = f"{CONTENDER}{place}", hand_name(place, voice)
    if shown.told is None:
        plain = plain_group(name, label, cards)
        return Group(name, label, plain.cards, key=str(place + 1), chosen=shown.selection.choice == place)
    badge = None
    if place in winners_of(shown):
        badge = Badge.RIGHT
    elif shown.told.answer == Choose(place):
        badge = Badge.WRONG
    return Group(name, label, tuple(map(verdict.card, cards)), badge=badge)


def winners_of(shown: Shown) -> tuple[int, ...]:
    """The hands with the best low: the right choice, or at a tie those with the same ranks."""
    part = shown.asked
    if not isinstance(part.answer, Choose):
        return ()
    if not part.choices[part.answer.index].tie:
        return (part.answer.index,)
    lows = {place: low for place, five in _fives(shown).items() if (low := low_of_five(five)) is not None}
    return tuple(place for place, low in lows.items() if low == max(lows.values()))


def _fives(shown: Shown) -> dict[int, Cards]:
    """The five cards of each hand that has a low, as the working names them."""
    steps = [step for step in shown.asked.steps if step.kind is WorkKind.THE_HAND and step.cards]
    return {step.numbers[0]: step.cards for step in steps}


def _verdict(shown: Shown) -> Verdict:
    if shown.told is None:
        return Verdict()
    fives = _fives(shown)
    right = frozenset(card for place in winners_of(shown) for card in fives[place])
    return Verdict(right, marks=frozenset({Mark.LOW}))
