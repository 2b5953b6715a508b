"""The standings of all hands on a board, found for rows and groups of hands and then spread over the hands.

Knows how one hand does against so many random ones; `standing` says what the numbers mean. The highs and lows of the
others are taken as independent of each other and of the hand's own cards: this is a judgement, not an equity.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.all_hands import Flags, Weights, place_of, places_of, weights_of
from omaha_trainer.poker.card import BOARD_SIZES, DECK, Card, check_distinct
from omaha_trainer.poker.card_keys import RANKS, SUITS
from omaha_trainer.poker.hand_class import HANDS
from omaha_trainer.poker.hand_groups import HandGroups, hand_groups
from omaha_trainer.poker.spot import BOARD_CARDS
from omaha_trainer.poker.standing import Standing
from omaha_trainer.poker.table_build import Indices

Shares = npt.NDArray[np.float32]
"""For each row, group or hand: what it expects of the high, of the low, of the pot, and how many boards that were."""
Column = npt.NDArray[np.float64]

_KEPT = 4
_STEPS = (24, 12, 40, 20)
"""Hands are taken together that agree in so many steps: high, low, the shares of both in the end."""


class Standings:
    """How every hand stands on one board."""

    def __init__(self, board: Sequence[Card], hilo: bool, rng: Random, opponents: float) -> None:
        if len(board) not in BOARD_SIZES:
            raise ValueError(f"a board of {len(board)} cards")
        check_distinct(board)
        groups = hand_groups()
        now = _OnBoard(groups, board, hilo, opponents)
        self._free: Flags = groups.hands.free_of(board)
        later = _Later(groups)
        for cards in _to_come(board, rng):
            later.add(cards, _OnBoard(groups, (*board, *cards), hilo, opponents))
        self._numbers = np.stack([*now.spread([*now.places, now.pots]), *later.means()]).astype(np.float32)
        """A row for each of the numbers of a `Standing`, a column for each hand."""

    def of(self, hole: Sequence[Card]) -> Standing:
        """Of one hand; `ValueError` when it shares a card with the board."""
        place = place_of(hole)
        if not self._free[place]:
            raise ValueError("a card of the hand lies on the board")
        return Standing(*self._numbers[:, place].tolist())

    @cached_property
    def different(self) -> list[Standing]:
        """One for all the hands that stand nearly alike: their means."""
        counts = np.bincount(self._alike)
        means = [np.bincount(self._alike, row.compress(self._free)) / counts for row in self._numbers]
        return [Standing(*one) for one in zip(*(row.tolist() for row in means), strict=True)]

    def factors(self, values: Sequence[float]) -> Weights:
        """For every hand the value of those that stand like it, in the order of `different`; 0 where it cannot be."""
        factors = np.zeros(HANDS)
        factors[self._free] = weights_of(values).take(self._alike)
        return factors

    @cached_property
    def _alike(self) -> Indices:
        """For each hand that can be the number of its standing among those that differ."""
        high, low, _, high_share, low_share, _ = (row.compress(self._free) for row in self._numbers)
        # The best hands are told apart more finely: what beats them is so little.
        parts = (1 - np.sqrt(1 - high.clip(0, 1)), 1 - np.sqrt(1 - low.clip(0, 1)), high_share, low_share)
        code = np.zeros(len(high), np.intp)
        for part, steps in zip(parts, _STEPS, strict=True):
            code = code * (steps + 1) + np.rint(part * steps).astype(np.intp)
        numbers: Indices = (np.bincount(code) > 0).cumsum() - 1
        return numbers.take(code)


class _OnBoard:
    """What rows and groups may expect on one board, against so many random hands."""

    def __init__(self, groups: HandGroups, board: Sequence[Card], hilo: bool, opponents: float) -> None:
        self._groups = groups
        values = groups.values(board)
        self.suit = values.suit
        left = np.ones((SUITS, RANKS), np.intp)
        for card in board:
            left[card.suit, card.rank] = 0
        ways, highs, lows = groups.row_ways(left), values.highs, values.lows
        self._rows = len(highs)
        if self.suit is not None:
            assert values.flush_highs is not None and values.flush_lows is not None
            suited = groups.group_ways(left, self.suit)
            ways = np.concatenate([ways - np.bincount(groups.rows, suited, self._rows), suited])
            highs, lows = np.concatenate([highs, values.flush_highs]), np.concatenate([lows, values.flush_lows])
        high = _Half(highs, ways, opponents)
        low = _Half(lows if hilo else np.zeros_like(lows), ways, opponents)
        self.places = [high.places.take(highs), low.places.take(low.values)]
        self.highs = high.shares.take(highs)
        self.lows = low.shares.take(low.values)
        without_low = self.highs * (1 + low.nobody) / 2
        self.pots = np.where(low.values > 0, (self.highs + self.lows) / 2, without_low)

    def shares(self) -> tuple[Shares, Shares | None]:
        """Of the rows, and by how much those of the groups differ from their rows'."""
        all_of_them = np.column_stack([self.highs, self.lows, self.pots, np.ones_like(self.pots)]).astype(np.float32)
        rows, groups = all_of_them[: self._rows], all_of_them[self._rows :]
        return rows, None if self.suit is None else groups - rows[self._groups.rows]

    def spread(self, columns: Sequence[Column]) -> list[Column]:
        """Columns over rows and groups as columns over all hands."""
        hands = [column.take(self._groups.hands.rows) for column in columns]
        if self.suit is not None:
            members = self._groups.members[self.suit]
            for of_hands, column in zip(hands, columns, strict=True):
                of_hands[members.places] = column[self._rows :].take(members.groups)
        return hands


