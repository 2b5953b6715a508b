from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import DECK, Card, CardFault, parse_cards, parse_hand
from omaha_trainer.poker.hand_class import CLASSES, HANDS, all_classes, class_index, hand_class, hands_of
from tests.poker.deals import decks, renamed, renamings


def test_H2_there_are_16432_kinds_of_270725_hands() -> None:
    kinds = all_classes()
    assert len(kinds) == CLASSES == 16_432
    assert sum(kind.combinations for kind in kinds) == HANDS == 270_725
    assert [kind.index for kind in kinds] == list(range(CLASSES))
    assert len({kind.name for kind in kinds}) == CLASSES
    assert Counter(kind.combinations for kind in kinds).keys() == {1, 4, 6, 12, 24}


def test_every_hand_is_of_one_kind_and_every_kind_has_its_number_of_hands(quick: bool) -> None:
    deck = DECK[::2] if quick else DECK
    found = Counter(class_index(hole) for hole in combinations(deck, 4))
    if not quick:
        assert found == {kind.index: kind.combinations for kind in all_classes()}
    assert set(found) <= set(range(CLASSES))


@pytest.mark.parametrize("index", range(0, CLASSES, 611))
def test_a_number_leads_to_its_hands_and_back(index: int) -> None:
    kind, hands = hand_class(index), hands_of(index)
    assert class_index(kind.cards) == index
    assert len(set(hands)) == len(hands) == kind.combinations
    assert {class_index(hand) for hand in hands} == {index}
    assert kind.cards in hands


@given(decks(), renamings())
def test_H2_renaming_suits_and_changing_the_order_keeps_the_kind(deck: list[Card], suits: list[int]) -> None:
    hole = tuple(deck[:4])
    assert class_index(hole) == class_index(renamed(hole, suits)[::-1])


@pytest.mark.parametrize(
    ("hole", "name", "alike"),
    [
        ("AsAh2s3h", "(A3)(A2)", 12),
        ("As2s3d4d", "(A2)(43)", 12),
        ("JsTs9h8h", "(JT)(98)", 12),
        ("AcKdQhJs", "AKQJ", 24),
        ("AhKhQhJh", "(AKQJ)", 4),
        ("Kd2dAs3c", "A(K2)3", 24),
        ("7c7d7h7s", "7777", 1),
        ("Ac2cAd2d", "(A2)(A2)", 6),
        ("Ts9h9s2h", "(T9)(92)", 12),
    ],
)
def test_names_say_the_ranks_and_which_share_a_suit(hole: str, name: str, alike: int) -> None:
    kind = hand_class(class_index(parse_hand(hole)))
    assert (kind.name, kind.combinations) == (name, alike)


def test_kinds_differ_where_suits_matter() -> None:
    hands = ["AsKsQhJh", "AsQsKhJh", "AsJsKhQh", "AsKsQsJh", "AsKhQdJc", "AsKsQhJd"]
    assert len({class_index(parse_hand(hand)) for hand in hands}) == len(hands)


def test_G1_what_is_no_hand_is_refused() -> None:
    for text, reason in [("AsAs2d3c", CardFault.REPEATED), ("As2d3c", CardFault.WRONG_COUNT)]:
        with pytest.raises(KnownError) as caught:
            class_index(parse_cards(text))
        assert (caught.value.reason, caught.value.rule) == (reason, "G1")
    for index in (-1, CLASSES):
        with pytest.raises(IndexError):
            hand_class(index)
