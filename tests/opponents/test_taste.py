from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from omaha_trainer.opponents.taste import taste
from omaha_trainer.poker.card import DECK, parse_hand
from omaha_trainer.table.game import Game
from tests.opponents.styles import SOLID

LIKES = {
    "likes_lows": ("Ac2d9hKs", "Ac4d9hKs"),
    "likes_aces": ("Ac2c9hKs", "Ac2d9hKs"),
    "likes_pairs": ("9c9dKhQs", "9c8dKhQs"),
    "likes_suits": ("9c8cKhQh", "9c8cKhQs"),
    "likes_rundowns": ("9c8dThQs", "9c8dThAs"),
}


@pytest.mark.parametrize("liking", LIKES)
def test_a_liked_hand_has_more_points_than_the_next_one_to_it(liking: str) -> None:
    points: dict[str, Any] = {liking: 4.0}
    style = replace(SOLID, **points)
    liked, other = (taste(parse_hand(hole), style, Game.HILO) for hole in LIKES[liking])
    assert liked == pytest.approx(other + 4.0)


@pytest.mark.parametrize("liking", LIKES)
def test_over_all_hands_a_taste_adds_nothing(liking: str) -> None:
    point: dict[str, Any] = {liking: 1.0}
    style, rng = replace(SOLID, **point), Random(1)
    total = sum(taste(rng.sample(DECK, 4), style, Game.HILO) for _ in range(20_000))
    assert abs(total / 20_000) < 0.02


def test_lows_are_not_liked_where_there_are_none() -> None:
    assert taste(parse_hand("Ac2d9hKs"), replace(SOLID, likes_lows=4.0), Game.HIGH) == 0.0
