"""The wrong numbers of outs that people come to, each with the cards that were counted too many."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import HighCategory, HighHand
from omaha_trainer.poker.low import QUALIFIER, low_rank
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import Number, Wrong
from omaha_trainer.training.readings.outs import Goal, Outs, Turn, Values, values_of
from omaha_trainer.training.readings.stretched import stretched_high, stretched_low
from omaha_trainer.training.spots.dealing import ACE, Cards

LEAST_STRAIGHT = HighHand(HighCategory.STRAIGHT, (3, 2, 1, 0, ACE)).value
FLUSH_DRAW = 2
"""Board cards of the suit on the turn, and hole cards that count (H1)."""


def wrong_counts(turn: Turn, outs: Outs) -> tuple[Wrong, ...]:
    """Every mistake that leads to another number; `numbers` is how many cards were counted too many."""
    wrong = []
    for mistake, (of_high, counted) in _MISTAKES.items():
        rule = _OF_LOW.get(mistake, of_high) if turn.goal is Goal.LOW else of_high
        extra = [card for card in counted(turn, outs) if card not in outs.cards]
        if extra:
            wrong.append(Wrong(Number(len(outs.cards) + len(extra)), mistake, rule, (len(extra),), tuple(extra)))
    return distinct((Number(len(outs.cards)),), wrong)


def own_suit_twice(turn: Turn, outs: Outs) -> Sequence[Card]:  # noqa: ARG001 - asked like the others
    """Own cards of the flush suit beyond the two that play: nine are counted, as if they could come (H9)."""
    suit = flush_draw(turn)
    if suit is None or turn.goal is Goal.LOW:
        return ()
    return [card for card in turn.hole if card.suit == suit][FLUSH_DRAW:]


def flush_draw(turn: Turn) -> int | None:
    """The suit of which the board has two and the hand three or four."""
    for suit in range(4):
        mine = sum(card.suit == suit for card in turn.hole)
        if mine > FLUSH_DRAW and sum(card.suit == suit for card in turn.board) == FLUSH_DRAW:
            return suit
    return None


def seen_cards(turn: Turn, outs: Outs) -> Sequence[Card]:  # noqa: ARG001
    """Cards of the hand that is shown which would have beaten it as it is on the turn."""
    now, found = values_of(turn), []
    for card in turn.shown:
        (high, low), *_ = values_on_board((*turn.board, card), [turn.hole])
        better_high = high > max(now.shown_high, now.high) and _looks_useful(turn, card, high)
        better_low = low > max(now.shown_low, now.low)
        wanted = {Goal.HIGH: better_high, Goal.LOW: better_low, Goal.SCOOP: better_high and better_low}
        found += [card] if wanted[turn.goal] else []
    return found


def splits(turn: Turn, outs: Outs) -> Sequence[Card]:  # noqa: ARG001
    """Rivers that bring only a share (W4)."""
    return outs.splits


def shown_hand_improves(turn: Turn, outs: Outs) -> Sequence[Card]:
    """Rivers on which the hand improves and would beat what was shown on the turn, but that hand improves too."""
    now = values_of(turn)
    if turn.goal is Goal.LOW:
        return [card for card, then in outs.rivers.items() if then.low > max(now.low, now.shown_low)]
    return [
        card
        for card, then in outs.rivers.items()
        if then.high > max(now.high, now.shown_high) and _looks_useful(turn, card, then.high)
    ]


def _looks_useful(turn: Turn, card: Card, high: int) -> bool:
    """Nobody counts a card that only pairs the board; one that makes a straight or better he does."""
    return high >= LEAST_STRAIGHT or all(card.rank != one.rank for one in turn.board)


def paired_lows(turn: Turn, outs: Outs) -> Sequence[Card]:
    """Low cards that are new to the board but pair one of the hand (L7)."""
    if turn.goal is Goal.HIGH:
        return ()
    mine, board = {card.rank for card in turn.hole}, {card.rank for card in turn.board}
    return [card for card in outs.rivers if low_rank(card) <= QUALIFIER and card.rank in mine - board]


def high_wins(turn: Turn, outs: Outs) -> Sequence[Card]:
    """For a scoop: rivers that win the high, whatever the low does (W3)."""
    return [card for card, then in outs.rivers.items() if then.reaches(Goal.HIGH)] if turn.goal is Goal.SCOOP else ()


def with_cards(count: int) -> Callable[[Turn, Outs], Sequence[Card]]:
    """Rivers that would win with so many hole cards (H1, L1), unless these seem to win on the turn already."""

    def counted(turn: Turn, outs: Outs) -> Sequence[Card]:
        if _would_win(count, turn, turn.board, values_of(turn)):
            return ()
        first = {turn.alike(card): card for card in outs.rivers if card not in outs.cards}
        winning = {
            kind for kind, card in first.items() if _would_win(count, turn, (*turn.board, card), outs.rivers[card])
        }
        return [card for card in outs.rivers if card not in outs.cards and turn.alike(card) in winning]

    return counted


def _would_win(count: int, turn: Turn, board: Cards, then: Values) -> bool:
    """Whether so many hole cards would make more than either hand has."""
    if turn.goal is Goal.LOW:
        low = stretched_low(count, turn.hole, board)
        return low is not None and low[0].value > max(then.shown_low, then.low)
    if turn.goal is Goal.SCOOP:
        return False
    high = stretched_high(count, turn.hole, board)
    return high is not None and high[0].value > max(then.shown_high, then.high)


_MISTAKES: dict[Mistake, tuple[str, Callable[[Turn, Outs], Sequence[Card]]]] = {
    Mistake.COUNTED_OWN_SUIT_TWICE: ("H9", own_suit_twice),
    Mistake.HIGH_TAKES_ALL: ("W3", high_wins),
    Mistake.COUNTED_SPLITS: ("W4", splits),
    Mistake.PAIRED_THE_LOW: ("L7", paired_lows),
    Mistake.SHOWN_HAND_IMPROVES: ("H2", shown_hand_improves),
    Mistake.ONE_HOLE_CARD: ("H1", with_cards(1)),
    Mistake.THREE_HOLE_CARDS: ("H1", with_cards(3)),
    Mistake.COUNTED_SEEN_CARDS: ("G1", seen_cards),
}
"""The likeliest first, each with its rule and the cards that it counts beside the outs."""
_OF_LOW = {Mistake.SHOWN_HAND_IMPROVES: "L2", Mistake.ONE_HOLE_CARD: "L1", Mistake.THREE_HOLE_CARDS: "L1"}
"""The rules that are others where the low is asked for."""
