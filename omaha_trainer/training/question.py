"""A question as a value: what is shown, what is asked, every right answer, and the tempting wrong ones.

Made by the kinds from a spot; nothing here knows a rule. Amounts are chips; seats are numbered as at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from omaha_trainer.poker.card import Card
from omaha_trainer.table.explain import StepKind
from omaha_trainer.table.house import HouseRules

from .names import Kind, Mistake, Trap


@dataclass(frozen=True, slots=True)
class Pick:
    """Cards of the hand and the board, each sorted from the greatest; two and three where it is legal (H1)."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NoHand:
    """`There is no low`, `I may not raise`: the thing asked for does not exist."""


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the part's choices, from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class Amount:
    chips: int


@dataclass(frozen=True, slots=True)
class Number:
    count: int


@dataclass(frozen=True, slots=True)
class Shares:
    """Chips of each seat, in the order of the seats asked for."""

    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotList:
    """Pots as (chips, seats), the main pot first; seats in ascending order."""

    pots: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class SeatAnswer:
    seat: int


Answer = Pick | NoHand | Choose | Amount | Number | Shares | PotList | SeatAnswer


class Mode(StrEnum):
    """How a part is answered."""

    PICK = "pick"
    """Cards of the hand and the board; `NoHand` where the part allows it."""
    PAIR = "pair"
    """Two hole cards named by rank and, where it matters, suit; chosen among `choices`."""
    CHOICE = "choice"
    AMOUNT = "amount"
    NUMBER = "number"
    SHARES = "shares"
    POTS = "pots"
    SEAT = "seat"


class Ask(StrEnum):
    """What a part asks; `wording` has the sentence."""

    BEST_HIGH = "best high"
    BEST_LOW = "best low"
    WHICH_LOW_WINS = "which low wins"
    MAX_RAISE_TO = "max raise to"
    MAX_BET = "max bet"
    MIN_RAISE_TO = "min raise to"
    MIN_BET = "min bet"
    PRICE_RATIO = "price ratio"
    PRICE_PERCENT = "price percent"
    HALF_POT_TO = "half pot to"
    THREE_QUARTERS_TO = "three quarters to"
    NAME_THE_POTS = "name the pots"
    WHO_GETS_WHAT = "who gets what"
    NUT_LOW = "nut low"
    NUT_HIGH = "nut high"
    LOW_POSSIBLE = "low possible"
    LOW_NOW = "low now"
    STILL_BEST_LOW = "still best low"
    WHO_ACTS_FIRST = "who acts first"
    WHO_SHOWS_FIRST = "who shows first"
    WHO_POSTS_SMALL = "who posts small"
    WHO_POSTS_BIG = "who posts big"
    OUTS_HIGH = "outs high"
    OUTS_LOW = "outs low"
    OUTS_SCOOP = "outs scoop"


class WorkKind(StrEnum):
    """Steps of a working that is not one of sizes (those are `table.explain.StepKind`)."""

    BOARD_LOW_RANKS = "board low ranks"
    HAND_LOW_RANKS = "hand low ranks"
    RANK_ALREADY_ON_BOARD = "rank already on board"
    BEST_TWO = "best two"
    THE_HAND = "the hand"
    COMPARE_AT = "compare at"
    FACED = "faced"
    """What the bet to match stands above the seat's own."""
    REOPENS_FROM = "reopens from"
    """The least that must be faced for another raise (A6, FL4)."""
    BETS_MADE = "bets made"
    """Fixed limit: `numbers` are the bets of the street so far (FL2)."""
    NOBODY_ANSWERS = "nobody answers"
    """None of the live `seats` has chips left to answer a raise with (A9)."""
    POT_LEVEL = "pot level"
    """A pot and who plays for it; `amounts`, where there: the level that it reaches, the one below, chips of folded
    seats between them, dead antes."""
    UNCALLED = "uncalled"
    HIGH_HALF = "high half"
    """Also the whole of a pot without a low; `seats` are its winners, `amounts` the chips of each."""
    LOW_HALF = "low half"
    SHARE = "share"
    PRICE = "price"
    """`numbers` are the ratio to one in tenths, and the percent."""
    FRACTION = "fraction"
    """`numbers` are the percent of the pot after the call."""
    UNSEEN = "unseen"
    OUT_CARDS = "out cards"
    ORDER_FROM = "order from"
    NEW_CARD = "new card"


@dataclass(frozen=True, slots=True)
class Work:
    """One step of a working: what it is, its chips or count, its cards and seats, the rule it rests on."""

    kind: WorkKind | StepKind
    amount: int = 0
    cards: tuple[Card, ...] = ()
    seats: tuple[int, ...] = ()
    rule: str = ""
    numbers: tuple[int, ...] = ()
    """Numbers that are no chips: counts, percents."""
    amounts: tuple[int, ...] = ()
    """Further chips that the amount is made of, in the order in which they are reckoned."""
    ranks: tuple[int, ...] = ()
    """Ranks of cards whose suits do not matter, 0 a deuce up to 12 an ace."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A tempting wrong answer: which mistake makes it, on which rule, with the numbers and cards of this very spot."""

    answer: Answer
    mistake: Mistake
    rule: str
    numbers: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()
    amounts: tuple[int, ...] = ()
    """Chips of this spot; what they are stands where the mistake is made."""
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a choice stands for: cards (a low, a pair of hole cards), a hand of the prompt, an amount, yes or no."""

    cards: tuple[Card, ...] = ()
    ranks: tuple[int, ...] = ()
    """Two hole cards of which only the ranks matter, the greater first; 0 a deuce up to 12 an ace."""
    hand: int | None = None
    """Index into the prompt's hands."""
    amount: int | None = None
    tie: bool = False
    yes: bool | None = None
    ratio: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One thing asked. `accepted` are all right answers, `answer` the one that is shown; neither is ever in `wrong`."""

    ask: Ask
    mode: Mode
    answer: Answer
    accepted: tuple[Answer, ...]
    wrong: tuple[Wrong, ...]
    steps: tuple[Work, ...]
    rule: str
    choices: tuple[Choice, ...] = ()
    may_be_none: bool = False
    """`NoHand` is offered as an answer."""
    seats: tuple[int, ...] = ()
    """The seats whose shares are asked (Mode.SHARES)."""
    tolerance: int = 0
    """Mode.NUMBER, AMOUNT: how far off still counts as right (rounded percentages)."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question of `kind` on `spot`. `spot` is text from which the kind makes the very same question again."""

    kind: Kind
    traps: tuple[Trap, ...]
    house: HouseRules
    spot: str
    prompt: Mapping[str, object]
    """What is shown, as plain data: cards, hands, or `phh` with the betting so far."""
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Grade:
    """The verdict on one part."""

    right: bool
    wrong: Wrong | None
    """What went wrong; None where right. An unrecognised answer has Mistake.OTHER."""
