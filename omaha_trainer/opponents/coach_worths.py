"""What each choice of one decision is worth, all of them valued on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import hypot
from random import Random

from omaha_trainer.poker.column import Column
from omaha_trainer.poker.common_deals import CommonDeals
from omaha_trainer.poker.equity import EquityCancelled, NoSuchDeal
from omaha_trainer.table.event import Bet, Called, Checked, Event, Raised
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.view import SeatView

from .coach_advice import Against, Choice, Rate, Worth
from .coach_futures import Outcome, worth_of
from .coach_pains import Pains
from .coach_reads import Reads
from .reading import read

_BLUFF = 0.6
"""Who wins less than this part of his fair share where he is called, bluffs."""
_MARGIN, _MARGIN_OF_RISKS = 0.5, 2.0
"""By so many errors must a bet be better than a check, and a raise over a bet or a bluff than the quiet choice: a
learner is not told to bluff on an estimate that may as well be noise."""
_COMMITTED = 0.6
"""Who would put in this part of the stack puts in all of it."""


class Worths:
    """The choices of the seat that is to act."""

    def __init__(
        self,
        view: SeatView,
        rng: Random,
        cancelled: Callable[[], bool] | None,
        styles: Mapping[int, str],
        pains: Pains,
    ) -> None:
        assert view.seat is not None and view.hole is not None and view.legal is not None, "only who is to act"
        self._view, self._pains, self._cancelled = view, pains, cancelled
        self._hole, self._legal = view.hole, view.legal
        self._reads = Reads(view, styles, pains, self._go_on)
        self._deals = self._dealt(rng.getrandbits(32))
        self._outcomes: dict[int, Outcome] = {}

    def in_order(self) -> tuple[Worth, ...]:
        """The suggestion first: the best, but of what is about as good the quiet choice, which risks less."""
        by_value = sorted(self._all(), key=lambda worth: -worth.value.value)
        best = by_value[0]
        if best.to:
            quiet = next(worth for worth in by_value if not worth.to)
            risky = self._outcomes[best.to].called < _BLUFF / (len(self._reads.ranges) + 1) or (
                best.choice is Choice.RAISE and read(self._view).raises > 0
            )
            margin = _MARGIN_OF_RISKS if risky else _MARGIN
            if best.value.value - quiet.value.value < margin * hypot(best.value.error, quiet.value.error):
                by_value.remove(quiet)
                by_value.insert(0, quiet)
        return tuple(by_value)

    def outcome(self, worth: Worth) -> Outcome:
        """What was found about a choice; about a fold that of the call."""
        return self._outcomes[worth.to]

    def against(self) -> Against:
        """The hand against the ranges of all who are in now."""
        found = {name: Rate(*rate) for name, rate in self._deals.parts(list(self._reads.ranges)).items()}
        return Against(**found, samples=self._deals.count)

    def raising(self, to: int) -> Worth:
        """A bet or raise to so many chips."""
        view, legal = self._view, self._legal
        puts = to - view.bets[legal.seat]
        all_in = to == legal.all_in_to
        event: Event = Raised(legal.seat, puts, to, to - view.to_match, all_in)
        if legal.opens:
            event = Bet(legal.seat, puts, to, all_in)
        return Worth(Choice.BET if legal.opens else Choice.RAISE, to, self._worth(puts, event, to), all_in)

    def _go_on(self) -> None:
        if self._cancelled is not None and self._cancelled():
            raise EquityCancelled

    def _dealt(self, seed: int) -> CommonDeals:
        """The deals; where the opponents cannot hold what their ranges tell all at once, they hold anything."""
        try:
            return self._deal(self._reads.ranges, seed)
        except NoSuchDeal:
            free = self._reads.holdings.any_hand * self._reads.holdings.without(self._view.board)
            return self._deal(dict.fromkeys(self._reads.ranges, free), seed)

    def _deal(self, ranges: Mapping[int, Column], seed: int) -> CommonDeals:
        return CommonDeals(
            self._hole,
            self._view.board,
            self._reads.holdings,
            ranges,
            hilo=self._view.setup.game is Game.HILO,
            count=self._pains.deals,
            seed=seed,
            go_on=self._go_on,
        )

    def _all(self) -> Iterator[Worth]:
        legal = self._legal
        if legal.call:
            yield Worth(Choice.FOLD, 0, Rate(0.0, 0.0))
            event: Event = Called(legal.seat, legal.call, legal.call_to, legal.call_is_all_in)
            yield Worth(Choice.CALL, 0, self._worth(legal.call, event), legal.call_is_all_in)
        else:
            yield Worth(Choice.CHECK, 0, self._worth(0, Checked(legal.seat)))
        for to in self._sizes():
            yield self.raising(to)

    def _sizes(self) -> list[int]:
        """The raise-to totals that are looked at; who would be left with little puts it all in."""
        view, legal = self._view, self._legal
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

    def _worth(self, puts: int, event: Event, to: int = 0) -> Rate:
        """Of putting so many chips in; `event` is how the others see it."""
        self._go_on()
        put_in = {self._legal.seat: puts}
        goes_on = {seat: self._reads.goes_on(seat, put_in, event, self._deals) for seat in self._reads.ranges}
        self._go_on()
        outcome = self._outcomes[to] = worth_of(self._view, put_in, goes_on, self._deals)
        big = self._view.setup.big_blind
        return Rate(outcome.chips / big, hypot(outcome.error, outcome.doubt) / big)
