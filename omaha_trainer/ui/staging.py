"""Telling moments of play, found by playing: a big decision, a divided pot, side pots, a capped street, an empty stack.

Every moment is reached by the rules alone, from a seed; the same seed finds the same one. Knows no window.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from omaha_trainer.errors import BugError
from omaha_trainer.session.config import HERO, SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.event import PotAwarded
from omaha_trainer.table.game import Street, Structure
from omaha_trainer.table.stakes import Stakes

MOST_HANDS = 4000

Test = Callable[[PlaySession], bool]
Play = Callable[[PlaySession], Action]


@dataclass(frozen=True, slots=True)
class Moment:
    """A table, how the hero plays at it, and what is looked for: a decision of his, or the end of a hand."""

    config: SessionConfig
    play: Play
    found: Test


def find_moment(name: str, seed: int) -> PlaySession:
    """A session that stands at the moment of that name (see `MOMENTS`)."""
    moment = MOMENTS[name]
    session = PlaySession(replace(moment.config, seed=seed, styles=()))
    for _ in range(MOST_HANDS):
        if session.hero_broke:
            session.rebuy()
        session.deal()
        if play_until(session, moment.play, moment.found):
            return session
    raise BugError(f"no moment {name!r} in {MOST_HANDS} hands from seed {seed}")


def play_until(session: PlaySession, play: Play, found: Test) -> bool:
    """Play the running hand; True as soon as `found` holds at a decision of the hero's or at the end."""
    while True:
        decision = session.pending()
        if decision is not None:
            session.play(decision.decide())
            continue
        if found(session):
            return True
        if session.hand_over:
            return False
        session.act(play(session))


# -- how the hero plays ------------------------------------------------------------------------------------------


def call_along(session: PlaySession) -> Action:  # noqa: ARG001 - every way of playing is given the session
    return CheckOrCall()


def call_the_flop(session: PlaySession) -> Action:
    """See the flop, then give up."""
    state = session.state
    facing = state is not None and state.street > Street.PREFLOP and state.bets[HERO] < state.to_match
    return Fold() if facing else CheckOrCall()


def raise_along(session: PlaySession) -> Action:
    """Raise as much as is allowed."""
    legal = session.hero_view().legal
    return RaiseTo(legal.max_to) if legal is not None and legal.can_raise else CheckOrCall()


# -- what is looked for ------------------------------------------------------------------------------------------


def _deciding(session: PlaySession, street: Street, live: int, *, facing: bool) -> bool:
    if not session.hero_to_act:
        return False
    view = session.hero_view()
    legal = view.legal
    if legal is None or view.street is not street or sum(view.live) < live:
        return False
    return legal.can_raise and (not facing or legal.call > 0)


def _first_decision(session: PlaySession) -> bool:
    return _deciding(session, Street.PREFLOP, 4, facing=True)


def _facing_on_the_turn(session: PlaySession) -> bool:
    return _deciding(session, Street.TURN, 3, facing=True)


def _heads_up_on_the_river(session: PlaySession) -> bool:
    return _deciding(session, Street.RIVER, 2, facing=False)


def _many_on_the_flop(session: PlaySession) -> bool:
    return _deciding(session, Street.FLOP, 5, facing=False)


def _awards(session: PlaySession) -> list[PotAwarded]:
    return [event for event in session.events if isinstance(event, PotAwarded)] if session.hand_over else []


def _divided(session: PlaySession) -> bool:
    """The hero wins a half at the showdown, somebody else the other."""
    awards = _awards(session)
    return (
        len(awards) == 1
        and awards[0].contested
        and (HERO in awards[0].high) != (HERO in awards[0].low)
        and bool(awards[0].low)
    )


def _side_pots(session: PlaySession) -> bool:
    awards = _awards(session)
    return len(awards) > 1 and all(award.contested for award in awards)


def _all_in_against(session: PlaySession) -> bool:
    """The hero decides on a bet that would take his last chips or somebody's who is all in."""
    if not session.hero_to_act or session.state is None:
        return False
    state = session.state
    all_in = any(live and not stack for live, stack in zip(state.live, state.stacks, strict=True))
    return all_in and state.street > Street.PREFLOP and state.bets[HERO] < state.to_match


def _folded_early(session: PlaySession) -> bool:
    """The hand is over, the hero had folded, and not all of the board came."""
    state = session.state
    return session.hand_over and state is not None and not state.live[HERO] and len(state.board) in (3, 4)


def _capped(session: PlaySession) -> bool:
    if not session.hero_to_act:
        return False
    legal = session.hero_view().legal
    return legal is not None and legal.no_raise is not None and legal.no_raise.rule == "FL3"


def _broke(session: PlaySession) -> bool:
    return session.hand_over and session.hero_broke


_SIX = SessionConfig()
_NO_LIMIT = replace(_SIX, structure=Structure.NO, stack_bb=40)
_FIXED = replace(_SIX, structure=Structure.FIXED, stakes=Stakes(2, 4))

MOMENTS: dict[str, Moment] = {
    "preflop": Moment(_SIX, call_along, _first_decision),
    "table": Moment(_SIX, call_along, _facing_on_the_turn),
    "heads-up": Moment(replace(_SIX, seats=2, styles=()), call_along, _heads_up_on_the_river),
    "nine-seats": Moment(replace(_SIX, seats=9, styles=()), call_along, _many_on_the_flop),
    "showdown": Moment(_SIX, call_along, _divided),
    "side-pots": Moment(replace(_NO_LIMIT, stack_bb=20), raise_along, _side_pots),
    "all-in": Moment(_NO_LIMIT, call_along, _all_in_against),
    "after-hand": Moment(_SIX, call_the_flop, _folded_early),
    "fixed-limit": Moment(_FIXED, raise_along, _capped),
    "broke": Moment(replace(_NO_LIMIT, stack_bb=10), raise_along, _broke),
}
