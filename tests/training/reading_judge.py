"""Hands read by the plainest means: every five cards are looked at, nothing is taken from the program but cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from omaha_trainer.poker.card import DECK, Card
from omaha_trainer.training.question import Choice, Pick

from . import hand_judge

Cards = Sequence[Card]
Five = tuple[Card, ...]
High = tuple[int, ...]
Low = tuple[int, ...]
STRAIGHT = 4
"""The category of a straight in a high's key."""


@lru_cache(maxsize=20_000)
def _high(ranks: tuple[int, ...], flush: bool) -> High:
    suits = "sssss" if flush else "shshs"
    return hand_judge.high(list(zip(ranks, suits, strict=True)))


def high(five: Iterable[Card]) -> High:
    """Greater is better (H2)."""
    a, b, c, d, e = five
    suit = a & 3
    flush = b & 3 == suit and c & 3 == suit and d & 3 == suit and e & 3 == suit
    return _high(tuple(sorted([(a >> 2) + 2, (b >> 2) + 2, (c >> 2) + 2, (d >> 2) + 2, (e >> 2) + 2])), flush)


def low_rank(card: Card) -> int:
    return 1 if card >= 48 else (card >> 2) + 2


def ranks(cards: Iterable[Card]) -> Low:
    """From the top down, the ace low, pairs and all."""
    return tuple(sorted(map(low_rank, cards), reverse=True))


def low(five: Iterable[Card]) -> Low | None:
    """Smaller is better; None where it does not qualify (L1)."""
    different = {1 if card >= 48 else (card >> 2) + 2 for card in five}
    return tuple(sorted(different, reverse=True)) if len(different) == 5 and max(different) <= 8 else None


def fives(hole: Cards, board: Cards, count: int = 2) -> list[Five]:
    """Every five cards with `count` of the hand, those first."""
    if not 0 <= 5 - count <= len(board):
        return []
    return [(*mine, *shared) for mine in combinations(hole, count) for shared in combinations(board, 5 - count)]


def best_high(hole: Cards, board: Cards, count: int = 2) -> High:
    """The best with `count` hole cards, by default as the rules want it (H1); an empty key where there is none."""
    return max(map(high, fives(hole, board, count)), default=())


def best_low(hole: Cards, board: Cards, count: int = 2) -> Low | None:
    return min((found for five in fives(hole, board, count) if (found := low(five))), default=None)


def picks(hole: Cards, board: Cards, of_low: bool) -> set[Pick]:
    """Every choice that makes the best high, or the best low."""
    best: object = best_low(hole, board) if of_low else best_high(hole, board)
    value = low if of_low else high
    return {
        Pick(tuple(sorted(five[:2], reverse=True)), tuple(sorted(five[2:], reverse=True)))
        for five in fives(hole, board)
        if best is not None and value(five) == best
    }


def unseen(*groups: Cards) -> list[Card]:
    seen = {card for group in groups for card in group}
    return [card for card in DECK if card not in seen]


def low_cards(cards: Cards) -> set[int]:
    """The different low ranks."""
    return {low_rank(card) for card in cards if low_rank(card) <= 8}


def counts(cards: Cards) -> list[int]:
    return sorted(Counter(card.rank for card in cards).values(), reverse=True)


def suited(cards: Cards, suit: int) -> list[Card]:
    return [card for card in cards if card.suit == suit]


def pair_high(two: Cards, board: Cards) -> High:
    """The best that two cards make with three of the board."""
    return max(high((*two, *three)) for three in combinations(board, 3))


def pair_low(two: Cards, board: Cards) -> Low | None:
    return min((found for three in combinations(board, 3) if (found := low((*two, *three)))), default=None)


def nut_low(board: Cards, gone: Cards = ()) -> Low | None:
    """The best low of any two cards that are neither on the board nor `gone`."""
    if len(low_cards(board)) < 3:
        return None
    left = {low_rank(card): card for card in unseen(board, gone) if low_rank(card) <= 8}
    return min((found for two in combinations(left.values(), 2) if (found := pair_low(two, board))), default=None)


def nut_high(board: Cards) -> High:
    """The best high of any two cards: one of each pair of ranks in mixed suits, and all pairs in each suit."""
    left = unseen(board)
    best: High = ()
    for two in combinations(left, 2):
        plain = two[0].suit == two[1].suit
        if plain and len(suited(board, two[0].suit)) < 3:
            continue
        best = max(best, pair_high(two, board)) if plain or _first_of_ranks(two, left) else best
    return best


def nut_high_of_all(board: Cards) -> High:
    """The same from every two cards, slowly."""
    return max(pair_high(two, board) for two in combinations(unseen(board), 2))


def _first_of_ranks(two: tuple[Card, ...], left: list[Card]) -> bool:
    """Whether these are the first two cards of their ranks that differ in suit: the others are worth the same."""
    one, other = two
    for first in suited_ranks(left, one.rank):
        for second in suited_ranks(left, other.rank):
            if first < second and first.suit != second.suit:
                return (first, second) == two
    return False


def suited_ranks(cards: Cards, rank: int) -> list[Card]:
    return [card for card in cards if card.rank == rank]


def held(choice: Choice, board: Cards) -> Cards:
    """Two cards that the choice stands for: the very ones, or any of its ranks in different suits."""
    if choice.cards:
        return choice.cards
    left = unseen(board)
    one, other = choice.ranks
    return next(
        (first, second)
        for first in suited_ranks(left, one)
        for second in suited_ranks(left, other)
        if first.suit != second.suit
    )
