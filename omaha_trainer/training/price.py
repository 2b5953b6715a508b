"""The price of a call, both ways, how it is rounded, and how people miss it.

As a ratio: the pot before the call to the call, rounded to tenths. In percent: the call's share of the pot after the
call, to the whole percent; whoever rounds down or up is right too. Halves are rounded up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from omaha_trainer.table.legal import legal
from omaha_trainer.table.state import HandState

from .betting_traps import raises_of_street
from .made_up_hand import Moment
from .names import Mistake

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


@dataclass(frozen=True, slots=True)
class Misprice:
    """A mistaken price: as a ratio and as the fraction whose hundredfold is the percentage, where it has them."""

    mistake: Mistake
    ratio: Ratio | None
    share: Ratio | None
    amounts: tuple[int, ...]


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


def misprices(at: Moment) -> Iterator[Misprice]:
    """Likeliest first. `amounts` are (pot, call) and third the chips that were left out or counted twice."""
    price = price_of(at.state)
    pot, call = price.pot, price.call
    base = (pot, call)
    yield Misprice(Mistake.PRICE_WITHOUT_CALL, None, (call, pot), base)
    yield Misprice(Mistake.COUNTED_OWN_CALL, (pot + call, call), (call, pot + 2 * call), base)
    yield Misprice(Mistake.PRICE_UPSIDE_DOWN, (call, pot), (pot, pot + call), base)
    made = raises_of_street(at.events)
    if made:
        last = at.state.bets[made[-1].seat]
        left = pot - last
        if left > 0:
            yield Misprice(Mistake.FORGOT_THE_LAST_BET, (left, call), (call, left + call), (*base, last))
    whole = at.state.to_match
    if whole != call:
        own = whole - call
        yield Misprice(Mistake.OWN_CHIPS_TWICE, (pot, whole), (whole, pot + whole), (*base, own))
    folded = sum(bet for bet, live in zip(at.state.bets, at.state.live, strict=True) if not live)
    dead = folded + (at.state.pot - sum(at.state.bets) if not at.state.board else 0)
    if dead:
        left = pot - dead
        yield Misprice(Mistake.FORGOT_DEAD_MONEY, (left, call), (call, left + call), (*base, dead))
