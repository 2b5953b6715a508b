"""A hand and a board to pick from, and what was right of it: for the best hands, for a new card, for outs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from omaha_trainer.poker.card import Card
from omaha_trainer.table.game import BOARD_CARDS, Street
from omaha_trainer.training.question import Mode, Pick, Question, WorkKind
from omaha_trainer.wording.games import street_name
from omaha_trainer.wording.voice import Voice

from .cards_model import Block, CardsModel, Group, QuizCard
from .scene_parts import Cards, Verdict, described, hand_cards, keyed, mark_of, plain_group, prompt_cards
from .selection import BOARD, HAND, NEW, Place, Shown, Told

translate = QCoreApplication.translate

OUTS_IN_A_ROW = 12
SMALL = 0.44


def places_of(question: Question) -> dict[Place, Card]:
    """Every card that can be picked by its place, in the order of its digit: the hand first."""
    prompt = question.prompt
    groups = ((HAND, "hole"), (BOARD, "board"), (NEW, "card"))
    return {(group, place): card for group, name in groups for place, card in enumerate(prompt_cards(prompt, name))}


def hand_model(shown: Shown, voice: Voice) -> CardsModel:
    """The board over the hand; digits under the cards, 1 to 4 the hand's and 5 to 9 the board's."""
    prompt, look = shown.question.prompt, _look(shown)
    hole, board, new = (prompt_cards(prompt, name) for name in ("hole", "board", "card"))
    upper = [_group(BOARD, translate("Quiz", "Board"), board, look)]
    if new:
        street = next(street for street in Street if BOARD_CARDS[street] == len(board) + len(new))
        upper.append(_group(NEW, street_name(street, voice), new, look))
    hand = _group(HAND, translate("Quiz", "Your hand"), hole, look)
    if shown.asked.mode is Mode.PICK:
        hand, first = keyed(hand, 1), len(hole) + 1
        upper = [keyed(group, first + place * len(board)) for place, group in enumerate(upper)]
    return described([Block(tuple(upper)), Block((hand,))], voice)


def outs_model(shown: Shown, voice: Voice) -> CardsModel:
    """The other hand over the board and your hand; after the answer the cards that are outs in small."""
    prompt = shown.question.prompt
    hands = (
        plain_group(HAND, translate("Quiz", "Your hand"), prompt_cards(prompt, "hole")),
        plain_group("shown", translate("Quiz", "The other hand"), prompt_cards(prompt, "shown")),
    )
    board = plain_group(BOARD, translate("Quiz", "Board"), prompt_cards(prompt, "board"))
    blocks = [Block((board,)), Block(hands)]
    if shown.told is not None:
        outs = next((step.cards for step in shown.asked.steps if step.kind is WorkKind.OUT_CARDS), ())
        if outs:
            blocks += [Block((row,), scale=SMALL) for row in _outs(outs, shown)]
    return described(blocks, voice)


def _outs(cards: Cards, shown: Shown) -> list[Group]:
    """Rows of about the same length under one heading."""
    rows = -(-len(cards) // OUTS_IN_A_ROW)
    each = -(-len(cards) // rows)
    marks = mark_of(shown.asked)
    return [
        Group(
            f"outs{row}",
            translate("Quiz", "Outs") if not row else "",
            tuple(QuizCard(card, marks=marks) for card in cards[row * each : (row + 1) * each]),
        )
        for row in range(rows)
    ]


def right_pick(told: Told) -> Pick | None:
    """The right pick that is most like the one given; None where there is no such hand."""
    given = told.answer
    chosen = set(given.hole + given.board) if isinstance(given, Pick) else set()
    picks = [answer for answer in told.part.accepted if isinstance(answer, Pick)]
    return max(picks, key=lambda pick: len(chosen.intersection(pick.hole + pick.board)), default=None)


Look = Callable[[Card, Place], QuizCard]


def _group(name: str, label: str, cards: Cards, look: Look) -> Group:
    return Group(name, label, tuple(look(card, (name, place)) for place, card in enumerate(cards)))


def _look(shown: Shown) -> Look:
    """How each card lies: lifted where it is chosen, after the answer by what is right and wrong."""
    marks, told = mark_of(shown.asked), shown.told
    if told is None:
        picked = shown.selection.picked
        return lambda card, place: QuizCard(card, marks=marks if place in picked else frozenset())
    verdict = _verdict(told)
    return lambda card, place: verdict.card(card, ticks=place[0] == HAND)


def _verdict(told: Told) -> Verdict:
    given = told.answer
    if told.part.mode is not Mode.PICK:  # a question about the hand as it is
        return Verdict(frozenset(hand_cards(told.part)[0]), marks=mark_of(told.part))
    right = right_pick(told)
    cards = frozenset(right.hole + right.board) if right else frozenset()
    chosen = frozenset(given.hole + given.board) if isinstance(given, Pick) else frozenset()
    return Verdict(cards, chosen - cards, mark_of(told.part))
