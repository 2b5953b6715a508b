from __future__ import annotations

import random
from collections import Counter

from omaha_trainer.poker.card import DECK, cards_text
from omaha_trainer.poker.deck import shuffled


def test_G1_a_shuffle_keeps_every_card_once() -> None:
    for seed in range(50):
        assert sorted(shuffled(random.Random(seed))) == list(DECK)


def test_a_seed_gives_the_same_deck_everywhere() -> None:
    deck = shuffled(random.Random(2024))
    assert cards_text(deck) == (
        "7cTs5d6s4h5c7hJhAd5sKsAsQc2h9c7dTcTd5hAc3h3cQsQh6d8d8hKcAh4sKdQd2c7s3d2d4cTh8c3s4dKhJsJd6c8s2s9d9s6hJc9h"
    )


def test_every_card_comes_first_equally_often() -> None:
    chance = random.Random(1)
    decks = [shuffled(chance) for _ in range(5200)]
    for place in (0, 1, 25, 50, 51):
        seen = Counter(deck[place] for deck in decks)
        assert len(seen) == 52
        assert sum((count - 100) ** 2 / 100 for count in seen.values()) < 90.6  # chi-square with 51 degrees
