"""`--stakes 0.25/0.50` and `--stack 50`: what is typed becomes chips, of a cent where whole units do not do."""

from __future__ import annotations

from omaha_trainer.errors import KnownError
from omaha_trainer.histories.amounts import CENT_DECIMALS
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.table.game import Structure
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.wording.money import AmountFault, parse_amount


def read_stakes(stakes: str, stack: str, structure: Structure) -> tuple[Stakes, int]:
    """Stakes and stack in chips of 1, or of a cent where an amount or the small blind is not whole (B1).

    Raises KnownError (AmountFault, SessionFault.STAKES).

    >>> read_stakes("2/4", "200", Structure.POT)
    (Stakes(small=2, big=4, ante=0, ante_kind=<AnteKind.NONE: 'none'>, decimals=0), 200)
    """
    figures = [part.strip() for part in stakes.split("/")]
    if len(figures) != 2:
        raise KnownError(AmountFault.NOT_A_NUMBER, text=stakes)
    cents = [parse_amount(text, CENT_DECIMALS) for text in (*figures, stack)]
    small = cents[0] // 2 if structure is Structure.FIXED else cents[0]  # B1: half the small bet
    if not 0 < small <= cents[0] <= cents[1]:
        raise KnownError(SessionFault.STAKES, "B1", small=cents[0], big=cents[1], ante=0, decimals=CENT_DECIMALS)
    unit = 10**CENT_DECIMALS
    if any(amount % unit for amount in (*cents, small)):
        return Stakes(cents[0], cents[1], decimals=CENT_DECIMALS), cents[2]
    return Stakes(cents[0] // unit, cents[1] // unit), cents[2] // unit
