"""A cash session at one table: it deals, asks each seat in turn, and keeps the chips from hand to hand.

One step at a time, each with the events that it brought about; whoever calls decides how fast. Knows no screen and no
file. Steps that are not due raise a KnownError and change nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.poker.card import Card
from omaha_trainer.session.config import HERO, SessionConfig
from omaha_trainer.session.faults import SessionFault
from omaha_trainer.table.action import Action
from omaha_trainer.table.event import Event, Hole
from omaha_trainer.table.mixed import MixedRound
from omaha_trainer.table.refusal import IllegalAction, Refusal
from omaha_trainer.table.state import HandState
from omaha_trainer.table.view import PublicHand, SeatView, view

from .between import deal_next, hero_buys, renewed, set_anew
from .decision import Decision
from .hand import Hand
from .notebook import Notebook, SeatRead
from .notices import PracticeBegan, Rebought, SessionNotice
from .snapshot import read_snapshot, snapshot_text
from .standing import REMEMBERED_HANDS, Standing, opening, table_names
from .summary import SessionSummary


class PlaySession:
    """The hero is seat 0. `clock` tells seconds and need not know the date."""

    def __init__(
        self, config: SessionConfig, *, clock: Callable[[], float] = time.monotonic, standing: Standing | None = None
    ) -> None:
        self._standing = standing or opening(config)
        self._names = table_names(self._standing.config)
        self._earlier: tuple[PublicHand, ...] = tuple(hand.public() for hand in self._standing.earlier)
        self._clock = clock
        self._since = clock()

    # -- the session as it stands --------------------------------------------------------------------------

    @property
    def config(self) -> SessionConfig:
        return self._standing.config

    @property
    def coming(self) -> SessionConfig | None:
        """Settings that wait for the running hand to end."""
        return self._standing.coming

    @property
    def names(self) -> tuple[str, ...]:
        return self._names

    @property
    def hand(self) -> Hand | None:
        """The running hand or the last one; None at a table that was newly set."""
        return self._standing.hand

    @property
    def state(self) -> HandState | None:
        return self.hand.state if self.hand else None

    @property
    def events(self) -> tuple[Event, ...]:
        """The whole story of the hand, with all hole cards; `hero_view().events` hides what the hero may not know."""
        return self.hand.events if self.hand else ()

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips of each seat between hands; while a hand runs, as they were before it (`state.stacks` runs on)."""
        return self._standing.stacks

    @property
    def button(self) -> int:
        return self._standing.button

    @property
    def round(self) -> MixedRound | None:
        """The structure in force at a mixed table, and its hands left, this hand included (MX3)."""
        return self._standing.round

    @property
    def hands_played(self) -> int:
        return self._standing.hands_played

    @property
    def notices(self) -> tuple[SessionNotice, ...]:
        """What happened between the hand before and this one."""
        return self._standing.notices

    @property
    def notices_since(self) -> tuple[SessionNotice, ...]:
        """What happened since this hand ended; they lead up to the next one."""
        return self._standing.since

    @property
    def hand_running(self) -> bool:
        return self.hand is not None and not self.hand.state.over

    @property
    def hand_over(self) -> bool:
        """A hand was played to its end, and no other one was begun."""
        return self.hand is not None and self.hand.state.over

    @property
    def hero_to_act(self) -> bool:
        return self.state is not None and self.state.to_act == HERO

    @property
    def hero_broke(self) -> bool:
        """The hero has no chips to be dealt in with: rebuy, other stakes, or leave."""
        return not self.hand_running and not renewed(self._standing).stacks[HERO]

    @property
    def can_rebuy(self) -> bool:
        """Whether the hero may fill his stack up now."""
        ahead = renewed(self._standing)
        return not self.hand_running and ahead.stacks[HERO] < ahead.config.full_stack

    def summary(self) -> SessionSummary:
        """What the session has come to, its time until now included."""
        summary = self._standing.summary
        return replace(summary, seconds=summary.seconds + self._clock() - self._since)

    # -- hands ---------------------------------------------------------------------------------------------

    def deal(self) -> tuple[Event, ...]:
        """Deal the next hand and return its events up to the first decision; `notices` tells what came before.

        Raises KnownError: HAND_RUNNING, HERO_BROKE.
        """
        self._refuse_while_running()
        standing = deal_next(self._standing)
        self._sit_at(standing)
        return self._finish_if_over(0)

    def same_deal(self) -> tuple[Event, ...]:
        """The last hand's cards, button and stacks again, for practice: its result moves no chips of the session.

        Raises KnownError: HAND_RUNNING, NO_HAND.
        """
        self._refuse_while_running()
        if self.hand is None:
            raise KnownError(SessionFault.NO_HAND)
        notices = (PracticeBegan(self.hand.number),)
        self._standing = replace(self._standing, hand=self.hand.again(), notices=notices)
        return self.events

    def act(self, action: Action) -> tuple[Event, ...]:
        """The hero's action and what followed until the next decision. Raises IllegalAction, KnownError(NO_HAND)."""
        return self._apply(action, HERO)

    def pending(self) -> Decision | None:
        """The decision of the opponent to act; None where the hero is to act or nobody is."""
        hand = self.hand
        if hand is None or hand.state.to_act is None or hand.state.to_act == HERO:
            return None
        seat, index = hand.state.to_act, len(hand.actions)
        return Decision(
            seat=seat,
            style=self.config.styles[seat - 1],
            view=view(hand.state, hand.events, seat, self._earlier),
            seed=f"opponent {self.config.seed} {hand.number} {index}",
            hand=hand.number,
            index=index,
        )

    def play(self, action: Action) -> tuple[Event, ...]:
        """The action of the opponent to act. Raises IllegalAction, KnownError(NO_HAND)."""
        seat = self.state.to_act if self.state else None
        if seat == HERO:
            raise IllegalAction(Refusal.OUT_OF_TURN, "B2", seat=None, to_act=HERO)
        return self._apply(action, seat)

    def hero_view(self) -> SeatView:
        """The table as the hero may see it. Raises KnownError(NO_HAND)."""
        hand = self._need_hand()
        return view(hand.state, hand.events, HERO, self._earlier)

    # -- after the hand ------------------------------------------------------------------------------------

    def all_holes(self) -> tuple[Hole | None, ...]:
        """Everybody's cards, once the hand is over. Raises KnownError: HAND_RUNNING, NO_HAND."""
        return self._finished().state.holes

    def rest_of_board(self) -> tuple[Card, ...]:
        """The board cards that would have come. Raises KnownError: HAND_RUNNING, NO_HAND."""
        return self._finished().state.deck

    def rebuy(self) -> Rebought:
        """Fill the hero's stack up to the full buy-in. Raises KnownError: HAND_RUNNING, FULL_STACK."""
        self._refuse_while_running()
        self._standing, notice = hero_buys(renewed(self._standing))
        return notice

    def reconfigure(self, config: SessionConfig) -> tuple[SessionNotice, ...]:
        """Other settings, at once between hands, else with the next hand; see `between.set_anew` for what stays.

        Start from `dataclasses.replace(session.config, ...)` to keep the opponents as they are. Returns what is new.
        """
        if self.hand_running:
            self._standing = replace(self._standing, coming=config)
            return ()
        before = len(self.notices_since)
        self._sit_at(set_anew(self._standing, config))
        return self.notices_since if self.hand is None else self.notices_since[before:]

    def leave(self) -> SessionSummary:
        """The session's sum; nothing is dealt after it. Raises KnownError(HAND_RUNNING)."""
        self._refuse_while_running()
        return self.summary()

    # -- the others ----------------------------------------------------------------------------------------

    @property
    def notebook(self) -> Notebook:
        """What the hero has seen of the others and thinks of them."""
        return self._standing.notebook

    @property
    def styles_open(self) -> bool:
        """Whether the hero may know who is of what style."""
        return self.config.lineup is not Lineup.HIDDEN or self.notebook.unveiled

    def guess(self, seat: int, style: str) -> None:
        """Keep the hero's guess at a style; "" takes it back. Once the styles are open no guess counts."""
        if seat != HERO and not self.styles_open:
            self._standing = replace(self._standing, notebook=self.notebook.with_guess(seat, style))

    def unveil(self) -> None:
        """Open the hidden styles; the guesses stay as they are."""
        self._standing = replace(self._standing, notebook=replace(self.notebook, unveiled=True))

    def reads(self) -> tuple[SeatRead, ...]:
        """Every opponent with style and guess, for the session's end."""
        seated = zip(self.names[1:], self.config.styles, self.notebook.guesses[1:], strict=True)
        return tuple(SeatRead(name, style, guess) for name, style, guess in seated)

    # -- keeping -------------------------------------------------------------------------------------------

    def snapshot(self) -> str:
        """The session as JSON text, from which `restore` goes on with the same cards, chips and future."""
        return snapshot_text(replace(self._standing, summary=self.summary()))

    @classmethod
    def restore(cls, text: str, *, clock: Callable[[], float] = time.monotonic) -> PlaySession:
        """The session of a snapshot. Raises KnownError(SessionFault.SNAPSHOT) where it cannot be read."""
        standing = read_snapshot(text)
        return cls(standing.config, clock=clock, standing=standing)

    # -- steps ---------------------------------------------------------------------------------------------

    def _sit_at(self, standing: Standing) -> None:
        """Take over a table that may have other seats."""
        self._standing = standing
        self._names = table_names(standing.config)
        self._earlier = self._earlier if standing.earlier else ()

    def _apply(self, action: Action, seat: int | None) -> tuple[Event, ...]:
        hand = self._need_hand()
        if seat is None:
            raise IllegalAction(Refusal.NOBODY_TO_ACT, "B2", seat=None)
        self._standing = replace(self._standing, hand=hand.after(action, seat))
        return self._finish_if_over(len(hand.events))

    def _finish_if_over(self, seen: int) -> tuple[Event, ...]:
        """Bring a finished hand's chips into the session; the events since the first `seen`."""
        hand = self._need_hand()
        if hand.state.over and not hand.practice:
            self._earlier = (*self._earlier, hand.public())[-REMEMBERED_HANDS:]
            self._standing = replace(
                self._standing,
                stacks=hand.state.stacks,
                hands_played=hand.number,
                summary=self._standing.summary.after(hand),
                notebook=self.notebook.after(hand),
                earlier=(*self._standing.earlier, hand)[-REMEMBERED_HANDS:],
            )
        return hand.events[seen:]

    def _refuse_while_running(self) -> None:
        if self.hand_running:
            raise KnownError(SessionFault.HAND_RUNNING)

    def _need_hand(self) -> Hand:
        if self.hand is None:
            raise KnownError(SessionFault.NO_HAND)
        return self.hand

    def _finished(self) -> Hand:
        self._refuse_while_running()
        return self._need_hand()
