"""Exact equity of one known hand against one range on turn or river: every river, every hand of the range; and now.

The range's hands are not looked at one by one but in the groups that are worth the same (`hand_groups`), each with its
weight less that of the hands that hold the river.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from omaha_trainer.poker.all_hands import Weights, sums_by
from omaha_trainer.poker.card import DECK, HOLE_CARDS, Card
from omaha_trainer.poker.equity_answer import Equity
from omaha_trainer.poker.hand_groups import HandGroups, hand_groups
from omaha_trainer.poker.spot import NoSuchDeal, Spot
from omaha_trainer.poker.table_build import Indices, LowValues, Values
from omaha_trainer.poker.tables import tables
from omaha_trainer.poker.tally import Outcomes, Tally, winners


def exact_against_range(spot: Spot, report: Callable[[float], None]) -> Equity:
    """The equity; `Equity.boards` counts the rivers with every hand that can be held then."""
    (number, their_range), (hole,) = *spot.ranges.items(), spot.known
    weighed, tally = _Weighed(hand_groups(), their_range.weights), Tally(2, spot.hilo)
    rivers: list[Card | None] = list(spot.left) if spot.to_come else [None]
    deals = 0
    for done, river in enumerate(rivers):
        board = spot.board if river is None else (*spot.board, river)
        weighed.count(tally, board, river, _Mine(hole, board, spot.hilo, before=number == 1))
        deals += weighed.hands_without(river)
        report((done + 1) / len(rivers))
    if not deals:
        raise NoSuchDeal
    return tally.equity(exact=True, deals=deals)


def against_range_now(spot: Spot) -> Equity:
    """The same as if no more cards came; the spot has a flop at least."""
    (number, their_range), (hole,) = *spot.ranges.items(), spot.known
    weighed = _Weighed(hand_groups(), their_range.weights)
    tally = Tally(2, spot.hilo)
    weighed.count(tally, spot.board, None, _Mine(hole, spot.board, spot.hilo, before=number == 1))
    if not weighed.hands_without(None):
        raise NoSuchDeal
    return tally.equity(exact=True, deals=weighed.hands_without(None))


class _Mine:
    """The known hand on a board, ready to be compared."""

    def __init__(self, hole: tuple[Card, ...], board: tuple[Card, ...], hilo: bool, before: bool) -> None:
        self._high, self._low = tables().hilo_value(hole, board)
        self._hilo = hilo
        self._order = slice(None) if before else slice(None, None, -1)

    def outcomes(self, highs: Values, lows: LowValues) -> Outcomes:
        """Against hands of these values."""
        high = winners([np.full_like(highs, self._high), highs][self._order])
        if not self._hilo:
            return high
        return high | winners([np.full_like(lows, self._low), lows][self._order]) << 2


class _Weighed:
    """A range by rows and by groups."""

    def __init__(self, groups: HandGroups, weights: Weights) -> None:
        self._groups = groups
        self._weights = weights
        held = np.flatnonzero(weights)
        self._hands = len(held)
        self._holding = np.bincount(groups.hands.cards[:, held].ravel(), minlength=len(DECK))
        self._rows = _Parts(groups, weights, held, groups.hands.rows.take(held), groups.row_count)
        self._suits: dict[int, _Parts] = {}

    def hands_without(self, river: Card | None) -> int:
        """How many of its hands do not hold the river."""
        return self._hands - (0 if river is None else int(self._holding[river]))

    def count(self, tally: Tally, board: tuple[Card, ...], river: Card | None, mine: _Mine) -> None:
        """Add all its hands to the tally, on one board."""
        values = self._groups.values(board)
        rows = self._rows.without(river)
        if values.suit is not None:
            assert values.flush_highs is not None and values.flush_lows is not None
            suited = self._of_suit(values.suit).without(river)
            rows = rows - sums_by(self._groups.rows, suited, len(rows))
            tally.add(mine.outcomes(values.flush_highs, values.flush_lows), suited)
        tally.add(mine.outcomes(values.highs, values.lows), rows)

    def _of_suit(self, suit: int) -> _Parts:
        if suit not in self._suits:
            members = self._groups.members[suit]
            held = self._weights.take(members.places) > 0
            places, groups = members.places[held], members.groups[held]
            self._suits[suit] = _Parts(self._groups, self._weights, places, groups, len(self._groups.masks))
        return self._suits[suit]


class _Parts:
    """The weight in each row or group, and how much of it holds each card."""

    def __init__(self, groups: HandGroups, weights: Weights, places: Indices, parts: Indices, count: int) -> None:
        mine = weights.take(places)
        self._all = sums_by(parts, mine, count)
        cards = groups.hands.cards[:, places]
        by_card = sums_by((cards * count + parts).ravel(), np.tile(mine, HOLE_CARDS), len(DECK) * count)
        self._by_card = by_card.reshape(len(DECK), count)

    def without(self, card: Card | None) -> Weights:
        """The weights of the hands that do not hold the card."""
        left: Weights = self._all if card is None else self._all - self._by_card[card]
        return left
