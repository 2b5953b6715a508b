"""Which traps a decision really has, read off the state and the story; no number is reckoned here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from omaha_trainer.table.event import Bet, BoardDealt, Called, Event, Raised, UncalledReturned
from omaha_trainer.table.game import Limit, Street
from omaha_trainer.table.legal import legal
from omaha_trainer.table.limits import capped, pot_working, structure_maximum
from omaha_trainer.table.state import HandState

from .names import Trap

Story = Sequence[Event]


def this_street(story: Story) -> Story:
    """What happened since the last board card."""
    starts = [place for place, event in enumerate(story) if isinstance(event, BoardDealt)]
    return story[starts[-1] + 1 :] if starts else story


def raises_of_street(story: Story) -> list[Bet | Raised]:
    """The bets and raises of the street, the blinds aside."""
    return [event for event in this_street(story) if isinstance(event, Bet | Raised)]


def level_before_last(state: HandState, story: Story) -> int:
    """The bet to match before the last bet or raise of the street; the big blind or nothing at its start."""
    made = raises_of_street(story)
    if len(made) > 1:
        return made[-2].to
    return state.setup.posts[state.setup.big_blind_seat] if state.street == Street.PREFLOP else 0


def _limpers(state: HandState, story: Story) -> bool:
    """Somebody before the seat to act only called the big blind, and nobody raised."""
    unraised = state.street == Street.PREFLOP and not raises_of_street(story)
    return unraised and any(isinstance(event, Called) for event in story)


def _re_pot(state: HandState, story: Story) -> bool:
    """The bet to match is itself a raise."""
    made = raises_of_street(story)
    return bool(made) and isinstance(made[-1], Raised)


def _short_blind(state: HandState, story: Story) -> bool:
    """Before the flop, and a blind was not whole (B5)."""
    posts, stacks, antes = state.setup.posts, state.setup.stacks, state.setup.antes
    whole = all(stack - ante >= post for stack, ante, post in zip(stacks, antes, posts, strict=True))
    return state.street == Street.PREFLOP and not whole


def _big_blind_option(state: HandState, story: Story) -> bool:
    """The big blind may check or raise (B2)."""
    seat = state.to_act
    return (
        state.street == Street.PREFLOP
        and seat == state.setup.big_blind_seat
        and state.bets[seat] == state.to_match
        and not raises_of_street(story)
    )


def _small_blind_counts(state: HandState, story: Story) -> bool:
    """HR1 decides: counting the small blind as a big one gives another maximum."""
    if state.to_act is None or state.setup.limit is not Limit.POT:
        return False
    house = state.setup.house
    other = replace(house, small_blind_counts_as_big=not house.small_blind_counts_as_big)
    there = state.replace(setup=replace(state.setup, house=other))
    return structure_maximum(state, state.to_act) != structure_maximum(there, state.to_act)


def _raise_by_for_raise_to(state: HandState, story: Story) -> bool:
    """A player's bet is to be matched, so a raise by and a raise to are told apart (A4)."""
    choices = legal(state)
    return bool(raises_of_street(story)) and choices is not None and choices.can_raise


def _forgot_own_call(state: HandState, story: Story) -> bool:
    """There is a call, and own chips of the street already lie in the pot."""
    choices = legal(state)
    return choices is not None and choices.call > 0 and state.bets[choices.seat] > 0


def _short_all_in(state: HandState, story: Story) -> bool:
    """The last bet or raise of the street is an all-in of less than a full one (A6-A8, FL4)."""
    made = raises_of_street(story)
    if not made or not made[-1].all_in:
        return False
    last = made[-1]
    by = last.by if isinstance(last, Raised) else last.to
    fixed = state.setup.limit is Limit.FIXED
    return by < (state.setup.bet_size(state.street) if fixed else state.full_raise)


def _dead_money(state: HandState, story: Story) -> bool:
    """Antes, or chips of this street whose owner has folded, are in the pot (B6, P3)."""
    folded = any(bet and not live for bet, live in zip(state.bets, state.live, strict=True))
    return any(state.setup.antes) or folded


def _capped(state: HandState, story: Story) -> bool:
    """FL2: the street has had all its bets."""
    return capped(state)


def _short_stack(state: HandState, story: Story) -> bool:
    """The stack is less than the structure allows."""
    choices = legal(state)
    if choices is None or not choices.can_raise or state.setup.limit is not Limit.POT:
        return False
    return choices.max_to < pot_working(state, choices.seat).rounded


def _heads_up(state: HandState, story: Story) -> bool:
    """A table of two, where the button has the small blind (B4)."""
    return state.setup.seats == 2


def _uncalled_bet(state: HandState, story: Story) -> bool:
    """A bet that nobody matched went back (A10)."""
    return any(isinstance(event, UncalledReturned) for event in story)


_HAS: dict[Trap, Callable[[HandState, Story], bool]] = {
    Trap.LIMPERS: _limpers,
    Trap.RE_POT: _re_pot,
    Trap.SHORT_BLIND: _short_blind,
    Trap.BIG_BLIND_OPTION: _big_blind_option,
    Trap.SMALL_BLIND_COUNTS: _small_blind_counts,
    Trap.RAISE_BY_FOR_RAISE_TO: _raise_by_for_raise_to,
    Trap.FORGOT_OWN_CALL: _forgot_own_call,
    Trap.SHORT_ALL_IN: _short_all_in,
    Trap.DEAD_MONEY: _dead_money,
    Trap.CAPPED: _capped,
    Trap.SHORT_STACK: _short_stack,
    Trap.HEADS_UP_BUTTON: _heads_up,
    Trap.UNCALLED_BET: _uncalled_bet,
}


def has_trap(trap: Trap, state: HandState, story: Story) -> bool:
    return _HAS[trap](state, story)


def traps_of(state: HandState, story: Story, among: Sequence[Trap]) -> tuple[Trap, ...]:
    """Those of `among` that the decision has, in that order."""
    return tuple(trap for trap in among if has_trap(trap, state, story))
