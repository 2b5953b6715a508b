from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from omaha_trainer.opponents.start_hands import place, points
from omaha_trainer.opponents.start_points import HIGH, HILO, Points
from omaha_trainer.poker.card import DECK, parse_hand

TABLES = pytest.mark.parametrize("table", [HILO, HIGH], ids=["hilo", "high"])


@pytest.mark.parametrize(
    ("table", "best", "fair", "worst"),
    [
        (HILO, "AsAh2s3h As2s3d4d As3sKdQd", "Ac2dTh9s Ah4hKd9c KsKd7h2c", "Jh9d5s4c 7c7d8h9s 2c2d2h2s"),
        (HIGH, "AsAhKsKh KdKcQdQc JsTs9h8h", "As9cKd5h 9s8h7d6c Ac2c7h8h", "2h3d9cTs Jh9d5s4c 2c2d2h7s"),
    ],
    ids=["hilo", "high"],
)
def test_hands_stand_where_a_player_would_put_them(table: Points, best: str, fair: str, worst: str) -> None:
    assert all(place(parse_hand(hand), table) > 0.9 for hand in best.split())
    assert all(0.25 < place(parse_hand(hand), table) < 0.9 for hand in fair.split())
    assert all(place(parse_hand(hand), table) < 0.1 for hand in worst.split())


@pytest.mark.parametrize(
    ("better", "worse", "table"),
    [
        ("AsKsQdJd", "AsKhQdJc", HIGH),  # double-suited over rainbow
        ("AsKhQdJc", "AsKhQd5c", HIGH),  # a rundown over a dangler
        ("Ac2c7h8h", "Ac2d7h8s", HILO),
        ("Ac2d3hKs", "Ac2dTh9s", HILO),  # a spare low card
        ("AsAh2s9h", "KsKh2s9h", HILO),
        ("Ac3dKhQs", "Ac7dKhQs", HILO),
        ("KsKhKd9c", "2c2d2h7s", HIGH),
    ],
)
def test_what_makes_a_hand_better(better: str, worse: str, table: Points) -> None:
    assert place(parse_hand(better), table) > place(parse_hand(worse), table)


@TABLES
def test_places_spread_evenly_over_all_hands(table: Points) -> None:
    rng = Random(99)
    places = sorted(place(rng.sample(DECK, 4), table) for _ in range(5000))
    for tenth in range(1, 10):
        assert abs(places[500 * tenth] - tenth / 10) < 0.03
    assert 0.0 <= places[0] < places[-1] <= 1.0


@TABLES
def test_H2_suits_and_the_order_of_the_cards_do_not_matter(table: Points) -> None:
    rng = Random(3)
    for _ in range(50):
        hole = rng.sample(DECK, 4)
        suits = rng.choice(list(permutations(range(4))))
        renamed = [DECK[card.rank * 4 + suits[card.suit]] for card in hole]
        rng.shuffle(renamed)
        assert points(renamed, table) == pytest.approx(points(hole, table))


@TABLES
def test_the_ends_of_the_ladder(table: Points) -> None:
    assert place(parse_hand("2c2d2h2s"), table) < 0.01
    assert place(parse_hand("AsAhKsKh" if table is HIGH else "AsAh2s3h"), table) > 0.995
