"""The fast values are those that the explaining evaluator gives, however the cards lie."""

from __future__ import annotations

import subprocess
import sys
from itertools import product

import numpy as np
import pytest
from hypothesis import given

from omaha_trainer.poker import card_keys
from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.card import BOARD_SIZES, DECK, Card
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.poker.tables import tables
from tests.poker.deals import Cards, decks, random_deals, renamed, renamings


def explained(hole: Cards, board: Cards) -> tuple[int, int]:
    low = best_low(hole, board)
    return best_high(hole, board).hand.value, 0 if low is None else low.hand.value


@pytest.mark.long
def test_H1_L1_fast_values_equal_explained_ones_on_random_deals(quick: bool) -> None:
    fast = tables()
    for hole, board in random_deals(5_000 if quick else 100_000, seed=8):
        value = explained(hole, board)
        assert fast.hilo_value(hole, board) == value, (hole, board)
        assert values_on_board(board, [hole]) == [value], (hole, board)
        assert (fast.high_value(hole, board), fast.low_value(hole, board)) == value, (hole, board)


@pytest.mark.parametrize("size", BOARD_SIZES)
def test_H1_L1_values_in_batches_equal_single_ones(size: int, quick: bool) -> None:
    deals = [deal for deal in random_deals(3_000 if quick else 60_000, seed=size) if len(deal[1]) == size]
    holes, boards = (np.array(cards, np.uint8) for cards in zip(*deals, strict=True))
    highs, lows = tables().arrays.hilo_values(holes, boards)
    assert highs.dtype == np.int16
    assert lows.dtype == np.uint8
    assert [tables().hilo_value(*deal) for deal in deals] == list(zip(highs.tolist(), lows.tolist(), strict=True))


def test_H1_several_hands_on_one_board_in_their_order() -> None:
    for hole, board in random_deals(300, seed=3):
        others = [card for card in DECK if card not in hole + board]
        holes = [tuple(others[start : start + 4]) for start in range(0, 32, 4)] + [hole]
        assert values_on_board(board, holes) == [tables().hilo_value(one, board) for one in holes]


@given(decks(), renamings())
def test_H2_values_do_not_change_when_suits_are_renamed(deck: list[Card], suits: list[int]) -> None:
    hole, board = tuple(deck[:4]), tuple(deck[4:9])
    value = explained(hole, board)
    assert explained(renamed(hole, suits), renamed(board, suits)) == value
    assert tables().hilo_value(renamed(hole, suits), renamed(board, suits)) == value


@given(decks())
def test_H1_values_do_not_change_with_the_order_of_the_cards(deck: list[Card]) -> None:
    hole, board = tuple(deck[:4]), tuple(deck[4:9])
    assert tables().hilo_value(hole[::-1], board[::-1]) == explained(hole, board)


def test_sums_of_keys_tell_ranks_apart() -> None:
    sums = [card_keys.rank_sum(ranks) for ranks in card_keys.board_ranks()]
    assert len(set(sums)) == len(sums) == 455 + 1820 + 6175
    holes = [card_keys.rank_sum(ranks) for ranks in card_keys.hole_ranks()]
    assert len(set(holes)) == 1820
    assert sum(sorted(card_keys.CARD_KEYS)[-5:]) < 2**30


def test_sums_of_keys_tell_the_suit_of_a_flush() -> None:
    flush, paired = card_keys.flush_suit_by_sum(), card_keys.paired_suits_by_sum()
    for size in BOARD_SIZES:
        for suits in product(range(4), repeat=size):
            key = sum(card_keys.SUIT_KEYS[suit] for suit in suits)
            assert flush[key] == next((suit for suit in range(4) if suits.count(suit) >= 3), None)
    for suits in product(range(4), repeat=4):
        key = sum(card_keys.SUIT_KEYS[suit] for suit in suits)
        assert paired[key] == tuple(suit for suit in range(4) if suits.count(suit) >= 2)


def test_nothing_large_is_loaded_before_it_is_needed() -> None:
    program = (
        "import sys;"
        "import omaha_trainer.poker.equity, omaha_trainer.poker.tables, omaha_trainer.poker.omaha;"
        "from omaha_trainer.poker.board_values import values_on_board;"
        "assert values_on_board(range(0, 20, 4), [range(1, 17, 4)]);"
        "assert 'numpy' not in sys.modules;"
        "assert omaha_trainer.poker.tables.tables.cache_info().currsize == 0"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
