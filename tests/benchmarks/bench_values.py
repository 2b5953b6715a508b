"""What a hi-lo value costs beside phevaluator's high value alone: `python -m tests.benchmarks.bench_values`.

phevaluator is C behind a Python call; its fastest form is taken, whole-number cards. Before the clock starts both must
agree on every deal's high hand.
"""

from __future__ import annotations

from random import Random

import numpy as np
from phevaluator import evaluate_omaha_cards

from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.deck import shuffled
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.poker.tables import tables
from tests.benchmarks.stopwatch import best_times

DEALS = 20_000
BATCH = 200_000
WORST_VALUE = 7463
"""phevaluator counts from 1, the royal flush, upwards; this program from 1, the worst hand."""
TARGET_BATCH, TARGET_SINGLE = 6.0, 0.5


def main() -> None:
    chance = Random(12)
    decks = [shuffled(chance) for _ in range(DEALS)]
    deals = [(deck[:4], deck[4:9]) for deck in decks]
    numbers = [(*map(int, board), *map(int, hole)) for hole, board in deals]
    wide = np.random.default_rng(12).permuted(np.tile(np.arange(52, dtype=np.uint8), (BATCH, 1)), axis=1)
    holes, boards = wide[:, 5:9], wide[:, :5]
    shared = [(deck[4:9], [deck[:4], *(deck[start : start + 4] for start in range(9, 29, 4))]) for deck in decks]
    hilo, in_batches = tables().hilo_value, tables().arrays.hilo_values

    ranks = [evaluate_omaha_cards(*cards) for cards in numbers]
    assert [hilo(*deal)[0] for deal in deals] == [WORST_VALUE - rank for rank in ranks], "not the same hands"
    times = best_times(
        {
            "phevaluator, high only": lambda: [evaluate_omaha_cards(*cards) for cards in numbers],
            "one hi-lo hand at a time": lambda: [hilo(hole, board) for hole, board in deals],
            "hi-lo in batches": lambda: in_batches(holes, boards),
            "hi-lo, six hands on a board, no tables": lambda: [values_on_board(*one) for one in shared],
            "hi-lo explained": lambda: [(best_high(*deal), best_low(*deal)) for deal in deals[: DEALS // 100]],
        }
    )
    hands = (DEALS, DEALS, BATCH, 6 * DEALS, DEALS // 100)
    each = {name: seconds / count for (name, seconds), count in zip(times.items(), hands, strict=True)}
    rival = each["phevaluator, high only"]
    for name, seconds in each.items():
        print(f"{name:40} {seconds * 1e6:8.3f} us a hand   {rival / seconds:7.2f} x phevaluator's speed")
    print(f"wanted: at least {TARGET_BATCH:g} x in batches, {TARGET_SINGLE:g} x one at a time")


if __name__ == "__main__":
    main()
