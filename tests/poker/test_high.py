from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations

import pytest
from pokerkit import StandardHighHand

from omaha_trainer.poker.card import RANKS, card, parse_cards
from omaha_trainer.poker.high import HighCategory, HighHand, high_of_five, ladder


def high(text: str) -> HighHand:
    return high_of_five(parse_cards(text))


def spelt(hand: HighHand) -> str:
    """Five cards that make the hand."""
    if hand.category in (HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH):
        return "".join(RANKS[rank] + "h" for rank in hand.ranks)
    # A rank's first card takes the first suit and so on; an odd suit keeps five different ranks from a flush.
    suits = [hand.ranks[:place].count(rank) for place, rank in enumerate(hand.ranks)]
    if len(set(hand.ranks)) == 5:
        suits[4] = 3
    return "".join(RANKS[rank] + "cdhs"[suit] for rank, suit in zip(hand.ranks, suits, strict=True))


def test_H2_the_nine_categories_in_order() -> None:
    hands = ("7c5d4h3s2c", "2c2d5h4s3c", "3c3d2h2s4c", "2c2d2h4s3c", "5c4d3h2sAc", "7c5c4c3c2c", "2c2d2h3s3c",
             "2c2d2h2s3c", "5c4c3c2cAc")  # fmt: skip
    worst = [high(text) for text in hands]
    assert [hand.category.words for hand in worst] == [
        "high card", "one pair", "two pair", "three of a kind", "straight", "flush", "full house",
        "four of a kind", "straight flush",
    ]  # fmt: skip
    for lower, upper in pairwise(worst):
        assert lower < upper
        assert lower.value < upper.value


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("5h Qs Kd Qd 5c", "QQ55K"),
        ("7d 2h 7s 7c 2s", "77722"),
        ("3s 5d As 2d 4s", "5432A"),
        ("Ts Ks Js As Qs", "AKQJT"),
        ("9h 4s 9d 4c 4h", "44499"),
        ("8d 8h 8c As 8s", "8888A"),
    ],
)
def test_H2_ranks_are_read_from_the_most_significant_down(cards: str, text: str) -> None:
    assert high(cards).text == text


def test_H2_the_ace_is_high_and_low_in_the_wheel_only() -> None:
    wheel = high("As2d3c4h5s")
    assert wheel.category is HighCategory.STRAIGHT
    assert wheel < high("2d3c4h5s6s")
    assert high("Ks Ad 2c 3h 4s").category is HighCategory.HIGH_CARD
    assert high("As Kd Qc Jh Ts") > high("Ks Qd Jc Th 9s")


def test_H2_suits_never_break_ties() -> None:
    royals = [high("".join(rank + suit for rank in "AKQJT")) for suit in "cdhs"]
    assert len(set(royals)) == 1
    assert royals[0].value == 7462
    assert {high("".join(pair)) for pair in permutations(("As", "Kd", "Qc", "Jh", "9s"))} == {high("AcKcQdJh9s")}


def test_H2_the_ladder_has_every_hand_once_with_its_share_of_the_deck() -> None:
    assert len(set(ladder())) == len(ladder()) == 7462
    assert [hand.value for hand in ladder()] == list(range(1, 7463))
    assert Counter(hand.category for hand in ladder()) == {
        HighCategory.HIGH_CARD: 1277, HighCategory.ONE_PAIR: 2860, HighCategory.TWO_PAIR: 858,
        HighCategory.THREE_OF_A_KIND: 858, HighCategory.STRAIGHT: 10, HighCategory.FLUSH: 1277,
        HighCategory.FULL_HOUSE: 156, HighCategory.FOUR_OF_A_KIND: 156, HighCategory.STRAIGHT_FLUSH: 10,
    }  # fmt: skip


def test_H2_pokerkit_puts_all_hands_in_the_same_order() -> None:
    texts = [spelt(hand) for hand in ladder()]
    assert [high(text) for text in texts] == list(ladder())
    places = [StandardHighHand(text).entry.index for text in texts]
    assert all(lower < upper for lower, upper in pairwise(places))


def test_five_cards_are_needed() -> None:
    for count in (4, 6):
        with pytest.raises(ValueError, match=str(count)):
            high_of_five(next(combinations([card(text) for text in ("As", "Ks", "Qs", "Js", "Ts", "9s")], count)))
