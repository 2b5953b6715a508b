"""The values of all 16,432 kinds of starting hand on one board, as fast as arrays go; for `make_class_table`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.batch import LOW_BITS, ArrayTables
from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.poker.card_keys import RANK_KEYS, SUIT_BITS, SUIT_PART, SUITS, low_mask
from omaha_trainer.poker.hand_class import CLASSES, all_classes
from omaha_trainer.poker.spot import BOARD_CARDS
from omaha_trainer.poker.table_build import mask_of

Highs = npt.NDArray[np.int16]
Bytes = npt.NDArray[np.uint8]


class Kinds:
    """The hands that stand for the kinds."""

    def __init__(self, arrays: ArrayTables) -> None:
        holes = [kind.cards for kind in all_classes()]
        self.has = np.zeros((len(DECK), CLASSES), np.uint8)
        """By card and kind: 1 where the card is in the hand that stands for the kind."""
        for place, hole in enumerate(holes):
            self.has[list(hole), place] = 1
        self._rows = arrays.rows[[sum(RANK_KEYS[card.rank] for card in hole) for hole in holes]]
        self._lows = np.array([low_mask(card.rank for card in hole) << LOW_BITS for hole in holes])
        self._flushes = [_Flushes(arrays, holes, suit) for suit in range(SUITS)]
        self._arrays = arrays
        self._mixed = _turned(arrays.mixed, arrays.width)
        self._suited = _turned(arrays.suited, arrays.suited_width)

    def values(self, board: Sequence[int]) -> tuple[Highs, Bytes]:
        """High and low values on a board of five; they mean nothing for hands that share a card with it."""
        arrays = self._arrays
        shared = sum(int(arrays.keys[card]) for card in board)
        column = int(arrays.columns[BOARD_CARDS][shared >> SUIT_BITS])
        highs: Highs = self._mixed[column].take(self._rows)
        suit = int(arrays.flush_suits[shared & SUIT_PART])
        if suit < SUITS:
            mask = mask_of(card >> 2 for card in board if card & 3 == suit)
            some = self._flushes[suit]
            made = self._suited[arrays.suited_columns[mask]].take(some.rows)
            highs[some.kinds] = np.maximum(highs.take(some.kinds), made)
        return highs, arrays.low.take(self._lows | int(arrays.board_lows[column]))


class _Flushes:
    """The kinds that can make a flush in one suit, and their rows in the table of flushes."""

    def __init__(self, arrays: ArrayTables, holes: Sequence[Sequence[Card]], suit: int) -> None:
        masks = [mask_of(card.rank for card in hole if card.suit == suit) for hole in holes]
        rows = arrays.suited_rows[masks] // arrays.suited_width
        self.kinds = np.flatnonzero(rows)
        self.rows = rows[self.kinds]


def _turned(table: Highs, width: int) -> Highs:
    """By column first, so that all hands of one board lie together."""
    return np.ascontiguousarray(table.reshape(-1, width).T)
