"""The end of a hand: each pot to its winners (W1-W5, P5)."""

from __future__ import annotations

from .divide import divide
from .event import Event, HandEnded, PotAwarded
from .pots import Pot, collected_pots
from .refusal import IllegalAction, Refusal
from .state import HandState, Phase
from .values import hand_values


def award(state: HandState, events: list[Event]) -> HandState:
    """Divide every pot by itself (P5) and end the hand.

    Raises IllegalAction(CARDS_UNKNOWN) where a pot has to be divided between hands that are not all known.
    """
    stacks = list(state.stacks)
    values = hand_values(state) if sum(state.live) > 1 else {}
    for index, pot in enumerate(collected_pots(state)):
        event = _award_one(state, index, pot, values)
        events.append(event)
        for half in (event.high, event.low):
            for seat, chips in half.items():
                stacks[seat] += chips
    events.append(HandEnded(tuple(stacks)))
    return state._replace(stacks=tuple(stacks), paid=(0,) * len(stacks), dead=0, phase=Phase.OVER, to_act=None)


def _award_one(state: HandState, index: int, pot: Pot, values: dict[int, tuple[int, int]]) -> PotAwarded:
    order = [seat for seat in state.setup.odd_chip_order if seat in pot.players and not state.mucked[seat]]
    alone = len(pot.players) == 1  # W1; a pot without contest is his even if he mucked
    if alone or (len(order) == 1 and order[0] not in values):
        winner = pot.players[0] if alone else order[0]
        return PotAwarded(index, pot.amount, pot.players, {winner: pot.amount}, {}, not alone)
    if not order:
        raise IllegalAction(Refusal.CARDS_UNKNOWN, "W2", seat=pot.players[0])
    for seat in order:
        if seat not in values:
            raise IllegalAction(Refusal.CARDS_UNKNOWN, "W2", seat=seat)
    best_high = max(values[seat][0] for seat in order)
    best_low = max(values[seat][1] for seat in order)
    high = [seat for seat in order if values[seat][0] == best_high]
    low = [seat for seat in order if best_low and values[seat][1] == best_low]
    division = divide(pot.amount, high, low)
    return PotAwarded(index, pot.amount, pot.players, division.high, division.low, True)
