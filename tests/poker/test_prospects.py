"""Prospects against what can be counted: on a river they are equities against random hands."""

from __future__ import annotations

import pytest

from omaha_trainer.poker.card import parse_cards, parse_hand
from omaha_trainer.poker.equity import EquityCancelled, equity
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.prospects import prospects_on

RIVERS = ("3s 8h 4c Kd 9h", "Qs Js Ts 7d 7h", "2c 2d 9s 9h Kc")
HANDS = ("As2cJdTd", "KhKc7s5s", "QhJh8c8d", "Ad3d4h5h")


@pytest.mark.parametrize("hilo", [True, False])
@pytest.mark.parametrize("board", RIVERS)
@pytest.mark.parametrize("hole", HANDS)
def test_on_a_river_the_share_is_the_equity_against_one_random_hand(hole: str, board: str, hilo: bool) -> None:
    mine, lying = tuple(parse_hand(hole)), parse_cards(board)
    if set(mine) & set(lying):
        return
    held = Holdings((), 20_000, [mine])
    seen = prospects_on(held, lying, hilo=hilo, opponents=1.0, futures=1)
    exact = equity(hilo, [mine, None], lying, samples=20_000).players[0]
    # The others' halves are taken as independent of each other and of the hand's own cards.
    assert seen.share.list()[-1] == pytest.approx(exact.equity, abs=0.06)
    assert seen.share_now.list() == pytest.approx(seen.share.list())


@pytest.mark.parametrize("board", ["3c 6d 7h", "3c 6d 7h Ks"])
def test_shares_to_come_are_about_the_equities(board: str) -> None:
    lying = parse_cards(board)
    mine = tuple(parse_hand("Ac2dQhJs"))
    held = Holdings((), 8000, [mine])
    seen = prospects_on(held, lying, hilo=True, opponents=1.0, futures=48)
    exact = equity(True, [mine, None], lying, samples=20_000).players[0].equity
    assert seen.share.list()[-1] == pytest.approx(exact, abs=0.06)


def test_more_opponents_leave_less_and_nothing_is_above_one() -> None:
    held, lying = Holdings((), 3000), parse_cards("3c 6d 7h")
    one, three = (prospects_on(held, lying, hilo=True, opponents=many, futures=12) for many in (1.0, 3.0))
    assert three.share.total < one.share.total
    for column in (one.share, one.share_now, one.high_share, one.low_share):
        assert all(0.0 <= number <= 1.0 + 1e-9 for number in column.list())


def test_the_high_game_has_no_low() -> None:
    seen = prospects_on(Holdings((), 2000), parse_cards("3c 6d 7h"), hilo=False, opponents=1.0, futures=12)
    assert seen.low_share.total == 0.0
    assert seen.share.list() == pytest.approx(seen.high_share.list())


def test_it_can_be_stopped() -> None:
    def stop() -> None:
        raise EquityCancelled

    with pytest.raises(EquityCancelled):
        prospects_on(Holdings((), 500), parse_cards("3c 6d 7h"), hilo=True, opponents=1.0, futures=12, go_on=stop)
