"""How a hand ended for one seat, in one word: by folding, without a showdown, or with this part of the pots."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from omaha_trainer.table.event import Event, Folded, PotAwarded


class Outcome(StrEnum):
    """All but the first two are results of a showdown. The words are kept in files: never change one."""

    FOLDED = "folded"
    UNCONTESTED = "uncontested"
    """All others folded (W1)."""
    SCOOPED = "scooped"
    """All of every pot that the seat played for."""
    HIGH = "high"
    """The high half, or its part of it as the pot was divided, and none of the low."""
    LOW = "low"
    QUARTERED = "quartered"
    """Shared one half of a divided pot and got nothing of the other (W4)."""
    SPLIT = "split"
    """Parts of both halves, of a pot without a low, or one of several pots whole."""
    LOST = "lost"


def outcome_of(events: Sequence[Event], seat: int) -> Outcome:
    """The outcome of a finished hand for `seat`; what several pots gave is taken together."""
    pots = [event for event in events if isinstance(event, PotAwarded) and seat in event.players]
    if not pots:
        return Outcome.FOLDED if _folded(events, seat) else Outcome.LOST
    if not any(pot.contested for pot in pots):
        return Outcome.UNCONTESTED
    if all(taken(pot, seat) == pot.amount for pot in pots):
        return Outcome.SCOOPED
    return _part(pots, seat)


def taken(pot: PotAwarded, seat: int) -> int:
    """Chips of the pot that went to the seat."""
    return pot.high.get(seat, 0) + pot.low.get(seat, 0)


def _part(pots: Sequence[PotAwarded], seat: int) -> Outcome:
    high = [pot for pot in pots if seat in pot.high]
    low = [pot for pot in pots if seat in pot.low]
    if not high and not low:
        return Outcome.LOST
    if (high and low) or any(not pot.low for pot in high):
        return Outcome.SPLIT
    shared = all(len(pot.high) > 1 for pot in high) and all(len(pot.low) > 1 for pot in low)
    if shared:
        return Outcome.QUARTERED
    return Outcome.HIGH if high else Outcome.LOW


def _folded(events: Sequence[Event], seat: int) -> bool:
    return Folded(seat) in events
