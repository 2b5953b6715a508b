"""Who goes on after an action, what the coach's hand gets of each pot then, and what that is worth.

An action ends in some of the opponents going on; each set of them is looked at with the share of the pots that would
lie then, deal by deal. What later streets bring is a judgement: who stands above the fair share wins more than his
share of what is still bet, who stands below it less, in proportion to what is left behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.column import Column
from omaha_trainer.poker.common_deals import CommonDeals
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.pots import build_pots
from omaha_trainer.table.view import SeatView

from .coach_now import bare_low
from .start_hands import place
from .start_points import HIGH, HILO

_SELDOM = 0.01
"""Sets of opponents that go on less often are not looked at."""
_LEVERAGE = 0.22
"""By which part of its distance from the fair share a share grows with each street that may bring a pot-sized bet."""
_PLACE = 0.02
"""What acting last is worth of the pot, or acting first costs, for each such street."""
_FOLDS_DOUBT = 0.10
"""How unsure the chance is with which all fold."""
_ROOTS = 0.25
_ROOT_PLACE = 0.75
"""Before the flop: hands from this place up among all make the best hands, and win more than their share."""
_BARE = 0.05
"""What a bare ace-deuce loses of it by being quartered and by having no high."""
_DOUBT = 0.01
"""How unsure the judgement of one street is, as a part of the pot."""


class Part(NamedTuple):
    """One outcome: the seats that go on, and for each deal how likely just these."""

    seats: tuple[int, ...]
    chances: Column


def parts(goes_on: Mapping[int, Column], deals: CommonDeals) -> list[Part]:
    """All outcomes but the seldom ones, the chances of a deal together 1."""
    found = [Part((), deals.all(1.0))]
    for seat, goes in goes_on.items():
        split = [
            part
            for seats, chances in found
            for part in (Part((*seats, seat), chances * goes), Part(seats, chances * (1.0 - goes)))
        ]
        found = [part for part in split if deals.chance(part.chances) >= _SELDOM]
    whole = sum((part.chances for part in found), deals.all(0.0))
    return [Part(seats, chances / whole) for seats, chances in found]


def roots(hole: Sequence[Card], hilo: bool) -> float:
    """By how much of the pot the hand makes more of later streets before the flop than its equity tells."""
    more = _ROOTS * (place(hole, HILO if hilo else HIGH) - _ROOT_PLACE)
    return more - _BARE if hilo and bare_low(hole) else more


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action is worth in chips, the action's own chips taken off."""

    chips: float
    by_deal: Column
    error: float
    """Of the sampling."""
    doubt: float
    """Of the judgement of later streets and of how often all fold."""
    folds: float
    """How often all opponents fold."""
    called: float
    """The share of the pot that the hand wins where somebody goes on."""


def worth_of(view: SeatView, put_in: Mapping[int, int], goes_on: Mapping[int, Column], deals: CommonDeals) -> Outcome:
    """The mean over the outcomes of what comes back, less what the coach puts in."""
    assert view.seat is not None
    value, doubt, alone = deals.all(-float(put_in.get(view.seat, 0))), 0.0, 0.0
    met = met_share = met_chips = 0.0
    for part in parts(goes_on, deals):
        back, unsure = _back(view, _paid(view, put_in, part.seats), part, deals)
        value += part.chances * back
        if part.seats:
            chance = deals.chance(part.chances)
            met += chance
            met_share += deals.chance(part.chances * deals.share(part.seats))
            met_chips += deals.chance(part.chances * back)
            doubt += chance * unsure
        else:
            alone = deals.chance(back)
    if alone and met:
        doubt = hypot(doubt, _FOLDS_DOUBT * (alone - met_chips / met))
    chips, error = deals.mean(value)
    return Outcome(chips, value, error, doubt, 1.0 - met, met_share / met if met else 1.0)


def _paid(view: SeatView, put_in: Mapping[int, int], seats: Sequence[int]) -> list[int]:
    """What every seat has in when those who go on have matched the highest bet."""
    before = [start - now for start, now in zip(view.setup.stacks, view.stacks, strict=True)]
    if view.setup.antes_dead:
        before = [paid - ante for paid, ante in zip(before, view.setup.antes, strict=True)]
    bets = [bet + put_in.get(seat, 0) for seat, bet in enumerate(view.bets)]
    for seat in seats:
        put = min(max(bets) - view.bets[seat], view.stacks[seat])
        before[seat] += put
    assert view.seat is not None
    before[view.seat] += put_in.get(view.seat, 0)
    return before


def _back(view: SeatView, paid: list[int], part: Part, deals: CommonDeals) -> tuple[Column, float]:
    """By deal the chips that come back, and the doubt of what later streets bring."""
    assert view.seat is not None
    live = [seat == view.seat or seat in part.seats for seat in range(view.setup.seats)]
    dead = (
        sum(min(a, s) for a, s in zip(view.setup.antes, view.setup.stacks, strict=True)) if view.setup.antes_dead else 0
    )
    back, doubt = deals.all(0.0), 0.0
    for pot in build_pots(paid, live, dead):
        others = [seat for seat in part.seats if seat in pot.players]
        if view.seat not in pot.players:
            continue
        if not others:
            back += float(pot.amount)
            continue
        streets = bets_to_come(view, paid, others)
        back += _realized(view, others, streets, part, deals) * float(pot.amount)
        doubt += pot.amount * _DOUBT * (1.0 + streets)
    return back, doubt


def _realized(view: SeatView, others: Sequence[int], streets: float, part: Part, deals: CommonDeals) -> Column:
    """By deal the share of a pot with later bets; on average over the part never below nothing."""
    by_deal = deals.share(others)
    share = deals.chance(part.chances * by_deal) / deals.chance(part.chances)
    steep = _LEVERAGE * streets
    seat = _PLACE * streets * (1 if _last(view, others) else -1)
    rooted = 0.0 if view.board else roots(view.hole or (), view.setup.game is Game.HILO) * min(streets, 1.0)
    with_bets = share + steep * (share - 1.0 / (len(others) + 1)) + seat * min(1.0, 2 * share)
    found = max(max(with_bets, 0.0) + rooted, 0.0)
    return (by_deal - share) * (1.0 + steep) + found if found else deals.all(0.0)


def bets_to_come(view: SeatView, paid: Sequence[int], others: Sequence[int]) -> float:
    """Streets left, each counted as far as a pot-sized bet is still possible in it."""
    assert view.seat is not None
    left = Street.RIVER - view.street
    pot = max(sum(paid), 1)
    deepest = max(view.setup.stacks[seat] - paid[seat] for seat in others)
    behind = max(min(view.setup.stacks[view.seat] - paid[view.seat], deepest), 0)
    if view.setup.limit is Limit.FIXED:
        behind = min(behind, left * view.setup.big_bet)
    streets, size = 0.0, float(pot)
    for _ in range(left):
        streets += min(1.0, behind / size)
        behind = max(behind - int(size), 0)
        size *= 3
    return streets


def _last(view: SeatView, others: Sequence[int]) -> bool:
    """Acts after all of them on the streets to come."""
    assert view.seat is not None
    order = view.setup.order_from((view.setup.button + 1) % view.setup.seats)
    return all(order.index(view.seat) > order.index(seat) for seat in others)
