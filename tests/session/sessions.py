"""Sessions for the tests: a table, a clock that stands still, and a hero who does anything that is legal."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.event import Event
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.legal import Legal
from omaha_trainer.table.stakes import AnteKind, Stakes

TABLES: tuple[SessionConfig, ...] = (
    SessionConfig(Game.HILO, Structure.POT, Stakes(25, 50, decimals=2), seats=6, stack_bb=20),
    SessionConfig(Game.HIGH, Structure.NO, Stakes(5, 10), seats=3, stack_bb=10),
    SessionConfig(Game.HILO, Structure.FIXED, Stakes(2, 4), seats=9, stack_bb=8),
    SessionConfig(Game.HILO, Structure.MIXED, Stakes(10, 20, 2, AnteKind.EACH, 2), seats=2, stack_bb=12),
    SessionConfig(Game.HIGH, Structure.MIXED, Stakes(50, 100, 100, AnteKind.BIG_BLIND, 2), seats=5, mixed_hands=2),
)


def config(table: int = 0, *, seed: int = 1, **changes: object) -> SessionConfig:
    """One of the tables with random opponents, who show every corner of the rules."""
    base = replace(TABLES[table], seed=seed, **changes)  # type: ignore[arg-type]
    return replace(base, styles=("random",) * (base.seats - 1))


def session(table: int = 0, *, seed: int = 1, **changes: object) -> PlaySession:
    return PlaySession(config(table, seed=seed, **changes), clock=lambda: 0.0)


def any_action(legal: Legal, chance: Random) -> Action:
    """Folding seldom, so that hands go far."""
    roll = chance.random()
    if roll < 0.15 and not legal.can_check:
        return Fold()
    if roll < 0.6 or not legal.can_raise:
        return CheckOrCall()
    return RaiseTo(chance.randint(legal.min_to, legal.max_to))


def step(played: PlaySession, chance: Random) -> tuple[Event, ...]:
    """One decision, of the hero or of an opponent."""
    decision = played.pending()
    if decision is not None:
        return played.play(decision.decide())
    legal = played.hero_view().legal
    assert legal is not None
    return played.act(any_action(legal, chance))


def deal_in(played: PlaySession) -> tuple[Event, ...]:
    """Deal a hand, with a rebuy where the hero needs one."""
    if played.hero_broke:
        played.rebuy()
    return played.deal()


def play_hand(played: PlaySession, chance: Random) -> tuple[Event, ...]:
    """Deal a hand, with a rebuy where the hero needs one, and play it to its end."""
    return deal_in(played) + play_out(played, chance)


def play_out(played: PlaySession, chance: Random) -> tuple[Event, ...]:
    """Play the running hand to its end."""
    events: tuple[Event, ...] = ()
    while not played.hand_over:
        events += step(played, chance)
    return events


def fold_out(played: PlaySession) -> None:
    """Deal a hand and end it quickly: everybody folds or checks as cheaply as he can."""
    played.deal()
    while not played.hand_over:
        played.act(Fold()) if played.hero_to_act else played.play(Fold())
