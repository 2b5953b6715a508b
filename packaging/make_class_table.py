"""Makes `resources/class_table.bin`: what each of the 16,432 kinds of starting hand wins against random hands.

Run `nice -n 19 python packaging/make_class_table.py` (some ten minutes of one processor; `--deals` and `--seed`
change the sample); the file is committed. Its first line tells the seed, the sample and the standard errors reached;
how it is laid out stands in `omaha_trainer/poker/class_table.py`.

Every deal is a board and ten opponents' hands, and all kinds are measured on it at once: a kind sits out where a card
of the hand that stands for it was dealt. The deals come in batches, and how much these differ gives the standard
errors.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kinds_on_board import Bytes, Highs, Kinds  # noqa: E402
from omaha_trainer.poker.batch import ArrayTables  # noqa: E402
from omaha_trainer.poker.card import DECK, HOLE_CARDS  # noqa: E402
from omaha_trainer.poker.class_table import COLUMNS, FILE, FORMAT, OPPONENTS, SCALE, packed  # noqa: E402
from omaha_trainer.poker.hand_class import CLASSES, all_classes  # noqa: E402
from omaha_trainer.poker.spot import BOARD_CARDS  # noqa: E402
from omaha_trainer.poker.tables import tables  # noqa: E402

SEATS = 10
FIELDS = {
    1: ((0,), (5,)),
    2: ((0, 1), (5, 6)),
    3: ((0, 1, 2), (5, 6, 7), (3, 4, 8)),
    5: ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (0, 2, 4, 6, 8), (1, 3, 5, 7, 9)),
}
"""For each number of opponents who of the ten they are. Most kinds sit out against five, so these meet more often."""
BATCHES = 50
DEALS_A_SHEET = 60
"""Times the most fields: a count on a sheet stays below 256."""

Sums = npt.NDArray[np.float64]
"""The deals that counted, then for each of `COLUMNS` what was won in them; each by kind."""


class Deal(NamedTuple):
    board: list[int]
    hands: list[list[int]]
    highs: list[int]
    lows: list[int]


class Sheet:
    """What every kind won in a few deals, against one number of opponents."""

    def __init__(self) -> None:
        self._counts: defaultdict[tuple[str, int], Bytes] = defaultdict(lambda: np.zeros(CLASSES, np.uint8))
        self._flags = np.zeros((4, CLASSES), np.bool_)

    def add(
        self, highs: Highs, lows: Bytes, free: Bytes, their_highs: Sequence[int], their_lows: Sequence[int]
    ) -> None:
        """One deal; `free` has 1 for the kinds that can be there."""
        high, low = max(their_highs), max(their_lows)
        won, split, won_low, split_low = self._flags
        np.greater(highs, high, out=won)
        np.equal(highs, high, out=split)
        np.greater(lows, low, out=won_low)
        np.equal(lows, low, out=split_low)
        mine = self._flags.view(np.uint8)
        mine &= free
        self._count("deals", 0, free)
        self._count("high", 0, mine[0])
        self._count("high", their_highs.count(high), mine[1])
        self._count("low", 0, mine[2])
        self._count("scoop", 0, mine[0] & mine[2])
        if low:
            self._count("low", their_lows.count(low), mine[3])
        else:  # nobody's low is equal to nobody's low: the high takes all
            self._count("scoop", 0, mine[0] & mine[3])
            self._count("no low", 0, mine[0] & mine[3])
            self._count("no low", their_highs.count(high), mine[1] & mine[3])

    def _count(self, what: str, others: int, kinds: Bytes) -> None:
        """Once more for these kinds, which share it with so many others."""
        count = self._counts[what, others]
        np.add(count, kinds, out=count)

    def sums(self) -> Sums:
        high, low, scoop, no_low = (self._shares(what) for what in ("high", "low", "scoop", "no low"))
        return np.stack([self._shares("deals"), (high + low + no_low) / 2, high, low, scoop])

    def _shares(self, what: str) -> Sums:
        parts = [count / (1 + others) for (of, others), count in self._counts.items() if of == what]
        return np.sum(parts, axis=0) if parts else np.zeros(CLASSES)


class Estimate:
    """Means over all batches and their standard errors, by column and kind."""

    def __init__(self) -> None:
        self._sums = np.zeros((1 + len(COLUMNS), CLASSES))
        self._squares = np.zeros((3, len(COLUMNS), CLASSES))

    def add(self, batch: Sums) -> None:
        deals, won = batch[0], batch[1:]
        self._sums += batch
        self._squares += np.stack([won * won, won * deals, np.broadcast_to(deals * deals, won.shape)])

    def means(self) -> Sums:
        means: Sums = self._sums[1:] / self._sums[0]
        return means

    def errors(self) -> Sums:
        """Of a ratio of sums: by how far each batch's sum is from the mean times its deals."""
        means = self.means()
        spread = self._squares[0] - 2 * means * self._squares[1] + means * means * self._squares[2]
        errors: Sums = np.sqrt(spread.clip(0) * BATCHES / (BATCHES - 1)) / self._sums[0]
        return errors


