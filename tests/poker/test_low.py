from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pokerkit import EightOrBetterLowHand

from omaha_trainer.poker.card import parse_cards
from omaha_trainer.poker.low import LowHand, low_of_five

LETTERS = "?A2345678"


def low(ranks: str) -> LowHand | None:
    """The low of five ranks such as `8-5-4-2-A`, in mixed suits."""
    return low_of_five(parse_cards("".join(map("".join, zip(ranks.replace("-", ""), "cdhsc", strict=True)))))


def made(ranks: str) -> LowHand:
    hand = low(ranks)
    assert hand is not None
    return hand


def test_L1_five_different_ranks_none_above_eight_with_the_ace_low() -> None:
    assert made("8-5-4-2-A").text == "8542A"
    assert made("8-5-4-2-A").ranks == (8, 5, 4, 2, 1)


def test_L1_straights_and_flushes_do_not_count_against_it() -> None:
    flush = low_of_five(parse_cards("5h4h3h2hAh"))
    assert flush == made("5-4-3-2-A")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7-6-4-3-2", "8-5-4-3-A"),
        ("8-6-4-3-2", "8-6-5-2-A"),
        ("6-4-3-2-A", "6-5-3-2-A"),
        ("7-5-4-3-2", "7-6-3-2-A"),
    ],
)
def test_L2_the_first_lower_card_from_the_top_wins(better: str, worse: str) -> None:
    assert made(better) > made(worse)
    assert made(better).value > made(worse).value


def test_L2_best_is_the_wheel_and_worst_the_straight_to_the_eight() -> None:
    assert made("5-4-3-2-A").value == 56
    assert made("8-7-6-5-4").value == 1


def test_L2_pokerkit_puts_all_56_lows_in_the_same_order() -> None:
    lows = sorted(LowHand(ranks) for ranks in combinations(range(8, 0, -1), 5))
    assert [hand.value for hand in lows] == list(range(1, 57))
    theirs = [EightOrBetterLowHand("".join(map("".join, zip(hand.text, "cdhsc", strict=True)))) for hand in lows]
    assert all(lower < upper for lower, upper in pairwise(theirs))


@pytest.mark.parametrize("ranks", ["7-7-5-4-A", "9-5-4-3-2", "A-A-2-3-4", "8-7-6-5-T", "K-4-3-2-A"])
def test_L3_a_pair_or_a_card_above_eight_is_no_low(ranks: str) -> None:
    assert low(ranks) is None


@pytest.mark.parametrize("ranks", ["8-7-6-5-4", "5-4-3-2-A"])
def test_L3_straights_are_lows(ranks: str) -> None:
    assert made(ranks).text == ranks.replace("-", "")


def test_five_cards_are_needed() -> None:
    with pytest.raises(ValueError, match="4"):
        low_of_five(parse_cards("As2s3s4s"))
