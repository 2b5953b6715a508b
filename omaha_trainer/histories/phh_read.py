"""Reading a PHH file: TOML into a PhhHand, or a KnownError that names the field and what is wrong with it."""

from __future__ import annotations

import re
import tomllib
from decimal import Decimal
from typing import Any

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import Card, check_distinct, parse_cards
from omaha_trainer.table.game import Limit

from .amounts import CENT_DECIMALS, amount, chips_of, decimals_of, is_amount
from .fault import HistoryFault, Wanted, field_fault, wrong_type
from .house_field import house_amounts, read_house
from .phh import PhhHand
from .variant import meaning_of

_PLACE = re.compile(r"at line (\d+), column (\d+)")
_RAISE = re.compile(r"\s*p[0-9]+\s+cbr\s+([0-9]*\.?[0-9]+)\s*(?:#.*)?", re.DOTALL)
_OWN_FIELDS = frozenset(
    ("variant", "antes", "blinds_or_straddles", "min_bet", "small_bet", "big_bet", "starting_stacks", "actions")
) | frozenset(("ante_trimming_status", "players", "finishing_stacks", "_house", "_hero", "_seed", "_deck", "_chip"))


def read_phh(text: str) -> PhhHand:
    """The hand that a PHH text describes. Raises KnownError(HistoryFault...) naming the field at fault."""
    fields = _parse(text)
    variant = _text(fields, "variant")
    bets = _bets(fields, meaning_of(variant)[1])
    stacks = _amounts(fields, "starting_stacks")
    seats = len(stacks)
    antes, blinds = _amounts(fields, "antes", seats), _amounts(fields, "blinds_or_straddles", seats)
    actions = _texts(fields, "actions")
    finishing = _amounts(fields, "finishing_stacks", seats) if "finishing_stacks" in fields else None
    others = [*(finishing or []), *house_amounts(fields), *_raises(actions)]
    decimals = _decimals(fields, [*stacks, *antes, *blinds, *bets, *others])

    def chips(numbers: list[Decimal]) -> tuple[int, ...]:
        return tuple(chips_of(number, decimals) for number in numbers)

    small_bet, big_bet = chips(bets)
    return PhhHand(
        variant=variant,
        antes=chips(antes),
        blinds=chips(blinds),
        small_bet=small_bet,
        big_bet=big_bet,
        stacks=chips(stacks),
        actions=actions,
        decimals=decimals,
        players=_texts(fields, "players", seats) if "players" in fields else (),
        finishing=None if finishing is None else chips(finishing),
        house=read_house(fields["_house"], decimals) if "_house" in fields else None,
        hero=_hero(fields, seats),
        seed=_seed(fields),
        deck=_deck(fields),
        others={name: value for name, value in fields.items() if name not in _OWN_FIELDS},
    )


def _bets(fields: dict[str, Any], limit: Limit) -> list[Decimal]:
    """The small and the big bet; without a fixed limit both are the minimum bet."""
    names = ("small_bet", "big_bet") if limit is Limit.FIXED else ("min_bet", "min_bet")
    return [amount(_wanted(fields, name), name) for name in names]


def _parse(text: str) -> dict[str, Any]:
    if not text.strip():
        raise KnownError(HistoryFault.EMPTY)
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except RecursionError as error:
        raise KnownError(HistoryFault.NOT_TOML, line=0, column=0) from error
    except (ValueError, ArithmeticError) as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        raise KnownError(HistoryFault.NOT_TOML, line=line, column=column) from error


def _wanted(fields: dict[str, Any], name: str) -> object:
    if name not in fields:
        raise field_fault(HistoryFault.MISSING_FIELD, name)
    return fields[name]


def _text(fields: dict[str, Any], name: str) -> str:
    value = _wanted(fields, name)
    if not isinstance(value, str):
        raise wrong_type(name, Wanted.TEXT)
    return value


def _list(fields: dict[str, Any], name: str, seats: int | None, wanted: Wanted) -> list[object]:
    values = _wanted(fields, name)
    if not isinstance(values, list):
        raise wrong_type(name, wanted)
    if seats is not None and len(values) != seats:
        raise field_fault(HistoryFault.LENGTHS, name, found=len(values), expected=seats)
    return values


def _amounts(fields: dict[str, Any], name: str, seats: int | None = None) -> list[Decimal]:
    return [amount(value, name) for value in _list(fields, name, seats, Wanted.AMOUNTS)]


def _texts(fields: dict[str, Any], name: str, seats: int | None = None) -> tuple[str, ...]:
    texts = []
    for value in _list(fields, name, seats, Wanted.TEXTS):
        if not isinstance(value, str):
            raise wrong_type(name, Wanted.TEXTS)
        texts.append(value)
    return tuple(texts)


def _raises(actions: tuple[str, ...]) -> list[Decimal]:
    """The amounts within the actions, as far as they can be read; the replay refuses the others by their number."""
    found = [Decimal(match[1]) for action in actions if (match := _RAISE.fullmatch(action))]
    return [number for number in found if is_amount(number)]


def _decimals(fields: dict[str, Any], amounts: list[Decimal]) -> int:
    """What a chip is: as the program's own `_chip` says, else by the amounts."""
    if "_chip" in fields and amount(fields["_chip"], "_chip") % 1:
        return CENT_DECIMALS
    return decimals_of(amounts)


def _hero(fields: dict[str, Any], seats: int) -> int | None:
    hero = fields.get("_hero")
    if hero is None:
        return None
    places = {name: seat for seat in range(seats) for name in (f"p{seat + 1}", seat + 1)}
    if isinstance(hero, bool) or not isinstance(hero, str | int) or hero not in places:
        raise wrong_type("_hero", Wanted.PLAYER)
    return places[hero]


def _seed(fields: dict[str, Any]) -> int | str | None:
    seed = fields.get("_seed")
    if isinstance(seed, bool) or not isinstance(seed, str | int | None):
        raise wrong_type("_seed", Wanted.SEED)
    return seed


def _deck(fields: dict[str, Any]) -> tuple[Card, ...]:
    if "_deck" not in fields:
        return ()
    cards = parse_cards(_text(fields, "_deck"))
    check_distinct(cards)
    return cards
