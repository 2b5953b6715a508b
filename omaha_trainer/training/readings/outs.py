"""Outs: on the turn, against a hand that is shown, the river cards that make a hand the best - alone, not tied.

Every river is dealt and valued by `poker`. Cards in either hand and on the board cannot come.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.table.game import Game
from omaha_trainer.training.spots.dealing import Cards


class Goal(StrEnum):
    """What the outs are for: the high, the low half, or the whole pot (W2, W3)."""

    HIGH = "high"
    LOW = "low"
    SCOOP = "scoop"


@dataclass(frozen=True, slots=True)
class Turn:
    """A hand, the one that is shown, four board cards, and what is wanted."""

    game: Game
    hole: Cards
    shown: Cards
    board: Cards
    goal: Goal

    @property
    def unseen(self) -> Cards:
        """The forty cards that can come."""
        seen = {*self.hole, *self.shown, *self.board}
        return tuple(card for card in DECK if card not in seen)

    def alike(self, card: Card) -> tuple[int, int | None]:
        """Rivers of one rank are alike, but for suits that could make a flush with this board or hand."""
        on_board = sum(one.suit == card.suit for one in self.board)
        in_hand = sum(one.suit == card.suit for one in self.hole)
        return card.rank, card.suit if on_board >= 2 or in_hand >= 3 else None


@dataclass(frozen=True, slots=True)
class Values:
    """High and low values of both hands on one board; more is better, a low of 0 is none."""

    high: int
    low: int
    shown_high: int
    shown_low: int

    def reaches(self, goal: Goal) -> bool:
        """Whether the hand has what is wanted, and has it alone (W2, W3)."""
        match goal:
            case Goal.HIGH:
                return self.high > self.shown_high
            case Goal.LOW:
                return self.low > self.shown_low
            case Goal.SCOOP:
                return self.high > self.shown_high and (self.low > self.shown_low or self.shown_low == 0)

    def shares(self, goal: Goal) -> bool:
        """Whether it is tied for what is wanted, or for a part of it and has the rest (W4)."""
        high = self.high >= self.shown_high
        low = self.low >= self.shown_low
        match goal:
            case Goal.HIGH:
                return self.high == self.shown_high
            case Goal.LOW:
                return self.low == self.shown_low > 0
            case Goal.SCOOP:
                return high and low and not self.reaches(goal)


@dataclass(frozen=True, slots=True)
class Outs:
    """The river cards that bring what is wanted, those that bring a share of it, and the values on each."""

    cards: Cards
    splits: Cards
    rivers: dict[Card, Values]


def values_of(turn: Turn, river: Cards = ()) -> Values:
    """Both hands on the board, with a river card or without."""
    (high, low), (shown_high, shown_low) = values_on_board((*turn.board, *river), [turn.hole, turn.shown])
    return Values(high, low, shown_high, shown_low)


def count_outs(turn: Turn) -> Outs:
    """What each of the forty rivers brings; those that are alike are valued once."""
    kinds: dict[tuple[int, int | None], Values] = {}
    rivers = {}
    for card in turn.unseen:
        kind = turn.alike(card)
        if kind not in kinds:
            kinds[kind] = values_of(turn, (card,))
        rivers[card] = kinds[kind]
    return Outs(
        tuple(card for card, values in rivers.items() if values.reaches(turn.goal)),
        tuple(card for card, values in rivers.items() if values.shares(turn.goal)),
        rivers,
    )
