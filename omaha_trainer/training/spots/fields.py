"""The text of a spot that is made of cards: a JSON object whose fields are read with care, for it may be anybody's.

Knows how cards are written in it; which fields a spot has is the business of its kind.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import BOARD_SIZES, Card, cards_text, check_distinct, parse_board, parse_cards, parse_hand
from omaha_trainer.table.game import Game
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.names import Kind

Cards = tuple[Card, ...]
Read = TypeVar("Read")


def write_fields(**fields: object) -> str:
    """A spot's text; cards and groups of cards are written as texts.

    >>> from omaha_trainer.poker.card import parse_cards
    >>> write_fields(board=parse_cards("AsKd2c"), mix=7)
    '{"board": "As Kd 2c", "mix": 7}'
    """
    return json.dumps({name: _written(value) for name, value in fields.items()})


def _written(value: object) -> object:
    if isinstance(value, Game):
        return value.value
    if isinstance(value, tuple):
        cards = [one for one in value if isinstance(one, Card)]
        return cards_text(cards, " ") if cards else [_written(one) for one in value]
    return value


@dataclass(frozen=True, slots=True)
class SpotFields:
    """The fields of a spot of `kind`; each reader raises KnownError where the field is missing or wrong."""

    kind: Kind
    values: Mapping[str, object]

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def cards(self, name: str) -> Cards:
        return parse_cards(self.text(name))

    def hole(self, name: str = "hole") -> Cards:
        return parse_hand(self.text(name))

    def board(self, name: str = "board", sizes: tuple[int, ...] = BOARD_SIZES) -> Cards:
        return parse_board(self.text(name), sizes)

    def groups(self, name: str, read: Callable[[str], Cards], least: int, most: int) -> tuple[Cards, ...]:
        """Several hands, each read by `read`."""
        texts = self.values.get(name)
        if not isinstance(texts, list) or not least <= len(texts) <= most:
            raise self.refusal()
        return tuple(read(self._checked(text)) for text in texts)

    def game(self) -> Game:
        text = self.text("game")
        if text not in set(Game):
            raise self.refusal()
        return Game(text)

    def number(self, name: str) -> int:
        value = self.values.get(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.refusal()
        return value

    def text(self, name: str) -> str:
        return self._checked(self.values.get(name))

    def apart(self, *groups: Iterable[Card]) -> None:
        """Refuse a card that lies in two places (G1)."""
        check_distinct(*groups)

    def refusal(self) -> KnownError:
        return KnownError(QuizFault.NOT_A_SPOT, kind=self.kind.value)

    def _checked(self, value: object) -> str:
        if not isinstance(value, str):
            raise self.refusal()
        return value


def read_fields(kind: Kind, spot: str) -> SpotFields:
    """The fields of a spot's text. Raises KnownError(QuizFault.NOT_A_SPOT) where it is no JSON object."""
    try:
        values = json.loads(spot)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise KnownError(QuizFault.NOT_A_SPOT, kind=kind.value)
    return SpotFields(kind, values)
