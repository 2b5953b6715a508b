"""The decisions that were made so far in a hand, each as its player stood before it - without the cards.

Folds the public events. Every decision becomes a `SeatView` in which the hole cards are unknown, so that `reading` and
the minds of the players can look at it as at any other.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace

from omaha_trainer.table.event import (
    AntePosted,
    Bet,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Event,
    Folded,
    Raised,
    UncalledReturned,
)
from omaha_trainer.table.game import Street
from omaha_trainer.table.legal import Legal
from omaha_trainer.table.view import SeatView

Acted = Folded | Checked | Called | Bet | Raised


@dataclass(frozen=True, slots=True)
class Past:
    """One decision: the table before it, and what was done. `crowd`: live players when its street began."""

    view: SeatView
    event: Acted
    crowd: int


def decisions(view: SeatView, seats: Container[int] | None = None) -> Iterator[Past]:
    """All decisions of the hand in their order, or those of some seats."""
    table = _Table(view)
    for number, event in enumerate(view.events):
        if isinstance(event, Acted) and (seats is None or event.seat in seats):
            yield Past(table.seen_by(event.seat, view.events[:number]), event, table.crowd)
        table.tell(event)


def facing(view: SeatView, seat: int, put_in: dict[int, int], event: Event) -> SeatView:
    """How `seat` would see the table after chips were put in by others and `event` was the last of it."""
    bets = tuple(bet + put_in.get(other, 0) for other, bet in enumerate(view.bets))
    stacks = tuple(stack - put_in.get(other, 0) for other, stack in enumerate(view.stacks))
    to_match = max(view.to_match, *bets)
    return replace(
        view,
        seat=seat,
        hole=None,
        bets=bets,
        stacks=stacks,
        to_match=to_match,
        to_act=seat,
        pot=view.pot + sum(put_in.values()),
        legal=_legal(seat, bets[seat], stacks[seat], to_match),
        events=(*view.events, event),
    )


def _legal(seat: int, bet: int, stack: int, to_match: int) -> Legal:
    """What a mind asks of it: the call. Raises are bounded nowhere, for they are only weighed."""
    call = min(max(to_match - bet, 0), stack)
    return Legal(seat, call, bet + call, bet + stack, bet + stack, to_match == 0, bet + stack, None)


class _Table:
    """The public state, event by event."""

    def __init__(self, view: SeatView) -> None:
        seats = view.setup.seats
        self._now = view
        self._stacks = list(view.setup.stacks)
        self._bets = [0] * seats
        self._live = [True] * seats
        self._board: tuple[int, ...] = ()
        self._street = Street.PREFLOP
        self.crowd = seats
        self._owed = view.setup.big_blind
        """B5: a short or missing blind is to be matched as if it were whole."""

    def seen_by(self, seat: int, events: tuple[Event, ...]) -> SeatView:
        to_match = max(self._owed, *self._bets)
        return replace(
            self._now,
            seat=seat,
            hole=None,
            shown=(None,) * len(self._live),
            board=self._now.board[: len(self._board)],
            street=self._street,
            stacks=tuple(self._stacks),
            bets=tuple(self._bets),
            live=tuple(self._live),
            to_act=seat,
            to_match=to_match,
            pot=sum(self._now.setup.stacks) - sum(self._stacks),
            pots=(),
            legal=_legal(seat, self._bets[seat], self._stacks[seat], to_match),
            sizes={},
            events=events,
            earlier=(),
        )

    def tell(self, event: Event) -> None:
        match event:
            case AntePosted(seat, amount):
                self._stacks[seat] -= amount
            case BlindPosted(seat, amount) | Called(seat, amount) | Bet(seat, amount) | Raised(seat, amount):
                self._stacks[seat] -= amount
                self._bets[seat] += amount
            case UncalledReturned(seat, amount):
                self._stacks[seat] += amount
            case Folded(seat):
                self._live[seat] = False
            case BoardDealt(street, cards):
                self._board += cards
                self._street, self._owed = street, 0
                self._bets = [0] * len(self._bets)
                self.crowd = sum(self._live)
            case _:
                pass
