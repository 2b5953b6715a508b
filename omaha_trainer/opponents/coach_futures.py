"""Who goes on after an action, what the coach's hand gets of each pot then, and what that is worth.

An action ends in some of the opponents going on; the likeliest sets are looked at, each with the equity against just
these ranges and the pots that would lie then. What later streets bring is a judgement: who stands above the fair share
wins more than his share of what is still bet, who stands below it less, in proportion to what is left behind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import NamedTuple

from omaha_trainer.poker.card import Card
from omaha_trainer.poker.equity import Equity, EquityCancelled, NoSuchDeal, equity
from omaha_trainer.poker.range import Range
from omaha_trainer.table.game import Game, Limit, Street
from omaha_trainer.table.pots import build_pots
from omaha_trainer.table.view import SeatView

from .coach_advice import Against, Rate
from .coach_now import bare_low
from .coach_reads import Answer
from .start_hands import place
from .start_points import HIGH, HILO

_MOST_ASKED = 3
"""More opponents than this are not sampled: those with the best chance to go on stand for all."""
_SELDOM = 0.06
_LEVERAGE = 0.22
"""By which part of its distance from the fair share a share grows with each street that may bring a pot-sized bet."""
_PLACE = 0.02
"""What acting last is worth of the pot, or acting first costs, for each such street."""
_FOLDS_DOUBT = 0.10
"""How unsure the chance is with which all fold."""
_ROOTS = 0.25
_ROOT_PLACE = 0.75
"""Before the flop: hands from this place up among all make the best hands, and win more than their share."""
_BARE = 0.05
"""What a bare ace-deuce loses of it by being quartered and by having no high."""
_DOUBT = 0.01
"""How unsure the judgement of one street is, as a part of the pot."""


@dataclass(frozen=True, slots=True)
class Part:
    """One outcome: the seats that go on, each with what it holds, and how likely."""

    chance: float
    ranges: tuple[tuple[int, Range], ...]

    @property
    def seats(self) -> list[int]:
        return [seat for seat, _ in self.ranges]

    @property
    def held(self) -> list[Range]:
        return [held for _, held in self.ranges]


def parts(answers: Mapping[int, Answer]) -> list[Part]:
    """The likeliest outcomes: so many of those who might fold go on, the most stubborn of them first."""
    sure = [(seat, answer) for seat, answer in answers.items() if answer.goes_on >= 1.0]
    open_ = sorted(
        ((seat, answer) for seat, answer in answers.items() if answer.goes_on < 1.0), key=lambda one: -one[1].goes_on
    )
    chances = [1.0]
    for _, answer in open_:
        more = [*(chance * (1 - answer.goes_on) for chance in chances), 0.0]
        chances = [one + two for one, two in zip(more, [0.0, *(c * answer.goes_on for c in chances)], strict=True)]
    kept = {number: chance for number, chance in enumerate(chances) if chance >= _SELDOM}
    total = sum(kept.values())
    return [
        Part(chance / total, tuple((seat, answer.held) for seat, answer in [*sure, *open_[:number]]))
        for number, chance in kept.items()
    ]


def _roots(hole: Sequence[Card], hilo: bool) -> float:
    roots = _ROOTS * (place(hole, HILO if hilo else HIGH) - _ROOT_PLACE)
    return roots - _BARE if hilo and bare_low(hole) else roots


class Dealer:
    """Asks for equities of one hand on one board, and keeps the answers."""

    def __init__(self, view: SeatView, samples: int, seed: int, cancelled: Callable[[], bool] | None) -> None:
        assert view.hole is not None
        self._hilo = view.setup.game is Game.HILO
        self._hole: tuple[Card, ...] = view.hole
        self._board = view.board
        self._samples, self._seed, self._cancelled = samples, seed, cancelled
        self.roots = 0.0 if view.board else _roots(view.hole, self._hilo)
        """By how much of the pot the hand makes more of later streets before the flop than its equity tells."""
        self._answers: dict[tuple[Range, ...], Equity] = {}

    def against(self, held: Sequence[Range]) -> Equity:
        """The hand against these ranges, at most `_MOST_ASKED` of them; what cannot be held at once is any hand."""
        some = tuple(held[:_MOST_ASKED])
        if some not in self._answers:
            self._answers[some] = self._found(some)
        return self._answers[some]

    def _found(self, held: tuple[Range, ...]) -> Equity:
        few_boards = len(held) == 1 and len(self._board) >= 4
        try:
            return self._asked(held, None if few_boards else self._samples)
        except NoSuchDeal:
            return self._asked([None] * len(held), self._samples)

    def _asked(self, held: Sequence[Range | None], samples: int | None) -> Equity:
        return equity(
            self._hilo, [self._hole, *held], self._board, samples=samples, seed=self._seed, cancelled=self._cancelled
        )


def against_of(answer: Equity, ranges: int) -> Against:
    """The coach's part of an equity. Where several ranges are dealt, deals count unevenly and prove less."""
    mine, boards = answer.players[0], answer.boards
    proving = boards / 1.5 ** (ranges - 1)

    def rate(part: float) -> Rate:
        return Rate(part, 0.0 if answer.exact else max(sqrt(part * (1 - part) / proving), 1 / proving))

    return Against(
        equity=Rate(mine.equity, mine.standard_error),
        high=rate(mine.high_equity),
        low=rate(mine.low_equity),
        scoop=rate(mine.scoop / boards),
        quartered=rate(mine.quartered / boards),
        samples=0 if answer.exact else boards,
    )


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an action is worth in chips, the action's own chips taken off."""

    chips: float
    error: float
    called: float
    """The share of the pot that the hand wins where somebody goes on."""


