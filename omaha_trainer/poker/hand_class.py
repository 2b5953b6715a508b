"""The 16,432 kinds of starting hand: before the flop two hands are alike when renaming suits makes them the same (H2).

Knows which hands are alike, how many there are of each kind, and a name for it. Does not know how good they are
(`class_table` does). Plain Python; `all_hands` numbers whole arrays of hands alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import DECK, HOLE_CARDS, RANKS, Card, CardFault, check_distinct
from omaha_trainer.poker.card_keys import SUITS, hole_ranks

CLASSES = 16_432
"""Kinds of starting hand."""
HANDS = 270_725
"""Starting hands: four cards of 52."""

_SUIT_PATTERNS = [
    suits
    for suits in product(range(SUITS), repeat=HOLE_CARDS)
    if all(suit <= max(suits[:place], default=-1) + 1 for place, suit in enumerate(suits))
]
"""The fifteen ways in which four cards in order can share suits, each suit named when it first comes."""

_WAYS = {
    (False, False, False): 24,
    (True, False, False): 12,
    (False, True, False): 12,
    (False, False, True): 12,
    (True, False, True): 6,
    (True, True, False): 4,
    (False, True, True): 4,
    (True, True, True): 1,
}
"""By which of four masks in order are like their neighbours: the ways to give them to the suits."""

SuitMasks = tuple[int, int, int, int]
"""The ranks held in each suit as bits, the greatest mask first: equal for hands that are alike, and only for these."""


@dataclass(frozen=True, slots=True)
class HandClass:
    """One kind of starting hand."""

    index: int
    """0 to 16,431: by ranks from four deuces up to four aces, then by suits."""
    cards: tuple[Card, ...]
    """The hand that stands for all: as few suits as go, spades first, then hearts; highest card first."""
    combinations: int
    """Hands of this kind, 1 to 24; 270,725 in all."""

    @property
    def name(self) -> str:
        """The ranks with those of one suit in brackets: `(A3)(A2)`, `(K2)A3`, `AKQJ`.

        >>> from omaha_trainer.poker.card import parse_hand
        >>> hand_class(class_index(parse_hand("Ad2dAcTh"))).name
        '(A2)AT'
        """
        suits = [[card.rank for card in self.cards if card.suit == suit] for suit in range(SUITS)]
        groups = ["".join(RANKS[rank] for rank in ranks) for ranks in sorted(filter(None, suits), reverse=True)]
        return "".join(f"({group})" if len(group) > 1 else group for group in groups)


def class_index(hole: Sequence[int]) -> int:
    """The number of the hand's kind, 0 to 16,431; the same for hands that differ in the names of suits only.

    `KnownError` (`CardFault`, G1) when these are not four different cards.

    >>> from omaha_trainer.poker.card import parse_hand
    >>> class_index(parse_hand("AsAh2s3h")) == class_index(parse_hand("3d2cAdAc"))
    True
    """
    index = _indices().get(_masks(hole)) if len(hole) == HOLE_CARDS else None
    if index is None:
        raise _refusal(hole)
    return index


def hand_class(index: int) -> HandClass:
    """The kind of that number; `IndexError` where there is none."""
    if index < 0:
        raise IndexError(index)
    masks = class_masks()[index]
    return HandClass(index, _cards(masks), _combinations(masks))


@cache
def all_classes() -> tuple[HandClass, ...]:
    """All kinds in the order of their numbers; `class_sizes` is quicker where their sizes are enough."""
    return tuple(HandClass(index, _cards(masks), _combinations(masks)) for index, masks in enumerate(class_masks()))


@cache
def class_sizes() -> tuple[int, ...]:
    """How many hands there are of each kind, in the order of their numbers."""
    return tuple(map(_combinations, class_masks()))


def hands_of(index: int) -> list[tuple[Card, ...]]:
    """Every hand of that kind, each with its cards from the highest down.

    >>> hands_of(class_index([48, 49, 50, 51]))
    [(As, Ah, Ad, Ac)]
    """
    cards = hand_class(index).cards
    renamed = {
        tuple(sorted((4 * card.rank + suits[card.suit] for card in cards), reverse=True))
        for suits in permutations(range(SUITS))
    }
    return [tuple(DECK[number] for number in hand) for hand in sorted(renamed, reverse=True)]


@cache
def class_masks() -> tuple[SuitMasks, ...]:
    """Of each kind in turn the masks of the suits."""
    return tuple(_indices())


def _masks(hole: Sequence[int]) -> SuitMasks:
    masks = [0, 0, 0, 0]
    for card in hole:
        masks[card & 3] |= 1 << (card >> 2)
    masks.sort(reverse=True)
    a, b, c, d = masks
    return a, b, c, d


@cache
def _indices() -> dict[SuitMasks, int]:
    kinds = (masks for ranks in hole_ranks() for masks in sorted(set(_suited(ranks))))
    return {masks: index for index, masks in enumerate(kinds)}


def _suited(ranks: tuple[int, ...]) -> Iterator[SuitMasks]:
    """Every way to lay the ranks out in suits, alike ones more than once."""
    for suits in _SUIT_PATTERNS:
        cards = [4 * rank + suit for rank, suit in zip(ranks, suits, strict=True)]
        if len(set(cards)) == HOLE_CARDS:
            yield _masks(cards)


def _cards(masks: SuitMasks) -> tuple[Card, ...]:
    numbers = [
        4 * rank + suit
        for suit, mask in zip(range(SUITS - 1, -1, -1), masks, strict=True)
        for rank in range(len(RANKS))
        if mask >> rank & 1
    ]
    return tuple(DECK[number] for number in sorted(numbers, reverse=True))


def _combinations(masks: SuitMasks) -> int:
    """In how many ways the four suits can be given to these masks, those alike counted once."""
    a, b, c, d = masks
    return _WAYS[a == b, b == c, c == d]


def _refusal(hole: Sequence[int]) -> KnownError:
    cards = [DECK[card] for card in hole]
    check_distinct(cards)
    text = "".join(map(str, cards))
    return KnownError(CardFault.WRONG_COUNT, rule="G1", what="hand", expected=HOLE_CARDS, found=len(cards), text=text)
