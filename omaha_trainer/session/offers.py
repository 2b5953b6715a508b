"""The stakes that a table set-up offers, for each structure.

The smallest chip is a cent where an amount of the game has cents, else the whole unit of the currency.
"""

from __future__ import annotations

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Structure
from omaha_trainer.table.stakes import Stakes

_NAMED_IN_CENTS = (
    (5, 10), (10, 20), (25, 50), (50, 100), (100, 200), (200, 400), (300, 600), (500, 1000), (1000, 2000),
)  # fmt: skip


def offered_stakes(structure: Structure) -> tuple[Stakes, ...]:
    """The stakes on offer, the smallest first; only those whose blinds come out in whole chips (B1, MX2).

    >>> [(stakes.small, stakes.big, stakes.decimals) for stakes in offered_stakes(Structure.MIXED)][:3]
    [(10, 20, 2), (50, 100, 2), (100, 200, 2)]
    """
    found = (_in_chips(small, big, structure) for small, big in _NAMED_IN_CENTS)
    return tuple(stakes for stakes in found if stakes is not None)


def fits(stakes: Stakes, structure: Structure) -> bool:
    """Whether these stakes can be played in that structure: what is halved has whole halves (B1, MX2)."""
    if structure is Structure.MIXED:
        try:
            stakes.halved()
        except KnownError:
            return False
    return structure is not Structure.FIXED or stakes.small % 2 == 0


def _in_chips(small: int, big: int, structure: Structure) -> Stakes | None:
    if small % 100 == big % 100 == 0:
        whole = Stakes(small // 100, big // 100)
        if fits(whole, structure):
            return whole
    cents = Stakes(small, big, decimals=2)
    return cents if fits(cents, structure) else None
