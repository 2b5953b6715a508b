"""What a player reads off the table before deciding: who is still in, what they have shown, what a call costs.

Everything comes from the public part of a `SeatView`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from omaha_trainer.table.event import Bet, BoardDealt, Called, Checked, Event, Raised
from omaha_trainer.table.game import Street
from omaha_trainer.table.view import SeatView

_CALL, _BET, _RAISE, _CHECK = 0.35, 0.7, 1.5, -0.15
_PREFLOP_RAISE = 0.25


@dataclass(frozen=True, slots=True)
class Reading:
    """One decision's circumstances. Chips, shares 0..1."""

    opponents: int
    """Live players beside oneself."""
    behind: int
    """Of them, how many act after oneself on this street."""
    raises: int
    """Bets and raises of this street; before the flop the big blind is none."""
    entered: int
    """Before the flop, players who put chips in by choice, oneself aside."""
    call: int
    winnable: int
    """The pot that can be won by a call, the call included; a short stack cannot win more than it matches."""
    to_come: float
    """What may still be bet after a call, in parts of the pot then, at most 1."""
    shown: float
    """Strength the opponents have shown on this hand, one for each who showed none."""
    i_raised_last: bool
    """The last bet or raise of the hand was one's own."""

    @property
    def price(self) -> float:
        """The part of the pot after the call that the call pays; 0 where a check is free."""
        return self.call / self.winnable if self.call else 0.0

    @property
    def fair(self) -> float:
        """The share of the pot that everybody would have with equal hands."""
        return 1.0 / (self.opponents + 1)


def read(view: SeatView) -> Reading:
    """Read the table from a view whose seat is to act."""
    assert view.seat is not None
    assert view.legal is not None
    story = _Story(view.setup.seats)
    for event in view.events:
        story.tell(event)
    others = [seat for seat, live in enumerate(view.live) if live and seat != view.seat]
    return Reading(
        opponents=len(others),
        behind=_behind(view, view.seat),
        raises=story.raises,
        entered=sum(1 for seat in story.entered if seat != view.seat and view.live[seat]),
        call=view.legal.call,
        winnable=_winnable(view, view.seat, view.legal.call),
        to_come=_to_come(view, view.seat, others, view.legal.call),
        shown=sum(max(story.shown[seat], 0.5) for seat in others),
        i_raised_last=story.last_raiser == view.seat,
    )


class _Story:
    """The public events, folded."""

    def __init__(self, seats: int) -> None:
        self.shown = [1.0] * seats
        self.street = Street.PREFLOP
        self.raises = 0
        self.entered: set[int] = set()
        self.last_raiser: int | None = None

    def tell(self, event: Event) -> None:
        match event:
            case BoardDealt(street):
                self.street, self.raises = street, 0
            case Checked(seat):
                self.shown[seat] += _CHECK if self.street else 0.0
            case Called(seat):
                self.entered.add(seat)
                self.shown[seat] += _CALL if self.street else 0.0
            case Bet(seat) | Raised(seat):
                self.entered.add(seat)
                self.last_raiser = seat
                self.raises += 1
                strong = _BET if self.raises == 1 else _RAISE
                self.shown[seat] += strong if self.street else _PREFLOP_RAISE * self.raises
            case _:
                pass


def _behind(view: SeatView, seat: int) -> int:
    """Live seats with chips between this one and the end of the street's order."""
    setup = view.setup
    last = setup.last_post_seat if view.street == Street.PREFLOP else setup.button
    order = setup.order_from((last + 1) % setup.seats)
    return sum(1 for other in order[order.index(seat) + 1 :] if view.live[other] and view.stacks[other])


def _winnable(view: SeatView, seat: int, call: int) -> int:
    """An ante that one player posts for all is in the main pot whole, whatever others put in (B6)."""
    setup = view.setup
    dead = [min(*pair) if setup.antes_dead else 0 for pair in zip(setup.antes, setup.stacks, strict=True)]
    put_in = [before - now - ante for before, now, ante in zip(setup.stacks, view.stacks, dead, strict=True)]
    mine = put_in[seat] + call
    return sum(dead) + sum(min(chips, mine) for chips in put_in) + call


def _to_come(view: SeatView, seat: int, others: Sequence[int], call: int) -> float:
    deepest = max(view.stacks[other] for other in others)
    return min(1.0, min(view.stacks[seat] - call, deepest) / view.pot_after_call)
