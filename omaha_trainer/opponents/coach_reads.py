"""The range of each live opponent: all hands, weighted by what a player of his style would have done with them so far.

Only public actions are read, with the coach's own cards and the board as cards that the others cannot hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.range import Range
from omaha_trainer.poker.standing import standings_on
from omaha_trainer.table.event import Bet, BoardDealt, Event, Folded, Raised
from omaha_trainer.table.game import Game, Street
from omaha_trainer.table.view import SeatView

from .coach_model import AVERAGE, Chances, after_flop, before_flop, start_places, style_of
from .coach_past import decisions, facing
from .reading import read
from .style import Style

if TYPE_CHECKING:
    from omaha_trainer.poker.board_standings import Standings

Styles = Mapping[int, str]
"""The style of a seat where it is known; others are taken for `AVERAGE`."""
_STUBBORN = {Street.PREFLOP: 0.4, Street.FLOP: 0.4, Street.TURN: 0.35, Street.RIVER: 0.1}
"""Of those who should fold, this part of unknown players does not: what many of them do at a mixed table."""
_STAKED = {Street.PREFLOP: 0.25, Street.FLOP: 0.25, Street.TURN: 0.35, Street.RIVER: 0.6}
_MOST_STUBBORN = 0.85
"""So many more, where he has bet or raised on this street himself."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How often an opponent goes on, and with what."""

    goes_on: float
    held: Range


class Reads:
    """The opponents of one decision as far as their actions tell of them."""

    def __init__(self, view: SeatView, styles: Styles, cancelled: Callable[[], None]) -> None:
        assert view.hole is not None
        self._view, self._styles = view, styles
        gone = (*view.hole, *view.board, *(card for hole in view.shown if hole for card in hole))
        self.ranges = {seat: self._shown(seat) for seat, live in enumerate(view.live) if live and seat != view.seat}
        for past in decisions(view):
            seat = past.view.seat
            if seat in self.ranges and not view.shown[seat]:
                cancelled()
                did = _attacked if isinstance(past.event, Bet | Raised) else _stayed
                self.ranges[seat] = self._weighed(self.ranges[seat], past.view, past.crowd, did)
        self.ranges |= {seat: held.without(gone) for seat, held in self.ranges.items() if not view.shown[seat]}

    def _shown(self, seat: int) -> Range:
        hole = self._view.shown[seat]
        return Range.of_hands({hole: 1.0}) if hole else any_hand()

    def after(self, seat: int, put_in: Mapping[int, int], event: Event) -> Answer:
        """What the opponent does after that: of his range, the hands with which he does not fold."""
        held = self.ranges[seat]
        if not self._view.stacks[seat]:
            return Answer(1.0, held)
        then = facing(self._view, seat, dict(put_in), event)
        assert then.legal is not None
        if not then.legal.call:
            return Answer(1.0, held)
        stubborn = 0.0 if seat in self._styles else self._stubborn(seat)
        goes = self._weighed(held, then, _crowd(self._view), lambda all_: 1.0 - (1.0 - stubborn) * all_.give_up)
        return Answer(goes.total / held.total, goes) if held.total else Answer(0.0, held)

    def _stubborn(self, seat: int) -> float:
        """More for each bet or raise of his own on this street."""
        staked = 0
        for event in reversed(self._view.events):
            if isinstance(event, BoardDealt):
                break
            staked += isinstance(event, Bet | Raised) and event.seat == seat
        return min(_STUBBORN[self._view.street] + _STAKED[self._view.street] * staked, _MOST_STUBBORN)

    def _weighed(self, held: Range, then: SeatView, crowd: int, of: Callable[[Chances], float]) -> Range:
        assert then.seat is not None
        setup = then.setup
        style: Style = style_of(self._styles.get(then.seat, AVERAGE), setup.game, setup.limit)
        reading = read(then)
        if then.street == Street.PREFLOP:
            by_step = [of(chances) for chances in before_flop(style, then, reading)]
            return held.times_classes([by_step[step] for step in start_places(style, setup.game)])
        mind = after_flop(style, reading, then.street, setup.limit, max(crowd - 1, 1))
        standings = board_standings(tuple(then.board), setup.game is Game.HILO, max(crowd - 1, 1))
        return held.weighed(standings, lambda stands: of(mind(stands)))


def _crowd(view: SeatView) -> int:
    """Live players when the running street began."""
    folded = 0
    for event in reversed(view.events):
        if isinstance(event, BoardDealt):
            break
        folded += isinstance(event, Folded)
    return sum(view.live) + folded


def _attacked(chances: Chances) -> float:
    return chances.attack


def _stayed(chances: Chances) -> float:
    return chances.stay


@lru_cache(maxsize=6)
def board_standings(board: tuple[Card, ...], hilo: bool, opponents: int) -> Standings:
    """Of every hand on the board against so many random ones; kept for the decisions that follow."""
    return standings_on(board, hilo=hilo, rng=Random(sum(board)), opponents=opponents)


@lru_cache(maxsize=1)
def any_hand() -> Range:
    """Every hand with weight 1."""
    return Range.any_hand()
