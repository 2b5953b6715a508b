"""What an equity costs beside poker-equity (Rust): `python -m tests.benchmarks.bench_equity`.

Omaha Hi-Lo. Before the clock starts both must count the same boards for every hand, or sample the same equity.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import poker_equity

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.poker.equity import equity
from omaha_trainer.poker.tables import tables
from tests.benchmarks.stopwatch import best_times

GAME = "omaha_hi_lo"
SAMPLES = 200_000


class Spot(NamedTuple):
    name: str
    hands: str
    board: str = ""
    wanted: float = 0.0


SPOTS = (
    Spot("two hands before the flop", "AsAh2s3h KdKcQdQc", wanted=200),
    Spot("two hands, all suits in play", "As2s3d4d AhKhQcJc", wanted=200),
    Spot("three hands before the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d"),
    Spot("six hands before the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d AcKc4h5s 9s9hTdTc 2c3c7h8h", wanted=60),
    Spot(
        "nine hands before the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d AcKc4h5s 9s9hTdTc 2c3c7h8h Jh6h5c4c QcQs3s2h TsTh9d8d"
    ),
    Spot("two hands on the flop", "As2c5d8h KsKc9h9d", "3s4sKh", wanted=2),
    Spot("six hands on the flop", "AsAh2s3d KsKhQdJd 8c7c6d5d AcKc4h5s 9s9hTdTc 2c3c7h8h", "4dTs8s"),
    Spot("two hands on the turn", "Ac2dKhQh As2hJdTd", "3c6d7hKs"),
)


def main() -> None:
    start = time.perf_counter()
    assert tables().arrays is not None
    print(f"tables built in {time.perf_counter() - start:.2f} s; exact Hi-Lo equity:")
    for spot in SPOTS:
        _exact(spot)
    _sampled(SPOTS[0])


def _exact(spot: Spot) -> None:
    hands, board = spot.hands.split(), spot.board
    holes, lying = [parse_hand(hand) for hand in hands], parse_cards(board)
    answer, theirs = equity(True, holes, lying), poker_equity.exact_from_text(GAME, hands, board)
    assert answer.boards == theirs["samples"]
    for key, counts in (("scoop", "scoop_count"), ("high_tie", "high_tie_count"), ("low_win", "low_win_count")):
        assert [getattr(player, key) for player in answer.players] == theirs[counts], (spot.name, key)
    times = best_times(
        {
            "ours": lambda: [equity(True, holes, lying) for _ in range(10)],
            "theirs": lambda: poker_equity.exact_from_text(GAME, hands, board),
        }
    )
    _print(spot, times["ours"] / 10, times["theirs"])


def _sampled(spot: Spot) -> None:
    hands = spot.hands.split()
    holes = [parse_hand(hand) for hand in hands]
    times = best_times(
        {
            "ours": lambda: equity(True, holes, samples=SAMPLES),
            "theirs": lambda: poker_equity.chunk_from_text(GAME, hands, samples=SAMPLES, threads=1),
        }
    )
    print(f"{SAMPLES} samples, one thread each:")
    _print(spot._replace(wanted=0), times["ours"], times["theirs"])


def _print(spot: Spot, ours: float, theirs: float) -> None:
    wanted = f"   wanted: {spot.wanted:g} x" if spot.wanted else ""
    ratio = f"{theirs / ours:8.1f} x as fast"
    print(f"{spot.name:32} {ours * 1e3:9.3f} ms   poker-equity {theirs * 1e3:10.2f} ms   {ratio}{wanted}")


if __name__ == "__main__":
    main()
