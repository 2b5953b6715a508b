"""The working of a hand, step by step, as data: which cards count, which two are played, what they make.

Made of what the evaluators of `poker` found; a step knows its cards and its rule, `wording` makes the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import HighHand
from omaha_trainer.poker.low import LowHand, low_rank
from omaha_trainer.poker.omaha import Best, low_possible
from omaha_trainer.training.question import Work, WorkKind

from .stretched import lowest

Cards = Sequence[Card]


def high_steps(best: Best[HighHand]) -> tuple[Work, ...]:
    """The two hole cards, then the five in the order in which the hand is read (H2)."""
    five = read_order(best.hole + best.board, best.hand.ranks)
    return Work(WorkKind.BEST_TWO, cards=best.hole, rule="H1"), Work(WorkKind.THE_HAND, cards=five, rule="H2")


def low_steps(hole: Cards, board: Cards, best: Best[LowHand] | None) -> tuple[Work, ...]:
    """The low ranks of board and hand (`amount` of them different), those already on the board, and the low."""
    steps = [board_lows(board)]
    if not low_possible(board):
        return tuple(steps)
    mine = top_down(lowest(hole))
    ranks = {card.rank for card in board}
    doubled = tuple(card for card in mine if card.rank in ranks)
    steps.append(Work(WorkKind.HAND_LOW_RANKS, len(mine), mine, rule="L1"))
    if doubled:
        steps.append(Work(WorkKind.RANK_ALREADY_ON_BOARD, len(doubled), doubled, rule="L7"))
    if best is not None:
        steps.append(Work(WorkKind.BEST_TWO, cards=top_down(best.hole), rule="L1"))
        steps.append(Work(WorkKind.THE_HAND, cards=top_down(best.hole + best.board), rule="L2"))
    return tuple(steps)


def board_lows(board: Cards) -> Work:
    """The board's low cards, one of each rank; three are needed (L4)."""
    shared = top_down(lowest(board))
    return Work(WorkKind.BOARD_LOW_RANKS, len(shared), shared, rule="L4")


def top_down(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as a low is read: the highest first, the ace last (L2)."""
    return tuple(sorted(cards, key=low_rank, reverse=True))


def read_order(cards: Iterable[Card], ranks: Sequence[int]) -> tuple[Card, ...]:
    """Cards in the order of a high hand's ranks.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> read_order(parse_cards("5c As Qs 5h Qd"), (10, 10, 3, 3, 12))
    (Qs, Qd, 5h, 5c, As)
    """
    return tuple(sorted(cards, key=lambda card: (ranks.index(card.rank), -card)))
