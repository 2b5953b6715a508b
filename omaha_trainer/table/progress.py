"""What follows without a decision: bets returned and collected, streets dealt, showdown reached (A9, A10, W1)."""

from __future__ import annotations

from collections.abc import Sequence

from omaha_trainer.poker.card import Card

from .action import ShowdownAction
from .award import award
from .event import BetsCollected, BoardDealt, Event, UncalledReturned
from .game import BOARD_CARDS, Street
from .pots import collected_pots, uncalled
from .refusal import IllegalAction, Refusal
from .showdown import all_shown, show_by_rule, show_or_muck, turn_up
from .state import HandState, Phase
from .street import first_after_flop, pass_on


def run(state: HandState, events: list[Event]) -> HandState:
    """Go on to the next decision, to a board card that nobody knows yet, to a showdown that asks, or to the end."""
    while state.to_act is None and state.phase is not Phase.OVER:
        if any(state.bets):
            state = close_street(state, events)
        if sum(state.live) == 1:
            return award(state, events)
        if state.street == Street.RIVER:
            return _showdown(state, events)
        if not betting_goes_on(state) and not all_shown(state):
            # S3: betting is over with somebody all in; the hands are turned up before the rest of the board
            if state.asks_showdown:
                return state._replace(phase=Phase.SHOWDOWN)
            state = turn_up(state, events)
        due = cards_due(state)
        if len(state.deck) < due:
            return state._replace(phase=Phase.BOARD)
        state = next_street(state, state.deck[:due], state.deck[due:], events)
    return state


def _showdown(state: HandState, events: list[Event]) -> HandState:
    if not all_shown(state):
        if state.asks_showdown:
            return state._replace(phase=Phase.SHOWDOWN)
        state = show_by_rule(state, events)
    return award(state, events)


def betting_goes_on(state: HandState) -> bool:
    """Whether two live seats still have chips to bet with (A9)."""
    return sum([1 for live, stack in zip(state.live, state.stacks, strict=True) if live and stack]) > 1


def close_street(state: HandState, events: list[Event]) -> HandState:
    """Send back what nobody matched (A10) and bring the bets into the pots (P1)."""
    stacks, bets = list(state.stacks), list(state.bets)
    excess = uncalled(bets)
    if excess is not None:
        seat, amount = excess
        stacks[seat] += amount
        bets[seat] -= amount
        events.append(UncalledReturned(seat, amount))
    paid = tuple([before + bet for before, bet in zip(state.paid, bets, strict=True)])
    state = state._replace(stacks=tuple(stacks), bets=(0,) * len(bets), paid=paid)
    events.append(BetsCollected(tuple(pot.amount for pot in collected_pots(state))))
    return state


def cards_due(state: HandState) -> int:
    """How many board cards the next street brings."""
    return BOARD_CARDS[state.street + 1] - BOARD_CARDS[state.street]


def next_street(state: HandState, cards: Sequence[Card], deck: Sequence[Card], events: list[Event]) -> HandState:
    """Deal the next street and open its betting (B2)."""
    street = Street(state.street + 1)
    events.append(BoardDealt(street, tuple(cards)))
    betting = betting_goes_on(state)
    state = state._replace(
        board=(*state.board, *cards),
        deck=tuple(deck),
        street=street,
        phase=Phase.BETTING,
        acted=(False,) * len(state.live),
        to_match=0,
        full_raise=state.setup.bet_size(street),
        full_bet=0,
        bets_made=0,
        capless=state.setup.house.no_cap_for_two and sum(state.live) == 2,
        # S3: where no more betting is possible the order of showing stays that of the last street that had any
        aggressor=None if betting else state.aggressor,
    )
    return pass_on(state, first_after_flop(state)) if betting else state


def deal_board(state: HandState, cards: Sequence[Card]) -> tuple[HandState, tuple[Event, ...]]:
    """Give the next street's cards to a hand whose deck is not known, as a hand history does.

    Raises IllegalAction where no board card is due, or not so many.
    """
    waits = state.phase is Phase.BOARD or (state.phase is Phase.SHOWDOWN and state.street < Street.RIVER)
    if not waits or state.deck:
        raise IllegalAction(Refusal.BOARD_NOT_DUE, "G4", street=state.street, to_act=state.to_act)
    due = cards_due(state)
    if len(cards) != due:
        raise IllegalAction(Refusal.BOARD_COUNT, "G1", street=Street(state.street + 1), expected=due, found=len(cards))
    events: list[Event] = []
    return run(next_street(state, cards, (), events), events), tuple(events)


def show(state: HandState, action: ShowdownAction) -> tuple[HandState, tuple[Event, ...]]:
    """Carry out a Show or Muck in a hand that asks for it, in any order of seats (S1-S3).

    Raises IllegalAction where no showing is due or the rules forbid the muck.
    """
    if state.phase is not Phase.SHOWDOWN:
        raise IllegalAction(Refusal.NOTHING_TO_SHOW, "S1", seat=action.seat)
    events: list[Event] = []
    return run(show_or_muck(state, action, events), events), tuple(events)


def settle(state: HandState) -> tuple[HandState, tuple[Event, ...]]:
    """Bring a hand that waits at the showdown to its end: every live hand shows by itself."""
    events: list[Event] = []
    return run(state._replace(asks_showdown=False), events), tuple(events)
