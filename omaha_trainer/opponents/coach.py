"""The coach: looks at one decision as a player sees it and says what it is worth.

It knows a `SeatView` and nothing else, so it cannot know the opponents' cards: what they may hold it reads from what
they did (`coach_reads`). The same view and dice give the same advice. The first advice of a process builds tables;
`prepare` does it beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import hypot, prod
from random import Random

from omaha_trainer.poker.equity import EquityCancelled
from omaha_trainer.poker.omaha import low_possible
from omaha_trainer.poker.tables import tables
from omaha_trainer.table.event import Bet, Called, Checked, Event, Raised
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.view import SeatView

from .coach_advice import Advice, Choice, HighNow, LowNow, Outs, Price, Rate, Why, Worth
from .coach_futures import Dealer, against_of, parts, worth_of
from .coach_model import AVERAGE, start_places, style_of
from .coach_now import high_now, low_now, outs
from .coach_reads import Answer, Reads, any_hand
from .coach_reasons import cautions, reason
from .pair_values import prepare as prepare_ladders
from .reading import read
from .start_hands import place
from .start_points import HIGH, HILO

__all__ = ["QUICK", "THOROUGH", "EquityCancelled", "Pains", "advise", "prepare", "raise_worth"]


@dataclass(frozen=True, slots=True)
class Pains:
    """How much work is put into one advice; the advice is found in the same way."""

    samples: int
    sizes: tuple[str, ...]
    """The raise-to sizes that are looked at, of those that the table offers; against several players the last one."""


THOROUGH = Pains(4000, ("half", "pot"))
QUICK = Pains(1000, ("pot",))
"""For playing many hands."""
_BLUFF = 0.6
"""Who wins less than this part of his fair share where he is called, bluffs."""
_MARGIN, _MARGIN_OF_RISKS = 0.5, 2.0
"""By so many errors must a bet be better than a check, and a raise over a bet or a bluff than the quiet choice: a
learner is not told to bluff on an estimate that may as well be noise."""
_COMMITTED = 0.6
"""Who would put in this part of the stack puts in all of it."""


def prepare() -> None:
    """Build what every advice needs (about a second), so that the first one does not wait for it."""
    prepare_ladders()
    for game in Game:
        start_places(style_of(AVERAGE, game, Limit.POT), game)
    tables()
    any_hand()


def advise(
    view: SeatView,
    rng: Random,
    cancelled: Callable[[], bool] | None = None,
    styles: Mapping[int, str] | None = None,
    pains: Pains = THOROUGH,
) -> Advice:
    """The advice for `view.seat`, which is to act. `styles`: the style of a seat where it is known, by name.

    Raises `EquityCancelled` after `cancelled`.
    """
    assert view.seat is not None and view.hole is not None and view.legal is not None, "only who is to act is advised"
    return _Coach(view, rng, cancelled, styles or {}, pains).advice()


def raise_worth(
    view: SeatView,
    to: int,
    rng: Random,
    cancelled: Callable[[], bool] | None = None,
    styles: Mapping[int, str] | None = None,
    pains: Pains = THOROUGH,
) -> Worth:
    """What a bet or raise to so many chips is worth, as `advise` values it; raises as it does."""
    return _Coach(view, rng, cancelled, styles or {}, pains).raising(to)


class _Coach:
    """One advice in the making."""

    def __init__(
        self,
        view: SeatView,
        rng: Random,
        cancelled: Callable[[], bool] | None,
        styles: Mapping[int, str],
        pains: Pains,
    ) -> None:
        self._view, self._pains, self._cancelled = view, pains, cancelled
        self._reads = Reads(view, styles, self._go_on)
        self._dealer = Dealer(view, pains.samples, rng.getrandbits(32), cancelled)
        self._folds: dict[int, float] = {}
        self._called: dict[int, float] = {}

    def _go_on(self) -> None:
        if self._cancelled is not None and self._cancelled():
            raise EquityCancelled

    def advice(self) -> Advice:
        view = self._view
        assert view.hole is not None and view.seat is not None
        reading, hilo = read(view), view.setup.game is Game.HILO
        high, low, helping = self._now(reading.opponents)
        held = list(self._reads.ranges.values())
        worths = self._in_order(list(self._worths()), reading.raises)
        found = Advice(
            seat=view.seat,
            game=view.setup.game,
            street=view.street,
            opponents=reading.opponents,
            raises=reading.raises,
            place=place(view.hole, HILO if hilo else HIGH),
            high=high,
            low=low,
            low_possible=hilo and len(view.board) > 0 and low_possible(view.board),
            outs=helping,
            against=against_of(self._dealer.against(held), len(held)),
            price=Price(reading.call, reading.winnable) if reading.call else None,
            worths=worths,
            folds=self._folds.get(worths[0].to, 0.0),
            called=self._called.get(worths[0].to, 1.0),
            why=Why.FREE,
            cautions=(),
        )
        return replace(found, why=reason(found), cautions=cautions(found, view.hole, view.board))

    def _in_order(self, worths: list[Worth], raises: int) -> tuple[Worth, ...]:
        """The suggestion first: the best, but of what is about as good the quiet choice, which risks less."""
        by_value = sorted(worths, key=lambda worth: -worth.value.value)
        best = by_value[0]
        if best.to:
            quiet = next(worth for worth in by_value if not worth.to)
            risky = self._called[best.to] < _BLUFF / (len(self._reads.ranges) + 1) or (
                best.choice is Choice.RAISE and raises > 0
            )
            margin = _MARGIN_OF_RISKS if risky else _MARGIN
            if best.value.value - quiet.value.value < margin * hypot(best.value.error, quiet.value.error):
                by_value.remove(quiet)
                by_value.insert(0, quiet)
        return tuple(by_value)

    def _now(self, opponents: int) -> tuple[HighNow | None, LowNow | None, Outs]:
        view = self._view
        assert view.hole is not None
        if not view.board:
            return None, None, Outs()
        hilo = view.setup.game is Game.HILO
        low = low_now(view.hole, view.board) if hilo else None
        return high_now(view.hole, view.board), low, outs(view.hole, view.board, hilo=hilo, opponents=opponents)

    def _worths(self) -> Iterator[Worth]:
        legal = self._view.legal
        assert legal is not None
        seat = legal.seat
        if legal.call:
            yield Worth(Choice.FOLD, 0, Rate(0.0, 0.0))
            event: Event = Called(seat, legal.call, legal.call_to, legal.call_is_all_in)
            yield Worth(Choice.CALL, 0, self._worth(legal.call, event), legal.call_is_all_in)
        else:
            yield Worth(Choice.CHECK, 0, self._worth(0, Checked(seat)))
        for to in self._sizes():
            yield self.raising(to)

    def _sizes(self) -> list[int]:
        """The raise-to totals that are looked at; who would be left with little puts it all in."""
        view, legal = self._view, self._view.legal
        assert legal is not None
        if not legal.can_raise:
            return []
        if view.setup.limit is Limit.FIXED:
            return [legal.max_to]
        mine = view.bets[legal.seat]
        found = set()
        for name in self._pains.sizes if len(self._reads.ranges) == 1 else self._pains.sizes[-1:]:
            to = view.sizes.get(name, legal.min_to)
            committed = to - mine >= _COMMITTED * (legal.all_in_to - mine)
            found.add(min(legal.all_in_to, legal.max_to) if committed else to)
        return sorted(found)

    def raising(self, to: int) -> Worth:
        view, legal = self._view, self._view.legal
        assert legal is not None
        puts = to - view.bets[legal.seat]
        all_in = to == legal.all_in_to
        event: Event = Raised(legal.seat, puts, to, to - view.to_match, all_in)
        if legal.opens:
            event = Bet(legal.seat, puts, to, all_in)
        return Worth(Choice.BET if legal.opens else Choice.RAISE, to, self._worth(puts, event, to), all_in)

    def _worth(self, puts: int, event: Event, to: int = 0) -> Rate:
        """Of putting so many chips in; `event` is how the others see it."""
        self._go_on()
        view = self._view
        assert view.seat is not None
        put_in = {view.seat: puts}
        answers: dict[int, Answer] = {seat: self._reads.after(seat, put_in, event) for seat in self._reads.ranges}
        self._folds[to] = prod(1.0 - answer.goes_on for answer in answers.values())
        outcome = worth_of(view, put_in, parts(answers), self._dealer)
        self._called[to] = outcome.called
        return Rate(outcome.chips / view.setup.big_blind, outcome.error / view.setup.big_blind)
