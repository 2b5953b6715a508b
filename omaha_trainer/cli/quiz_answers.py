"""What a person types as the answer to a part of a question, read into an answer or refused in one sentence.

A text that is no answer at all has its own sentence; faults of cards and amounts are those of their rooms.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar, assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import Card, cards_text, check_distinct, parse_cards
from omaha_trainer.training.parts.picks import pick
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Ask,
    Choose,
    Mode,
    NoHand,
    Number,
    Part,
    PotList,
    Question,
    SeatAnswer,
    Shares,
)
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.money import parse_amount
from omaha_trainer.wording.quiz.choices import choice_text, none_text
from omaha_trainer.wording.quiz.prompts import replayed
from omaha_trainer.wording.voice import Voice

Read = TypeVar("Read")
Pot = tuple[int, tuple[int, ...]]
_NONE = frozenset({"none", "no", "-"})
_SEAT = re.compile(r"p?([1-9])", re.IGNORECASE)
_PLAYER = re.compile(r"p[0-9]+", re.IGNORECASE)
_LONGEST_NUMBER = 4


class Unclear(Exception):
    """The text is no answer; its argument is the sentence that says why."""


def offered(part: Part, voice: Voice) -> list[str]:
    """What a part lets one choose from, in order; the last may be that there is no such thing."""
    choices = [choice_text(choice, voice) for choice in part.choices]
    return [*choices, none_text(part, voice)] if choices and part.may_be_none else choices


@dataclass(frozen=True, slots=True)
class Typed:
    """Reads the answers to one question: `line` asks for a line, `say` tells what was wrong with it."""

    question: Question
    voice: Voice
    line: Callable[[str], str]
    say: Callable[[str], None]

    def answer(self, part: Part) -> Answer:
        """The answer to a part, from one line or several; a line that is none is asked for again."""
        match part.mode:
            case Mode.CHOICE | Mode.PAIR:
                count = len(offered(part, self.voice))
                return self._read(f"1 to {count}", lambda text: _choice(text, part, count))
            case Mode.PICK:
                prompt = "five cards, or none" if part.may_be_none else "five cards"
                return self._read(prompt, lambda text: self._pick(text, part))
            case Mode.AMOUNT:
                prompt = "amount, or none" if part.may_be_none else "amount"
                return self._read(prompt, lambda text: self._amount(text, part))
            case Mode.NUMBER:
                return self._read("percent" if part.ask is Ask.PRICE_PERCENT else "number", _number)
            case Mode.SHARES:
                return Shares(tuple(self._read(self.voice.name(seat), self._chips) for seat in part.seats))
            case Mode.POTS:
                return self._pots()
            case Mode.SEAT:
                return SeatAnswer(self._read("player", self._seat))
        assert_never(part.mode)

    def _read(self, prompt: str, reader: Callable[[str], Read]) -> Read:
        """What the reader makes of the first line that it takes."""
        while True:
            try:
                return reader(self.line(prompt))
            except Unclear as fault:
                self.say(str(fault))
            except KnownError as fault:
                self.say(sentence(fault, self.voice))

    def _pick(self, text: str, part: Part) -> Answer:
        if part.may_be_none and _is_none(text):
            return NoHand()
        cards, (hole, board) = parse_cards(text), self._shown()
        check_distinct(cards)
        strange = [card for card in cards if card not in (*hole, *board)]
        if not cards:
            raise Unclear("Type the cards, such as As 2d 3c 4h 5s.")
        if strange:
            raise Unclear(f"Not among your cards and the board: {cards_text(strange, ' ')}.")
        return pick((card for card in cards if card in hole), (card for card in cards if card in board))

    def _shown(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The hand, and the board with a card that comes."""
        prompt = self.question.prompt
        hole, board, card = prompt["hole"], prompt["board"], prompt.get("card")
        assert isinstance(hole, tuple) and isinstance(board, tuple)
        return hole, (*board, card) if isinstance(card, Card) else board

    def _amount(self, text: str, part: Part) -> Answer:
        return NoHand() if part.may_be_none and _is_none(text) else Amount(self._chips(text))

    def _chips(self, text: str) -> int:
        decimals = self.question.prompt.get("decimals", 0)
        assert isinstance(decimals, int)
        return parse_amount(text, decimals)

    def _pots(self) -> Answer:
        """A pot a line, the main pot first; an empty line ends them."""
        pots = [self._read("main pot, such as 28 p1 p2 p3", self._pot)]
        while (pot := self._read("next pot, or empty", self._pot_or_end)) is not None:
            pots.append(pot)
        return PotList(tuple(pots))

    def _pot_or_end(self, text: str) -> Pot | None:
        return self._pot(text) if text.strip() else None

    def _pot(self, text: str) -> Pot:
        """`28 p1 p2 p3`: the amount, then who plays for it."""
        found = _PLAYER.search(text)
        if found is None:
            raise Unclear("Type the amount of the pot and who plays for it, such as 28 p1 p2 p3.")
        seats = {self._seat(name) for name in re.split(r"[\s,;]+", text[found.start() :]) if name}
        return self._chips(text[: found.start()].strip()), tuple(sorted(seats))

    def _seat(self, text: str) -> int:
        """The seat of `p3` or `3`."""
        found, seats = _SEAT.fullmatch(text.strip()), self._seats()
        if found is None or int(found[1]) > seats:
            raise Unclear(f"Type a player from p1 to p{seats}.")
        return int(found[1]) - 1

    def _seats(self) -> int:
        prompt = self.question.prompt
        if "phh" in prompt:
            return replayed(str(prompt["phh"])).setup.seats
        seats = prompt["seats"]
        assert isinstance(seats, list)
        return len(seats)


def _choice(text: str, part: Part, count: int) -> Answer:
    number = _whole(text)
    if number is None or not 1 <= number <= count:
        raise Unclear(f"Type a number from 1 to {count}.")
    return Choose(number - 1) if number <= len(part.choices) else NoHand()


def _number(text: str) -> Answer:
    number = _whole(text.strip().removesuffix("%"))
    if number is None:
        raise Unclear("Type a whole number.")
    return Number(number)


def _whole(text: str) -> int | None:
    """A number of a few digits; None for anything else."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER else None


def _is_none(text: str) -> bool:
    return text.strip().lower() in _NONE
