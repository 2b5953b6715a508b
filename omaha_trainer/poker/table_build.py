"""Building the large tables with numpy, in about a fifth of a second; nothing is kept on disk.

Knows how values of two hole cards with three board cards become values of whole hands: the greatest over all the
choices (H1, L1), and this once for all three tables. `tables` and `batch` know how they are read. Imported only
when tables are first needed, because numpy is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt

from omaha_trainer.poker.card import BOARD_SIZES
from omaha_trainer.poker.card_keys import RANKS, board_ranks, hole_ranks, multisets, rank_sum
from omaha_trainer.poker.five_values import low_values, mixed_values, suited_values
from omaha_trainer.poker.low import QUALIFIER

Values = npt.NDArray[np.int16]
LowValues = npt.NDArray[np.uint8]
Indices = npt.NDArray[np.intp]
Ranks = tuple[int, ...]

HOLE_SUBSETS = (2, 3, 4)
"""With fewer cards of one suit, or of different low ranks, in the hole nothing is made with it."""


@dataclass(frozen=True, slots=True)
class Grids:
    """The three tables (see `mixed_grid`, `suited_grid`, `low_grid`), and how their rows and columns are found."""

    mixed: Values
    suited: Values
    low: LowValues
    suited_rows: Indices
    """By the mask of a hole's ranks in one suit: the row, 0 for too few."""
    suited_columns: Indices
    """By the mask of a board's ranks in one suit: the column, 0 for too few."""


def build_grids() -> Grids:
    """All three tables."""
    rows = _numbered(subsets(RANKS, HOLE_SUBSETS))
    columns = _numbered(subsets(RANKS, BOARD_SIZES))
    return Grids(mixed_grid(), suited_grid(), low_grid(), rows, columns)


def _numbered(wholes: Sequence[Ranks]) -> Indices:
    """By mask: the place of each set of ranks counted from 1; 0 for every other mask."""
    places = np.zeros(1 << RANKS, np.intp)
    places[[mask_of(ranks) for ranks in wholes]] = np.arange(1, len(wholes) + 1)
    return places


def mixed_grid() -> Values:
    """1820 x 8450: the best high but for flushes, by the ranks of the hole (rows) and of the board (columns).

    Where some rank would be there five times the entry means nothing.
    """
    known = mixed_values()
    dense = np.zeros(rank_sum([RANKS - 1] * 5) + 1, np.int16)
    dense[list(known)] = list(known.values())
    pairs, triples = multisets(2), multisets(3)
    five = dense[np.add.outer([rank_sum(triple) for triple in triples], [rank_sum(pair) for pair in pairs])]
    return _two_and_three(five, (hole_ranks(), pairs), (board_ranks(), triples))


def suited_grid() -> Values:
    """1080 x 2289: the best flush or straight flush by the hole's (rows) and board's (columns) ranks in one suit.

    The first row and column are all 0: too few cards of the suit. The others follow `suited_subsets`.
    """
    return np.pad(_subset_grid(suited_values(), RANKS), ((1, 0), (1, 0)))


def low_grid() -> LowValues:
    """256 x 256: the best low by the hole's and the board's masks of low ranks (bit 0 the ace); 0 for none."""
    grid = np.zeros((1 << QUALIFIER, 1 << QUALIFIER), np.uint8)
    rows = [mask_of(ranks) for ranks in subsets(QUALIFIER, HOLE_SUBSETS)]
    columns = [mask_of(ranks) for ranks in subsets(QUALIFIER, BOARD_SIZES)]
    grid[np.ix_(rows, columns)] = _subset_grid(low_values(), QUALIFIER)
    return grid


def subsets(ranks: int, sizes: Iterable[int]) -> list[Ranks]:
    """All sets of so many different ranks out of the lowest `ranks`."""
    return [subset for size in sizes for subset in combinations(range(ranks), size)]


def mask_of(ranks: Iterable[int]) -> int:
    """The ranks as bits."""
    return sum(1 << rank for rank in ranks)


def _subset_grid(known: dict[int, int], ranks: int) -> Values:
    """The greatest value of two and three different ranks, for sets of hole and board ranks."""
    dense = np.zeros(1 << ranks, np.int16)
    dense[list(known)] = list(known.values())
    pairs, triples = subsets(ranks, [2]), subsets(ranks, [3])
    five = dense[np.bitwise_or.outer([mask_of(triple) for triple in triples], [mask_of(pair) for pair in pairs])]
    holes, boards = subsets(ranks, HOLE_SUBSETS), subsets(ranks, BOARD_SIZES)
    return _two_and_three(five, (holes, pairs), (boards, triples))


def _two_and_three(
    five: Values, holes: tuple[Sequence[Ranks], Sequence[Ranks]], boards: tuple[Sequence[Ranks], Sequence[Ranks]]
) -> Values:
    """Exactly two of the hole and exactly three of the board (H1), from values of triples (rows) with pairs."""
    of_boards = _greatest(five, *boards)
    return _greatest(np.ascontiguousarray(of_boards.T), *holes)


def _greatest(rows: Values, wholes: Sequence[Ranks], parts: Sequence[Ranks]) -> Values:
    """One row for each whole: place by place the greatest of the rows of all its parts."""
    place = {part: number for number, part in enumerate(parts)}
    places = [[place[part] for part in combinations(whole, len(parts[0]))] for whole in wholes]
    widest = max(map(len, places))
    index = np.array([row + row[:1] * (widest - len(row)) for row in places])
    best: Values = rows[index[:, 0]]
    for column in range(1, widest):
        np.maximum(best, rows[index[:, column]], out=best)
    return best
