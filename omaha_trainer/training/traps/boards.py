"""What tempts to misread a board by itself: whether it allows a low (L4), and which two cards are best on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import FIVE, HighCategory, high_of_five
from omaha_trainer.poker.low import QUALIFIER, low_rank
from omaha_trainer.poker.omaha import low_possible
from omaha_trainer.training.readings.nuts import low_of_ranks, nut_low_pairs
from omaha_trainer.training.readings.stretched import is_straight, lowest
from omaha_trainer.training.spots.dealing import ACE

Cards = Sequence[Card]
NEEDED = 3
"""Different low ranks that a low needs on the board (L4)."""
SUITED = 4


def no_low(board: Cards) -> bool:
    """No low is possible."""
    return not low_possible(board)


def paired_lows(board: Cards) -> bool:
    """Three or more low cards, two of them of one rank: count ranks, not cards (L4)."""
    low = [card.rank for card in board if low_rank(card) <= QUALIFIER]
    return len(low) >= NEEDED and len(set(low)) < len(low)


def two_pairs(board: Cards) -> bool:
    """Two pairs on the board, and three or more low cards (L4)."""
    return double_paired(board) and paired_lows(board)


def needs_the_ace(board: Cards) -> bool:
    """Exactly three low ranks, one of them the ace (L1, L4)."""
    return len(lowest(board)) == NEEDED and ace_on_board(board)


def ace_on_board(board: Cards) -> bool:
    """An ace lies on a board that allows a low, so that no second one counts (L8, L11)."""
    return low_possible(board) and any(card.rank == ACE for card in board)


def nuts_changed(board: Cards) -> bool:
    """The last card took the best low from the two cards that had it (L9)."""
    before = nut_low_pairs(board[:-1]) if len(board) > NEEDED else ()
    return bool(before) and not set(before) & set(nut_low_pairs(board))


def straight_is_nut_low(board: Cards) -> bool:
    """The best possible low is a straight (L3)."""
    best = nut_low_pairs(board)
    low = low_of_ranks(best[0], board) if best else None
    return low is not None and is_straight(low)


def paired(board: Cards) -> bool:
    """One pair on the board."""
    return _counts(board)[:2] == [2, 1]


def double_paired(board: Cards) -> bool:
    """Two pairs on the board."""
    return _counts(board)[:2] == [2, 2]


def four_suited(board: Cards) -> bool:
    """Four or five of one suit: a flush still takes two hole cards (H4)."""
    return max(Counter(card.suit for card in board).values()) >= SUITED


def complete_hand(board: Cards) -> bool:
    """The board by itself is a straight or better, which is nobody's hand (H3)."""
    return len(board) == FIVE and high_of_five(board).category >= HighCategory.STRAIGHT


def _counts(board: Cards) -> list[int]:
    """How often the ranks are there, the most frequent first."""
    return sorted(Counter(card.rank for card in board).values(), reverse=True)
