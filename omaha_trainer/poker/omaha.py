"""The best high and low of an Omaha hand, with the very cards that make them (H1, L1).

Explains rather than hurries: it looks at every choice of two hole and three board cards and keeps all that
are equally good. `tables` gives the same values fast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from omaha_trainer.poker.card import BOARD_SIZES, HOLE_CARDS, Card
from omaha_trainer.poker.high import HighHand, high_of_five
from omaha_trainer.poker.low import QUALIFIER, LowHand, low_of_five, low_rank


class _Comparable(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


Hand = TypeVar("Hand", bound=_Comparable)


class Choice(NamedTuple):
    """Two hole cards and three board cards, in the order in which they were dealt."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Best(Generic[Hand]):
    """The best hand, and every choice of cards that makes one equally good (at least one)."""

    hand: Hand
    choices: tuple[Choice, ...]

    @property
    def hole(self) -> tuple[Card, ...]:
        """The two hole cards of the first choice."""
        return self.choices[0].hole

    @property
    def board(self) -> tuple[Card, ...]:
        """The three board cards of the first choice."""
        return self.choices[0].board


def best_high(hole: Sequence[Card], board: Sequence[Card]) -> Best[HighHand]:
    """The best high of four hole cards on a board of 3 to 5: exactly two and exactly three of them (H1).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> best = best_high(parse_cards("Ks 3d 4h 5h"), parse_cards("2d 7h 7s 2s 7c"))
    >>> best.hand.category.words, best.hand.text, best.hole
    ('three of a kind', '777K5', (Ks, 5h))
    """
    best = _best(hole, board, high_of_five)
    assert best is not None, "any five cards make a high hand"
    return best


def best_low(hole: Sequence[Card], board: Sequence[Card]) -> Best[LowHand] | None:
    """The best qualifying low, again with exactly two and three cards, or None (L1).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> best = best_low(parse_cards("Ah 2c 3d 5s"), parse_cards("Kd 9h 7c 4s 2h"))
    >>> best.hand.text, best.hole
    ('7432A', (Ah, 3d))
    """
    return _best(hole, board, low_of_five)


def low_possible(board: Sequence[Card]) -> bool:
    """Whether this board as it lies allows a low: three different ranks of eight or lower (L4).

    >>> from omaha_trainer.poker.card import parse_cards
    >>> low_possible(parse_cards("8d 8c 5s 2d Qc")), low_possible(parse_cards("4d 4c 8s Kd Qc"))
    (True, False)
    """
    return len({low_rank(one) for one in board if low_rank(one) <= QUALIFIER}) >= 3


def choices(hole: Sequence[Card], board: Sequence[Card]) -> Iterator[Choice]:
    """Every choice of two hole and three board cards (H1): 6 on a flop, 24 on a turn, 60 on a river."""
    if len(hole) != HOLE_CARDS or len(board) not in BOARD_SIZES:
        raise ValueError(f"four hole cards and a board of 3 to 5 are needed, not {len(hole)} and {len(board)}")
    for two in combinations(hole, 2):
        for three in combinations(board, 3):
            yield Choice(two, three)


def _best(
    hole: Sequence[Card], board: Sequence[Card], value: Callable[[tuple[Card, ...]], Hand | None]
) -> Best[Hand] | None:
    made = [(hand, choice) for choice in choices(hole, board) if (hand := value(choice.hole + choice.board))]
    if not made:
        return None
    best = max(hand for hand, _ in made)
    return Best(best, tuple(choice for hand, choice in made if hand == best))
