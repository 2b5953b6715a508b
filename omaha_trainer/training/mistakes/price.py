"""How people miss the price of a call: each mistake as the price that it makes in this very spot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from omaha_trainer.training.names import Mistake
from omaha_trainer.training.readings.price import Ratio, price_of
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.traps.betting import raises_of_street


@dataclass(frozen=True, slots=True)
class Misprice:
    """A mistaken price: as a ratio and as the fraction whose hundredfold is the percentage, where it has them."""

    mistake: Mistake
    ratio: Ratio | None
    share: Ratio | None
    amounts: tuple[int, ...]
    rule: str = "PL7"


def misprices(at: Moment) -> Iterator[Misprice]:
    """Likeliest first. `amounts` are (pot, call), third the chips that were left out or counted twice, and fourth how
    much of forgotten dead money was antes.
    """
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
    antes = at.state.pot - sum(at.state.bets) if not at.state.board else 0
    dead = folded + antes
    if dead:
        left, rule = pot - dead, "P3" if folded else "B6"
        yield Misprice(Mistake.FORGOT_DEAD_MONEY, (left, call), (call, left + call), (*base, dead, antes), rule)
