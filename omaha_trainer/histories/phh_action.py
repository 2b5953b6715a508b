"""One entry of `actions` in a PHH file as data: who does what. Refuses what is no action; knows no rules."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import HOLE_CARDS, Card, CardFault, check_distinct, parse_cards, parse_hand

from .amounts import amount
from .fault import HistoryFault

UNKNOWN_CARD = "??"
UNKNOWN_HAND = UNKNOWN_CARD * HOLE_CARDS


@dataclass(frozen=True, slots=True)
class DealHole:
    """`count` cards to a seat, four or, dealt one by one, fewer; `known` are those that the file tells."""

    seat: int
    known: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class DealBoard:
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FoldEntry:
    seat: int


@dataclass(frozen=True, slots=True)
class CheckOrCallEntry:
    seat: int


@dataclass(frozen=True, slots=True)
class RaiseEntry:
    """A bet or raise to a total, in the file's units."""

    seat: int
    to: Decimal


@dataclass(frozen=True, slots=True)
class ShowEntry:
    """A hand turned up; `known` are the cards that the file tells."""

    seat: int
    known: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MuckEntry:
    seat: int


@dataclass(frozen=True, slots=True)
class Comment:
    """An entry that is nothing but a comment."""


Entry = DealHole | DealBoard | FoldEntry | CheckOrCallEntry | RaiseEntry | ShowEntry | MuckEntry | Comment


def parse_action(text: str, seats: int) -> Entry:
    """The entry that `text` spells; what follows a `#` is a comment.

    >>> parse_action("p3 cbr 35  # pot", 4)
    RaiseEntry(seat=2, to=Decimal('35'))
    >>> parse_action("d db 2c7dJh", 4)
    DealBoard(cards=(2c, 7d, Jh))
    """
    words = re.split(r"(?:^|\s)#", text, maxsplit=1)[0].split()
    match words:
        case []:
            return Comment()
        case ["d", "dh", player, *cards] if cards:
            text = "".join(cards)
            return DealHole(_seat(player, seats), *_dealt(text))
        case ["d", "db", *cards] if cards:
            return DealBoard(parse_cards("".join(cards)))
        case [player, "f"]:
            return FoldEntry(_seat(player, seats))
        case [player, "cc"]:
            return CheckOrCallEntry(_seat(player, seats))
        case [player, "cbr", to]:
            return RaiseEntry(_seat(player, seats), _amount(to))
        case [player, "sm"] | [player, "sm", "-"]:
            return MuckEntry(_seat(player, seats))
        case [player, "sm", *cards]:
            return ShowEntry(_seat(player, seats), _hole("".join(cards)))
        case _:
            raise KnownError(HistoryFault.UNKNOWN_ACTION)


def _seat(player: str, seats: int) -> int:
    match = re.fullmatch(r"p([1-9][0-9]?)", player, re.ASCII)
    if match is None:
        raise KnownError(HistoryFault.UNKNOWN_ACTION)
    if int(match[1]) > seats:
        raise KnownError(HistoryFault.NO_SUCH_PLAYER, found=player, players=seats)
    return int(match[1]) - 1


def _hole(text: str) -> tuple[Card, ...]:
    """The known ones of four cards; each unknown one is written `??`."""
    if UNKNOWN_CARD not in text:
        return parse_hand(text)
    known = parse_cards(text.replace(UNKNOWN_CARD, " "))
    found = len(known) + text.count(UNKNOWN_CARD)
    if found != HOLE_CARDS:
        details = {"what": "hand", "expected": HOLE_CARDS, "found": found, "text": text}
        raise KnownError(CardFault.WRONG_COUNT, "G1", **details)
    check_distinct(known)
    return known


def _dealt(text: str) -> tuple[tuple[Card, ...], int]:
    """The known ones of one to four cards that are dealt, and how many are dealt."""
    known = parse_cards(text.replace(UNKNOWN_CARD, " "))
    count = len(known) + text.count(UNKNOWN_CARD)
    if 0 < count < HOLE_CARDS:
        check_distinct(known)
        return known, count
    return _hole(text), HOLE_CARDS


def _amount(text: str) -> Decimal:
    if not re.fullmatch(r"-?[0-9]*\.?[0-9]+", text, re.ASCII):
        raise KnownError(HistoryFault.UNKNOWN_ACTION)
    try:
        return amount(Decimal(text), "")
    except InvalidOperation as error:
        raise KnownError(HistoryFault.UNKNOWN_ACTION) from error
