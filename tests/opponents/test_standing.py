from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

import pytest

from omaha_trainer.opponents.standing import Half, high_half, low_half
from omaha_trainer.poker.card import DECK, Card, parse_cards
from omaha_trainer.poker.high import high_of_five
from omaha_trainer.poker.low import low_of_five


def high_of_pair(pair: Sequence[Card], board: Sequence[Card]) -> int:
    return max(high_of_five((*pair, *three)).value for three in combinations(board, 3))


def low_of_pair(pair: Sequence[Card], board: Sequence[Card]) -> int:
    lows = [low_of_five((*pair, *three)) for three in combinations(board, 3)]
    return max((low.value for low in lows if low), default=0)


def counted(
    hole: Sequence[Card], board: Sequence[Card], value: Callable[[Sequence[Card], Sequence[Card]], int]
) -> Half:
    """The definition: every pair of unseen cards, valued by the evaluator that explains."""
    mine = max(value(pair, board) for pair in combinations(hole, 2))
    others = [value(pair, board) for pair in combinations([card for card in DECK if card not in {*hole, *board}], 2)]
    total = len(others)
    return Half(
        mine,
        sum(other > mine for other in others) / total,
        sum(other == mine > 0 for other in others) / total,
        sum(other > 0 for other in others) / total,
    )


def test_standing_is_what_counting_all_pairs_gives(runs: Callable[[int, int], int]) -> None:
    rng = Random(1)
    for number in range(runs(45, 9)):
        cards = rng.sample(DECK, 9)
        hole, board = cards[:4], cards[4 : 7 + number % 3]
        assert high_half(hole, board) == counted(hole, board, high_of_pair)
        assert low_half(hole, board) == counted(hole, board, low_of_pair)


def test_standing_with_flushes_and_straight_flushes_about(runs: Callable[[int, int], int]) -> None:
    rng = Random(2)
    for number in range(runs(30, 6)):
        spades = [card for card in DECK if card.suit == 3]
        suited = rng.sample(spades, 3 + number % 3)
        rest = rng.sample([card for card in DECK if card not in suited], 6)
        board = [*suited, *rest[4:]][:5] if number % 2 else suited
        assert high_half(rest[:4], board) == counted(rest[:4], board, high_of_pair)


@pytest.mark.parametrize(
    ("hole", "board"),
    [
        ("As Kd 7c 2h", "Qs 9s 4s"),  # the ace of spades alone makes no flush (H4)
        ("Ks Kh 9c 2d", "Kd 8h 3c"),  # top set
        ("Js Ts 9h 8c", "Qs 9s 8s Kd 2h"),  # a straight flush
    ],
)
def test_H1_standing_counts_two_hole_cards(hole: str, board: str) -> None:
    cards, shared = parse_cards(hole), parse_cards(board)
    assert high_half(cards, shared) == counted(cards, shared, high_of_pair)


def test_the_nuts_are_beaten_by_nothing() -> None:
    assert high_half(parse_cards("Ks Kh 9c 2d"), parse_cards("Kd 8h 3c")).better == 0.0
    low = low_half(parse_cards("As 2d Kh Kc"), parse_cards("8c 5h 4d"))
    assert (low.better, low.value > 0, low.equal > 0) == (0.0, True, True)


def test_L4_no_low_where_the_board_allows_none() -> None:
    assert low_half(parse_cards("As 2d 3h 4c"), parse_cards("Kc Qh 4d 8s Td")) == Half(0, 0.0, 0.0, 0.0)


def test_L9_a_counterfeit_low_is_beaten() -> None:
    hole = parse_cards("Ah 2d Kh Kd")
    assert low_half(hole, parse_cards("4c 8d 3s")).better == 0.0
    assert low_half(hole, parse_cards("4c 8d 3s 2c")).better > 0.0
