"""The working of a showdown: what goes back, the hands, then each pot by itself with its halves, and the totals."""

from __future__ import annotations

from collections.abc import Iterator

from omaha_trainer.poker.omaha import best_high, best_low
from omaha_trainer.table.event import PotAwarded, UncalledReturned
from omaha_trainer.table.game import Game
from omaha_trainer.training.question import Work, WorkKind
from omaha_trainer.training.spots.made_up_hand import Moment

from .awards import Awards, same_both_ways, shares_of


def payout_steps(at: Moment, awards: Awards) -> tuple[Work, ...]:
    """Every number is one of the engine's awards; hands are explained with the very cards that make them."""
    steps = [
        Work(WorkKind.UNCALLED, event.amount, seats=(event.seat,), rule="A10")
        for event in at.events
        if isinstance(event, UncalledReturned)
    ]
    for seat in at.state.live_seats:
        steps += _hands(at, seat)
    for award in awards:
        steps += _pot(award)
    seats = at.state.live_seats
    for seat, chips in zip(seats, shares_of(awards, seats), strict=True):
        steps.append(Work(WorkKind.SHARE, chips, seats=(seat,), rule="P5"))
    return tuple(steps)


def _hands(at: Moment, seat: int) -> Iterator[Work]:
    """The best high of a seat, and its low where it has one."""
    hole, board = at.state.holes[seat], at.state.board
    assert hole is not None
    high = best_high(hole, board)
    yield Work(WorkKind.THE_HAND, cards=(*high.hole, *high.board), seats=(seat,), rule="H1")
    low = best_low(hole, board) if at.state.setup.game is Game.HILO else None
    if low is not None:
        yield Work(WorkKind.THE_HAND, cards=(*low.hole, *low.board), seats=(seat,), rule="L1")


def _pot(award: PotAwarded) -> Iterator[Work]:
    """One pot: who plays for it, and the chips of each winner of its halves."""
    rule = "W5" if same_both_ways(award) else "W3" if award.low else "W2" if award.contested else "W1"
    yield Work(WorkKind.POT_LEVEL, award.amount, seats=award.players, rule="P1")
    for kind, half in ((WorkKind.HIGH_HALF, award.high), (WorkKind.LOW_HALF, award.low)):
        if half:
            chips = tuple(half.values())
            yield Work(kind, sum(chips), seats=tuple(half), rule="W4" if len(half) > 1 else rule, amounts=chips)
