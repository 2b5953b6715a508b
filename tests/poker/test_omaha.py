from __future__ import annotations

import json
from itertools import combinations
from math import comb, prod
from pathlib import Path
from typing import Any

import pytest
from pokerkit import OmahaEightOrBetterLowHand, OmahaHoldemHand

from omaha_trainer.poker.board_values import values_on_board
from omaha_trainer.poker.card import DECK, cards_text, parse_board, parse_cards, parse_hand
from omaha_trainer.poker.card_keys import multisets
from omaha_trainer.poker.high import HighCategory, high_of_five
from omaha_trainer.poker.low import low_of_five
from omaha_trainer.poker.omaha import best_high, best_low, choices, low_possible
from tests.poker.deals import random_deals

HANDS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "hands.json").read_text())


def high(hole: str, board: str) -> str:
    hand = best_high(parse_hand(hole), parse_board(board)).hand
    return f"{hand.category.words} {hand.text}"


def low(hole: str, board: str) -> str | None:
    best = best_low(parse_hand(hole), parse_board(board))
    return None if best is None else best.hand.text


def low_cards(hole: str, board: str) -> str:
    best = best_low(parse_hand(hole), parse_board(board))
    assert best is not None
    return cards_text(best.hole)


@pytest.mark.parametrize("case", HANDS, ids=lambda case: case["name"])
def test_H1_L1_known_hands(case: dict[str, Any]) -> None:
    board = parse_board(case["board"])
    holes = [parse_hand(hand["hole"]) for hand in case["hands"]]
    assert [high(hand["hole"], case["board"]) for hand in case["hands"]] == [hand["high"] for hand in case["hands"]]
    values = values_on_board(board, holes)
    best = max(value for value, _ in values)
    assert [place for place, (value, _) in enumerate(values) if value == best] == case["high"]
    if case["hilo"]:
        assert [low(hand["hole"], case["board"]) for hand in case["hands"]] == [h["low"] for h in case["hands"]]
        best = max(value for _, value in values)
        assert [place for place, (_, value) in enumerate(values) if value == best and best] == case["low"]


def test_H1_exactly_two_and_three() -> None:
    for count, ways in ((3, 6), (4, 24), (5, 60)):
        all_choices = list(choices(DECK[:4], DECK[4 : 4 + count]))
        assert len(set(all_choices)) == ways
        assert all(len(choice.hole) == 2 and len(choice.board) == 3 for choice in all_choices)
    for hole, board in ((DECK[:3], DECK[4:9]), (DECK[:5], DECK[5:10]), (DECK[:4], DECK[4:6])):
        with pytest.raises(ValueError, match="four hole"):
            list(choices(hole, board))


def test_H1_names_the_cards_and_all_equally_good_choices() -> None:
    best = best_high(parse_hand("As2c5d8h"), parse_board("3s 4s Kh 9c 2d"))
    assert (best.hand.text, cards_text(best.hole), cards_text(best.board)) == ("5432A", "As5d", "3s4s2d")
    straight = best_high(parse_hand("Js 7c 2h 2d"), parse_board("6h 7d 8c 9s Td"))
    assert [cards_text(choice.hole + choice.board) for choice in straight.choices] == ["Js7c8c9sTd"]
    kings = best_high(parse_hand("Kd Kh Ad As"), parse_board("Kc 8d 8h 2s 3c"))
    assert [cards_text(choice.hole + choice.board, " ") for choice in kings.choices] == ["Kd Kh Kc 8d 8h"]
    queen = best_high(parse_hand("Ad Kc Ks 2d"), parse_board("Qc Jh Td 4s 4h"))
    assert [cards_text(choice.hole) for choice in queen.choices] == ["AdKc", "AdKs"]


def test_H3_a_royal_flush_on_the_board_belongs_to_nobody() -> None:
    assert high("As Ac Jd Js", "Ah Kh Qh Jh Th") == "straight AKQJT"
    best = best_high(parse_hand("As Ac Jd Js"), parse_board("Ah Kh Qh Jh Th"))
    assert cards_text(best.board) == "KhQhTh"
    assert all({card.rank for card in choice.hole} == {12, 9} for choice in best.choices)
    assert len(best.choices) == 4


def test_H4_one_spade_in_hand_is_no_flush() -> None:
    assert high("Js 9h 8h 4d", "As Ks Qs 7d 2c") == "high card AKQJ9"
    assert low("Js 9h 8h 4d", "As Ks Qs 7d 2c") == "8742A"


def test_H5_four_hearts_on_the_board_and_one_in_hand_are_no_flush() -> None:
    assert high("Ah 3c 4d 5s", "Kh Qh Jh 9h 2c") == "high card AKQJ5"


def test_H6_the_full_house_of_the_board_cannot_be_played() -> None:
    assert high("Ks 3d 4h 5h", "2d 7h 7s 2s 7c") == "three of a kind 777K5"


def test_H7_sevens_full_beat_three_kings() -> None:
    board = "Ks Kh 7d 7c 2s"
    assert high("Kd Ac Qh Jh", board) == "three of a kind KKKA7"
    assert high("7s 2d Ts 9d", board) == "full house 77722"
    kings, sevens = values_on_board(parse_board(board), [parse_hand("KdAcQhJh"), parse_hand("7s2dTs9d")])
    assert sevens > kings


def test_H8_three_aces_in_hand_are_a_pair() -> None:
    assert high("As Ah Ad 5c", "Kd 9c 8h 4s 3h") == "one pair AAK98"


