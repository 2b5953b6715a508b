"""How much work is put into one advice; whatever it is, the advice is found in the same way."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pains:
    deals: int
    """Deals on which all choices are compared."""
    hands: int
    """Of all that an opponent may hold, so many hands are weighed."""
    futures: int
    """Boards to come that are looked at when it is judged how a hand looks to the opponent who holds it."""
    sizes: tuple[str, ...]
    """The raise-to sizes that are looked at, of those that the table offers; against several players the last one."""


THOROUGH = Pains(4000, 12_000, 24, ("half", "pot"))
"""For a person."""
QUICK = Pains(1000, 4000, 12, ("half", "pot"))
"""For playing many hands: the same policy, with about twice the sampling error."""
