"""Cards at random for questions: natural deals, deals made to measure, and a bounded search among them.

Knows no rules. All chance comes from the `rng` that is given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from random import Random
from typing import TypeVar

from omaha_trainer.errors import BugError
from omaha_trainer.poker.card import DECK, HOLE_CARDS, Card
from omaha_trainer.poker.deck import shuffled

Cards = tuple[Card, ...]
Found = TypeVar("Found")
RIVER = 5
TRIES = 5000
"""A search that has not ended by then never will: makers of deals hit one time in thirty or better."""
ACE, DEUCE = 12, 0
LOW_RANKS = (ACE, *range(7))
"""Ranks of cards that count for low, the ace first (L1)."""


def search(make: Callable[[], Found], wanted: Callable[[Found], bool]) -> Found:
    """The first thing made that is wanted."""
    for _ in range(TRIES):
        made = make()
        if wanted(made):
            return made
    raise BugError(f"nothing was found in {TRIES} tries")


def deal(rng: Random, hands: int, board: int = RIVER) -> tuple[tuple[Cards, ...], Cards]:
    """Hands of four and a board, as the cards fall."""
    deck = shuffled(rng)
    holes = tuple(deck[HOLE_CARDS * place : HOLE_CARDS * (place + 1)] for place in range(hands))
    return holes, deck[HOLE_CARDS * hands : HOLE_CARDS * hands + board]


def cards_of(ranks: Iterable[int]) -> list[Card]:
    """All cards of these ranks."""
    return [card for card in DECK if card.rank in set(ranks)]


def suit_cards(suit: int) -> list[Card]:
    """All cards of a suit."""
    return [card for card in DECK if card.suit == suit]


class Pack:
    """A deck from which cards are taken by what they are; each card once."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._left = list(shuffled(rng))

    def any(self, count: int, but: Collection[Card] = ()) -> list[Card]:
        """Some cards as they come, none of `but`."""
        return self._take([card for card in self._left if card not in but], count)

    def of(self, cards: Collection[Card], count: int) -> list[Card]:
        """Some of `cards` that are left."""
        wanted = set(cards)
        return self._take([card for card in self._left if card in wanted], count)

    def rank(self, rank: int, count: int = 1) -> list[Card]:
        """Some cards of a rank."""
        return self.of(cards_of([rank]), count)

    def different(self, ranks: Sequence[int]) -> list[Card]:
        """One card of each rank."""
        return [card for rank in ranks for card in self.rank(rank)]

    def _take(self, fitting: list[Card], count: int) -> list[Card]:
        if len(fitting) < count:
            raise BugError(f"{count} such cards are not left")
        taken = fitting[:count]
        self._left = [card for card in self._left if card not in set(taken)]
        return taken

    def mixed(self, cards: Sequence[Card], size: int, but: Collection[Card] = ()) -> Cards:
        """These cards with others up to `size`, in any order."""
        return tuple(self._rng.sample([*cards, *self.any(size - len(cards), but)], size))
