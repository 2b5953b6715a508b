"""The present of a hand: a frozen record that forgets how it came about. The rules live beside it, not in it."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from omaha_trainer.poker.card import Card

from .event import Hole
from .game import Street
from .setup import HandSetup


class Phase(IntEnum):
    """What the hand waits for."""

    BETTING = 0
    """The action of the seat `to_act`."""
    BOARD = 1
    """Board cards that nobody has given yet (only where the deck is not known, as in a hand history)."""
    SHOWDOWN = 2
    """A seat's decision to show or muck (only where the state was made with `asks_showdown`)."""
    OVER = 3


class HandState(NamedTuple):
    """All tuples are indexed by seat. Made by `start.py`, changed by `apply.py` (a new one each time)."""

    setup: HandSetup
    holes: tuple[Hole | None, ...]
    """None = unknown."""
    deck: tuple[Card, ...]
    """Board cards to come, next first; may be shorter than the board needs."""
    board: tuple[Card, ...]
    street: Street
    phase: Phase
    to_act: int | None
    stacks: tuple[int, ...]
    """Chips behind, not yet put in."""
    bets: tuple[int, ...]
    """Put in on this street."""
    paid: tuple[int, ...]
    """Put in on earlier streets, antes included unless they are dead."""
    dead: int
    """Dead antes in the main pot (B6)."""
    live: tuple[bool, ...]
    """Not folded. A mucked hand is still live here: it gives up its claim, not its level in the pots (P4)."""
    acted: tuple[bool, ...]
    """Has acted on this street; posting a blind is not acting (B2, A6)."""
    to_match: int
    """The bet to match on this street; before the flop the full big blind, however short it was posted (B5)."""
    full_raise: int
    """The last full bet or raise of this street, at first the minimum bet (A3)."""
    full_bet: int
    """Fixed limit: the level of the last bet that counts as full (FL4)."""
    bets_made: int
    """Fixed limit: bets counted towards the cap (FL2)."""
    capless: bool
    """Fixed limit: two players began the street and the house lifts the cap (HR5)."""
    aggressor: int | None
    """Last to bet or raise on the last street that had betting (S1, S3)."""
    shown: tuple[bool, ...]
    mucked: tuple[bool, ...]
    asks_showdown: bool
    """Showing and mucking are asked for, not done by rule."""
    mucks: tuple[bool, ...]
    """Seats that muck a beaten hand where the rules allow it (S2)."""

    def replace(self, **changes: Any) -> HandState:
        """A copy with other values in some fields; `_replace` of the standard library by a name for all rooms."""
        return self._replace(**changes)

    def turn(self, seat: int | None) -> HandState:
        """The same hand with `seat` to act."""
        return HandState._make((*self[:_TO_ACT], seat, *self[_TO_ACT + 1 :]))

    @property
    def pot(self) -> int:
        """All chips put in, the bets of this street included."""
        return self.dead + sum(self.paid) + sum(self.bets)

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def live_seats(self) -> tuple[int, ...]:
        return tuple(seat for seat, live in enumerate(self.live) if live)


_TO_ACT = HandState._fields.index("to_act")
