"""Random cards for tests: a repeatable stream of deals, and strategies for hypothesis."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from omaha_trainer.poker.card import BOARD_SIZES, DECK, Card
from omaha_trainer.poker.deck import shuffled

Cards = tuple[Card, ...]


def random_deals(count: int, seed: int) -> Iterator[tuple[Cards, Cards]]:
    """Holes with boards of three, four and five cards in turn."""
    chance = random.Random(seed)
    for number in range(count):
        deck = shuffled(chance)
        yield deck[:4], deck[4 : 4 + BOARD_SIZES[number % len(BOARD_SIZES)]]


def decks() -> st.SearchStrategy[list[Card]]:
    """The deck in any order."""
    return st.permutations(DECK)


def renamings() -> st.SearchStrategy[list[int]]:
    """The four suits in any order."""
    return st.permutations(range(4))


def renamed(cards: Cards, suits: list[int]) -> Cards:
    """The same ranks with each suit replaced."""
    return tuple(DECK[4 * card.rank + suits[card.suit]] for card in cards)
