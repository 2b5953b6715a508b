"""Omaha values at full speed: a high or hi-lo value is a few look-ups in tables that are built when first needed.

Knows how a hand's cards become places in the tables. `omaha` explains the same values; `batch` reads the same
tables for whole arrays of hands. Importing this module builds nothing and imports no numpy; `tables()` does both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from omaha_trainer.poker.card_keys import (
    CARD_KEYS,
    SUIT_BITS,
    SUIT_PART,
    board_ranks,
    flush_suit_by_sum,
    hole_ranks,
    low_mask,
    paired_suits_by_sum,
    rank_sum,
)

if TYPE_CHECKING:
    from omaha_trainer.poker.batch import ArrayTables
    from omaha_trainer.poker.table_build import Grids

_HOLE_SUIT_BITS = 8
"""Four hole cards have a suit sum below 2**8."""
_HOLE_SUIT_PART = (1 << _HOLE_SUIT_BITS) - 1


class HandTables:
    """Values of single hands: four hole cards, and a board of three to five.

    The cards must be different; this is not checked here. Higher is better in all values.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> tables().hilo_value(parse_cards("As2dKcKh"), parse_cards("3d 4c 5s Jd Qc"))
    (5854, 56)
    """

    def __init__(self, grids: Grids) -> None:
        self.grids = grids
        width = grids.mixed.shape[1]
        self._mixed = grids.mixed.reshape(-1).data
        self._low = grids.low.tobytes()
        self._rows = {rank_sum(ranks): (row * width, low_mask(ranks) << 8) for row, ranks in enumerate(hole_ranks())}
        self._columns = {rank_sum(ranks): (column, low_mask(ranks)) for column, ranks in enumerate(board_ranks())}
        self._suits = _suits_in_common()
        self._suited = grids.suited.data
        self._suited_rows: list[int] = grids.suited_rows.tolist()
        self._suited_columns: list[int] = grids.suited_columns.tolist()

    @cached_property
    def arrays(self) -> ArrayTables:
        """The same tables for arrays of hands."""
        from omaha_trainer.poker.batch import ArrayTables

        return ArrayTables(self.grids)

    def high_value(self, hole: Sequence[int], board: Sequence[int]) -> int:
        """The best high: 1 (7-5-4-3-2) to 7462 (a royal flush); rules H1, H2."""
        keys = CARD_KEYS
        a, b, c, d = hole
        mine = keys[a] + keys[b] + keys[c] + keys[d]
        shared = 0
        for card in board:
            shared += keys[card]
        high: int = self._mixed[self._rows[mine >> SUIT_BITS][0] + self._columns[shared >> SUIT_BITS][0]]
        suit = self._suits[(shared & SUIT_PART) << _HOLE_SUIT_BITS | mine & _HOLE_SUIT_PART]
        return max(high, self._flush(suit, hole, board)) if suit else high

    def low_value(self, hole: Sequence[int], board: Sequence[int]) -> int:
        """The best low: 1 (8-7-6-5-4) to 56 (the wheel), or 0 where none qualifies; rules L1, L2."""
        mine = low_mask([card >> 2 for card in hole])
        return self._low[mine << 8 | low_mask([card >> 2 for card in board])]

    def hilo_value(self, hole: Sequence[int], board: Sequence[int]) -> tuple[int, int]:
        """`high_value` and `low_value` in one go."""
        keys = CARD_KEYS
        a, b, c, d = hole
        mine = keys[a] + keys[b] + keys[c] + keys[d]
        shared = 0
        for card in board:
            shared += keys[card]
        row, low_row = self._rows[mine >> SUIT_BITS]
        column, low_column = self._columns[shared >> SUIT_BITS]
        high: int = self._mixed[row + column]
        suit = self._suits[(shared & SUIT_PART) << _HOLE_SUIT_BITS | mine & _HOLE_SUIT_PART]
        if suit:
            high = max(high, self._flush(suit, hole, board))
        return high, self._low[low_row | low_column]

    def _flush(self, suit: int, hole: Sequence[int], board: Sequence[int]) -> int:
        """The best flush in `suit` (counted from 1), by its ranks in the hole and on the board."""
        mine = shared = 0
        for card in hole:
            if card & 3 == suit - 1:
                mine |= 1 << (card >> 2)
        for card in board:
            if card & 3 == suit - 1:
                shared |= 1 << (card >> 2)
        value: int = self._suited[self._suited_rows[mine], self._suited_columns[shared]]
        return value


@cache
def tables() -> HandTables:
    """The tables, built at the first call (about a fifth of a second, 36 MB) and then kept."""
    from omaha_trainer.poker.table_build import build_grids

    return HandTables(build_grids())


def _suits_in_common() -> bytes:
    """By the suit sums of board and hole: the suit, counted from 1, that makes a flush, or 0 for none."""
    suits = bytearray(1 << SUIT_BITS + _HOLE_SUIT_BITS)
    for shared, suit in flush_suit_by_sum().items():
        for mine, paired in paired_suits_by_sum().items():
            if suit in paired:
                suits[shared << _HOLE_SUIT_BITS | mine] = suit + 1
    return bytes(suits)
