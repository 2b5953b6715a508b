"""`pot-odds`: the price of a call as a ratio and in percent, or half and three quarters of the pot (PL7)."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.explain import StepKind
from omaha_trainer.table.game import Limit
from omaha_trainer.table.legal import FRACTIONS, Legal, legal
from omaha_trainer.table.limits import pot_working
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.mistakes.price import Misprice, misprices
from omaha_trainer.training.mistakes.sizes import plain_size, size_mistakes
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Ask,
    Choice,
    Choose,
    Mode,
    Number,
    Part,
    Question,
    Work,
    WorkKind,
    Wrong,
)
from omaha_trainer.training.readings.price import Price, Ratio, around, price_of, rounded, tenths
from omaha_trainer.training.spots.betting import BettingSpot, read_spot, write_spot
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.spots.recipe import PLAIN, RECIPES, Recipe, search
from omaha_trainer.training.spots.table_plan import TablePlan, game_for, house_for
from omaha_trainer.training.traps.betting import has_trap, traps_of
from omaha_trainer.training.wish import Wish

_TRAPS = (Trap.FORGOT_OWN_CALL, Trap.DEAD_MONEY, Trap.RE_POT, Trap.LIMPERS, Trap.RAISE_BY_FOR_RAISE_TO)
PRICE, SIZES = "price", "sizes"
_SIZES = {Ask.HALF_POT_TO: FRACTIONS["half"], Ask.THREE_QUARTERS_TO: FRACTIONS["three_quarters"]}
_CHOICES = 4
_DEAREST, _CHEAPEST = 1, 12
"""The prices asked for lie between 1 : 1 and 12 : 1."""


class PotOdds:
    """A spot asks for the price, or for the sizes where they need no rounding; never both at once."""

    kind = Kind.POT_ODDS
    traps: tuple[Trap, ...] = _TRAPS

    def spot(self, rng: Random, wish: Wish) -> str:
        trap = wish.trap or rng.choice((None, None, *_TRAPS))
        of_sizes = trap is Trap.RAISE_BY_FOR_RAISE_TO
        limit = wish.limit or rng.choice((Limit.POT, Limit.NO, Limit.POT if of_sizes else Limit.FIXED))
        sizes = limit is not Limit.FIXED and (of_sizes or rng.random() < 0.5)
        recipe = RECIPES[trap] if trap else Recipe(PLAIN)
        plan = recipe.plan(TablePlan(game_for(rng, wish), limit, house_for(rng, wish)))
        moment = search(rng, plan, recipe.manner, lambda at: _can_be_asked(at, trap, sizes))
        if moment is None:
            raise KnownError(QuizFault.CANNOT_HAVE, kind=self.kind.value, trap=trap.value if trap else "")
        asks, shuffle = (SIZES if sizes else PRICE), rng.randrange(10**6)
        return write_spot(moment, moment.state.to_act, asks=asks, shuffle=shuffle)

    def question(self, spot: str) -> Question:
        read = read_spot(self.kind, spot)
        choices, shuffle = legal(read.state), read.fields.get("shuffle")
        if choices is None or not choices.call or not isinstance(shuffle, int):
            raise read.no_spot()
        if read.fields.get("asks") == PRICE:
            parts: tuple[Part, ...] = (_ratio(read, Random(shuffle)), _percent(read))
        else:
            parts = _size_parts(read, choices)
        if not parts:
            raise read.no_spot()
        traps = traps_of(read.moment, self.traps)
        return Question(self.kind, traps, read.setup.house, spot, read.prompt(), parts)

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        """A mistaken percentage that was rounded the other way."""
        if not isinstance(answer, Number) or part.mode is not Mode.NUMBER:
            return None
        for wrong in misprices(read_spot(self.kind, question.spot).moment):
            if wrong.share and answer.count in around(100 * wrong.share[0], wrong.share[1]):
                return Wrong(answer, wrong.mistake, wrong.rule, amounts=wrong.amounts)
        return None


def _can_be_asked(at: Moment, trap: Trap | None, sizes: bool) -> bool:
    """Something to call that leaves chips behind, so that the whole pot can be won; a price of a usual size."""
    choices = legal(at.state)
    if choices is None or not choices.call or choices.call_is_all_in:
        return False
    if trap is not None and not has_trap(trap, at):
        return False
    if sizes:
        return choices.can_raise and all(plain_size(at, choices, one) for one in _SIZES.values())
    return _DEAREST * choices.call <= at.state.pot <= _CHEAPEST * choices.call


def _ratio(read: BettingSpot, rng: Random) -> Part:
    """The right ratio and up to three mistaken ones that look different when rounded, in any order."""
    price = price_of(read.state)
    ratios: dict[int, tuple[Ratio, Misprice | None]] = {price.tenths: ((price.pot, price.call), None)}
    for one in misprices(read.moment):
        if one.ratio and len(ratios) < _CHOICES:
            ratios.setdefault(tenths(one.ratio), (one.ratio, one))
    offered = list(ratios.values())
    rng.shuffle(offered)
    right = Choose(next(place for place, (_, mistake) in enumerate(offered) if mistake is None))
    wrong = [
        Wrong(Choose(place), mistake.mistake, mistake.rule, amounts=mistake.amounts)
        for place, (_, mistake) in enumerate(offered)
        if mistake is not None
    ]
    return Part(
        ask=Ask.PRICE_RATIO,
        mode=Mode.CHOICE,
        answer=right,
        accepted=(right,),
        wrong=tuple(wrong),
        steps=_price_steps(price),
        rule="PL7",
        choices=tuple(Choice(ratio=ratio) for ratio, _ in offered),
    )


def _percent(read: BettingSpot) -> Part:
    price = price_of(read.state)
    accepted = tuple(Number(percent) for percent in price.percents)
    wrong = [
        Wrong(Number(rounded(100 * one.share[0], one.share[1])), one.mistake, one.rule, amounts=one.amounts)
        for one in misprices(read.moment)
        if one.share
    ]
    return Part(
        ask=Ask.PRICE_PERCENT,
        mode=Mode.NUMBER,
        answer=accepted[0],
        accepted=accepted,
        wrong=distinct(accepted, wrong),
        steps=_price_steps(price),
        rule="PL7",
    )


def _price_steps(price: Price) -> tuple[Work, ...]:
    return (
        Work(StepKind.POT, price.pot, rule="PL1"),
        Work(StepKind.CALL, price.call, rule="PL1"),
        Work(StepKind.POT_AFTER_CALL, price.pot + price.call, rule="PL1"),
        Work(WorkKind.PRICE, numbers=(price.tenths, price.percent), rule="PL7"),
    )


def _size_parts(read: BettingSpot, choices: Legal) -> tuple[Part, ...]:
    if not choices.can_raise or read.setup.limit is Limit.FIXED:
        return ()
    sizes = {ask: plain_size(read.moment, choices, fraction) for ask, fraction in _SIZES.items()}
    return tuple(_size_part(read, choices, ask, to) for ask, to in sizes.items() if to is not None)


def _size_part(read: BettingSpot, choices: Legal, ask: Ask, to: int) -> Part:
    right, fraction = Amount(to), _SIZES[ask]
    return Part(
        ask=ask,
        mode=Mode.AMOUNT,
        answer=right,
        accepted=(right,),
        wrong=distinct((right,), size_mistakes(read.moment, choices, fraction)),
        steps=_size_steps(read, choices, fraction, to),
        rule="PL7",
    )


def _size_steps(read: BettingSpot, choices: Legal, fraction: Fraction, to: int) -> tuple[Work, ...]:
    working = pot_working(read.state, choices.seat)
    percent = int(100 * fraction)
    extras = (
        (StepKind.SMALL_BLIND_COUNTS, working.small_blind_extra, "HR1"),
        (StepKind.SHORT_BLIND_COUNTS, working.short_blind_extra, "HR2"),
    )
    return (
        Work(StepKind.POT, working.chips, rule="PL1"),
        *(Work(kind, chips, rule=rule) for kind, chips, rule in extras if chips),
        Work(StepKind.CALL, working.call, rule="PL7"),
        Work(StepKind.POT_AFTER_CALL, working.pot_after_call, rule="PL7"),
        Work(WorkKind.FRACTION, to - working.to_match, rule="PL7", numbers=(percent,)),
        Work(StepKind.TO_MATCH, working.to_match, rule="PL7"),
        Work(StepKind.RAISE_TO, to, rule="PL7"),
        Work(StepKind.PUT_IN, to - read.state.bets[choices.seat], rule="A4"),
    )