class _Half:
    """What a value is worth in one half of the pot against so many random hands; 0 is no value at all."""

    def __init__(self, values: npt.NDArray[np.integer], ways: Column, opponents: float) -> None:
        self.values = values
        counts = np.bincount(values, ways)
        there = np.flatnonzero(counts)
        equal = counts[there] / counts.sum()
        below = equal.cumsum() - equal
        self.places = np.zeros(len(counts))
        self.places[there] = below + equal / 2
        self.shares = np.zeros(len(counts))
        # Each of n others is below or equal, and the equal ones share: the mean of 1 / (1 + how many).
        more = opponents + 1
        self.shares[there] = ((below + equal) ** more - below**more) / (more * equal)
        self.places[0] = self.shares[0] = 0
        none = counts[0] / counts.sum()
        self.nobody = float(none**opponents)
        """The chance that none of them has a value."""


class _Later:
    """The means over boards to come, leaving out for each hand the boards that hold one of its cards."""

    def __init__(self, groups: HandGroups) -> None:
        self._groups = groups
        self._rows = _Sums(groups.row_count)
        self._suits: dict[int, _Sums] = {}
        self._twice: list[tuple[Indices, Shares]] = []
        """Hands that hold both cards to come: they were left out for each."""

    def add(self, cards: Sequence[int], board: _OnBoard) -> None:
        """A board, with the `cards` that came for it."""
        rows, groups = board.shares()
        self._rows.add(cards, rows)
        if board.suit is not None and groups is not None:
            self._suits.setdefault(board.suit, _Sums(len(groups))).add(cards, groups)
        if len(cards) == 2:
            places = _holding(*cards)
            shares = rows.take(self._groups.hands.rows.take(places), axis=0)
            if board.suit is not None and groups is not None:
                of_suit = self._groups.group_of[board.suit].take(places)
                shares[of_suit >= 0] += groups.take(of_suit[of_suit >= 0], axis=0)
            self._twice.append((places, shares))

    def means(self) -> list[Shares]:
        """Of the high, of the low, and of the pot, by hand."""
        hands = self._groups.hands
        sums = self._rows.spread(hands.rows, hands.cards)
        for suit, of_suit in self._suits.items():
            members = self._groups.members[suit]
            sums[members.places] += of_suit.spread(members.groups, hands.cards[:, members.places])
        for places, shares in self._twice:
            sums[places] += shares
        *kept, boards = np.ascontiguousarray(sums.T)
        return [of_hands / boards.clip(min=1) for of_hands in kept]


class _Sums:
    """Sums over boards for rows or groups, and of these the part of each card to come."""

    def __init__(self, count: int) -> None:
        self._all = np.zeros((count, _KEPT), np.float32)
        self._by_card: dict[int, Shares] = {}

    def add(self, cards: Sequence[int], shares: Shares) -> None:
        self._all += shares
        for card in cards:
            mine = self._by_card.get(card)
            self._by_card[card] = shares if mine is None else mine + shares

    def spread(self, places: Indices, cards: Indices) -> Shares:
        """For hands at these places, with `cards` in four rows: the sums without the boards that hold one of them."""
        sums = self._all.take(places, axis=0)
        if self._by_card:
            number = np.zeros(len(DECK), np.intp)
            number[list(self._by_card)] = np.arange(1, len(self._by_card) + 1)
            table = np.concatenate([np.zeros_like(self._all), *self._by_card.values()])
            for card in cards:
                sums -= table.take(number.take(card) * len(self._all) + places, axis=0)
        return sums


def _to_come(board: Sequence[Card], rng: Random) -> list[tuple[Card, ...]]:
    """The cards to come: none, every one, or pairs of neighbours in a circle of all."""
    unseen = [card for card in DECK if card not in board]
    if len(board) == BOARD_CARDS:
        return [()]
    if len(board) == BOARD_CARDS - 1:
        return [(card,) for card in unseen]
    rng.shuffle(unseen)
    return list(zip(unseen, [*unseen[1:], unseen[0]], strict=True))


def _holding(one: int, other: int) -> Indices:
    """The places of all hands that hold both cards."""
    rest = [card for card in range(len(DECK)) if card not in (one, other)]
    beside = np.array(rest, np.intp)[np.array(np.triu_indices(len(rest), 1))]
    both = np.repeat([[one], [other]], beside.shape[1], axis=1)
    return places_of(np.concatenate([both, beside]))
