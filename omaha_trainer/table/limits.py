"""The arithmetic of bets: what a call costs, the least raise-to and the largest, each with its working.

Every size that the table, the quiz, the tool-tips and the opponents show is computed here and nowhere else.
All amounts are chips; `seat` is a live seat with chips.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from .game import Limit, Street
from .state import HandState


class PotWorking(NamedTuple):
    """The pot-limit maximum step by step (PL1); `explain.py` turns it into steps."""

    chips: int
    """Chips really in the pot, all bets included."""
    small_blind_extra: int
    """HR1: what the small blind counts above its chips."""
    short_blind_extra: int
    """HR2: what short or missing blinds count above their chips."""
    call: int
    to_match: int
    exact: int
    """to_match + counted pot + call."""
    rounded: int
    """HR3: `exact` rounded up to the chip, else the same."""

    @property
    def pot(self) -> int:
        """The pot as it counts here, before the call."""
        return self.chips + self.small_blind_extra + self.short_blind_extra

    @property
    def pot_after_call(self) -> int:
        return self.pot + self.call


def owed(state: HandState, seat: int) -> int:
    """Chips the seat must put in to call, its stack aside (A5, B5).

    Over a short big blind all owe the full one, but never more than some other hand can contest (B5).
    """
    bets, bet = state.bets, state.bets[seat]
    match = state.to_match
    if state.street == Street.PREFLOP and match > max(bets):
        match = min(match, most_contestable(state, seat))
    return match - bet if match > bet else 0


def most_contestable(state: HandState, seat: int) -> int:
    """The largest total of this street that another live hand has in or could put in."""
    totals = zip(state.live, state.bets, state.stacks, strict=True)
    return max((bet + stack for other, (live, bet, stack) in enumerate(totals) if live and other != seat), default=0)


def call_cost(state: HandState, seat: int) -> int:
    """Chips that a call by `seat` puts in: what it owes, or its stack if that is less (A5)."""
    return min(owed(state, seat), state.stacks[seat])


def somebody_can_answer(state: HandState, seat: int) -> bool:
    """Whether another live seat has chips for more than the bet to match: without one a raise has no sense (A9)."""
    bets, stacks, match = state.bets, state.stacks, state.to_match
    for other, live in enumerate(state.live):
        if live and other != seat and stacks[other] and bets[other] + stacks[other] > match:
            return True
    return False


def may_reopen(state: HandState, seat: int) -> bool:
    """A6, FL4: who has acted on this street may raise again only over a full raise, in fixed limit half a bet."""
    if not state.acted[seat]:
        return True
    faced = state.to_match - state.bets[seat]
    if state.setup.limit is Limit.FIXED:
        return 2 * faced >= state.setup.bet_size(state.street)
    return faced >= state.full_raise


def capped(state: HandState) -> bool:
    """FL2, HR4, HR5: the street has had all its bets."""
    cap = state.setup.house.bets_per_street
    return state.setup.limit is Limit.FIXED and cap is not None and state.bets_made >= cap and not state.capless


def full_minimum(state: HandState) -> int:
    """The least full raise-to (A2, A3, A7, A8); in fixed limit the only one (FL1, FL4). The stack is not looked at."""
    if state.setup.limit is Limit.FIXED:
        return state.full_bet + state.setup.bet_size(state.street)
    return state.to_match + state.full_raise


def structure_bounds(state: HandState, seat: int, owing: int) -> tuple[int, int | None]:
    """The least full raise-to and the largest of the structure, the stack aside; None where only it limits (NL1)."""
    limit = state.setup.limit
    if limit is Limit.POT:
        return state.to_match + state.full_raise, pot_working(state, seat, owing).rounded
    least = full_minimum(state)
    return least, least if limit is Limit.FIXED else None


def structure_maximum(state: HandState, seat: int) -> int | None:
    """The largest raise-to of the structure, the stack aside; None where only the stack limits (NL1)."""
    return structure_bounds(state, seat, owed(state, seat))[1]


def pot_working(state: HandState, seat: int, owing: int | None = None) -> PotWorking:
    """PL1 with the house's way of counting (HR1-HR3).

    >>> from .examples import quarter_half
    >>> pot_working(quarter_half(folds=3), 5).rounded  # PL2: $0.25/$0.50, all fold to the button
    175
    """
    chips = state.pot
    house = state.setup.house
    counts = house.small_blind_counts_as_big or house.short_blind_counts_full
    small_extra, short_extra = _blind_extras(state, seat) if counts and state.street == Street.PREFLOP else (0, 0)
    call = owed(state, seat) if owing is None else owing
    exact = state.to_match + chips + small_extra + short_extra + call
    rounded = _rounded(state, exact) if house.round_pot_up else exact
    return PotWorking(chips, small_extra, short_extra, call, state.to_match, exact, rounded)


def _rounded(state: HandState, exact: int) -> int:
    house = state.setup.house
    if not house.round_pot_up:
        return exact
    chip = house.rounding_chip or state.setup.small_blind or 1
    return -(-exact // chip) * chip


def _blind_extras(state: HandState, seat: int) -> tuple[int, int]:
    """What the blinds count above their chips before the flop: (HR1 small blind, HR2 short or missing blinds)."""
    setup, house = state.setup, state.setup.house
    if state.street != Street.PREFLOP or not (house.small_blind_counts_as_big or house.short_blind_counts_full):
        return 0, 0
    small, big = setup.small_blind_seat, setup.big_blind_seat
    short = 0
    if house.short_blind_counts_full:
        short += _shortfall(state, big)
        short += setup.big_blind // 2 if small is None else _shortfall(state, small)
    extra = 0
    applies = house.small_blind_counts_as_big and setup.seats > 2 and seat != small and not state.acted[big]
    if applies and small is not None:
        counted = state.bets[small] + (_shortfall(state, small) if house.short_blind_counts_full else 0)
        extra = max(setup.big_blind - counted, 0)
    return extra, short


def _shortfall(state: HandState, seat: int) -> int:
    """What a short blind lacks of the full one; only a seat that posted its whole stack can be short."""
    return max(state.setup.posts[seat] - state.bets[seat], 0)


def pot_fraction(state: HandState, seat: int, fraction: Fraction) -> int:
    """PL7: the raise-to of a fraction of the pot after the call, cut down to the chip; not yet held in bounds."""
    working = pot_working(state, seat)
    return working.to_match + working.pot_after_call * fraction.numerator // fraction.denominator
