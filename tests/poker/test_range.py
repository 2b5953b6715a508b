from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import DECK, parse_cards, parse_hand
from omaha_trainer.poker.hand_class import CLASSES, HANDS, all_classes, class_index, hands_of
from omaha_trainer.poker.high import HighCategory
from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.poker.range import Range
from tests.poker.deals import Cards

ACES = parse_hand("AsAh2s3h")
KINGS = parse_hand("KsKh7d2c")
ONLY_ACES = [float(kind.name.count("A") == 2) for kind in all_classes()]


def test_any_hand_has_every_hand_once() -> None:
    every = Range.any_hand()
    assert (every.total, every.hands) == (HANDS, HANDS)
    assert type(every.total) is float and type(every.hands) is int
    chance = random.Random(1)
    assert {every.weight(tuple(chance.sample(DECK, 4))) for _ in range(100)} == {1.0}


def test_kinds_give_their_weight_to_each_of_their_hands() -> None:
    weights = [float(index % 7) for index in range(CLASSES)]
    held = Range.of_classes(weights)
    assert held.total == sum(weight * kind.combinations for weight, kind in zip(weights, all_classes(), strict=True))
    for index in range(5, CLASSES, 1009):
        assert {held.weight(hand) for hand in hands_of(index)} == {weights[index]}


def test_G1_single_hands_with_weights() -> None:
    held = Range.of_hands({ACES: 2.0, KINGS: 0.5})
    assert (held.hands, held.total) == (2, 2.5)
    assert held.weight(ACES[::-1]) == 2.0
    assert held.weight(parse_hand("AsAh2s3d")) == 0.0
    with pytest.raises(KnownError):
        Range.of_hands({parse_cards("AsAs2s3h"): 1.0})
    with pytest.raises(KnownError):
        Range.of_hands({parse_cards("As2s3h"): 1.0})


def test_weights_below_zero_and_wrong_numbers_of_weights_are_refused() -> None:
    for weights in ([1.0] * (CLASSES - 1), [-1.0] * CLASSES, [float("nan")] * CLASSES, [float("inf")] * CLASSES):
        with pytest.raises(ValueError):
            Range.of_classes(weights)
        with pytest.raises(ValueError):
            Range.any_hand().times_classes(weights)
    with pytest.raises(ValueError):
        Range.of_hands({ACES: -1.0})


def test_dead_cards_are_removed() -> None:
    dead = parse_cards("As Kd 7c")
    held = Range.any_hand().without(dead)
    assert held.hands == len(list(combinations(range(49), 4)))
    assert held.weight(ACES) == 0
    assert held.weight(parse_hand("KsKh7d2c")) == 1
    assert Range.any_hand().hands == HANDS


def test_ranges_combine() -> None:
    aces = Range.any_hand().times_classes(ONLY_ACES)
    low = Range.any_hand().times_classes([float("2" in kind.name and "A" in kind.name) for kind in all_classes()])
    assert aces.times(low).weight(ACES) == 1
    assert aces.times(low).weight(parse_hand("AsAhKsKh")) == low.times(aces).weight(KINGS) == 0
    assert aces.hands + low.hands == aces.times(low).hands + aces.union(low).hands
    assert aces.plus(low, 0.5).weight(ACES) == 1.5
    assert aces.plus(low, 0.5).total == pytest.approx(aces.total + low.total / 2)
    suited = aces.only(lambda hole: len({card.suit for card in hole}) == 2)
    assert 0 < suited.hands < aces.hands
    assert suited.weight(ACES) == 1 and suited.weight(parse_hand("AsAh2d3c")) == 0


def test_the_best_part_is_exactly_that_part() -> None:
    scores = [float(index % 500) for index in range(CLASSES)]
    for part in (0.0, 0.333, 1.0):
        held = Range.best(part, scores)
        assert held.total == pytest.approx(part * HANDS)
        out = [score for score, kind in zip(scores, all_classes(), strict=True) if held.weight(kind.cards) == 0]
        whole = [score for score, kind in zip(scores, all_classes(), strict=True) if held.weight(kind.cards) == 1]
        assert max(out, default=-1) < min(whole, default=500)
        between = {held.weight(kind.cards) for kind in all_classes()} - {0.0, 1.0}
        assert len(between) <= 1


