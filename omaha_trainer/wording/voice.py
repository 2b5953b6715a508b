"""Who speaks: the translator, and how amounts, cards and names appear in a text.

Knows nothing of what is said. `translate` has the signature of Qt's own, and every text for people is a literal at
its call, so that lupdate finds it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from omaha_trainer.poker.card import Card, cards_text

_PLACE = re.compile(r"%([1-9])")


class Translate(Protocol):
    """Like QCoreApplication.translate."""

    def __call__(self, context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str: ...


def identity(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:  # noqa: ARG001
    """The text itself in English, `%n` and its plural filled in: for the terminal, and where no translation is found.

    >>> identity("Log", "%n hand(s)", "", 1), identity("Log", "%n hand(s)", "", 2)
    ('1 hand', '2 hands')
    """
    if n < 0:
        return text
    return text.replace("(s)", "" if n == 1 else "s").replace("%n", str(n))


def fill(text: str, *values: str) -> str:
    """`text` with `%1`, `%2` ... replaced by the values, all at once: a value may hold a `%2` of its own.

    >>> fill("%2 beats %1", "a pair", "a straight")
    'a straight beats a pair'
    """

    def value(match: re.Match[str]) -> str:
        place = int(match[1]) - 1
        return values[place] if place < len(values) else match[0]

    return _PLACE.sub(value, text)


def plain_cards(cards: Sequence[Card]) -> str:
    """Cards as a terminal shows them: `As Td 2c`."""
    return cards_text(cards, " ")


@dataclass(frozen=True, slots=True)
class Voice:
    """How this reader is spoken to.

    `amount` makes text of chips, `cards` shows cards within a line of text, `names` are the players' by seat.
    """

    translate: Translate
    amount: Callable[[int], str] = str
    cards: Callable[[Sequence[Card]], str] = plain_cards
    names: Sequence[str] = ()

    def name(self, seat: int) -> str:
        """The player's name; where there is none, the number of the seat."""
        if seat < len(self.names):
            return self.names[seat]
        return fill(self.translate("Voice", "seat %1"), str(seat + 1))

    def all_names(self, seats: Sequence[int]) -> str:
        """Several names as a list: "Ann, Boris and Dana"."""
        return self.listing([self.name(seat) for seat in seats])

    def listing(self, parts: Sequence[str]) -> str:
        """Parts of a sentence joined as one says them.

        >>> Voice(identity).listing(["a", "b", "c"])
        'a, b and c'
        """
        if len(parts) < 2:
            return "".join(parts)
        start = self.translate("Voice", ", ", "between the parts of a list").join(parts[:-1])
        return fill(self.translate("Voice", "%1 and %2", "the end of a list"), start, parts[-1])
