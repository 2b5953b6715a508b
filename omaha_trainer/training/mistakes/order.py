"""How people miss the order: each mistake as the seat that it names. `seats` of a Wrong are (named, button)."""

from __future__ import annotations

from collections.abc import Iterator

from omaha_trainer.table.event import Bet, BetsCollected, Called, Event, Raised
from omaha_trainer.training.names import Mistake
from omaha_trainer.training.question import Ask, SeatAnswer, Wrong
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.spots.order import OrderSpot, showing_rule


def order_mistakes(read: OrderSpot) -> Iterator[Wrong]:
    """The tempting seats, likeliest first; some may coincide with each other or with the right one."""
    for seat, mistake, rule in _tempting(read):
        yield Wrong(SeatAnswer(seat), mistake, rule, seats=(seat, read.setup.button))


def _tempting(read: OrderSpot) -> Iterator[tuple[int, Mistake, str]]:
    setup, button = read.setup, read.setup.button
    if read.moment is None:
        yield from _before_cards(read)
    elif read.ask is Ask.WHO_ACTS_FIRST:
        yield from _before_street(read, read.moment)
    else:
        yield from _before_showdown(read, read.moment)
    if setup.seats > 2:
        yield button, Mistake.FROM_THE_BUTTON, _order_rule(read)


def _order_rule(read: OrderSpot) -> str:
    if read.ask is Ask.WHO_SHOWS_FIRST and read.moment is not None:
        return showing_rule(read.moment)
    return "B2" if read.ask is Ask.WHO_ACTS_FIRST else "B1"


def _before_cards(read: OrderSpot) -> Iterator[tuple[int, Mistake, str]]:
    """Two players: the order of a full table, where the one left of the button has the small blind."""
    setup, button = read.setup, read.setup.button
    if setup.seats == 2:
        other = 1 - button
        wrong = button if read.ask is Ask.WHO_POSTS_BIG else other
        mistake = Mistake.AFTER_FLOP_ORDER if read.ask is Ask.WHO_ACTS_FIRST else Mistake.FULL_TABLE_ORDER
        yield wrong, mistake, "B4"
    elif read.ask is Ask.WHO_ACTS_FIRST:
        yield (button + 1) % setup.seats, Mistake.AFTER_FLOP_ORDER, "B2"
        yield setup.big_blind_seat, Mistake.FIRST_ONE_TOO_EARLY, "B2"
    elif read.ask is Ask.WHO_POSTS_BIG:  # counted from the button itself, the small blind's seat has the big one
        yield (button + 1) % setup.seats, Mistake.FROM_THE_BUTTON, "B1"


def _before_street(read: OrderSpot, at: Moment) -> Iterator[tuple[int, Mistake, str]]:
    setup, state = read.setup, at.state
    able = read.order
    first = setup.order_from((setup.last_post_seat + 1) % setup.seats)
    yield next(seat for seat in first if seat in able), Mistake.BEFORE_FLOP_ORDER, "B4" if setup.seats == 2 else "B2"
    for seat in setup.odd_chip_order:
        if not state.live[seat]:
            yield seat, Mistake.FOLDED_SEAT, "B2"
        elif not state.stacks[seat]:
            yield seat, Mistake.ALL_IN_SEAT, "B2"


def _before_showdown(read: OrderSpot, at: Moment) -> Iterator[tuple[int, Mistake, str]]:
    """The last caller, whoever bet on an earlier street, the seat left of the button although somebody bet."""
    setup, state, rule = read.setup, at.state, showing_rule(at)
    callers = [event.seat for event in _last_betting(at) if isinstance(event, Called)]
    if callers and state.aggressor is not None:
        yield callers[-1], Mistake.LAST_CALLER_SHOWS, rule
    raisers = [event.seat for event in at.events if isinstance(event, Bet | Raised) and state.live[event.seat]]
    for seat in reversed(raisers):
        yield seat, Mistake.EARLIER_AGGRESSOR, rule
    left = next(seat for seat in setup.odd_chip_order if state.live[seat])
    yield left, Mistake.AFTER_FLOP_ORDER, rule
    for seat in setup.odd_chip_order:
        if not state.live[seat]:
            yield seat, Mistake.FOLDED_SEAT, rule


def _last_betting(at: Moment) -> tuple[Event, ...]:
    """The events of the last street that had any betting."""
    ends = [place for place, event in enumerate(at.events) if isinstance(event, BetsCollected)]
    if not ends:
        return ()
    begin = ends[-2] + 1 if len(ends) > 1 else 0
    return at.events[begin : ends[-1]]
