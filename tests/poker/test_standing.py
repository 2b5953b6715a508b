from __future__ import annotations

import random

import pytest

from omaha_trainer.poker.card import DECK, parse_cards, parse_hand
from omaha_trainer.poker.equity import equity
from omaha_trainer.poker.hand_class import HANDS
from omaha_trainer.poker.range import Range
from omaha_trainer.poker.standing import Standing, standings_on
from omaha_trainer.poker.tables import tables
from tests.poker.deals import Cards

BOARDS = [
    "3c 6d 7h",
    "3c 6c 7h",
    "8h 8d Kd",
    "3c 6d 7h Ks",
    "3c 6c 7h Kh",
    "Qs Js 9s 4d",
    "3c 6d 7h Ks 2d",
    "9c 9d 9h 9s 2d",
]


def others(hole: Cards, board: Cards, count: int, seed: int) -> list[Cards]:
    chance = random.Random(seed)
    left = [card for card in DECK if card not in board]
    return [tuple(chance.sample(left, 4)) for _ in range(count)]


@pytest.mark.parametrize("board", BOARDS)
def test_standings_count_the_hands_that_are_beaten(board: str) -> None:
    """Against 4,000 random hands, own cards or not: what a player judges by the board alone."""
    lying = parse_cards(board)
    standings = standings_on(lying, hilo=True, rng=random.Random(1))
    for hole in others((), lying, 6, seed=2):
        high, low = tables().hilo_value(hole, lying)
        values = [tables().hilo_value(other, lying) for other in others(hole, lying, 4000, seed=3)]
        beaten = sum((high > one) + 0.5 * (high == one) for one, _ in values) / len(values)
        lows = sum((low > one) + 0.5 * (low == one) for _, one in values) / len(values) if low else 0
        stands = standings.of(hole)
        assert stands.high == pytest.approx(beaten, abs=0.035)
        assert stands.low == pytest.approx(lows, abs=0.035)


@pytest.mark.parametrize("hilo", [True, False])
@pytest.mark.parametrize("board", BOARDS)
def test_shares_are_near_the_equity_against_a_random_hand(board: str, hilo: bool) -> None:
    """They differ by the cards that the hand itself holds, and on flops by the choice of cards to come."""
    lying = parse_cards(board)
    standings = standings_on(lying, hilo=hilo, rng=random.Random(4))
    off = []
    for hole in others((), lying, 12, seed=5):
        known = equity(hilo, [hole, None], lying, samples=8_000).players[0]
        stands = standings.of(hole)
        off.append(abs(stands.share - known.equity))
        assert stands.share == pytest.approx(known.equity, abs=0.11)
        assert stands.high_share == pytest.approx(known.high_equity, abs=0.13)
        assert stands.low_share == pytest.approx(known.low_equity, abs=0.12)
    assert sum(off) / len(off) < 0.045


def test_more_opponents_leave_less() -> None:
    board, hole = parse_cards("3c 6d 7h Ks"), parse_hand("KdKcQsJs")
    shares = [
        standings_on(board, hilo=True, rng=random.Random(1), opponents=many).of(hole).share for many in (1, 1.5, 3)
    ]
    known = equity(True, [hole, None, None, None], board, samples=20_000).players[0]
    assert shares[0] > shares[1] > shares[2]
    assert shares[2] == pytest.approx(known.equity, abs=0.06)


def test_on_the_river_now_is_the_end() -> None:
    standings = standings_on(parse_cards("3c 6d 7h Ks 2d"), hilo=True, rng=random.Random(1))
    nuts = standings.of(parse_hand("4s5sAcJd"))
    assert nuts.share_now == pytest.approx(nuts.share, abs=1e-6)
    assert nuts.high > 0.95 and nuts.high_share == pytest.approx(nuts.high, abs=1e-6)
    assert nuts.low > 0.9


@pytest.mark.parametrize("hilo", [True, False])
@pytest.mark.parametrize("board", ["3c 6c 7h", "3c 6c 7h Kh", "Qs Js 9s 4d 5s"])
def test_a_range_is_weighed_by_how_its_hands_stand(board: str, hilo: bool) -> None:
    lying = parse_cards(board)
    standings = standings_on(lying, hilo=hilo, rng=random.Random(1))
    asked: list[Standing] = []

    def chance(stands: Standing) -> float:
        asked.append(stands)
        return stands.share**2

    held = Range.any_hand().weighed(standings, chance)
    assert 20 < len(asked) < 6_000
    assert held.hands <= HANDS and held.weight((lying[0], *parse_cards("Ad2d4d"))) == 0
    for hole in others((), lying, 40, seed=8):
        assert held.weight(hole) == pytest.approx(standings.of(hole).share ** 2, abs=0.07)
    assert all(0 <= part <= 1.0001 for one in asked for part in (one.high, one.low, one.share, one.low_share))


def test_factors_below_zero_and_other_boards_are_refused() -> None:
    standings = standings_on(parse_cards("3c 6d 7h"), hilo=True, rng=random.Random(1))
    with pytest.raises(ValueError):
        Range.any_hand().weighed(standings, lambda stands: -stands.share)
    with pytest.raises(ValueError):
        standings.of(parse_hand("3cAd2d4d"))
    for board in ("", "3c 6d", "3c 6d 7h 8h 9h Th"):
        with pytest.raises(ValueError):
            standings_on(parse_cards(board), hilo=True, rng=random.Random(1))


def test_the_high_game_has_no_lows() -> None:
    standings = standings_on(parse_cards("3c 6d 7h"), hilo=False, rng=random.Random(1))
    nut_low = standings.of(parse_hand("Ad2dKsQh"))
    assert nut_low.low == nut_low.low_share == 0
    assert nut_low.share == pytest.approx(nut_low.high_share)
