"""Replaying a hand history through the rules: entry by entry, with the number of the one that is refused.

Keeps no rules of its own: every entry is an action of the table or cards that the table waits for.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from omaha_trainer.errors import KnownError
from omaha_trainer.poker.card import HOLE_CARDS, Card, check_distinct
from omaha_trainer.table.action import Action, CheckOrCall, Fold, Muck, RaiseTo, Show
from omaha_trainer.table.apply import apply, put
from omaha_trainer.table.event import Event, HandShown, Mucked, PotAwarded, UncalledReturned
from omaha_trainer.table.game import Street
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.progress import deal_board, settle, show
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.showdown import show_order
from omaha_trainer.table.start import start
from omaha_trainer.table.state import HandState, Phase

from .amounts import chips_of
from .fault import HistoryFault
from .phh import PhhHand
from .phh_action import (
    CheckOrCallEntry,
    Comment,
    DealBoard,
    DealHole,
    Entry,
    FoldEntry,
    MuckEntry,
    RaiseEntry,
    ShowEntry,
    parse_action,
)


@dataclass(frozen=True, slots=True)
class Replay:
    """A hand as far as its history goes."""

    hand: PhhHand
    setup: HandSetup
    state: HandState
    events: tuple[Event, ...]
    dealt: bool
    """Every seat has its cards; until then nobody is to act."""

    @property
    def complete(self) -> bool:
        return self.state.over

    @property
    def to_act(self) -> int | None:
        return self.state.to_act if self.dealt else None

    @property
    def finishing(self) -> tuple[int, ...]:
        """Chips of each seat now: after the hand where it is complete."""
        return self.state.stacks

    @property
    def returned(self) -> dict[int, int]:
        """A10: chips that nobody matched and that went back, by seat."""
        back: dict[int, int] = {}
        for event in self.events:
            if isinstance(event, UncalledReturned):
                back[event.seat] = back.get(event.seat, 0) + event.amount
        return back

    @property
    def pots(self) -> tuple[PotAwarded, ...]:
        """The pots as they were divided; none while the hand is incomplete."""
        return tuple(event for event in self.events if isinstance(event, PotAwarded))

    @property
    def show_order(self) -> tuple[int, ...]:
        """All whose turn to show came, muckers too, as the rules order them: a file may list them in any order (S1)."""
        came = {event.seat for event in self.events if isinstance(event, HandShown | Mucked)}
        return tuple(seat for seat in show_order(self.state) if seat in came)

    @property
    def mucked(self) -> tuple[int, ...]:
        return tuple(event.seat for event in self.events if isinstance(event, Mucked))

    @property
    def file_differs(self) -> bool:
        """The file states another result than the rules give."""
        return self.complete and self.hand.finishing is not None and self.hand.finishing != self.finishing


def replay_phh(hand: PhhHand, house: HouseRules | None = None, *, settles: bool = True) -> Replay:
    """Play the history through the rules; `house` overrides the file's own.

    A hand that has come to its showdown and has no `sm` entry at all is brought to its end, every live hand showing
    by itself; not with `settles` off. Raises KnownError(HistoryFault.ACTION) for the first entry that is refused,
    KnownError(Refusal.CARDS_UNKNOWN) where the end needs cards that nobody knows.
    """
    player = _Player(hand, house)
    for number, text in enumerate(hand.actions, start=1):
        try:
            player.take(parse_action(text, hand.seats))
        except KnownError as cause:
            details = {"number": number, "text": text, "cause": cause, "decimals": hand.decimals}
            raise KnownError(HistoryFault.ACTION, cause.rule, **details) from cause
    if settles:
        player.settle()
    return player.replay()


class _Player:
    """The one who moves through the entries: the state so far, and the cards that have been seen."""

    def __init__(self, hand: PhhHand, house: HouseRules | None) -> None:
        self._hand = hand
        self._setup = hand.setup(house)
        self._known: dict[int, tuple[Card, ...]] = {}
        """What the file has told of each seat's hole cards."""
        self._dealt_to: dict[int, int] = {}
        """How many cards each seat has been dealt."""
        self._state: HandState | None = None
        self._events: list[Event] = []
        self._showing = False

    def take(self, entry: Entry) -> None:
        """Carry out one entry. Raises KnownError; nothing has changed then."""
        match entry:
            case Comment():
                return
            case DealHole():
                self._deal_hole(entry)
            case DealBoard(cards):
                self._board(cards)
            case FoldEntry(seat):
                self._act(seat, Fold())
            case CheckOrCallEntry(seat):
                self._act(seat, CheckOrCall())
            case RaiseEntry(seat, to):
                self._act(seat, RaiseTo(chips_of(to, self._hand.decimals)))
            case ShowEntry():
                self._show(entry)
            case MuckEntry(seat):
                self._step(show(self._dealt(), Muck(seat)))
                self._showing = True
            case _:
                assert_never(entry)

    def settle(self) -> None:
        """Bring a hand without any `sm` that waits at the last showdown to its end."""
        state = self._state
        if state is None or self._showing or state.phase is not Phase.SHOWDOWN or state.street < Street.RIVER:
            return
        self._step(settle(state))

    def replay(self) -> Replay:
        if self._state is not None:
            return Replay(self._hand, self._setup, self._state, tuple(self._events), dealt=True)
        state, events = self._start()
        return Replay(self._hand, self._setup, state, events, dealt=False)

    def _step(self, after: tuple[HandState, tuple[Event, ...]]) -> None:
        self._state = after[0]
        self._events.extend(after[1])

    def _start(self) -> tuple[HandState, tuple[Event, ...]]:
        holes = [self._whole(seat) for seat in range(self._setup.seats)]
        return start(self._setup, holes, asks_showdown=True)

    def _whole(self, seat: int) -> tuple[Card, ...] | None:
        cards = self._known.get(seat, ())
        return cards if len(cards) == HOLE_CARDS else None

    def _dealt(self) -> HandState:
        """The state, once every seat has its cards."""
        if self._state is None:
            missing = next(seat for seat in range(self._setup.seats) if self._dealt_to.get(seat, 0) < HOLE_CARDS)
            raise KnownError(HistoryFault.NOT_ALL_DEALT, "G4", seat=missing)
        return self._state

    def _deal_hole(self, entry: DealHole) -> None:
        seat, dealt = entry.seat, self._dealt_to.get(entry.seat, 0) + entry.count
        if dealt > HOLE_CARDS:
            raise KnownError(HistoryFault.DEALT_TWICE, "G1", seat=seat)
        check_distinct(*self._known.values(), entry.known)
        self._known[seat] = self._known.get(seat, ()) + entry.known
        self._dealt_to[seat] = dealt
        if sum(self._dealt_to.values()) == HOLE_CARDS * self._setup.seats:
            self._step(self._start())

    def _board(self, cards: tuple[Card, ...]) -> None:
        state = self._dealt()
        check_distinct(*self._known.values(), state.board, cards)
        self._step(deal_board(state, cards))

    def _act(self, seat: int, action: Action) -> None:
        self._step(apply(self._dealt(), action, seat))

    def _show(self, entry: ShowEntry) -> None:
        """Turn a hand up; it may tell cards that were unknown, but none other than those known."""
        state, seat = self._dealt(), entry.seat
        known = self._known[seat]
        whole = len(entry.known) == HOLE_CARDS
        if whole and not set(known) <= set(entry.known):
            raise KnownError(HistoryFault.OTHER_CARDS, "S1", seat=seat)
        if whole and len(known) < HOLE_CARDS:
            self._check_new(seat, entry.known, state)
            state = state.replace(holes=put(state.holes, seat, entry.known))
        elif not set(entry.known) <= set(known):
            raise KnownError(HistoryFault.OTHER_CARDS, "S1", seat=seat)
        after = show(state, Show(seat))
        self._known[seat] = entry.known if whole else known
        self._step(after)
        self._showing = True

    def _check_new(self, seat: int, cards: tuple[Card, ...], state: HandState) -> None:
        """Cards told at the showdown lie nowhere else (G1)."""
        others = [known for other, known in self._known.items() if other != seat]
        check_distinct(*others, state.board, cards)
