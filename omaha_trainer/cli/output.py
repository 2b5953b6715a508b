"""What a command prints: one JSON object, or a few lines for people; and how amounts and seats are written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import partial

from omaha_trainer.histories.amounts import unit_text
from omaha_trainer.wording.voice import Voice, identity, plain_cards

SEATS = tuple(f"p{number}" for number in range(1, 10))


def print_json(answer: Mapping[str, object]) -> None:
    """One object in one line; plain ASCII, so that every terminal and pipe takes it."""
    print(json.dumps(answer, allow_nan=False))


def print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        print(line.rstrip())


def terminal_voice(decimals: int = 0) -> Voice:
    """English, bare amounts in the file's units, seats as p1, p2, ..."""
    return Voice(identity, partial(unit_text, decimals=decimals), plain_cards, SEATS)


def in_units(chips: int, decimals: int) -> int | float:
    """The amount for JSON: whole numbers as such, else the nearest to the cents.

    >>> in_units(500, 2), in_units(25, 2)
    (5, 0.25)
    """
    unit: int = 10**decimals
    return chips / unit if chips % unit else chips // unit


def table(rows: list[list[str]]) -> list[str]:
    """Rows as aligned columns, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
