"""Which traps a decision really has, read off the state and the story; no number is reckoned here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from omaha_trainer.table.event import Bet, BoardDealt, Called, Event, Raised, UncalledReturned
from omaha_trainer.table.game import Limit, Street
from omaha_trainer.table.legal import legal
from omaha_trainer.table.limits import capped, pot_working, structure_maximum
from omaha_trainer.training.names import Trap
from omaha_trainer.training.spots.made_up_hand import Moment


def this_street(story: Sequence[Event]) -> Sequence[Event]:
    """What happened since the last board card."""
    starts = [place for place, event in enumerate(story) if isinstance(event, BoardDealt)]
    return story[starts[-1] + 1 :] if starts else story


def raises_of_street(story: Sequence[Event]) -> list[Bet | Raised]:
    """The bets and raises of the street, the blinds aside."""
    return [event for event in this_street(story) if isinstance(event, Bet | Raised)]


def level_before_last(at: Moment) -> int:
    """The bet to match before the last bet or raise of the street; the big blind or nothing at its start."""
    made = raises_of_street(at.events)
    if len(made) > 1:
        return made[-2].to
    return at.state.setup.posts[at.state.setup.big_blind_seat] if at.state.street == Street.PREFLOP else 0


def _limpers(at: Moment) -> bool:
    """Somebody before the seat to act only called the big blind, and nobody raised."""
    unraised = at.state.street == Street.PREFLOP and not raises_of_street(at.events)
    return unraised and any(isinstance(event, Called) for event in at.events)


def _re_pot(at: Moment) -> bool:
    """The bet to match is itself a raise."""
    made = raises_of_street(at.events)
    return bool(made) and isinstance(made[-1], Raised)


def _short_blind(at: Moment) -> bool:
    """Before the flop, and a blind was not whole (B5)."""
    posts, stacks, antes = at.state.setup.posts, at.state.setup.stacks, at.state.setup.antes
    whole = all(stack - ante >= post for stack, ante, post in zip(stacks, antes, posts, strict=True))
    return at.state.street == Street.PREFLOP and not whole


def _big_blind_option(at: Moment) -> bool:
    """The big blind may check or raise (B2)."""
    seat = at.state.to_act
    return (
        at.state.street == Street.PREFLOP
        and seat == at.state.setup.big_blind_seat
        and at.state.bets[seat] == at.state.to_match
        and not raises_of_street(at.events)
    )


def _small_blind_counts(at: Moment) -> bool:
    """HR1 decides: counting the small blind as a big one gives another maximum."""
    if at.state.to_act is None or at.state.setup.limit is not Limit.POT:
        return False
    house = at.state.setup.house
    other = replace(house, small_blind_counts_as_big=not house.small_blind_counts_as_big)
    there = at.state.replace(setup=replace(at.state.setup, house=other))
    return structure_maximum(at.state, at.state.to_act) != structure_maximum(there, at.state.to_act)


def _raise_by_for_raise_to(at: Moment) -> bool:
    """A player's bet is to be matched, so a raise by and a raise to are told apart (A4)."""
    choices = legal(at.state)
    return bool(raises_of_street(at.events)) and choices is not None and choices.can_raise


def _forgot_own_call(at: Moment) -> bool:
    """There is a call, and own chips of the street already lie in the pot."""
    choices = legal(at.state)
    return choices is not None and choices.call > 0 and at.state.bets[choices.seat] > 0


def _short_all_in(at: Moment) -> bool:
    """The last bet or raise of the street is an all-in of less than a full one (A6-A8, FL4)."""
    made = raises_of_street(at.events)
    if not made or not made[-1].all_in:
        return False
    last = made[-1]
    by = last.by if isinstance(last, Raised) else last.to
    fixed = at.state.setup.limit is Limit.FIXED
    return by < (at.state.setup.bet_size(at.state.street) if fixed else at.state.full_raise)


def _dead_money(at: Moment) -> bool:
    """Antes, or chips of this street whose owner has folded, are in the pot (B6, P3)."""
    folded = any(bet and not live for bet, live in zip(at.state.bets, at.state.live, strict=True))
    return any(at.state.setup.antes) or folded


def _capped(at: Moment) -> bool:
    """FL2: the street has had all its bets."""
    return capped(at.state)


def _short_stack(at: Moment) -> bool:
    """The stack is less than the structure allows."""
    choices = legal(at.state)
    if choices is None or not choices.can_raise or at.state.setup.limit is not Limit.POT:
        return False
    return choices.max_to < pot_working(at.state, choices.seat).rounded


def _heads_up(at: Moment) -> bool:
    """Before the flop at a table of two, where the button has the small blind (B4)."""
    return at.state.setup.seats == 2 and at.state.street == Street.PREFLOP


def _uncalled_bet(at: Moment) -> bool:
    """A bet that nobody matched went back (A10)."""
    return any(isinstance(event, UncalledReturned) for event in at.events)


_HAS: dict[Trap, Callable[[Moment], bool]] = {
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


def has_trap(trap: Trap, at: Moment) -> bool:
    return _HAS[trap](at)


def traps_of(at: Moment, among: Sequence[Trap]) -> tuple[Trap, ...]:
    """Those of `among` that the decision has, in that order."""
    return tuple(trap for trap in among if has_trap(trap, at))
