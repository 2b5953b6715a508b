"""A board alone, of which something is asked, and afterwards the cards that answer it (`CardsModel`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.training.question import Ask, Choice, Choose, Mode, WorkKind
from omaha_trainer.wording.voice import Voice

from .cards_model import Badge, Block, CardsModel, Group, QuizCard
from .scene_parts import Cards, Verdict, described, mark_of, plain_group, prompt_cards
from .selection import BOARD, Shown

translate = QCoreApplication.translate


def board_model(shown: Shown, voice: Voice) -> CardsModel:
    """The board; after the answer the five cards that play are lifted, with the two that one would hold."""
    board, label = prompt_cards(shown.question.prompt, "board"), translate("Quiz", "Board")
    if shown.told is None:
        below = _choosing(shown, board)
        return described([Block((plain_group(BOARD, label, board),)), *(Block((group,)) for group in below)], voice)
    two = _right_two(shown, board)
    verdict = Verdict(_playing(shown, board, two), marks=mark_of(shown.asked))
    blocks = [Block((Group(BOARD, label, tuple(map(verdict.card, board))),))]
    below = [*_chosen(shown, board), *_held(two, verdict)]
    if below:
        blocks.append(Block(tuple(below)))
    return described(blocks, voice)


def _choosing(shown: Shown, board: Cards) -> list[Group]:
    """Where two cards are asked for, the two that are chosen, or their places."""
    part, choice = shown.asked, shown.selection.choice
    if part.mode is not Mode.PAIR:
        return []
    two: Sequence[Card | None] = (None, None)
    if choice is not None and choice < len(part.choices):
        two = _two(part.choices[choice], board)
    return [Group("chosen", translate("Quiz", "Two hole cards"), tuple(map(QuizCard, two)))]


def _held(two: Cards, verdict: Verdict) -> list[Group]:
    cards = tuple(QuizCard(card, marks=verdict.marks) for card in two)
    return [Group("held", translate("Quiz", "The best two"), cards, badge=Badge.RIGHT)] if two else []


def _chosen(shown: Shown, board: Cards) -> list[Group]:
    """The two that were chosen, where they were not the best."""
    told = shown.told
    if told is None or told.grade.right or not isinstance(told.answer, Choose):
        return []
    two = _two(shown.asked.choices[told.answer.index], board)
    group = Group("chosen", translate("Quiz", "You chose"), tuple(map(QuizCard, two)), badge=Badge.WRONG)
    return [group] if two else []


def _right_two(shown: Shown, board: Cards) -> Cards:
    answer = shown.asked.answer
    return _two(shown.asked.choices[answer.index], board) if isinstance(answer, Choose) else ()


def _two(choice: Choice, board: Cards) -> Cards:
    """The two cards of a choice; of ranks alone, any that are not on the board."""
    taken = list(board)
    two: list[Card] = list(choice.cards)
    for rank in choice.ranks:
        two.append(next(card for card in reversed(DECK) if card.rank == rank and card not in taken and card not in two))
    return tuple(two)


def _playing(shown: Shown, board: Cards, two: Cards) -> frozenset[Card]:
    """The cards of the board that the working names: by themselves, or by the ranks of the hand that they make."""
    steps = {step.kind: step for step in shown.asked.steps}
    hand = steps.get(WorkKind.THE_HAND)
    if hand is None:
        lows = steps.get(WorkKind.BOARD_LOW_RANKS)
        return frozenset(lows.cards) if lows and shown.asked.ask in (Ask.LOW_POSSIBLE, Ask.NUT_LOW) else frozenset()
    if hand.cards:
        return frozenset(hand.cards).intersection(board)
    return frozenset(_of_ranks(hand.ranks, two, board))


def _of_ranks(ranks: Iterable[int], two: Cards, board: Cards) -> Iterable[Card]:
    """Board cards of these ranks but for the two that come from the hand, each rank as often as it is there."""
    needed = list(ranks)
    for card in two:
        needed.remove(card.rank)
    for card in board:
        if card.rank in needed:
            needed.remove(card.rank)
            yield card
