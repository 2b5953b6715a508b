"""What each live opponent may hold: hands weighted by what a player of his style would have done with them so far.

Only public actions are read, with the coach's own cards and the board as cards that the others cannot hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.column import Column
from omaha_trainer.poker.common_deals import CommonDeals
from omaha_trainer.poker.holdings import Holdings
from omaha_trainer.poker.prospects import Prospects, prospects_on
from omaha_trainer.table.event import Bet, BoardDealt, Event, Folded, Raised
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.view import SeatView

from .coach_guess import guessed
from .coach_model import AVERAGE, Chances, after_flop, before_flop, start_places, style_of
from .coach_pains import Pains
from .coach_past import Past, decisions, facing
from .reading import read
from .style import Style

Styles = Mapping[int, str]
"""The style of a seat where it is known; of others it is guessed (`coach_guess`)."""
Hole = tuple[Card, ...]
_CURIOUS = 0.2
"""Of those who should fold, this part does not: so much more than the model says was called when it was measured."""


class Reads:
    """The opponents of one decision as far as their actions tell of them."""

    def __init__(self, view: SeatView, styles: Styles, pains: Pains, go_on: Callable[[], None]) -> None:
        assert view.hole is not None
        self._view, self._styles, self._go_on = view, styles, go_on
        self._guessed: dict[int, Style] = {}
        shown = {seat: hole for seat, hole in enumerate(view.shown) if hole and seat != view.seat}
        self._scene = _scene(view.hole, tuple(sorted(shown.values())), view.setup.game is Game.HILO, pains)
        self.holdings = self._scene.holdings
        self.ranges: dict[int, Column] = {
            seat: self.holdings.only(shown[seat]) if seat in shown else self.holdings.any_hand
            for seat, live in enumerate(view.live)
            if live and seat != view.seat
        }
        for past in decisions(view, set(self.ranges) - set(shown)):
            seat = past.event.seat
            self.ranges[seat] *= self._told(past)
        free = self.holdings.without(view.board)
        self.ranges = {seat: held if seat in shown else self._held(held * free) for seat, held in self.ranges.items()}

    def _held(self, held: Column) -> Column:
        """Where nothing is left that he can hold, he may hold anything."""
        return held if held.total > 0 else self.holdings.any_hand * self.holdings.without(self._view.board)

    def _told(self, past: Past) -> Column:
        """For each hand the chance of what was done."""
        chances = self._chances(past.view, past.crowd)
        did = chances.attack if isinstance(past.event, Bet | Raised) else chances.stay
        if past.view.street == Street.PREFLOP:
            return did.looked_up(self._steps(past.event.seat))
        return did

    def goes_on(self, seat: int, put_in: Mapping[int, int], event: Event, deals: CommonDeals) -> Column:
        """For each deal the chance that the opponent does not fold after that, with the hand that he has there."""
        then = facing(self._view, seat, dict(put_in), event)
        assert then.legal is not None
        if not self._view.stacks[seat] or not then.legal.call:
            return deals.all(1.0)
        hands = deals.hands(seat)
        if then.street == Street.PREFLOP:
            folds = self._chances(then, 0).give_up.looked_up(self._steps(seat).looked_up(hands))
        else:
            folds = self._chances(then, _crowd(self._view), hands).give_up
        return 1.0 - folds * (1.0 - _CURIOUS)

    def _steps(self, seat: int) -> Column:
        """For each hand its place among the starting hands in that player's eyes."""
        setup = self._view.setup
        return self._scene.steps(self._styles.get(seat, AVERAGE), setup.game, setup.limit)

    def _style(self, seat: int) -> Style:
        """What is known of his style, or what he has shown of it."""
        if seat not in self._guessed:
            setup = self._view.setup
            known = self._styles.get(seat)
            self._guessed[seat] = (
                style_of(known, setup.game, setup.limit) if known else guessed(self._view, seat, self._go_on)
            )
        return self._guessed[seat]

    def _chances(self, then: SeatView, crowd: int, hands: Column | None = None) -> Chances:
        """Of the player who is to act `then`: by starting place before the flop, else by hand, or for some `hands`."""
        self._go_on()
        assert then.seat is not None
        setup = then.setup
        style = self._style(then.seat)
        if then.street == Street.PREFLOP:
            return before_flop(style, setup.seats, read(then))
        crowd = max(crowd - 1, 1)
        seen = self._scene.prospects(tuple(then.board), crowd, self._go_on)
        return after_flop(style, read(then), then.street, setup.limit, crowd, seen if hands is None else seen.of(hands))


def _crowd(view: SeatView) -> int:
    """Live players when the running street began."""
    folded = 0
    for event in reversed(view.events):
        if isinstance(event, BoardDealt):
            break
        folded += isinstance(event, Folded)
    return sum(view.live) + folded


class _Scene:
    """What is the same for all decisions of one hand: the holdings, and what they are worth on each board."""

    def __init__(self, hole: Hole, shown: tuple[Hole, ...], hilo: bool, pains: Pains) -> None:
        gone = [card for cards in (hole, *shown) for card in cards]
        self.holdings = Holdings(gone, pains.hands, shown)
        self._hilo, self._futures = hilo, pains.futures
        self._prospects: dict[tuple[Hole, int], Prospects] = {}
        self._steps: dict[tuple[str, Game, Limit], Column] = {}

    def prospects(self, board: Hole, opponents: int, go_on: Callable[[], None]) -> Prospects:
        key = board, opponents
        if key not in self._prospects:
            self._prospects[key] = prospects_on(
                self.holdings, board, hilo=self._hilo, opponents=opponents, futures=self._futures, go_on=go_on
            )
        return self._prospects[key]

    def steps(self, name: str, game: Game, limit: Limit) -> Column:
        key = name, game, limit
        if key not in self._steps:
            self._steps[key] = self.holdings.of_kinds(start_places(style_of(name, game, limit), game))
        return self._steps[key]


@lru_cache(maxsize=3)
def _scene(hole: Hole, shown: tuple[Hole, ...], hilo: bool, pains: Pains) -> _Scene:
    """Kept for the decisions that follow."""
    return _Scene(hole, shown, hilo, pains)
