"""The division of pots as the engine awards it, and what each seat gets of it."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.table.event import PotAwarded
from omaha_trainer.table.progress import settle
from omaha_trainer.training.spots.made_up_hand import Moment

Awards = Sequence[PotAwarded]


def awards_of(at: Moment) -> tuple[PotAwarded, ...]:
    """The pots of a hand at its showdown as the engine divides them."""
    _, events = settle(at.state)
    return tuple(event for event in events if isinstance(event, PotAwarded))


def shares_of(awards: Awards, seats: Sequence[int]) -> tuple[int, ...]:
    """The chips that each of `seats` gets of all pots."""
    return tuple(sum(one.high.get(seat, 0) + one.low.get(seat, 0) for one in awards) for seat in seats)


def same_both_ways(award: PotAwarded) -> bool:
    """W5: the same players, two or more, win both halves."""
    return len(award.low) > 1 and set(award.high) == set(award.low)
