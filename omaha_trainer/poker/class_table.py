"""What each kind of starting hand wins on average against random hands, from the table that is shipped.

`resources/class_table.bin`, made by `packaging/make_class_table.py`, which states its seed, its sample and its standard
errors in the first line. The file is one line of JSON, a line feed, and a zlib stream. Unpacked that is, for each
number of `opponents` and within it each of `columns`, one share for every kind in the order of its number: whole
numbers of 16 bits, each as its difference from the one before (the first from 0, all modulo 65,536), first the upper
bytes of all of them and then the lower bytes. A share is the number divided by `scale`.

Plain Python: reading takes some hundredths of a second, at the first question.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate

from omaha_trainer.assets import resource
from omaha_trainer.errors import BugError
from omaha_trainer.poker.hand_class import CLASSES, class_index, class_sizes

FORMAT = "omaha class equities 1"
FILE = "class_table.bin"
OPPONENTS = (1, 2, 3, 5)
"""Against so many random hands everything was measured."""
COLUMNS = ("equity", "high", "low", "scoop")
SCALE = 10_000
"""Shares are kept in hundredths of a percent; the standard errors are larger."""


@dataclass(frozen=True, slots=True)
class ClassEquity:
    """What one kind of hand wins on average when all cards are out; shares of one pot, 0 to 1."""

    equity: float
    """Of the whole pot in Hi-Lo (W2)."""
    high: float
    """Of the high half: this is also the equity in the high game."""
    low: float
    """Of the low half, over all boards: nobody's where no low qualifies."""
    scoop: float
    """How often it wins the whole pot alone in Hi-Lo."""


class ClassTable:
    """The shares of all kinds against 1, 2, 3 and 5 random hands."""

    def __init__(self, file: bytes) -> None:
        head, _, packed = file.partition(b"\n")
        self.about: dict[str, object] = json.loads(head)
        """The first line of the file: seed, deals, and standard errors by the number of opponents and column."""
        wanted = (FORMAT, CLASSES, list(OPPONENTS), list(COLUMNS), SCALE)
        if tuple(self.about[key] for key in ("format", "classes", "opponents", "columns", "scale")) != wanted:
            raise BugError(f"{FILE} is not the table that this program was made with")
        self._numbers = unpacked(zlib.decompress(packed))

    def equity(self, hole: Sequence[int], opponents: int = 1) -> ClassEquity:
        """Of these four cards' kind. Raises as `class_index` does; `ValueError` for another number of opponents."""
        return self.of_class(class_index(hole), opponents)

    def of_class(self, index: int, opponents: int = 1) -> ClassEquity:
        """Of the kind of that number."""
        return ClassEquity(*(self._column(opponents, column)[index] / SCALE for column in COLUMNS))

    def column(self, column: str, opponents: int = 1) -> list[float]:
        """One of `COLUMNS` for every kind, in the order of the numbers."""
        return [number / SCALE for number in self._column(opponents, column)]

    def places(self, column: str, opponents: int = 1) -> list[float]:
        """For every kind the part of all 270,725 hands that has less of that column, those alike counted half.

        0 is the worst and 1 the best: a hand whose place is above 0.85 is among the best 15 %.
        """
        return _places(self._column(opponents, column))

    def _column(self, opponents: int, column: str) -> array[int]:
        start = (OPPONENTS.index(opponents) * len(COLUMNS) + COLUMNS.index(column)) * CLASSES
        return self._numbers[start : start + CLASSES]

    @cached_property
    def standard_errors(self) -> dict[int, dict[str, float]]:
        """By the number of opponents and column: the root mean square over all hands."""
        stated = self.about["standard_errors"]
        assert isinstance(stated, dict)
        return {int(opponents): dict(errors) for opponents, errors in stated.items()}


@cache
def class_table() -> ClassTable:
    """The table, read at the first call and then kept. `KnownError` (`AssetFault`) where the file is missing."""
    return ClassTable(resource(FILE).read_bytes())


def packed(numbers: Sequence[int]) -> bytes:
    """Numbers below 65,536 as they lie in the file before compression."""
    steps = [(number - before) % 65_536 for before, number in zip([0, *numbers[:-1]], numbers, strict=True)]
    return bytes(step >> 8 for step in steps) + bytes(step & 255 for step in steps)


def unpacked(data: bytes) -> array[int]:
    """The numbers that `packed` wrote.

    >>> unpacked(packed([7, 300, 2, 65_535])).tolist()
    [7, 300, 2, 65535]
    """
    half = len(data) // 2
    steps = (upper << 8 | lower for upper, lower in zip(data[:half], data[half:], strict=True))
    return array("H", accumulate(steps, lambda before, step: (before + step) & 65_535))


def _places(column: Sequence[int]) -> list[float]:
    """Each kind's part of all hands below it, from a column of numbers."""
    held: dict[int, int] = {}
    for size, number in zip(class_sizes(), column, strict=True):
        held[number] = held.get(number, 0) + size
    hands = sum(held.values())
    below, place = 0, {}
    for number in sorted(held):
        place[number] = (below + held[number] / 2) / hands
        below += held[number]
    return [place[number] for number in column]
