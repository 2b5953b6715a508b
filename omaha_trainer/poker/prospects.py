"""What each of some holdings may expect of the pot on a board: what a player's action tells about his hand.

Each hand is set against so many random ones out of the same holdings, on the board as it lies and on some that may
come. Highs and lows of the others are taken as independent of each other and of the hand's own cards: this is a
judgement, not an equity. Those boards are left out for a hand that hold one of its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.poker.column import Column, Numbers
from omaha_trainer.poker.hand_groups import hand_groups
from omaha_trainer.poker.high import ladder
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.low import LOW_HANDS
from omaha_trainer.poker.spot import BOARD_CARDS
from omaha_trainer.poker.table_build import LowValues, Values

_HIGHS, _LOWS = len(ladder()) + 1, LOW_HANDS + 1


@dataclass(frozen=True, slots=True)
class Prospects:
    """Parts from 0 to 1, one for each hand, against so many random hands; in the high game the lows are 0."""

    share_now: Column
    """Of the pot, if no more cards came."""
    share: Column
    """Of the pot when all cards are out."""
    high_share: Column
    """Of the high half then."""
    low_share: Column
    """Of the low half then, nobody's where no low qualifies."""

    def of(self, places: Column) -> Prospects:
        """Of the hands with these numbers."""
        return Prospects(*(getattr(self, name).looked_up(places) for name in self.__slots__))


def prospects_on(
    holdings: Holdings,
    board: Sequence[Card],
    *,
    hilo: bool,
    opponents: float,
    futures: int,
    go_on: Callable[[], None] = lambda: None,
) -> Prospects:
    """On a board of three to five; `futures`: so many boards to come are looked at, evenly over the next card.

    `go_on` is called every half a millisecond or so, and may raise. The same question has the same answer.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> held = Holdings(parse_cards("Kd Kc"), 2000, [tuple(parse_cards("Ac2dQhJs"))])
    >>> seen = prospects_on(held, parse_cards("3c 6d 7h Ks"), hilo=True, opponents=1.0, futures=24)
    >>> round(seen.share.list()[-1], 1), seen.low_share.list()[-1] > 0.8
    (0.6, True)
    """
    now = _On(holdings, board, hilo, opponents)
    sums = _Sums(len(holdings))
    for cards in _to_come(board, futures):
        go_on()
        sums.add(_On(holdings, (*board, *cards), hilo, opponents) if cards else now, cards)
    share, high, low = sums.means()
    return Prospects(Column(now.pots), share, high, low)


class _On:
    """What the hands may expect on one board, as if it were the last."""

    def __init__(self, holdings: Holdings, board: Sequence[Card], hilo: bool, opponents: float) -> None:
        self.free = holdings.without(board).numbers
        highs, lows = _values(holdings, board)
        of_value, _ = _shares(highs, self.free, _HIGHS, opponents)
        self.highs = of_value.take(highs)
        if not hilo:
            self.lows, self.pots = np.zeros_like(self.highs), self.highs
            return
        of_low, nobody = _shares(lows, self.free, _LOWS, opponents)
        self.lows = of_low.take(lows)
        self.pots = np.where(lows > 0, (self.highs + self.lows) / 2, self.highs * (1 + nobody) / 2)


def _values(holdings: Holdings, board: Sequence[Card]) -> tuple[Values, LowValues]:
    """High and low of each hand."""
    values = hand_groups().values(board)
    highs, lows = values.highs.take(holdings.rows), values.lows.take(holdings.rows)
    if values.suit is not None:
        assert values.flush_highs is not None
        numbers, groups = holdings.suited(values.suit)
        highs[numbers] = values.flush_highs.take(groups)
    return highs, lows


def _shares(values: Values | LowValues, ways: Numbers, end: int, opponents: float) -> tuple[Numbers, float]:
    """By value: the part that it gets against so many random hands; and the chance that none of them has a value."""
    counts = np.bincount(values, ways, end)
    total = counts.sum()
    there = counts.nonzero()[0]
    equal = counts.take(there) / total
    below = equal.cumsum() - equal
    more = opponents + 1
    shares = np.zeros(end)
    # Each of n others is below or equal, and the equal ones share: the mean of 1 / (1 + how many).
    shares[there] = ((below + equal) ** more - below**more) / (more * equal)
    shares[0] = 0.0
    return shares, float((counts[0] / total) ** opponents)


class _Sums:
    """Sums over boards, of each hand over those that it allows."""

    def __init__(self, hands: int) -> None:
        self._kept = np.zeros((3, hands))
        self._boards = np.zeros(hands)

    def add(self, board: _On, cards: Sequence[Card]) -> None:
        for row, more in zip(self._kept, (board.pots, board.highs, board.lows), strict=True):
            row += more * board.free if cards else more
        self._boards += board.free if cards else 1.0

    def means(self) -> list[Column]:
        """Of the pot, of the high, of the low."""
        return [Column(row / self._boards.clip(min=1)) for row in self._kept]


def _to_come(board: Sequence[Card], futures: int) -> list[tuple[Card, ...]]:
    """The cards to come: none, or so many of them, evenly over ranks and suits, or so many pairs of such."""
    if len(board) == BOARD_CARDS:
        return [()]
    unseen = [card for card in DECK if card not in board]
    nexts = _spread(unseen, min(futures, len(unseen)))
    if len(board) == BOARD_CARDS - 1:
        return [(card,) for card in nexts]
    lasts = nexts.copy()
    Random(sum(board)).shuffle(lasts)
    for number, card in enumerate(nexts):
        if lasts[number] == card:  # with its neighbour's that differs from both
            lasts[number], lasts[number - 1] = lasts[number - 1], lasts[number]
    return [pair for pair in zip(nexts, lasts, strict=True) if pair[0] != pair[1]]


def _spread(cards: Sequence[Card], count: int) -> list[Card]:
    return [cards[number * len(cards) // count] for number in range(count)]
