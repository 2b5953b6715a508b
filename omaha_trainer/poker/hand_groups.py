"""Hands that are worth the same on a board, taken together, so that all 270,725 are valued by looking at 13,000.

Without flushes a hand is worth what its ranks are: 1,820 *rows*. Where the board allows a flush, the hands with two or
more cards of that suit are worth what these cards' ranks and the ranks beside them are: 11,531 *groups*, the same for
each suit. Knows no boards that are to come and no weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from omaha_trainer.poker.all_hands import AllHands, all_hands
from omaha_trainer.poker.batch import ArrayTables
from omaha_trainer.poker.card import HOLE_CARDS
from omaha_trainer.poker.card_keys import RANK_KEYS, RANKS, SUIT_BITS, SUIT_PART, SUITS, multisets
from omaha_trainer.poker.hand_class import HANDS
from omaha_trainer.poker.table_build import HOLE_SUBSETS, Indices, LowValues, Values, mask_of, subsets
from omaha_trainer.poker.tables import tables

_SUM_BITS = 20
"""Four ranks' keys sum to less than 2**20."""


@dataclass(frozen=True, slots=True)
class Members:
    """The places of the hands with two or more cards of one suit, and their groups."""

    places: Indices
    groups: Indices


class HandGroups:
    """Rows and groups, and which hands are in them."""

    def __init__(self, hands: AllHands, arrays: ArrayTables) -> None:
        self.arrays = arrays
        self.hands = hands
        self._mixed = arrays.mixed.reshape(-1, arrays.width)
        self._suited = arrays.suited.reshape(-1, arrays.suited_width)
        both = [
            (mask_of(suited), sum(RANK_KEYS[rank] for rank in (*suited, *beside)))
            for size in HOLE_SUBSETS
            for suited in subsets(RANKS, [size])
            for beside in multisets(HOLE_CARDS - size)
        ]
        self.masks, sums = np.array(both, np.intp).T.copy()
        """By group: the ranks in the suit."""
        self.rows: Indices = arrays.rows.take(sums)
        """By group: the row of all its ranks."""
        self._suited_rows: Indices = arrays.suited_rows.take(self.masks) // arrays.suited_width
        self.members = _members(hands, self.masks << _SUM_BITS | sums)
        """By suit."""
        self.group_of = [_dense(members) for members in self.members]
        """By suit and place: the group, or -1."""

    @property
    def row_count(self) -> int:
        """How many rows there are."""
        return len(self._mixed)

    def values(self, board: Sequence[int]) -> GroupValues:
        """What all hands are worth on a board of three to five; for hands that share a card with it this is noise."""
        arrays = self.arrays
        shared = sum(int(arrays.keys[card]) for card in board)
        column = int(arrays.columns[len(board)][shared >> SUIT_BITS])
        highs = self._mixed[:, column]
        lows = arrays.low.take(arrays.hole_lows | int(arrays.board_lows[column]))
        suit = int(arrays.flush_suits[shared & SUIT_PART])
        if suit == SUITS:
            return GroupValues(highs, lows)
        ranks = mask_of(card >> 2 for card in board if card & 3 == suit)
        flushes = self._suited[:, arrays.suited_columns[ranks]].take(self._suited_rows)
        return GroupValues(highs, lows, suit, np.maximum(flushes, highs.take(self.rows)), lows.take(self.rows))


@dataclass(frozen=True, slots=True)
class GroupValues:
    """High and low of every row and, where `suit` makes flushes, of every group; a group's replaces its row's."""

    highs: Values
    lows: LowValues
    suit: int | None = None
    flush_highs: Values | None = None
    flush_lows: LowValues | None = None


@cache
def hand_groups() -> HandGroups:
    """The groups, built at the first call and then kept."""
    return HandGroups(all_hands(), tables().arrays)


def _members(hands: AllHands, keys: Indices) -> list[Members]:
    """For each suit its hands; `keys` has for each group the mask of its suited ranks above the sum of all ranks."""
    order = keys.argsort()
    ranks, suits = hands.cards >> 2, hands.cards & 3
    sums = np.array(RANK_KEYS, np.intp).take(ranks).sum(axis=0)
    members = []
    for suit in range(SUITS):
        mine = suits == suit
        places = np.flatnonzero(mine.sum(axis=0) >= HOLE_SUBSETS[0])
        masks = np.where(mine[:, places], 1 << ranks[:, places], 0).sum(axis=0)
        found = keys[order].searchsorted(masks << _SUM_BITS | sums[places])
        members.append(Members(places, order[found]))
    return members


def _dense(members: Members) -> Indices:
    groups = np.full(HANDS, -1, np.intp)
    groups[members.places] = members.groups
    return groups
