"""A whole number as people type it. Knows no unit."""

from __future__ import annotations

_MOST_DIGITS = 4


def read_number(text: str) -> int | None:
    """The number, with or without a percent sign and spaces; None where it is no whole number, or far too large.

    >>> read_number(" 24 %"), read_number("24.4"), read_number("-3"), read_number("")
    (24, None, None, None)
    """
    bare = text.strip().removesuffix("%").strip()
    if not bare.isascii() or not bare.isdecimal() or len(bare.lstrip("0")) > _MOST_DIGITS:
        return None
    return int(bare)
