from __future__ import annotations

from itertools import combinations

from omaha_trainer.opponents.pair_values import PAIRS, PLACE, flush_pairs, flush_suit, high_pairs, low_pairs
from omaha_trainer.poker.card import parse_cards
from omaha_trainer.poker.high import HighCategory, HighHand


def test_places_lead_back_to_their_pairs() -> None:
    assert len(PAIRS) == 91
    for place, (one, other) in enumerate(PAIRS):
        assert PLACE[one][other] == PLACE[other][one] == place


def test_the_best_pair_on_a_straight_board_makes_the_best_straight() -> None:
    pairs = high_pairs((7, 8, 9))  # J-T-9
    assert PAIRS[pairs.best_first[0]] == (10, 11)
    assert pairs.values[PLACE[10][11]] == HighHand(HighCategory.STRAIGHT, (11, 10, 9, 8, 7)).value


def test_best_first_is_in_order() -> None:
    pairs = high_pairs((0, 3, 3, 9, 12))
    values = [pairs.values[place] for place in pairs.best_first]
    assert values == sorted(values, reverse=True)


def test_a_flush_needs_three_on_the_board() -> None:
    assert flush_suit(parse_cards("As 9s 4d 2c Kh")) is None
    assert flush_suit(parse_cards("As 9s 4d 2s Kh")) == 3


def test_H2_the_best_flush_pair_holds_the_highest_missing_card() -> None:
    flushes = flush_pairs(1 << 11 | 1 << 6 | 1 << 2)  # K-8-4 of the suit
    assert max(flushes, key=flushes.__getitem__) in {(12, 10), (10, 12)}


def test_L2_low_pairs_come_best_first_and_only_where_they_qualify() -> None:
    assert low_pairs(0b11) == ()
    pairs = low_pairs(0b10011000)  # 8-5-4
    assert [(pair.one, pair.other) for pair in pairs[:3]] == [(0, 1), (0, 2), (1, 2)]
    assert all(pair.value > 0 for pair in pairs)
    possible = {pair for pair in combinations(range(8), 2) if not {3, 4, 7} & {*pair}}
    assert {(pair.one, pair.other) for pair in pairs} == possible
