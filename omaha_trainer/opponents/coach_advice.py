"""What the coach finds about one decision: plain numbers and enums, made by `coach`, put into words by `wording`.

Shares are 0 to 1 of one pot, values are big blinds from now on (folding is 0), amounts chips. Whatever is a `Rate` is
an estimate: it rests on samples and on a model of the opponents, never on their cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.high import HighHand
from omaha_trainer.poker.low import LowHand
from omaha_trainer.table.game import Game, Street


class Choice(Enum):
    """What can be said; a bet is the first of a street."""

    FOLD = auto()
    CHECK = auto()
    CALL = auto()
    BET = auto()
    RAISE = auto()


class Why(StrEnum):
    """The main reason of a suggestion."""

    START_WEAK = "start weak"
    """Before the flop the hand does not reach what its price or its place asks."""
    START_PLAYABLE = "start playable"
    START_STRONG = "start strong"
    FREE = "free"
    """Nothing to bet for, and the next card or the showdown costs nothing."""
    FREE_DRAW = "free draw"
    """The same with outs."""
    KEEPS_SMALL = "keeps small"
    """Something to show down, but mostly better hands would pay."""
    ONE_HALF = "one half"
    """Plays for one half only, and a bigger pot does not change that."""
    SHARED_LOW = "shared low"
    """The best low, which others often hold too: a quarter of what is put in may come back."""
    TOO_DEAR = "too dear"
    """The part of the pot that it wins is less than the price."""
    TOO_DEAR_HALF = "too dear half"
    """The same, because it plays for one half only."""
    PRICE = "price"
    """The part of the pot that it wins is more than the price."""
    PRICE_DRAW = "price draw"
    """The same for a hand that has to improve."""
    CATCHES_BLUFFS = "catches bluffs"
    """Beats little but bluffs, and the price is right for that."""
    VALUE = "value"
    """Worse hands pay."""
    VALUE_BOTH = "value both"
    """Ahead in both halves."""
    SAFE_HALF = "safe half"
    """The best low makes about half of the pot safe, and the rest is played for."""
    PROTECTS = "protects"
    """Others often fold, and the hand has its part of the pot where they do not."""
    SEMI_BLUFF = "semi-bluff"
    """Others often fold, and there are outs where they do not."""
    BLUFF = "bluff"
    """Others fold often enough."""


class Caution(StrEnum):
    """What else is worth a sentence; the most important first in `Advice.cautions`."""

    COUNTERFEIT = "counterfeit"
    """Some next cards take the good low away."""
    SHARED_LOW = "shared low"
    NO_LOW = "no low"
    """A low is there, or likely, and the hand has no part in it."""
    BOARD_PAIRED = "board paired"
    """A straight or flush on a paired board: full houses are possible."""
    BARE_LOW = "bare low"
    """Before the flop: two good low cards with nothing beside them."""


@dataclass(frozen=True, slots=True)
class Rate:
    """An estimate and its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class HighNow:
    """The high as the board lies, and its distance to the nuts among the cards that are unseen."""

    hand: HighHand
    better_kinds: int
    """So many different better hands can be held: 0 the nuts, 1 the second nuts."""
    better_pairs: float
    """The part of all pairs of unseen cards that makes a better one."""


@dataclass(frozen=True, slots=True)
class LowNow:
    """The same of the low."""

    hand: LowHand
    better_kinds: int
    better_pairs: float
    equal_pairs: float
    """The part of all pairs of unseen cards that makes the same low."""


@dataclass(frozen=True, slots=True)
class Outs:
    """Next cards that bring what the hand has not now; `coach_outs` says when a hand is good enough.

    `unseen`: of so many cards. All empty before the flop and on the river.
    """

    unseen: int = 0
    high: tuple[Card, ...] = ()
    low: tuple[Card, ...] = ()
    scoop: tuple[Card, ...] = ()
    """Both halves good after it, or the high where no low is possible, and not now."""
    counterfeit: tuple[Card, ...] = ()
    """The low is good now and would not be after it."""


@dataclass(frozen=True, slots=True)
class Against:
    """What the hand gets when all cards are out, against the ranges that the opponents' actions tell."""

    equity: Rate
    high: Rate
    """Of the high half, which is the whole pot where no low comes."""
    low: Rate
    """Of the low half over all boards."""
    scoop: Rate
    """How often the whole pot."""
    quartered: Rate
    """How often it shares one half and gets nothing of the other: a quarter of the pot or less."""
    samples: int
    """So many deals."""


@dataclass(frozen=True, slots=True)
class Price:
    """A call: chips, the pot that it can win with the call in it, and what part of it the call is."""

    call: int
    pot: int

    @property
    def share(self) -> float:
        """The equity at which the call is even."""
        return self.call / self.pot

    @property
    def odds(self) -> float:
        """The pot before the call for each chip of it: 3.0 is three to one."""
        return (self.pot - self.call) / self.call


@dataclass(frozen=True, slots=True)
class Worth:
    """One choice: what it is worth in big blinds, folding being 0. `to` is the raise-to of a bet or raise, else 0."""

    choice: Choice
    to: int
    value: Rate
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """All that the panel shows about one decision.

    `worths` hold every choice looked at, the suggested one first and the others by their value.
    """

    seat: int
    game: Game
    street: Street
    opponents: int
    """Live ones."""
    raises: int
    """Bets and raises of this street; before the flop those over the big blind."""
    place: float
    """The starting hand's place among all, 0 the worst, 1 the best."""
    high: HighNow | None
    """None before the flop; `low` also where there is none, and in the high game."""
    low: LowNow | None
    low_possible: bool
    """The board as it lies allows a low."""
    outs: Outs
    against: Against
    price: Price | None
    """None where a check is free."""
    worths: tuple[Worth, ...]
    folds: float
    """How often all opponents fold to the suggested bet or raise; 0 for other suggestions."""
    called: float
    """The share of the pot that the hand wins against those who go on after the suggestion."""
    why: Why
    cautions: tuple[Caution, ...]

    @property
    def suggested(self) -> Worth:
        return self.worths[0]


@dataclass(frozen=True, slots=True)
class Review:
    """What a decision cost against the suggestion, in big blinds, with its error; both as the coach values them."""

    advice: Advice
    taken: Worth
    cost: Rate
