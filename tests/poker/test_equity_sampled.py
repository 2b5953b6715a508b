from __future__ import annotations

from itertools import pairwise

import pytest

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.poker.equity import DEFAULT_SAMPLES, EquityCancelled, equity

ACES = parse_hand("AsAh2s3h")


@pytest.mark.parametrize(("hole", "exact"), [("AsAh2s3h", 0.726033), ("As2s3d4d", 0.573523), ("JsTs9h8h", 0.448395)])
def test_W3_one_random_opponent_before_the_flop(hole: str, exact: float) -> None:
    answer = equity(True, [parse_hand(hole), None], seed=1)
    mine, other = answer.players
    assert (answer.exact, answer.boards) == (False, DEFAULT_SAMPLES)
    assert abs(mine.equity - exact) < 4 * mine.standard_error
    assert 0.0005 < mine.standard_error < 0.002
    assert mine.equity + other.equity == pytest.approx(1)


@pytest.mark.parametrize("hilo", [True, False])
@pytest.mark.parametrize(
    ("holes", "board", "dead"),
    [
        ("AsAh2s3h KdKcQdQc", "", ""),
        ("As2c5d8h KsKc9h9d", "3s 4s Kh", ""),
        ("As2c5d8h KsKc9h9d 3d3h7c6c", "3s 4s Kh Td", "2d 2h"),
        ("AsAh2s3d KsKhQdJd 8c7c6d5d", "", "Ac Kd 2h"),
    ],
)
def test_W2_W3_samples_of_known_hands_lie_about_the_exact_equity(hilo: bool, holes: str, board: str, dead: str) -> None:
    hands = [parse_hand(hole) for hole in holes.split()]
    exact = equity(hilo, hands, parse_cards(board), parse_cards(dead))
    sampled = equity(hilo, hands, parse_cards(board), parse_cards(dead), samples=50_000, seed=2)
    assert (exact.exact, sampled.exact, sampled.boards) == (True, False, 50_000)
    for one, other in zip(exact.players, sampled.players, strict=True):
        assert abs(one.equity - other.equity) < 4 * other.standard_error
        assert abs(one.scoop / exact.boards - other.scoop / 50_000) < 0.01
        assert abs(one.low_equity - other.low_equity) < 0.01
        assert abs(one.quartered / exact.boards - other.quartered / 50_000) < 0.01


def test_unknown_hands_are_all_alike() -> None:
    answer = equity(True, [None] * 9, samples=60_000, seed=3)
    assert sum(one.equity for one in answer.players) == pytest.approx(1)
    for one in answer.players:
        assert abs(one.equity - 1 / 9) < 4 * one.standard_error


def test_W4_a_known_low_tie_against_an_unknown_hand_on_the_river() -> None:
    answer = equity(True, [parse_hand("As2dJhTs"), None], parse_cards("3h 4s 8c Kd 9h"), samples=30_000)
    mine, other = answer.players
    assert mine.low_win + mine.low_tie == 30_000
    assert other.low_win == 0
    assert mine.low_tie == other.low_tie > 0


def test_a_seed_gives_the_same_samples_everywhere() -> None:
    once, again, other = (equity(True, [ACES, None, None], samples=20_000, seed=seed) for seed in (7, 7, 8))
    assert once == again != other
    assert [once.players[0].scoop, once.players[1].high_win, once.players[2].low_tie] == [8381, 4974, 431]


def test_the_standard_error_is_never_below_one_sample() -> None:
    nuts = equity(False, [parse_hand("AhKh2c3d"), None], parse_cards("Qh Jh Th 2s 3c"), samples=500)
    assert nuts.players[0].equity == 1
    assert nuts.players[0].standard_error == 1 / 500
    assert equity(True, [ACES, None], samples=1).players[0].standard_error == 1


def test_progress_is_told_and_an_unwanted_answer_stops() -> None:
    told: list[float] = []
    equity(True, [ACES, None], samples=100_000, progress=told.append)
    assert told[0] == 0
    assert told[-1] == 1
    assert all(before < after for before, after in pairwise(told))
    asked: list[bool] = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(EquityCancelled):
        equity(True, [ACES, None], samples=10_000_000, cancelled=enough)
    assert len(asked) == 3
