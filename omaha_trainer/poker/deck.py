"""Shuffling the one deck. Knows no seats and no dealing order; the randomness comes in as an argument."""

from __future__ import annotations

from math import factorial
from random import Random

from omaha_trainer.poker.card import DECK, Card

_SHUFFLES = factorial(len(DECK))
_BITS = _SHUFFLES.bit_length()


def shuffled(random: Random) -> tuple[Card, ...]:
    """All 52 cards in an order drawn evenly from the 52! there are (G1).

    One whole number below 52! names one order. It is made of `getrandbits` alone, so a seed gives the same
    deck on every version of Python and on every machine.

    >>> shuffled(Random(7))[:4] == shuffled(Random(7))[:4]
    True
    """
    number = random.getrandbits(_BITS)
    while number >= _SHUFFLES:
        number = random.getrandbits(_BITS)
    cards = list(DECK)
    for last in range(len(cards) - 1, 0, -1):
        number, place = divmod(number, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)
