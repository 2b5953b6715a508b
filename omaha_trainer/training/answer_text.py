"""An answer as text and back, for the record: the very answer that was given, apart from its question."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import cards_text, parse_cards

from .question import Amount, Answer, Choose, NoHand, Number, Pick, PotList, SeatAnswer, Shares


def answer_text(answer: Answer) -> str:
    """One line of JSON: what kind of answer it is, and its value. Amounts are chips, seats and choices count from 0.

    >>> answer_text(Amount(175)), answer_text(NoHand())
    ('{"amount":175}', '{"none":true}')
    """
    return json.dumps(_data(answer), separators=(",", ":"))


def _data(answer: Answer) -> dict[str, object]:
    match answer:
        case Pick(hole, board):
            return {"hole": cards_text(hole), "board": cards_text(board)}
        case NoHand():
            return {"none": True}
        case Choose(index):
            return {"choice": index}
        case Amount(chips):
            return {"amount": chips}
        case Number(count):
            return {"number": count}
        case Shares(chips):
            return {"shares": chips}
        case PotList(pots):
            return {"pots": pots}
        case SeatAnswer(seat):
            return {"seat": seat}
    assert_never(answer)


_READERS: dict[frozenset[str], Callable[[dict[str, Any]], Answer]] = {
    frozenset({"hole", "board"}): lambda data: Pick(parse_cards(data["hole"]), parse_cards(data["board"])),
    frozenset({"none"}): lambda _: NoHand(),
    frozenset({"choice"}): lambda data: Choose(_whole(data["choice"])),
    frozenset({"amount"}): lambda data: Amount(_whole(data["amount"])),
    frozenset({"number"}): lambda data: Number(_whole(data["number"])),
    frozenset({"shares"}): lambda data: Shares(tuple(map(_whole, data["shares"]))),
    frozenset({"pots"}): lambda data: PotList(
        tuple((_whole(chips), tuple(map(_whole, seats))) for chips, seats in data["pots"])
    ),
    frozenset({"seat"}): lambda data: SeatAnswer(_whole(data["seat"])),
}


def read_answer(text: str) -> Answer:
    """The answer of such a text. Raises ValueError where it is none."""
    try:
        data = json.loads(text)
        return _READERS[frozenset(data)](data)
    except (TypeError, KeyError, RecursionError, KnownError) as error:
        raise ValueError(text) from error


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
