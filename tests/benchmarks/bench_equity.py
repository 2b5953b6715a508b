"""What an equity costs beside poker-equity (Rust): `python -m tests.benchmarks.bench_equity`.

Omaha Hi-Lo, one thread each. Before the clock starts both must count the same boards for every hand, or sample the
same equity. After that what only this program does: ranges, and what the coach weighs them by.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import hypot
from typing import Any, NamedTuple

import poker_equity

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.poker.class_table import class_table
from omaha_trainer.poker.common_deals import CommonDeals
from omaha_trainer.poker.equity import Equity, equity
from omaha_trainer.poker.hand_class import all_classes, class_index
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.prospects import prospects_on
from omaha_trainer.poker.range import Range
from omaha_trainer.poker.tables import tables
from tests.benchmarks.stopwatch import best_times

GAME = "omaha_hi_lo"
SAMPLES = 200_000
FEW_SAMPLES = 1 << 14
ROUND_SECONDS = 0.1
"""Each rival's turn is about so long, however short one answer: a short turn would time a cold cache."""


class Spot(NamedTuple):
    name: str
    hands: str
    board: str = ""
    wanted: float = 0.0


SPOTS = (
    Spot("two hands before the flop", "AsAh2s3h KdKcQdQc", wanted=300),
    Spot("two hands, all suits in play", "As2s3d4d AhKhQcJc", wanted=300),
    Spot("three hands before the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d"),
    Spot("six hands before the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d AcKc4h5s 9s9hTdTc 2c3c7h8h", wanted=60),
    Spot(
        "nine hands before the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d AcKc4h5s 9s9hTdTc 2c3c7h8h Jh6h5c4c QcQs3s2h TsTh9d8d"
    ),
    Spot("two hands on the flop", "As2c5d8h KsKc9h9d", "3s4sKh", wanted=2),
    Spot("six hands on the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d AcKc4h5s 9s9hTdTc 2c3c7h8h", "4dTs8s", wanted=2),
    Spot("two hands on the turn", "Ac2dKhQh As2hJdTd", "3c6d7hKs"),
)
SAMPLED = (
    Spot("a hand and a random one", "AsAh2s3h random", wanted=2),
    Spot("the same on a flop", "AsAh2s3h random", "4dTs8s", wanted=2),
    Spot("a hand and five random ones", "AsAh2s3h random random random random random"),
    Spot("two known hands", "AsAh2s3h KdKcQdQc"),
)


def main() -> None:
    start = time.perf_counter()
    assert tables().arrays is not None
    print(f"tables built in {time.perf_counter() - start:.2f} s; exact Hi-Lo equity:")
    for spot in SPOTS:
        _exact(spot)
    print(f"{SAMPLES} samples, one thread each:")
    for spot in SAMPLED:
        _sampled(spot)
    _ranges()


def _exact(spot: Spot) -> None:
    hands, board = spot.hands.split(), spot.board
    holes, lying = [parse_hand(hand) for hand in hands], parse_cards(board)
    answer, theirs = equity(True, holes, lying), poker_equity.exact_from_text(GAME, hands, board)
    assert answer.boards == theirs["samples"]
    for key, counts in (("scoop", "scoop_count"), ("high_tie", "high_tie_count"), ("low_win", "low_win_count")):
        assert [getattr(player, key) for player in answer.players] == theirs[counts], (spot.name, key)
    _race(spot, lambda: equity(True, holes, lying), lambda: poker_equity.exact_from_text(GAME, hands, board))


def _sampled(spot: Spot) -> None:
    hands, lying = spot.hands.split(), parse_cards(spot.board)
    holes = [None if hand == "random" else parse_hand(hand) for hand in hands]
    texts = ["****" if hand == "random" else hand for hand in hands]

    def ours() -> Equity:
        return equity(True, holes, lying, samples=SAMPLES)

    def theirs() -> dict[str, Any]:
        answer: dict[str, Any] = poker_equity.chunk_from_text(GAME, texts, spot.board, samples=SAMPLES, threads=1)
        return answer

    mine, other = ours().players[0], theirs()["players"][0]
    assert abs(mine.equity - other["equity"]) < 5 * hypot(mine.standard_error, other["std_error"]), spot.name
    _race(spot, ours, theirs)


def _race(spot: Spot, ours: Callable[[], object], theirs: Callable[[], object]) -> None:
    often = {"ours": _often(ours), "theirs": _often(theirs)}
    times = best_times(
        {
            "ours": lambda: [ours() for _ in range(often["ours"])],
            "theirs": lambda: [theirs() for _ in range(often["theirs"])],
        }
    )
    mine, other = (times[name] / count for name, count in often.items())
    wanted = f"   wanted: {spot.wanted:g} x" if spot.wanted else ""
    ratio = f"{other / mine:8.1f} x as fast"
    print(f"{spot.name:32} {mine * 1e3:9.3f} ms   poker-equity {other * 1e3:10.2f} ms   {ratio}{wanted}")


def _often(run: Callable[[], object]) -> int:
    """How often it must run to fill its turn."""
    start = time.perf_counter()
    run()
    return max(1, round(ROUND_SECONDS / (time.perf_counter() - start)))


def _ranges() -> None:
    """One hand against ranges, and what a range costs to weigh."""
    hole, flop = parse_hand("AsAh2s3h"), parse_cards("4c5d9h")
    any_hand, best = Range.any_hand(), Range.best(0.3, class_table().column("equity", 5))
    kinds = [float(kind.index % 3) for kind in all_classes()]
    held = Holdings(hole, 12_000)
    three = dict.fromkeys(range(3), held.any_hand * held.without(flop))
    error = equity(True, [hole, any_hand], flop, samples=FEW_SAMPLES).players[0].standard_error
    print(f"ranges; sampled: {FEW_SAMPLES} deals, a standard error of {error:.2%} on the flop against any hand:")
    runs: dict[str, Callable[[], object]] = {
        "any hand, flop, sampled": lambda: equity(True, [hole, any_hand], flop, samples=FEW_SAMPLES),
        "any hand, turn, exact": lambda: equity(True, [hole, any_hand], parse_cards("4c5d9hTs")),
        "any hand, turn with flushes, exact": lambda: equity(True, [hole, any_hand], parse_cards("4c5d9cTd")),
        "any hand, river, exact": lambda: equity(True, [hole, any_hand], parse_cards("4c5d9hTsJd")),
        "best 30 %, before the flop, sampled": lambda: equity(True, [hole, best], samples=FEW_SAMPLES),
        "three times best 30 %, flop, sampled": lambda: equity(True, [hole] + [best] * 3, flop, samples=FEW_SAMPLES),
        "a weight for each kind": lambda: any_hand.times_classes(kinds),
        "prospects of 12,000 on a flop": lambda: prospects_on(held, flop, hilo=True, opponents=2.0, futures=24),
        "4,000 deals with three of any hand": lambda: CommonDeals(
            hole, flop, held, three, hilo=True, count=4000, seed=1
        ),
        "the number of a hand's kind": lambda: class_index(hole),
    }
    often = {name: _often(run) for name, run in runs.items()}
    times = best_times({name: _repeated(run, often[name]) for name, run in runs.items()})
    for name, seconds in times.items():
        print(f"{name:37} {seconds / often[name] * 1e3:9.4f} ms")


def _repeated(run: Callable[[], object], count: int) -> Callable[[], object]:
    return lambda: [run() for _ in range(count)]


if __name__ == "__main__":
    main()
