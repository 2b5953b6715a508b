"""What tempts to misread one hand on a board: each trap as a question that is asked of the cards.

A trap is there only where it bites: the wrong reading would be better than the true one (H1, L1), or would change
the answer. Values come from `poker`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import FIVE, high_of_five
from omaha_trainer.poker.low import low_of_five
from omaha_trainer.poker.omaha import best_low, low_possible
from omaha_trainer.table.game import Game
from omaha_trainer.training.names import Trap
from omaha_trainer.training.readings.stretched import OTHER_NUMBERS, has_pair, is_straight, two_lowest, with_hole_cards
from omaha_trainer.training.spots.dealing import ACE

Cards = Sequence[Card]
TRIPS = 3


def traps_of(hole: Cards, board: Cards, game: Game) -> tuple[Trap, ...]:
    """The traps that this hand has; those of the low only where a low is played (G2)."""
    return tuple(trap for trap, bites in HAND_TRAPS.items() if played_in(trap, game) and bites(hole, board))


def has_trap(trap: Trap, hole: Cards, board: Cards) -> bool:
    """Whether this hand has the trap."""
    return HAND_TRAPS[trap](hole, board)


def played_in(trap: Trap, game: Game) -> bool:
    """Whether the game has this trap: those of the low need Hi-Lo (G2)."""
    return game is Game.HILO or trap not in LOW_TRAPS


def one_card_flush(hole: Cards, board: Cards) -> bool:
    """Four or five of a suit on the board and one in the hand look like a flush that would win (H4, H5)."""
    for card in hole:
        suited = [one for one in board if one.suit == card.suit]
        if len(suited) >= FIVE - 1 and sum(one.suit == card.suit for one in hole) == 1:
            return _beats(hole, board, [(card, *four) for four in combinations(suited, FIVE - 1)])
    return False


def plays_the_board(hole: Cards, board: Cards) -> bool:
    """The five board cards by themselves are better than any legal hand (H3, H6)."""
    return len(board) == FIVE and _beats(hole, board, [tuple(board)])


def paired_board(hole: Cards, board: Cards) -> bool:
    """One pair on the board, and another number of hole cards would make a better high (H7)."""
    return _counts(board)[:2] == [2, 1] and _beats_with_others(hole, board)


def double_paired(hole: Cards, board: Cards) -> bool:
    """Two pairs on the board, and another number of hole cards would make a better high (H7)."""
    return _counts(board)[:2] == [2, 2] and _beats_with_others(hole, board)


def four_to_suit_in_hand(hole: Cards, board: Cards) -> bool:
    """Four hole cards of a suit and one or two on the board look like a flush that would win (H9)."""
    suited = [one for one in board if one.suit == hole[0].suit]
    if len({card.suit for card in hole}) > 1 or not 1 <= len(suited) < TRIPS:
        return False
    return _beats(hole, board, list(combinations([*hole, *suited], FIVE)))


def trips_in_hand(hole: Cards, board: Cards) -> bool:  # noqa: ARG001 - asked like the others
    """Three or four of a rank in the hand, of which two count (H8)."""
    return _counts(hole)[0] >= TRIPS


def three_card_low(hole: Cards, board: Cards) -> bool:
    """Three or four hole cards would make a better low than two do, or any at all (L1)."""
    (_, best), *_ = values_on_board(board, [hole])
    lows = [low_of_five(one.hole + one.board) for count in (3, 4) for one in with_hole_cards(count, hole, board)]
    return any(low is not None and low.value > best for low in lows)


def ace_on_board(hole: Cards, board: Cards) -> bool:
    """An ace in the hand does not count for low, because one lies on a board that allows a low (L8, L11)."""
    if not (_has_rank(hole, ACE) and _has_rank(board, ACE) and low_possible(board)):
        return False
    best = best_low(hole, board)
    return best is None or not any(_has_rank(choice.hole, ACE) for choice in best.choices)


def pair_in_low(hole: Cards, board: Cards) -> bool:
    """The two lowest hole cards with the three lowest of the board are no low, but hold a pair (L3, L7)."""
    hasty = two_lowest(hole, board)
    return hasty is not None and has_pair(hasty.hole + hasty.board)


def straight_is_low(hole: Cards, board: Cards) -> bool:
    """The best low is a straight (L3, L6)."""
    best = best_low(hole, board)
    return best is not None and is_straight(best.hand)


def no_low(hole: Cards, board: Cards) -> bool:
    """The hand has no low (L1, L4)."""
    return values_on_board(board, [hole])[0][1] == 0


HAND_TRAPS: dict[Trap, Callable[[Cards, Cards], bool]] = {
    Trap.ONE_CARD_FLUSH: one_card_flush,
    Trap.PLAYS_THE_BOARD: plays_the_board,
    Trap.PAIRED_BOARD: paired_board,
    Trap.DOUBLE_PAIRED: double_paired,
    Trap.FOUR_TO_SUIT_IN_HAND: four_to_suit_in_hand,
    Trap.TRIPS_IN_HAND: trips_in_hand,
    Trap.THREE_CARD_LOW: three_card_low,
    Trap.ACE_ON_BOARD: ace_on_board,
    Trap.PAIR_IN_LOW: pair_in_low,
    Trap.STRAIGHT_IS_LOW: straight_is_low,
    Trap.NO_LOW: no_low,
}
LOW_TRAPS = frozenset({Trap.THREE_CARD_LOW, Trap.ACE_ON_BOARD, Trap.PAIR_IN_LOW, Trap.STRAIGHT_IS_LOW, Trap.NO_LOW})


def _beats(hole: Cards, board: Cards, fives: Sequence[tuple[Card, ...]]) -> bool:
    """Whether one of these hands is better than the best legal high."""
    (best, _), *_ = values_on_board(board, [hole])
    return any(high_of_five(five).value > best for five in fives)


def _beats_with_others(hole: Cards, board: Cards) -> bool:
    fives = [one.hole + one.board for count in OTHER_NUMBERS for one in with_hole_cards(count, hole, board)]
    return _beats(hole, board, fives)


def _counts(cards: Cards) -> list[int]:
    """How often the ranks are there, the most frequent first."""
    return sorted(Counter(card.rank for card in cards).values(), reverse=True)


def _has_rank(cards: Cards, rank: int) -> bool:
    return any(card.rank == rank for card in cards)
