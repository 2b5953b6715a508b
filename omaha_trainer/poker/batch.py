"""Omaha values for whole arrays of deals at a time.

Knows how arrays of cards become places in the tables of `table_build`. Imported only where arrays are needed,
because numpy is. Cards are numbers 0..51 as in `card`; that they differ is not checked here.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.card import BOARD_SIZES, HOLE_CARDS
from omaha_trainer.poker.card_keys import (
    CARD_KEYS,
    RANK_KEYS,
    SIZE_KEY,
    SUIT_BITS,
    SUIT_PART,
    SUITS,
    board_ranks,
    flush_suit_by_sum,
    hole_ranks,
    low_mask,
)
from omaha_trainer.poker.table_build import Grids, Indices, LowValues, Values

CHUNK = 1 << 14
"""So many deals at a time stay in a processor's nearer caches."""
DECK_SIZE = len(CARD_KEYS)
LOW_BITS = 8
LOW_MASKS = 1 << LOW_BITS

Cards = npt.NDArray[np.integer]


class ArrayTables:
    """The tables, and what leads from cards to places in them, as flat arrays."""

    def __init__(self, grids: Grids) -> None:
        holes, boards = hole_ranks(), board_ranks()
        self.width = len(boards)
        self.mixed = grids.mixed.reshape(-1)
        self.suited = grids.suited.reshape(-1)
        self.low = grids.low.reshape(-1)
        # The keys without the part that tells how many cards they are: an array's shape tells it.
        self.keys = np.array(CARD_KEYS) - (SIZE_KEY << SUIT_BITS)
        self.rows = _places_by_sum(holes, HOLE_CARDS)
        self.columns = {size: _places_by_sum(boards, size) for size in BOARD_SIZES}
        self.hole_lows = np.array([low_mask(ranks) << LOW_BITS for ranks in holes])
        self.board_lows = np.array([low_mask(ranks) for ranks in boards])
        self.suited_width = grids.suited.shape[1]
        self.suited_rows = grids.suited_rows * self.suited_width
        self.suited_columns = grids.suited_columns
        self.flush_suits = _flush_suits()
        cards = np.arange(DECK_SIZE)
        self.suit_bits = np.zeros((SUITS, DECK_SIZE), np.intp)
        self.suit_bits[cards & 3, cards] = 1 << (cards >> 2)

    def hilo_values(self, holes: Cards, boards: Cards) -> tuple[Values, LowValues]:
        """High values (1..7462) and low values (0, or 1..56) of `holes`, n x 4, on `boards`, n x 3 to n x 5."""
        highs = np.empty(len(holes), np.int16)
        lows = np.empty(len(holes), np.uint8)
        for start in range(0, len(holes), CHUNK):
            part = slice(start, start + CHUNK)
            shared = Boards(self, columns_of(boards[part]))
            highs[part], lows[part] = shared.hilo(columns_of(holes[part]))
        return highs, lows


def columns_of(deals: Cards) -> Indices:
    """Deals in rows, n x k, as k rows of n cards, ready to be looked up."""
    return np.ascontiguousarray(deals.T, np.intp)


class KnownHand:
    """The parts of the tables that four known cards can reach."""

    def __init__(self, tables: ArrayTables, hole: Sequence[int]) -> None:
        row = int(tables.rows[sum(int(tables.keys[card]) for card in hole) >> SUIT_BITS])
        self.mixed = tables.mixed[row * tables.width : (row + 1) * tables.width]
        """By the board's column: the best high but for flushes."""
        low = int(tables.hole_lows[row])
        self.low = tables.low[low : low + LOW_MASKS]
        """By the board's mask of low ranks: the best low."""
        self.suited_rows = tables.suited_rows.take(tables.suit_bits[:, list(hole)].sum(axis=1))
        """By suit: where the row of flushes starts; 0, a row of zeros, with fewer than two cards of it."""


class Boards:
    """Many boards of equal size, looked at once and then used for any number of hands."""

    def __init__(self, tables: ArrayTables, cards: Indices) -> None:
        """`cards` has a row for each board card (3 to 5) and a column for each board."""
        self._tables = tables
        sums = tables.keys.take(cards).sum(axis=0)
        self._columns = tables.columns[len(cards)].take(sums >> SUIT_BITS)
        self._lows = tables.board_lows.take(self._columns)
        suits = tables.flush_suits.take(sums & SUIT_PART)
        self._flushes = np.flatnonzero(suits < SUITS)
        """The boards on which a flush is possible, and for these only the suit and the suit's ranks."""
        self._suits = suits.take(self._flushes)
        self._suited = tables.suited_columns.take(self._masks(cards))

    def hilo(self, holes: Indices) -> tuple[Values, LowValues]:
        """The values of a hand for each board; `holes` is 4 x boards."""
        tables = self._tables
        rows = tables.rows.take(tables.keys.take(holes).sum(axis=0) >> SUIT_BITS)
        highs = tables.mixed.take(rows * tables.width + self._columns)
        self._raise_to_flushes(highs, tables.suited_rows.take(self._masks(holes)))
        return highs, tables.low.take(tables.hole_lows.take(rows) | self._lows)

    def hilo_of(self, hand: KnownHand) -> tuple[Values, LowValues]:
        """The values of the same four cards on every board."""
        highs = hand.mixed.take(self._columns)
        self._raise_to_flushes(highs, hand.suited_rows.take(self._suits))
        return highs, hand.low.take(self._lows)

    def _masks(self, cards: Indices) -> Indices:
        """For the boards with a flush suit, the ranks of `cards` (rows of one card a board) in that suit."""
        places = cards.take(self._flushes, axis=1) + self._suits * DECK_SIZE
        masks: Indices = self._tables.suit_bits.take(places).sum(axis=0)
        return masks

    def _raise_to_flushes(self, highs: Values, rows: Indices) -> None:
        flushes = self._tables.suited.take(rows + self._suited)
        highs[self._flushes] = np.maximum(highs.take(self._flushes), flushes)


def _places_by_sum(ranks: Sequence[tuple[int, ...]], size: int) -> Indices:
    """By the rank sum of `size` cards, without the keys of size: the place in `ranks`."""
    places = np.zeros(size * RANK_KEYS[-1] + 1, np.intp)
    for place, of_size in enumerate(ranks):
        if len(of_size) == size:
            places[sum(RANK_KEYS[rank] for rank in of_size)] = place
    return places


def _flush_suits() -> Indices:
    """By the suit sum of a board: its flush suit, or `SUITS` for none."""
    suits = np.full(SUIT_PART + 1, SUITS)
    for shared, suit in flush_suit_by_sum().items():
        suits[shared] = SUITS if suit is None else suit
    return suits
