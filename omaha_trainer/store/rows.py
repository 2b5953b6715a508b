"""What is kept of a hand, as plain values. Amounts are chips; seats are the table's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AllInShare:
    """A seat's share of one pot, 0 to 1, at the moment when all bets were settled with somebody all in."""

    pot: int
    amount: int
    seat: int
    equity: float


@dataclass(frozen=True, slots=True)
class HandRow:
    """A finished hand, for the hero's record. `phh` holds all cards, those that nobody saw too.

    `result` is what the hero won or lost; `expected` what it would have been on average at the moment of the all-in,
    None where no such moment concerned him. `outcome` is a word of `session.play.outcome`.
    """

    number: int
    practice: bool
    game: str
    limit: str
    mixed: bool
    seats: int
    small_blind: int
    big_blind: int
    decimals: int
    pot: int
    result: int
    outcome: str
    expected: float | None
    phh: str
    all_in_street: int | None = None
    all_in: tuple[AllInShare, ...] = ()


@dataclass(frozen=True, slots=True)
class KeptHand:
    """A hand as it is kept: its key, its session and when it ended (milliseconds since 1970, UTC)."""

    key: int
    session: int
    ended_at: int
    row: HandRow


@dataclass(frozen=True, slots=True)
class KeptSession:
    """A session with its hands counted, practice hands aside; `result_bb` counts each hand in its own big blind."""

    key: int
    started_at: int
    ended_at: int | None
    hands: int
    result_bb: float


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision of the player's in a hand of the running session.

    `number` is that of the action in the hand. `taken` and `advised` are names of `opponents.coach_advice.Choice`, with
    the raise-to in chips, else 0. `cost` is the coach's estimate in big blinds, never below 0, `error` its standard
    error; `seen`: the advice was shown before the decision.
    """

    hand: int
    number: int
    game: str
    limit: str
    street: int
    big_blind: int
    taken: str
    taken_to: int
    advised: str
    advised_to: int
    cost: float
    error: float
    seen: bool


@dataclass(frozen=True, slots=True)
class KeptDecision:
    """A decision as it is kept: its session and when it was made (milliseconds since 1970, UTC)."""

    session: int
    decided_at: int
    row: DecisionRow
