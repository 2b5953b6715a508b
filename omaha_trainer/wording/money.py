"""Amounts as text, and amounts as people type them, in the ways of English, German, Ukrainian, Russian and Kazakh.

Chips are integers of the smallest chip; `decimals` says how many decimals of the currency one chip is. All arithmetic
is exact. A typed amount is read rightly or refused, never guessed.
"""

from __future__ import annotations

import re
from fractions import Fraction

from omaha_trainer.errors import KnownError, Reason

_BLIND_DECIMALS = 2
_MOST_DIGITS = 15
_SIGNS = "$€£₴₽₸"
_SPACES = re.compile(r"[\s\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\N{FIGURE SPACE}]")
_GROUPS = re.compile(r"[0-9]{1,3}(?:([ .,'’])[0-9]{3})(?:\1[0-9]{3})*")
_DIGITS = re.compile(r"[0-9]+")
_NUMBER = re.compile(r"(?P<whole>[0-9 .,'’]*?)(?:(?P<point>[.,])(?P<part>[0-9]*))?")
_BIG_BLINDS = re.compile(r"(?:bb|бб|вб|үб)$", re.IGNORECASE)


class AmountFault(Reason):
    """Why a typed amount was refused; every one comes with `text`."""

    EMPTY = "empty"
    NOT_A_NUMBER = "not a number"
    AMBIGUOUS = "ambiguous"  # `1,750` may be 1.75 or 1750
    FINER_THAN_A_CHIP = "finer than a chip"  # decimals
    TOO_LARGE = "too large"


def amount_text(
    chips: int,
    decimals: int = 0,
    *,
    currency: str = "$",
    in_big_blinds: int | None = None,
    big_blind_unit: str = "BB",
    decimal_point: str = ".",
    grouping: str = "",
    signed: bool = False,
) -> str:
    """`chips` as money, or in big blinds of `in_big_blinds` chips, to two decimals; `signed` puts a plus before gains.

    >>> amount_text(175, 2), amount_text(-1_234_567, 2, grouping=","), amount_text(175, 2, in_big_blinds=50)
    ('$1.75', '-$12,345.67', '3.5 BB')
    """
    sign = "-" if chips < 0 else "+" if signed and chips > 0 else ""
    size = abs(chips)
    if in_big_blinds:
        number = _in_blinds(size, in_big_blinds, decimal_point, grouping)
        return f"{sign}{number} {big_blind_unit}".rstrip()
    whole, part = divmod(size, 10**decimals)
    fraction = f"{decimal_point}{part:0{decimals}d}" if decimals else ""
    return f"{sign}{currency}{_grouped(whole, grouping)}{fraction}"


def _in_blinds(chips: int, big_blind: int, decimal_point: str, grouping: str) -> str:
    hundredths = round(Fraction(chips * 10**_BLIND_DECIMALS, big_blind))
    whole, part = divmod(hundredths, 10**_BLIND_DECIMALS)
    digits = f"{part:0{_BLIND_DECIMALS}d}".rstrip("0")
    return _grouped(whole, grouping) + (decimal_point + digits if digits else "")


def _grouped(whole: int, grouping: str) -> str:
    return f"{whole:,}".replace(",", grouping)


def parse_amount(text: str, decimals: int = 0, *, in_big_blinds: int | None = None, grouping: str = "") -> int:
    """The chips that a person typed, with or without a currency sign; in big blinds where these are what is shown.

    `grouping` is the sign with which the program itself groups: it settles that `1,750` is 1750. Where it does not,
    such a text is refused as ambiguous. Raises KnownError(AmountFault...).

    >>> [parse_amount(typed, 2) for typed in ("1.75", "1,75", "$1.75", "1 750", "1,750.50")]
    [175, 175, 175, 175000, 175050]
    """
    bare = _bare(text)
    if not bare:
        raise KnownError(AmountFault.EMPTY, text=text)
    if len(bare) > 2 * _MOST_DIGITS:
        raise KnownError(AmountFault.TOO_LARGE, text=text)
    number = _number(bare, text, grouping)
    return _chips(number, text, decimals, in_big_blinds)


def _bare(text: str) -> str:
    """The number alone: currency sign and "BB" gone, every kind of space a plain one."""
    bare = _SPACES.sub(" ", text).strip()
    bare = _BIG_BLINDS.sub("", bare).strip()
    if bare[:1] and bare[0] in _SIGNS:
        bare = bare[1:]
    elif bare[-1:] and bare[-1] in _SIGNS:
        bare = bare[:-1]
    return bare.strip()


def _number(bare: str, text: str, grouping: str) -> Fraction:
    """The one reading, or the one that the program's own grouping settles."""
    as_groups, as_decimal = _whole(bare), _decimal(bare)
    found = [number for number in (as_groups, as_decimal) if number is not None]
    if not found:
        raise KnownError(AmountFault.NOT_A_NUMBER, text=text)
    if len(found) == 1:
        return found[0]
    sign = next(character for character in bare if not character.isdigit())
    if sign != grouping:
        raise KnownError(AmountFault.AMBIGUOUS, text=text)
    return found[0]


def _whole(bare: str) -> Fraction | None:
    """Read without decimals: digits, or groups of three with one kind of separator."""
    if _DIGITS.fullmatch(bare):
        return Fraction(int(bare))
    if _GROUPS.fullmatch(bare) and not bare.startswith("0"):
        return Fraction(int("".join(_DIGITS.findall(bare))))
    return None


def _decimal(bare: str) -> Fraction | None:
    """Read with the last point or comma as the decimal sign."""
    match = _NUMBER.fullmatch(bare)
    if match is None or match["point"] is None or match["point"] in match["whole"]:
        return None
    whole = Fraction(0) if not match["whole"] else _whole(match["whole"])
    if whole is None or not (match["whole"] or match["part"]):
        return None
    part = match["part"]
    return whole + (Fraction(int(part), 10 ** len(part)) if part else 0)


def _chips(number: Fraction, text: str, decimals: int, in_big_blinds: int | None) -> int:
    if number >= 10**_MOST_DIGITS:
        raise KnownError(AmountFault.TOO_LARGE, text=text)
    if in_big_blinds:
        chips = round(number * in_big_blinds)
        shown = Fraction(round(Fraction(chips * 100, in_big_blinds)), 100)
        if number not in (shown, Fraction(chips, in_big_blinds)):
            raise KnownError(AmountFault.FINER_THAN_A_CHIP, text=text, decimals=decimals)
        return chips
    exact = number * 10**decimals
    if exact.denominator != 1:
        raise KnownError(AmountFault.FINER_THAN_A_CHIP, text=text, decimals=decimals)
    return int(exact)
