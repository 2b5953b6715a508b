"""What one seat may know: the present as it sees it, the public events of the hand, earlier hands' public results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from omaha_trainer.poker.card import Card

from .event import Event, Hole, HoleDealt
from .game import Street
from .legal import Legal, legal, sizes
from .pots import Pot, pots_of
from .setup import HandSetup
from .state import HandState


@dataclass(frozen=True, slots=True)
class PublicHand:
    """An earlier hand of the session as everybody saw it."""

    setup: HandSetup
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table from one seat. Tuples are indexed by seat; amounts are chips.

    `seat` is None for an onlooker who sees no hole cards. `legal` is there only when the seat is to act.
    """

    seat: int | None
    setup: HandSetup
    hole: Hole | None
    shown: tuple[Hole | None, ...]
    """Hands turned up so far."""
    board: tuple[Card, ...]
    street: Street
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    live: tuple[bool, ...]
    to_act: int | None
    to_match: int
    pot: int
    """All chips put in, the bets of this street included."""
    pots: tuple[Pot, ...]
    legal: Legal | None
    sizes: dict[str, int]
    """The offered raise-to sizes (PL7); empty where there are none."""
    events: tuple[Event, ...]
    earlier: Sequence[PublicHand] = ()

    @property
    def pot_after_call(self) -> int:
        """The pot if the seat to act calls; the price of the call is `legal.call` against it."""
        return self.pot + (self.legal.call if self.legal else 0)


def view(state: HandState, events: Sequence[Event], seat: int | None, earlier: Sequence[PublicHand] = ()) -> SeatView:
    """What `seat` may know of the hand; `events` is the whole hand's story so far."""
    choices = legal(state) if seat is not None and state.to_act == seat else None
    return SeatView(
        seat=seat,
        setup=state.setup,
        hole=state.holes[seat] if seat is not None else None,
        shown=tuple(hole if shown else None for hole, shown in zip(state.holes, state.shown, strict=True)),
        board=state.board,
        street=state.street,
        stacks=state.stacks,
        bets=state.bets,
        live=state.live,
        to_act=state.to_act,
        to_match=state.to_match,
        pot=state.pot,
        pots=pots_of(state),
        legal=choices,
        sizes=sizes(state) if choices else {},
        events=seen_by(events, seat),
        earlier=earlier,
    )


def seen_by(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """The events with the hole cards of other seats hidden; hands that were shown stay."""
    return tuple(
        [
            HoleDealt(event.seat, None) if isinstance(event, HoleDealt) and event.seat != seat else event
            for event in events
        ]
    )
