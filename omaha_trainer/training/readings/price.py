"""The price of a call, both ways, and how it is rounded.

As a ratio: the pot before the call to the call, rounded to tenths. In percent: the call's share of the pot after the
call, to the whole percent; whoever rounds down or up is right too. Halves are rounded up.
"""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.table.legal import legal
from omaha_trainer.table.state import HandState

Ratio = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Price:
    """`call` chips against a pot of `pot`, both in chips.

    >>> price = Price(41, 13)
    >>> price.tenths, price.percent, price.percents
    (32, 24, (24, 25))
    """

    pot: int
    call: int

    @property
    def tenths(self) -> int:
        """The ratio to one, in tenths."""
        return tenths((self.pot, self.call))

    @property
    def percent(self) -> int:
        return rounded(100 * self.call, self.pot + self.call)

    @property
    def percents(self) -> tuple[int, ...]:
        """Every whole number that is the percentage rounded one way or the other, the nearest first."""
        return around(100 * self.call, self.pot + self.call)


def rounded(part: int, whole: int) -> int:
    """The nearest whole number, halves up."""
    return (2 * part + whole) // (2 * whole)


def around(part: int, whole: int) -> tuple[int, ...]:
    """The whole numbers next to a fraction, the nearest first; one where it is whole itself."""
    low, rest = divmod(part, whole)
    if not rest:
        return (low,)
    nearest = rounded(part, whole)
    return (nearest, 2 * low + 1 - nearest)


def tenths(ratio: Ratio) -> int:
    return rounded(10 * ratio[0], ratio[1])


def price_of(state: HandState) -> Price:
    """The price of the seat to act; it must have something to call."""
    choices = legal(state)
    assert choices is not None and choices.call
    return Price(state.pot, choices.call)
