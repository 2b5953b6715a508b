"""Figures of play, counted from the public story of finished hands: VPIP, raises, aggression, showdowns, scoops.

Knows events only, so the same counting serves the simulation, a session's summary and a seat's plate.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from omaha_trainer.table.event import Bet, BoardDealt, Called, Event, Folded, HandShown, Mucked, PotAwarded, Raised
from omaha_trainer.table.game import Street


@dataclass(slots=True)
class Figures:
    """Counts of one player over some hands; each rate is None where nothing was there to be counted.

    Every rate rests on what happens often, so that it says something after a few thousand hands: showdowns, scoops and
    quarters are told for each flop seen, and bets for each call on all four streets.
    """

    hands: int = 0
    entered: int = 0
    """Hands in which chips went in by choice before the flop; blinds and antes are no choice."""
    raised: int = 0
    """Hands with a raise before the flop."""
    bets: int = 0
    """Bets and raises on all streets."""
    calls: int = 0
    flops: int = 0
    showdowns: int = 0
    won: int = 0
    """Showdowns that brought chips from a pot for which hands were compared."""
    scoops: int = 0
    """Showdowns that brought, alone, the whole of every such pot the player was in."""
    quarters: int = 0
    """Showdowns with a pot of two halves of which the player got a tied half's share and nothing of the other."""

    def add(self, other: Figures) -> None:
        """Count the hands of `other` too."""
        for name in _NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def vpip(self) -> float | None:
        return _rate(self.entered, self.hands)

    @property
    def pfr(self) -> float | None:
        return _rate(self.raised, self.hands)

    @property
    def aggression(self) -> float | None:
        """Bets and raises for each call, on all streets."""
        return _rate(self.bets, self.calls)

    @property
    def wtsd(self) -> float | None:
        """Showdowns for each flop seen."""
        return _rate(self.showdowns, self.flops)

    @property
    def won_at_showdown(self) -> float | None:
        """Showdowns that brought chips, for each showdown."""
        return _rate(self.won, self.showdowns)

    @property
    def scoop(self) -> float | None:
        """Scoops at a showdown for each flop seen."""
        return _rate(self.scoops, self.flops)

    @property
    def quartered(self) -> float | None:
        """Quarters for each flop seen."""
        return _rate(self.quarters, self.flops)


_NAMES = tuple(field.name for field in fields(Figures))


def _rate(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def figures_of_hand(events: Iterable[Event], seats: int) -> list[Figures]:
    """One finished hand's figures, a list by seat. `events` is its whole story, hole cards seen or not."""
    hand = _Hand(seats)
    for event in events:
        hand.tell(event)
    return hand.figures


class _Hand:
    """Follows the story of one hand."""

    def __init__(self, seats: int) -> None:
        self.figures = [Figures(hands=1) for _ in range(seats)]
        self._street = Street.PREFLOP
        self._folded: set[int] = set()
        self._compared: set[int] = set()

    def tell(self, event: Event) -> None:
        match event:
            case Folded(seat):
                self._folded.add(seat)
            case Called(seat):
                self._chips_by_choice(seat, raises=False)
            case Bet(seat) | Raised(seat):
                self._chips_by_choice(seat, raises=True)
            case BoardDealt(street):
                self._deal(street)
            case HandShown(seat) | Mucked(seat):
                self.figures[seat].showdowns = 1
            case PotAwarded() if event.contested:
                self._award(event)
            case _:
                pass

    def _chips_by_choice(self, seat: int, *, raises: bool) -> None:
        mine = self.figures[seat]
        if self._street == Street.PREFLOP:
            mine.entered = 1
            mine.raised |= raises
        if raises:
            mine.bets += 1
        else:
            mine.calls += 1

    def _deal(self, street: Street) -> None:
        self._street = street
        if street == Street.FLOP:
            for seat, mine in enumerate(self.figures):
                mine.flops = int(seat not in self._folded)

    def _award(self, pot: PotAwarded) -> None:
        winners = {*pot.high, *pot.low}
        for seat in pot.players:
            mine, first = self.figures[seat], seat not in self._compared
            self._compared.add(seat)
            alone = winners == {seat}
            mine.won |= seat in winners
            mine.scoops = int(alone and (first or mine.scoops == 1))
            mine.quarters |= _quartered(pot, seat)


def _quartered(pot: PotAwarded, seat: int) -> bool:
    """A part of one half, nothing of the other (W4)."""
    if not pot.low or (seat in pot.high) == (seat in pot.low):
        return False
    return len(pot.high if seat in pot.high else pot.low) > 1