def worth_of(view: SeatView, put_in: Mapping[int, int], found: Sequence[Part], dealer: Dealer) -> Outcome:
    """The mean over the outcomes of what comes back, less what the coach puts in."""
    assert view.seat is not None
    backs = [_back(view, _paid(view, put_in, part.seats), part, dealer) for part in found]
    met = [(part, back) for part, back in zip(found, backs, strict=True) if part.ranges]
    met_chance = sum(part.chance for part, _ in met)
    alone = sum(back.chips for part, back in zip(found, backs, strict=True) if not part.ranges)
    chips = sum(part.chance * back.chips for part, back in zip(found, backs, strict=True))
    shares = sum(part.chance * dealer.against(part.held).players[0].equity for part, _ in met)
    sampling = sum((part.chance * back.error) ** 2 for part, back in met)
    doubt = sum(part.chance * back.doubt for part, back in met)
    if alone and met:
        called = sum(part.chance * back.chips for part, back in met) / met_chance
        doubt = hypot(doubt, _FOLDS_DOUBT * (alone - called))
    mine = put_in.get(view.seat, 0)
    return Outcome(chips - mine, hypot(sqrt(sampling), doubt), shares / met_chance if met else 1.0)


def _paid(view: SeatView, put_in: Mapping[int, int], seats: Sequence[int]) -> list[int]:
    """What every seat has in when those who go on have matched the highest bet."""
    before = [start - now for start, now in zip(view.setup.stacks, view.stacks, strict=True)]
    if view.setup.antes_dead:
        before = [paid - ante for paid, ante in zip(before, view.setup.antes, strict=True)]
    bets = [bet + put_in.get(seat, 0) for seat, bet in enumerate(view.bets)]
    for seat in seats:
        put = min(max(bets) - view.bets[seat], view.stacks[seat])
        before[seat] += put
    assert view.seat is not None
    before[view.seat] += put_in.get(view.seat, 0)
    return before


class _Back(NamedTuple):
    """Chips that come back, their sampling error, and the doubt of what later streets bring."""

    chips: float
    error: float
    doubt: float


def _back(view: SeatView, paid: list[int], part: Part, dealer: Dealer) -> _Back:
    held = dict(part.ranges)
    live = [seat == view.seat or seat in held for seat in range(view.setup.seats)]
    dead = (
        sum(min(a, s) for a, s in zip(view.setup.antes, view.setup.stacks, strict=True)) if view.setup.antes_dead else 0
    )
    chips = variance = doubt = 0.0
    for pot in build_pots(paid, live, dead):
        others = [seat for seat in held if seat in pot.players]
        if view.seat not in pot.players:
            continue
        if not others:
            chips += pot.amount
            continue
        answer = dealer.against([held[seat] for seat in others])
        streets = _bets_to_come(view, paid, others)
        share, slope = _realized(answer.players[0].equity, len(others), streets, _last(view, others))
        chips += pot.amount * max(share + dealer.roots * min(streets, 1.0), 0.0)
        variance += (pot.amount * slope * answer.players[0].standard_error) ** 2
        doubt += pot.amount * _DOUBT * (1.0 + streets)
    return _Back(chips, sqrt(variance), doubt)


def _realized(share: float, opponents: int, streets: float, last: bool) -> tuple[float, float]:
    """The share with later bets, and how it moves with the equity."""
    fair = 1.0 / (opponents + 1)
    steep = _LEVERAGE * streets
    seat = _PLACE * streets * (1 if last else -1)
    return max(share + steep * (share - fair) + seat * min(1.0, 2 * share), 0.0), 1.0 + steep


def _bets_to_come(view: SeatView, paid: Sequence[int], others: Sequence[int]) -> float:
    """Streets left, each counted as far as a pot-sized bet is still possible in it."""
    assert view.seat is not None
    left = Street.RIVER - view.street
    pot = max(sum(paid), 1)
    deepest = max(view.setup.stacks[seat] - paid[seat] for seat in others)
    behind = max(min(view.setup.stacks[view.seat] - paid[view.seat], deepest), 0)
    if view.setup.limit is Limit.FIXED:
        behind = min(behind, left * view.setup.big_bet)
    streets, size = 0.0, float(pot)
    for _ in range(left):
        streets += min(1.0, behind / size)
        behind = max(behind - int(size), 0)
        size *= 3
    return streets


def _last(view: SeatView, others: Sequence[int]) -> bool:
    """Acts after all of them on the streets to come."""
    assert view.seat is not None
    order = view.setup.order_from((view.setup.button + 1) % view.setup.seats)
    return all(order.index(view.seat) > order.index(seat) for seat in others)


__all__ = ["Dealer", "EquityCancelled", "Outcome", "Part", "against_of", "parts", "worth_of"]
