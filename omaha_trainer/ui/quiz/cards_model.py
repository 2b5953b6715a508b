"""What a question of cards shows at one moment, as a frozen value: groups of cards with their keys and marks. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from omaha_trainer.poker.card import Card
from omaha_trainer.ui.felt.model import Mark


class Badge(Enum):
    """A shape on a card or a group, so that right and wrong are never told by colour alone."""

    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class QuizCard:
    """A card on the felt; with `card` None the place where one will lie.

    `marks` lift it and give it rims: chosen before the answer, right after it.
    `key` is the digit that stands under it; `dimmed`: it does not count.
    """

    card: Card | None
    key: str = ""
    marks: frozenset[Mark] = frozenset()
    badge: Badge | None = None
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Cards side by side under a label. A group that is itself an answer has a `key`, and `chosen` frames it."""

    name: str
    label: str
    cards: tuple[QuizCard, ...]
    key: str = ""
    chosen: bool = False
    badge: Badge | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """Groups that belong together, in one row, or in as many as give the largest cards where it `wraps`.

    `scale` is the size of the cards for one of the usual size.
    """

    groups: tuple[Group, ...]
    wraps: bool = False
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class CardsModel:
    """All that lies on the felt, from the top down; `description` says it in words."""

    blocks: tuple[Block, ...]
    description: str = ""
