"""Amounts of a hand history, exactly: decimals of the file to chips and back. No floating point."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction

from omaha_trainer.errors import KnownError

from .fault import HistoryFault, Wanted, field_fault, wrong_type

CENT_DECIMALS = 2
LARGEST = 10**15
"""Amounts above this are refused as a fault of the file."""
_MOST_DIGITS = 40


def amount(value: object, field: str) -> Decimal:
    """The amount as the file gives it, an int or a Decimal (parse_float=Decimal): neither negative nor absurd."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        raise wrong_type(field, Wanted.AMOUNT)
    number = Decimal(value)
    if not number.is_finite() or number < 0 or number > LARGEST or len(number.as_tuple().digits) > _MOST_DIGITS:
        raise field_fault(HistoryFault.AMOUNT, field, found=_shortened(value))
    if not _whole_cents(number):
        raise field_fault(HistoryFault.FINER_THAN_A_CENT, field, found=_shortened(value))
    return number


def is_amount(number: Decimal) -> bool:
    """Whether `amount` would take it."""
    try:
        amount(number, "")
    except KnownError:
        return False
    return True


def _whole_cents(number: Decimal) -> bool:
    if number and number.adjusted() < -CENT_DECIMALS:
        return False
    return not 10**CENT_DECIMALS % Fraction(number).denominator


def decimals_of(amounts: Iterable[Decimal]) -> int:
    """0 where every amount is whole, else 2: the smallest chip is a whole unit or a cent.

    >>> decimals_of([Decimal(5), Decimal("2.50")])
    2
    """
    return CENT_DECIMALS if any(number % 1 for number in amounts) else 0


def chips_of(number: Decimal, decimals: int) -> int:
    """The amount in chips.

    >>> chips_of(Decimal("0.25"), 2)
    25
    """
    return int(number.scaleb(decimals))


def unit_text(chips: int, decimals: int) -> str:
    """Chips in the file's own units: whole amounts without decimals, others with all of them.

    >>> unit_text(10, 2), unit_text(5000, 2), unit_text(7, 0)
    ('0.10', '50', '7')
    """
    whole, part = divmod(abs(chips), 10**decimals)
    fraction = f".{part:0{decimals}d}" if part else ""
    return f"{'-' if chips < 0 else ''}{whole}{fraction}"


def _shortened(value: object) -> str:
    text = str(value) if not isinstance(value, int) or abs(value) < 10 * LARGEST else "more than 10^15"
    return text if len(text) <= 24 else f"{text[:24]}..."
