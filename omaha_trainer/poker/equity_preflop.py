"""Exact counts before the flop without walking the boards.

Without flushes a known hand's values depend on the board's ranks alone, and a board has only 6175 multisets of
ranks: decide each once, and count the boards that have it. Then, suit by suit, take out the boards with three or
more cards of the suit and put them back with the flushes that they make; no board has two such suits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from omaha_trainer.poker.batch import ArrayTables, KnownHand
from omaha_trainer.poker.card_keys import RANK_KEYS, RANKS, SUITS, low_mask
from omaha_trainer.poker.rank_sets import RankSets
from omaha_trainer.poker.spot import BOARD_CARDS, Spot
from omaha_trainer.poker.table_build import Indices, Values, mask_of, subsets
from omaha_trainer.poker.tally import Outcomes, Tally, winners

FLUSH_SIZES = (3, 4, 5)


def count_preflop(spot: Spot, tables: ArrayTables, tally: Tally) -> None:
    """Add every board of five that can come to `tally`; all hands of `spot` are known."""
    left = np.zeros((SUITS, RANKS), np.intp)
    for card in spot.left:
        left[card.suit, card.rank] = 1
    boards = _boards(tables)
    hands = [KnownHand(tables, hand) for hand in spot.known]
    mixed = [hand.mixed[boards.first_column :] for hand in hands]
    outcomes = winners(mixed)
    if spot.hilo:
        outcomes |= winners([hand.low for hand in hands]).take(boards.lows) << len(hands)
    tally.add(outcomes, boards.rivers.ways(left.sum(axis=0)))
    for suit in range(SUITS):
        rows = [int(hand.suited_rows[suit]) for hand in hands]
        if any(rows):
            flushes = [tables.suited[row : row + tables.suited_width] if row else None for row in rows]
            for group in boards.suited:
                group.put_back(tally, outcomes, mixed, flushes, left[suit], left.sum(axis=0) - left[suit])


class _SuitedBoards:
    """Boards with just so many cards of a suit, 3 to 5: the ranks of these, with every choice of ranks beside."""

    def __init__(self, tables: ArrayTables, size: int, first_column: int) -> None:
        suited = subsets(RANKS, [size])
        sums = [sum(RANK_KEYS[rank] for rank in ranks) for ranks in suited]
        self._beside = RankSets(BOARD_CARDS - size)
        self._masks = np.array([mask_of(ranks) for ranks in suited])
        self._columns = tables.suited_columns[self._masks]
        self._rivers = tables.columns[BOARD_CARDS][np.add.outer(sums, self._beside.sums)] - first_column

    def put_back(
        self,
        tally: Tally,
        outcomes: Outcomes,
        mixed: Sequence[Values],
        flushes: Sequence[Values | None],
        left: Indices,
        left_beside: Indices,
    ) -> None:
        """Take these boards out of `tally`, where flushes do not count, and put them back with flushes.

        `outcomes` and each hand's `mixed` values are by river, `flushes` by column (None: it makes none); of the
        suit and of each rank in other suits so many cards are `left`.
        """
        gone = mask_of(np.flatnonzero(left == 0).tolist())
        free = np.flatnonzero(self._masks & gone == 0)
        rivers = self._rivers[free]
        values = [mine.take(rivers) for mine in mixed]
        for mine, flush in zip(values, flushes, strict=True):
            if flush is not None:
                np.maximum(mine, flush.take(self._columns[free])[:, np.newaxis], out=mine)
        ways = np.broadcast_to(self._beside.ways(left_beside), rivers.shape).ravel()
        before = outcomes.take(rivers)
        after = winners(values) | before >> len(mixed) << len(mixed)
        tally.add(before.ravel(), -ways)
        tally.add(after.ravel(), ways)


class _Boards:
    """All boards of five: by their ranks, and those on which a flush is possible."""

    def __init__(self, tables: ArrayTables) -> None:
        self.rivers = RankSets(BOARD_CARDS)
        self.first_column = tables.width - len(self.rivers.all)
        self.lows = np.array([low_mask(ranks) for ranks in self.rivers.all])
        self.suited = [_SuitedBoards(tables, size, self.first_column) for size in FLUSH_SIZES]


@cache
def _boards(tables: ArrayTables) -> _Boards:
    return _Boards(tables)
