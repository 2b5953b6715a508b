"""A question about equity: which hands meet, on which board, with which cards gone.

Knows which questions make sense and refuses the others with the reason. Knows nothing of the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from omaha_trainer.errors import KnownError, Reason
from omaha_trainer.poker.card import BOARD_SIZES, DECK, HOLE_CARDS, Card, CardFault, check_distinct
from omaha_trainer.poker.range import Range

FEWEST_HANDS = 2
MOST_HANDS = 9
BOARD_CARDS = 5
SPOT_BOARDS = (0, *BOARD_SIZES)


class EquityFault(Reason):
    """Why there is no answer; beside each reason stand the details that come with it."""

    HAND_COUNT = "hand count"  # least (2), most (9), found
    TOO_FEW_CARDS = "too few cards"  # needed, left: the deck does not reach
    TOO_FEW_SAMPLES = "too few samples"  # least (1), found


class NoSuchDeal(Exception):
    """Ranges that cannot all be held at once, for want of cards: a judgement of the players that must be wrong."""


@dataclass(frozen=True, slots=True)
class Spot:
    """2 to 9 hands on no board, a flop, a turn or a river; dead cards cannot come.

    A hand is four cards, or a range of what it may be, or None where it may be any.

    `KnownError` when the cards cannot lie like that: a card twice (G1), a wrong number of them, a deck too small.
    """

    hilo: bool
    hands: tuple[tuple[Card, ...] | Range | None, ...]
    board: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        found = len(self.hands)
        if not FEWEST_HANDS <= found <= MOST_HANDS:
            raise KnownError(EquityFault.HAND_COUNT, rule="G1", least=FEWEST_HANDS, most=MOST_HANDS, found=found)
        for hand in self.known:
            if len(hand) != HOLE_CARDS:
                raise _wrong_count("G1", "hand", HOLE_CARDS, hand)
        if len(self.board) not in SPOT_BOARDS:
            raise _wrong_count("G4", "board", SPOT_BOARDS, self.board)
        check_distinct(*self.known, self.board, self.dead)
        if len(self.left) < self.drawn:
            raise KnownError(EquityFault.TOO_FEW_CARDS, rule="G1", needed=self.drawn, left=len(self.left))

    @property
    def known(self) -> tuple[tuple[Card, ...], ...]:
        """The known hands."""
        return tuple(hand for hand in self.hands if isinstance(hand, tuple))

    @property
    def ranges(self) -> dict[int, Range]:
        """By the number of the hand: what it may be, without the cards that lie elsewhere."""
        left = set(self.left)
        gone = [card for card in DECK if card not in left]
        return {number: hand.without(gone) for number, hand in enumerate(self.hands) if isinstance(hand, Range)}

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards that can still come, in the deck's order."""
        gone = {*self.board, *self.dead, *(card for hand in self.known for card in hand)}
        return tuple(card for card in DECK if card not in gone)

    @property
    def to_come(self) -> int:
        """Board cards still to come."""
        return BOARD_CARDS - len(self.board)

    @property
    def drawn(self) -> int:
        """All cards still to come: the rest of the board, and four for each hand that is not known."""
        return self.to_come + HOLE_CARDS * (len(self.hands) - len(self.known))


def _wrong_count(rule: str, what: str, expected: int | tuple[int, ...], cards: Sequence[Card]) -> KnownError:
    text = "".join(map(str, cards))
    return KnownError(CardFault.WRONG_COUNT, rule=rule, what=what, expected=expected, found=len(cards), text=text)
