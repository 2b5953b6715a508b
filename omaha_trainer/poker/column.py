"""A number for each of many hands or deals, to be reckoned with all at once: opaque outside this room.

With it others can say what they want to know of a hundred thousand hands in one formula and need no numpy. A column
never changes. What is 0 or 1 can be multiplied like any other number: "and" is the product.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
_NEAR_NORMAL = (1.5976, 0.07056)
"""1 / (1 + exp(-(a x + b x^3))) is the normal distribution's sum to 0.0002."""
_NEARLY_SURE = 6.0


class Column:
    """The numbers, in the order of the hands or deals that they belong to.

    >>> calls = Column.of([0.0, 0.25, 1.0])
    >>> folds = 1 - calls
    >>> (folds * 8).list()
    [8.0, 6.0, 0.0]
    >>> calls.at_least(0.2).list()
    [0.0, 1.0, 1.0]
    """

    __slots__ = ("numbers",)

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        """For this room only."""

    @classmethod
    def of(cls, values: Sequence[float]) -> Column:
        """Out of plain numbers."""
        return cls(np.asarray(values, np.float64))

    def list(self) -> list[float]:
        """As plain numbers."""
        numbers: list[float] = self.numbers.tolist()
        return numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __add__(self, other: Column | float) -> Column:
        return Column(self.numbers + _of(other))

    def __sub__(self, other: Column | float) -> Column:
        return Column(self.numbers - _of(other))

    def __rsub__(self, other: float) -> Column:
        return Column(other - self.numbers)

    def __mul__(self, other: Column | float) -> Column:
        return Column(self.numbers * _of(other))

    def __truediv__(self, other: Column | float) -> Column:
        """A number divided by nothing is nothing."""
        below = _of(other)
        return Column(np.divide(self.numbers, below, out=np.zeros_like(self.numbers), where=np.not_equal(below, 0)))

    def __rtruediv__(self, other: float) -> Column:
        """No number may be 0 here."""
        return Column(other / self.numbers)

    __radd__, __rmul__ = __add__, __mul__

    @property
    def total(self) -> float:
        """All numbers together."""
        return float(self.numbers.sum())

    def clip(self, least: float, most: float) -> Column:
        """What is below `least` or above `most` brought to it."""
        return Column(self.numbers.clip(least, most))

    def power(self, exponent: float) -> Column:
        """Each number, none below 0, to the same power."""
        return self if exponent == 1.0 else Column(self.numbers**exponent)

    def larger(self, other: Column) -> Column:
        """Of each two the larger."""
        return Column(np.maximum(self.numbers, other.numbers))

    def smaller(self, other: Column) -> Column:
        """Of each two the smaller."""
        return Column(np.minimum(self.numbers, other.numbers))

    def at_least(self, limit: float) -> Column:
        """1 where the number is `limit` or more, else 0."""
        return Column((self.numbers >= limit).astype(np.float64))

    def chance_to_reach(self, wanted: float, spread: float) -> Column:
        """How likely each number reaches what is `wanted` when it is uncertain by a normal `spread` above 0.

        >>> [round(chance, 2) for chance in Column.of([0.5, 0.6, 0.4]).chance_to_reach(0.5, 0.1).list()]
        [0.5, 0.84, 0.16]
        """
        off = ((self.numbers - wanted) / spread).clip(-_NEARLY_SURE, _NEARLY_SURE)
        linear, cubic = _NEAR_NORMAL
        return Column(1.0 / (1.0 + np.exp(-off * (linear + cubic * off * off))))

    def looked_up(self, places: Column) -> Column:
        """For each of `places`, whole numbers from 0, the number that stands there.

        >>> Column.of([0.1, 0.5, 0.9]).looked_up(Column.of([2, 2, 0])).list()
        [0.9, 0.9, 0.1]
        """
        return Column(self.numbers.take(places.numbers.astype(np.intp)))


def _of(other: Column | float) -> Numbers | float:
    return other.numbers if isinstance(other, Column) else other
