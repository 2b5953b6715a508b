"""Which traps the division of pots really has, read off what the engine awarded."""

from __future__ import annotations

from collections.abc import Callable

from omaha_trainer.table.event import PotAwarded, UncalledReturned
from omaha_trainer.table.game import Game
from omaha_trainer.training.names import Trap
from omaha_trainer.training.readings.awards import Awards, same_both_ways
from omaha_trainer.training.spots.made_up_hand import Moment


def has_odd_chip(award: PotAwarded) -> bool:
    """A chip that cannot be divided evenly (W3-W5)."""
    if not award.low or set(award.high) == set(award.low):
        return award.amount % len(award.high) != 0
    low_half = award.amount // 2
    uneven = (award.amount - low_half) % len(award.high) or low_half % len(award.low)
    return bool(award.amount % 2 or uneven)


def part_of_one_half(award: PotAwarded, ways: int) -> bool:
    """Somebody gets nothing but a part of a half that `ways` players share: two make a quarter, three a sixth."""
    if not award.low:
        return False
    one_way = set(award.high) ^ set(award.low)
    return any(len(half) == ways and one_way & set(half) for half in (award.high, award.low))


def _scooped(award: PotAwarded) -> bool:
    return award.contested and len(award.low) == 1 and set(award.high) == set(award.low)


_IN_A_POT: dict[Trap, Callable[[PotAwarded], bool]] = {
    Trap.SCOOP: _scooped,
    Trap.QUARTERED: lambda award: part_of_one_half(award, 2),
    Trap.SIXTH: lambda award: part_of_one_half(award, 3),
    Trap.ODD_CHIP: has_odd_chip,
    Trap.SAME_PLAYERS_BOTH_WAYS: same_both_ways,
    Trap.TIE_FOR_LOW: lambda award: len(award.low) > 1,
}


def award_has(trap: Trap, at: Moment, awards: Awards) -> bool:
    if trap in _IN_A_POT:
        return any(_IN_A_POT[trap](award) for award in awards)
    if trap is Trap.SHORT_ALL_IN:
        return len(awards) > 1
    if trap is Trap.UNCALLED_BET:
        return any(isinstance(event, UncalledReturned) for event in at.events)
    assert trap is Trap.NO_LOW
    return at.state.setup.game is Game.HILO and not any(award.low for award in awards)