def deals(rng: np.random.Generator, arrays: ArrayTables) -> Iterator[Deal]:
    """As many as a sheet holds."""
    decks = rng.permuted(np.tile(np.arange(len(DECK)), (DEALS_A_SHEET, 1)), axis=1)
    boards, others = decks[:, :BOARD_CARDS], decks[:, BOARD_CARDS : BOARD_CARDS + SEATS * HOLE_CARDS]
    holes = others.reshape(DEALS_A_SHEET, SEATS, HOLE_CARDS)
    values = arrays.hilo_values(holes.reshape(-1, HOLE_CARDS), boards.repeat(SEATS, axis=0))
    highs, lows = (of.reshape(DEALS_A_SHEET, SEATS).tolist() for of in values)
    return map(Deal, boards.tolist(), holes.tolist(), highs, lows)


def sheet_sums(rng: np.random.Generator, kinds: Kinds, arrays: ArrayTables) -> dict[int, Sums]:
    """The sums of one sheet of deals, by the number of opponents."""
    sheets = {opponents: Sheet() for opponents in OPPONENTS}
    for deal in deals(rng, arrays):
        highs, lows = kinds.values(deal.board)
        on_board = np.bitwise_or.reduce(kinds.has[deal.board])
        taken = [kinds.has[a] | kinds.has[b] | kinds.has[c] | kinds.has[d] for a, b, c, d in deal.hands]
        for opponents, fields in FIELDS.items():
            for field in fields:
                gone = on_board.copy()
                for seat in field:
                    gone |= taken[seat]
                gone ^= 1
                theirs = [deal.highs[seat] for seat in field], [deal.lows[seat] for seat in field]
                sheets[opponents].add(highs, lows, gone, *theirs)
    return {opponents: sheet.sums() for opponents, sheet in sheets.items()}


def measure(seed: int, sheets_a_batch: int) -> dict[int, Estimate]:
    """An estimate for each number of opponents."""
    arrays = tables().arrays
    kinds, rng = Kinds(arrays), np.random.Generator(np.random.PCG64(seed))
    estimates = {opponents: Estimate() for opponents in OPPONENTS}
    for batch in range(1, BATCHES + 1):
        sums = {opponents: np.zeros((1 + len(COLUMNS), CLASSES)) for opponents in OPPONENTS}
        for _ in range(sheets_a_batch):
            for opponents, some in sheet_sums(rng, kinds, arrays).items():
                sums[opponents] += some
        for opponents, estimate in estimates.items():
            estimate.add(sums[opponents])
        print(f"batch {batch} of {BATCHES}, {time.process_time():.0f} s of processor time", flush=True)
    return estimates


def as_file(seed: int, deals_made: int, estimates: dict[int, Estimate]) -> bytes:
    """The file of `class_table`; standard errors are root mean squares over all hands, and the worst kind's."""
    hands = np.array([kind.combinations for kind in all_classes()], float)
    errors = {opponents: estimate.errors() for opponents, estimate in estimates.items()}
    numbers = np.concatenate([estimate.means().ravel() for estimate in estimates.values()])
    about = {
        "format": FORMAT,
        "classes": CLASSES,
        "opponents": OPPONENTS,
        "columns": COLUMNS,
        "scale": SCALE,
        "seed": seed,
        "deals": deals_made,
        "standard_errors": {
            opponents: dict(
                zip(COLUMNS, np.sqrt(np.average(of**2, axis=1, weights=hands)).round(6).tolist(), strict=True)
            )
            for opponents, of in errors.items()
        },
        "worst_standard_errors": {
            opponents: dict(zip(COLUMNS, of.max(axis=1).round(6).tolist(), strict=True))
            for opponents, of in errors.items()
        },
    }
    return json.dumps(about).encode() + b"\n" + zlib.compress(packed((numbers * SCALE).round().astype(int).tolist()), 9)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=1_200_000)
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / FILE)
    wish = parser.parse_args()
    sheets = max(1, wish.deals // (BATCHES * DEALS_A_SHEET))
    estimates = measure(wish.seed, sheets)
    wish.out.write_bytes(as_file(wish.seed, sheets * BATCHES * DEALS_A_SHEET, estimates))
    print(f"{wish.out}: {wish.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
