"""What a player says. Amounts are raise-to totals of the street, in chips (A4)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand (A1)."""


@dataclass(frozen=True, slots=True)
class CheckOrCall:
    """Check where nothing is owed, else call, all in if the stack is shorter (A1, A5)."""


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Bet or raise to a total of `to` chips on this street (A4)."""

    to: int


@dataclass(frozen=True, slots=True)
class Show:
    """Turn the hand up at the showdown (S1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Muck:
    """Give up a beaten hand unseen (S2)."""

    seat: int


Action = Fold | CheckOrCall | RaiseTo
ShowdownAction = Show | Muck
