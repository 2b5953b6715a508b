"""A question as plain data for the command line, so that anybody can check the answers with another program.

Cards are texts ("As"), seats "p1", "p2", ... in the order of the hand history, amounts in the spot's own units. What
a question with one part has flat, a kind of `_KEYED` has for each part by its name: {"high": ..., "low": ...}.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import assert_never

from omaha_trainer.poker.card import RANKS, Card
from omaha_trainer.table.house import HouseRules

from .names import Kind
from .question import (
    Amount,
    Answer,
    Ask,
    Choice,
    Choose,
    NoHand,
    Number,
    Part,
    Pick,
    PotList,
    Question,
    SeatAnswer,
    Shares,
    Work,
    Wrong,
)

_KEYED = frozenset({Kind.BEST_HANDS, Kind.COUNTERFEIT, Kind.POT_ODDS})
_KEYS = {
    Ask.BEST_HIGH: "high",
    Ask.BEST_LOW: "low",
    Ask.LOW_NOW: "low",
    Ask.STILL_BEST_LOW: "still_best",
    Ask.PRICE_RATIO: "ratio",
    Ask.PRICE_PERCENT: "percent",
    Ask.HALF_POT_TO: "half",
    Ask.THREE_QUARTERS_TO: "three_quarters",
}


def as_json(question: Question) -> dict[str, object]:
    """The whole question with its answers; every value is ready for `json.dumps`.

    `choices` is there where a part has choices, and an answer to such a part is the choice's place, from 0;
    null means that there is no such hand (`may_be_none`: it could have been answered).
    """
    units = _Units(question.prompt.get("decimals", 0))
    answer: dict[str, object] = {
        "kind": question.kind.value,
        "traps": [trap.value for trap in question.traps],
        "house": _house(question.house),
        "prompt": plain(question.prompt),
        "ask": _by_part(question, lambda part: part.ask.value),
        "rule": _by_part(question, lambda part: part.rule),
    }
    if any(part.choices for part in question.parts):
        answer["choices"] = _by_part(question, lambda part: [units.choice(one) for one in part.choices] or None)
    return answer | {
        "may_be_none": _by_part(question, lambda part: part.may_be_none),
        "answer": _by_part(question, lambda part: units.answer(part.answer, part)),
        "accepted": _by_part(question, lambda part: [units.answer(one, part) for one in part.accepted]),
        "tolerance": _by_part(question, units.tolerance),
        "steps": _by_part(question, lambda part: [units.work(step) for step in part.steps]),
        "wrong": _by_part(question, lambda part: [units.wrong(one, part) for one in part.wrong]),
        "spot": question.spot,
    }


def plain(value: object) -> object:
    """Cards as texts, enums as their values, tuples as lists, all the way down."""
    match value:
        case Card():
            return str(value)
        case Enum():
            return plain(value.value)
        case Mapping():
            return {str(plain(name)): plain(one) for name, one in value.items()}
        case tuple() | list():
            return [plain(one) for one in value]
        case None | bool() | int() | float() | str():
            return value
        case _:
            raise TypeError(f"no plain form of {value!r}")


def _by_part(question: Question, of: Callable[[Part], object]) -> object:
    if question.kind in _KEYED:
        return {_KEYS[part.ask]: of(part) for part in question.parts}
    (part,) = question.parts
    return of(part)


def _house(house: HouseRules) -> object:
    """The preset's name, or every switch of a set of one's own."""
    if house.preset is not None:
        return house.preset.value
    return {name: getattr(house, name) for name in HouseRules.__slots__}


def _rank_text(ranks: Iterable[int]) -> str:
    return "".join(RANKS[rank] for rank in ranks)


def _seat(seat: int) -> str:
    return f"p{seat + 1}"


class _Units:
    """Writes answers in the spot's units: `decimals` says how many decimals of them a chip is."""

    def __init__(self, decimals: object) -> None:
        assert isinstance(decimals, int)
        self._unit: int = 10**decimals

    def amount(self, chips: int) -> int | float:
        return chips / self._unit if chips % self._unit else chips // self._unit

    def tolerance(self, part: Part) -> int | float:
        return self.amount(part.tolerance) if isinstance(part.answer, Amount) else part.tolerance

    def answer(self, answer: Answer, part: Part) -> object:
        match answer:
            case Pick():
                return {"hole": plain(answer.hole), "board": plain(answer.board)}
            case NoHand():
                return None
            case Choose():
                return answer.index
            case Amount():
                return self.amount(answer.chips)
            case Number():
                return answer.count
            case Shares():
                return {_seat(seat): self.amount(chips) for seat, chips in zip(part.seats, answer.chips, strict=True)}
            case PotList():
                return [
                    {"amount": self.amount(chips), "players": [_seat(seat) for seat in seats]}
                    for chips, seats in answer.pots
                ]
            case SeatAnswer():
                return _seat(answer.seat)
        assert_never(answer)

    def choice(self, choice: Choice) -> dict[str, object]:
        """Only what the choice is: {"hand": 1}, {"tie": true}, {"yes": false}, {"cards": [...]}, {"ranks": "A3"}."""
        found: dict[str, object] = {}
        if choice.cards:
            found["cards"] = plain(choice.cards)
        if choice.ranks:
            found["ranks"] = _rank_text(choice.ranks)
        if choice.hand is not None:
            found["hand"] = choice.hand
        if choice.amount is not None:
            found["amount"] = self.amount(choice.amount)
        if choice.tie:
            found["tie"] = True
        if choice.yes is not None:
            found["yes"] = choice.yes
        if choice.ratio is not None:
            found["ratio"] = list(choice.ratio)
        return found

    def work(self, step: Work) -> dict[str, object]:
        """A step whose number is chips has it as `amount`, in units; numbers that are no chips stand in `numbers`."""
        found: dict[str, object] = {"step": step.kind.value}
        if step.amount:
            found["amount"] = self.amount(step.amount)
        if step.cards:
            found["cards"] = plain(step.cards)
        if step.ranks:
            found["ranks"] = _rank_text(step.ranks)
        if step.seats:
            found["players"] = [_seat(seat) for seat in step.seats]
        if step.numbers:
            found["numbers"] = list(step.numbers)
        if step.amounts:
            found["amounts"] = [self.amount(chips) for chips in step.amounts]
        return found | {"rule": step.rule}

    def wrong(self, wrong: Wrong, part: Part) -> dict[str, object]:
        found: dict[str, object] = {"answer": self.answer(wrong.answer, part), "mistake": wrong.mistake.value}
        if wrong.cards:
            found["cards"] = plain(wrong.cards)
        if wrong.numbers:
            found["numbers"] = list(wrong.numbers)
        if wrong.amounts:
            found["amounts"] = [self.amount(chips) for chips in wrong.amounts]
        if wrong.seats:
            found["players"] = [_seat(seat) for seat in wrong.seats]
        return found | {"rule": wrong.rule}