def test_H9_four_suited_hole_cards_leave_seven_cards_for_the_flush() -> None:
    hole, flop = parse_hand("Ah Qh 7h 5h"), parse_board("Kh 8h 3c")
    unseen = [card for card in DECK if card not in hole + flop]
    outs = [card for card in unseen if best_high(hole, (*flop, card)).hand.category is HighCategory.FLUSH]
    assert len(outs) == 13 - 4 - 2 == 7
    assert {card.suit for card in outs} == {2}


def test_H10_three_aces_and_no_full_house() -> None:
    assert high("As Ac Jh Jd", "Ad Jc 7s 4h 2c") == "three of a kind AAAJ7"


def test_L4_no_low_without_three_different_low_ranks_on_the_board() -> None:
    assert low_possible(parse_board("8d 8c 5s 2d Qc"))
    assert not low_possible(parse_board("4d 4c 8s Kd Qc"))
    assert low("As 3d Kc Kh", "8d 8c 5s 2d Qc") == "8532A"
    lows = parse_cards("As 2s 3s 5s 6s 7s")
    assert all(best_low(hole, parse_board("4d 4c 8s Kd Qc")) is None for hole in combinations(lows, 4))


def test_L4_sixty_per_cent_of_complete_boards_allow_a_low() -> None:
    allowed = total = 0
    for ranks in multisets(5):
        boards = prod(comb(4, ranks.count(rank)) for rank in set(ranks))
        total += boards
        # The first suits will do: the ranks alone decide.
        board = tuple(DECK[4 * rank + ranks[:place].count(rank)] for place, rank in enumerate(ranks))
        allowed += boards if low_possible(board) else 0
    assert total == comb(52, 5)
    assert round(100 * allowed / total, 1) == 60.1


def test_L5_high_and_low_may_use_the_same_other_or_one_common_hole_card() -> None:
    board = "3s 4s Kh 9c 2d"
    assert cards_text(best_high(parse_hand("As 5d Kc Kd"), parse_board(board)).hole) == "As5d"
    assert low_cards("As 5d Kc Kd", board) == "As5d"
    assert cards_text(best_high(parse_hand("As 7d Kc Kd"), parse_board(board)).hole) == "KcKd"
    assert low_cards("As 7d Kc Kd", board) == "As7d"
    assert cards_text(best_high(parse_hand("As Kd 7c Qd"), parse_board(board)).hole) == "AsKd"
    assert low_cards("As Kd 7c Qd", board) == "As7c"


def test_L6_the_same_five_cards_are_straight_and_low() -> None:
    assert high("As 2d Kc Kh", "3d 4c 5s Jd Qc") == "straight 5432A"
    assert low("As 2d Kc Kh", "3d 4c 5s Jd Qc") == "5432A"
    hole, board = parse_hand("As 2d Kc Kh"), parse_board("3d 4c 5s Jd Qc")
    best = best_low(hole, board)
    assert best is not None
    assert best.choices == best_high(hole, board).choices


def test_L7_two_hole_cards_for_the_low_and_not_three() -> None:
    assert low("Ah 2c 3d 5s", "Kd 9h 7c 4s 2h") == "7432A"
    assert low_cards("Ah 2c 3d 5s", "Kd 9h 7c 4s 2h") == "Ah3d"


def test_L8_with_the_ace_on_the_board_the_low_uses_two_others() -> None:
    assert low("As 2d 4c 7h", "Ah 5d 8c") == "8542A"
    assert low_cards("As 2d 4c 7h", "Ah 5d 8c") == "2d4c"
    assert low("As 2d 4c 7h", "Ah 5d 8c 4s") == "7542A"
    assert low_cards("As 2d 4c 7h", "Ah 5d 8c 4s") == "2d7h"


def test_L9_counterfeit_keeps_the_low_but_another_is_now_best() -> None:
    assert low("Ah 2d Kh Kd", "4c 8d 3s") == "8432A"
    assert low("Ah 2d Kh Kd", "4c 8d 3s 2c") == "8432A"
    hole, turn = parse_hand("Ah 2d Kh Kd"), parse_board("4c 8d 3s 2c")
    unseen = [card for card in DECK if card not in hole + turn and card.rank in (12, 0, 1, 2, 3, 4, 5, 6)]
    made = {pair: best_low((*pair, *parse_cards("Kc Ks")), turn) for pair in combinations(unseen, 2)}
    best = max(low.hand for low in made.values() if low is not None)
    assert best.text == "5432A"
    nuts = {"".join(sorted(str(card)[0] for card in pair)) for pair, low in made.items() if low and low.hand == best}
    assert nuts == {"5A"}


def test_L10_a_live_card_beats_a_counterfeited_one() -> None:
    board = "2h 5c 6d 7s 9h"
    assert low("Ad 3c Th Ks", board) == "6532A"
    assert low("As 2s Jc Qh", board) == "7652A"
    (_, live), (_, dead) = values_on_board(parse_board(board), [parse_hand("Ad3cThKs"), parse_hand("As2sJcQh")])
    assert live > dead


def test_L11_four_low_cards_without_a_low() -> None:
    assert low("As 2d 3c 4h", "Ad 9s 2c 4s 9h") is None
    assert low("2h 3d 4c 5c", "Ad 9s 2c 4s 9h") == "5432A"


def test_H1_L1_pokerkit_finds_the_same_hands(quick: bool) -> None:
    for hole, board in random_deals(300 if quick else 3_000, seed=17):
        texts = cards_text(hole), cards_text(board)
        theirs = OmahaHoldemHand.from_game(*texts)
        assert best_high(hole, board).hand == high_of_five(parse_cards("".join(map(repr, theirs.cards))))
        mine, their_low = best_low(hole, board), OmahaEightOrBetterLowHand.from_game_or_none(*texts)
        if mine is None or their_low is None:
            assert mine is their_low is None
        else:
            assert mine.hand == low_of_five(parse_cards("".join(map(repr, their_low.cards))))
