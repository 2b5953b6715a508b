"""Equity by sampling where hands come out of ranges, each drawn by its weight, all of them without a common card."""

from __future__ import annotations

from collections.abc import Callable

from omaha_trainer.poker.batch import ArrayTables, Boards, KnownHand
from omaha_trainer.poker.equity_answer import Equity
from omaha_trainer.poker.equity_sampled import outcomes_of
from omaha_trainer.poker.range_dealer import RangeDealer
from omaha_trainer.poker.spot import NoSuchDeal, Spot
from omaha_trainer.poker.tally import Tally


def sampled_range_equity(
    spot: Spot, tables: ArrayTables, samples: int, seed: int, report: Callable[[float], None]
) -> Equity:
    """The equity over the deals, out of `samples`, in which all hands can be held; `report` as in `sampled_equity`."""
    tally = Tally(len(spot.hands), spot.hilo, uneven=True)
    dealer = RangeDealer(spot, seed)
    hands = [KnownHand(tables, hand) if isinstance(hand, tuple) else None for hand in spot.hands]
    deals = 0
    for start in range(0, samples, dealer.most):
        dealt = dealer.deal(min(dealer.most, samples - start))
        if len(dealt.weights):
            deals += len(dealt.weights)
            tally.add(outcomes_of(spot.hilo, Boards(tables, dealt.board), hands, dealt.hands), dealt.weights)
        report(min(start + dealer.most, samples) / samples)
    if not deals:
        raise NoSuchDeal
    return tally.equity(exact=False, deals=deals)
