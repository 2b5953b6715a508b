"""What happened: the hand as a story that log, felt, histories and statistics are told. Frozen, matched exhaustively.

Amounts are chips. `to` is the seat's total of the street after the action, `amount` what it put in now.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from omaha_trainer.poker.card import Card

from .game import Street

Hole = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class AntePosted:
    seat: int
    amount: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class BlindPosted:
    """A blind (B1); `full` is what was owed, more than `amount` where the stack was short (B5)."""

    seat: int
    amount: int
    full: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class HoleDealt:
    """Four hole cards to a seat; None where the observer may not or cannot know them."""

    seat: int
    cards: Hole | None


@dataclass(frozen=True, slots=True)
class BoardDealt:
    street: Street
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Folded:
    seat: int


@dataclass(frozen=True, slots=True)
class Checked:
    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    seat: int
    amount: int
    to: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Bet:
    """The first bet of a street."""

    seat: int
    amount: int
    to: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Raised:
    """A raise by `by` over the bet that was to be matched, to `to` (A4)."""

    seat: int
    amount: int
    to: int
    by: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class UncalledReturned:
    """The part of a bet that nobody matched goes back (A10)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetsCollected:
    """The bets of a street went into the pots; `pots` are their sizes, the main pot first (P1)."""

    pots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand turned up; `all_in`: before the board was complete (S3)."""

    seat: int
    cards: Hole
    all_in: bool


@dataclass(frozen=True, slots=True)
class Mucked:
    seat: int


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """One pot divided (W1-W5). `high` and `low` give each winner's chips of that half, seats in odd-chip order.

    `low` is empty where no low qualified; `high` then holds the whole pot. `contested`: hands were compared.
    """

    index: int
    amount: int
    players: tuple[int, ...]
    high: Mapping[int, int]
    low: Mapping[int, int]
    contested: bool


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over; `stacks` are the chips of each seat after it."""

    stacks: tuple[int, ...]


Event = (
    AntePosted
    | BlindPosted
    | HoleDealt
    | BoardDealt
    | Folded
    | Checked
    | Called
    | Bet
    | Raised
    | UncalledReturned
    | BetsCollected
    | HandShown
    | Mucked
    | PotAwarded
    | HandEnded
)
