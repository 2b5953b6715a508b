"""What the felt shows at one moment, as a frozen value: texts, cards, chips and marks by seat. No Qt, no rules.

`build.py` makes it of a seat's view; the quiz and the tests make their own. Two equal models look the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from omaha_trainer.poker.card import Card


class Mark(StrEnum):
    """What a rim, a pill or a line of the result speaks of."""

    HIGH = "high"
    """Gold."""
    LOW = "low"
    """Sky."""


class PillKind(StrEnum):
    """What the small pill under a name says; its colour follows."""

    POST = "post"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all in"
    FOLD = "fold"
    MUCK = "muck"
    WIN = "win"
    WIN_HIGH = "win high"
    WIN_LOW = "win low"


@dataclass(frozen=True, slots=True)
class CardModel:
    """One card as it lies: `card` None shows the back. `marks`: it counts in a winning hand and is lifted.

    `dimmed`: it lies there without counting (a folded hand turned up, the rest of the board after a fold).
    """

    card: Card | None
    marks: frozenset[Mark] = frozenset()
    dimmed: bool = False


@dataclass(frozen=True, slots=True)
class Pill:
    text: str
    kind: PillKind


@dataclass(frozen=True, slots=True)
class Chips:
    """A stack of chips with the figure beside it; `amount` in smallest chips chooses the discs."""

    amount: int
    text: str


@dataclass(frozen=True, slots=True)
class PotModel:
    """A collected pot; the label says which ("Main pot")."""

    label: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class ResultPart:
    """Who won what with which hand; `mark` is None where no hands were compared, `short` leaves the hand out."""

    text: str
    mark: Mark | None = None
    short: str = ""


@dataclass(frozen=True, slots=True)
class ResultLine:
    """How one pot went; `label` is empty where there is only one."""

    label: str
    parts: tuple[ResultPart, ...]


@dataclass(frozen=True, slots=True)
class SeatModel:
    """A seat. `cards` is empty where it holds none (not dealt, folded); its bet lies before it towards the middle."""

    name: str
    stack: str
    cards: tuple[CardModel, ...] = ()
    folded: bool = False
    to_act: bool = False
    all_in: bool = False
    pill: Pill | None = None
    bet: Chips | None = None
    button: bool = False
    hand: tuple[ResultPart, ...] = ()
    """The reader's own high and low in words, where he wants to be told."""


@dataclass(frozen=True, slots=True)
class TableModel:
    """The whole table; seats clockwise, the seat `hero` bottom centre.

    `with_bets` is the text of the pot with the bets that lie before the seats; empty where there are none.
    `caption` are the lines under the board, `description` says the whole table in words for those who cannot see it.
    """

    seats: tuple[SeatModel, ...]
    hero: int = 0
    board: tuple[CardModel, ...] = ()
    pots: tuple[PotModel, ...] = ()
    with_bets: str = ""
    caption: tuple[str, ...] = ()
    result: tuple[ResultLine, ...] = ()
    description: str = ""
    rewind: Callable[[int], TableModel] | None = field(default=None, compare=False, repr=False)
    """The same table so many events earlier: what `FeltView.play` shows on the way to this one."""