def test_the_heaviest_hands_and_kinds_for_showing() -> None:
    held = Range.of_hands({ACES: 2.0, KINGS: 0.5, parse_hand("2c3c4c5c"): 1.5})
    assert [(set(hand), part) for hand, part in held.top(2)] == [(set(ACES), 0.5), (set(parse_hand("2c3c4c5c")), 0.375)]
    assert len(held.top(9)) == 3
    kinds = Range.any_hand().times_classes(ONLY_ACES).plus(Range.of_hands({KINGS: 500.0}))
    (first, part), *rest = kinds.top_classes(3)
    assert first.index == class_index(KINGS) and part == pytest.approx(500 / (6768 + 500))
    assert len(rest) == 2 and rest[0][1] == pytest.approx(24 / 7268)
    assert sum(kinds.class_parts()) == pytest.approx(1)
    assert sum(kinds.without(DECK).class_parts()) == 0


def test_hands_are_drawn_by_weight() -> None:
    held = Range.of_hands({ACES: 6.0, KINGS: 3.0, parse_hand("2c3c4c5c"): 1.0})
    drawn = Counter(frozenset(hand) for hand in held.sample(random.Random(3), 4000))
    assert len(drawn) == 3
    assert drawn[frozenset(ACES)] == pytest.approx(2400, abs=130)
    assert drawn[frozenset(KINGS)] == pytest.approx(1200, abs=120)
    one = held.sample(random.Random(5))
    assert one == held.sample(random.Random(5))
    with pytest.raises(ValueError):
        held.without(DECK).sample(random.Random(1))


def test_nothing_but_cards_and_plain_numbers_comes_out() -> None:
    held = Range.any_hand()
    found: list[tuple[Cards, float]] = held.top(1)
    (hand, part), (kind, of_kind) = found[0], held.top_classes(1)[0]
    (drawn,) = held.sample(random.Random(1))
    for card in (*hand, *kind.cards, *drawn):
        assert card in DECK and type(card) is type(DECK[0])
    for number in (part, of_kind, held.weight(hand), held.class_parts()[7]):
        assert type(number) is float


@pytest.mark.parametrize("board", ["3c 6d 7h", "3c 6c 7c", "3c 6d 7h Ks 2d", "8h 8d 4h 5d"])
def test_H2_L1_what_a_range_has_made(board: str) -> None:
    lying = parse_cards(board)
    chance = random.Random(len(board))
    left = [card for card in DECK if card not in lying]
    held = {tuple(chance.sample(left, 4)): chance.choice([1.0, 2.5]) for _ in range(300)}
    held[lying[0], *[card for card in left if card not in lying][:3]] = 50.0  # cannot be held
    made = Range.of_hands(held).made(lying)
    alive = {hole: weight for hole, weight in held.items() if not set(hole) & set(lying)}
    total = sum(alive.values())
    for category in HighCategory:
        part = sum(weight for hole, weight in alive.items() if best_high(hole, lying).hand.category is category)
        assert made.highs.get(category, 0.0) == pytest.approx(part / total)
    assert list(made.highs) == sorted(made.highs, reverse=True)
    low = sum(weight for hole, weight in alive.items() if best_low(hole, lying))
    assert made.low == pytest.approx(low / total)


def test_H2_L1_the_nuts_in_a_range() -> None:
    board = parse_cards("3c 6d 7h Ks 2d")
    held = Range.of_hands({parse_hand("4s5sJcJd"): 1.0, parse_hand("As4hQsQc"): 2.0, parse_hand("KhKdQhJh"): 1.0})
    made = held.made(board)
    assert made.highs == {HighCategory.STRAIGHT: 0.25, HighCategory.THREE_OF_A_KIND: 0.25, HighCategory.ONE_PAIR: 0.5}
    assert (made.nut_high, made.low, made.nut_low) == (0.25, 0.75, 0.5)
    with pytest.raises(ValueError):
        held.without(DECK).made(board)
