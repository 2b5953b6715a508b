"""`min-raise`: the least legal raise-to (or bet), or whether the seat may raise at all (A2-A9, FL1-FL4, HR4, HR5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.explain import StepKind, explain
from omaha_trainer.table.game import Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.legal import Legal, legal
from omaha_trainer.table.refusal import Refusal
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.mistakes.min_raise import base_of, may_not, min_raise_mistakes, min_rule
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Ask,
    Mode,
    NoHand,
    Part,
    Question,
    Work,
    WorkKind,
    Wrong,
)
from omaha_trainer.training.spots.betting import BettingSpot, read_spot, write_spot
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.spots.recipe import CAPPING, CROWDED, PLAIN, RECIPES, SHOVING, TRIES, Recipe, search
from omaha_trainer.training.spots.table_plan import TablePlan, game_for, house_for
from omaha_trainer.training.traps.betting import has_trap, traps_of
from omaha_trainer.training.wish import Wish

_TRAPS = (
    Trap.SHORT_ALL_IN,
    Trap.CAPPED,
    Trap.RE_POT,
    Trap.BIG_BLIND_OPTION,
    Trap.SHORT_BLIND,
    Trap.RAISE_BY_FOR_RAISE_TO,
)
_SHORT = {"short": (3, 4, 5), "seats": (5, 6, 6, 8)}
_FEW_TRIES = 30
"""Hands played for a plain question before another one will do."""
_NO_RAISE_SHARE = 0.3
"""How often a plain question has no raise for its answer; an even mix is half and half."""


class MinRaise:
    """In fixed limit the least raise is the only one."""

    kind = Kind.MIN_RAISE
    traps: tuple[Trap, ...] = _TRAPS

    def spot(self, rng: Random, wish: Wish) -> str:
        trap = wish.trap or (None if rng.random() < 0.5 or wish.even else rng.choice(_TRAPS[2:]))
        limit = _limit(rng, wish, trap)
        recipe, wanted = _search_for(rng, wish, trap, limit)
        plan = recipe.plan(TablePlan(game_for(rng, wish), limit, _house(rng, wish, limit, trap)))
        moment = search(rng, plan, recipe.manner, wanted, TRIES if trap else _FEW_TRIES)
        if moment is None and trap is None:
            moment = search(rng, plan, recipe.manner, _open)
        if moment is None:
            raise KnownError(QuizFault.CANNOT_HAVE, kind=self.kind.value, trap=trap.value if trap else "")
        return write_spot(moment, moment.state.to_act)

    def question(self, spot: str) -> Question:
        read = read_spot(self.kind, spot)
        choices = legal(read.state)
        if choices is None:
            raise read.no_spot()
        traps = traps_of(read.moment, self.traps)
        return Question(self.kind, traps, read.setup.house, spot, read.prompt(), (_part(read, choices),))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        at = read_spot(self.kind, question.spot).moment
        choices = legal(at.state)
        if choices is None or not isinstance(answer, Amount):
            return None
        if not choices.can_raise:
            return may_not(at, answer)
        amounts = (*base_of(at, choices), choices.all_in_to)
        if answer.chips > choices.all_in_to:
            return Wrong(answer, Mistake.ABOVE_THE_STACK, "A5", amounts=amounts)
        if at.state.to_match < answer.chips < choices.min_to:
            return Wrong(answer, Mistake.ONE_CHIP_MORE, part.rule, amounts=amounts)
        return None


def _limit(rng: Random, wish: Wish, trap: Trap | None) -> Limit:
    """The wished structure; only fixed limit has a cap."""
    if trap is Trap.CAPPED and wish.limit in (None, Limit.FIXED):
        return Limit.FIXED
    if trap is Trap.CAPPED:
        raise KnownError(QuizFault.CANNOT_HAVE, kind=Kind.MIN_RAISE.value, trap=trap.value)
    return wish.limit or rng.choice((Limit.FIXED, Limit.POT, Limit.NO))


def _house(rng: Random, wish: Wish, limit: Limit, trap: Trap | None) -> HouseRules:
    """The wished house; else in fixed limit now and then another number of bets (HR4)."""
    house = house_for(rng, wish)
    if wish.house is None and limit is Limit.FIXED and rng.random() < 0.25:
        others = (3, 5) if trap is Trap.CAPPED else (3, 5, None)
        return replace(house, bets_per_street=rng.choice(others))
    return house


def _search_for(rng: Random, wish: Wish, trap: Trap | None, limit: Limit) -> tuple[Recipe, Callable[[Moment], bool]]:
    """A trap where one is wished; else, as the share has it, a raise that is open or one that is not."""
    if trap is not None:
        return RECIPES[trap], lambda at: _telling(at) and has_trap(trap, at)
    if rng.random() >= (0.5 if wish.even else _NO_RAISE_SHARE):
        return Recipe(PLAIN if rng.random() < 0.5 else SHOVING, {"short": (0, 2)}), _open
    reason = rng.choices(
        (Refusal.NOT_REOPENED, Refusal.CAPPED, Refusal.NOBODY_TO_ANSWER, Refusal.CALL_TAKES_STACK), (50, 30, 12, 8)
    )[0]
    if reason is Refusal.CAPPED and (limit is not Limit.FIXED or _never_capped(wish)):
        reason = Refusal.NOT_REOPENED
    recipe = Recipe(CAPPING) if reason is Refusal.CAPPED else Recipe(CROWDED, _SHORT)
    return recipe, lambda at: _closed_by(at, reason)


def _telling(at: Moment) -> bool:
    """A raise is open, or closed by a rule of betting rather than for want of chips."""
    return _open(at) or _closed_by(at, Refusal.NOT_REOPENED) or _closed_by(at, Refusal.CAPPED)


def _never_capped(wish: Wish) -> bool:
    return wish.house is not None and wish.house.bets_per_street is None


def _open(at: Moment) -> bool:
    """A raise is open; a plain first bet asks little."""
    choices = legal(at.state)
    return choices is not None and choices.can_raise and not choices.opens


def _closed_by(at: Moment, reason: Refusal) -> bool:
    choices = legal(at.state)
    return choices is not None and choices.no_raise is not None and choices.no_raise.reason is reason


def _part(read: BettingSpot, choices: Legal) -> Part:
    right: Answer = Amount(choices.min_to) if choices.can_raise else NoHand()
    return Part(
        ask=Ask.MIN_BET if choices.opens else Ask.MIN_RAISE_TO,
        mode=Mode.AMOUNT,
        answer=right,
        accepted=(right,),
        wrong=distinct((right,), min_raise_mistakes(read.moment)),
        steps=_steps(read, choices),
        rule=min_rule(read.moment),
        may_be_none=True,
    )


def _steps(read: BettingSpot, choices: Legal) -> tuple[Work, ...]:
    """The engine's working; where no raise is allowed, what forbids it."""
    state, working = read.state, explain(read.state)
    assert working is not None  # somebody is to act
    if choices.no_raise is None:
        steps = [Work(step.kind, step.amount, rule=step.rule) for step in working.minimum]
        if not choices.opens:
            steps.insert(-1, Work(StepKind.RAISE_BY, choices.min_to - state.to_match, rule="A4"))
        return tuple(steps)
    rule = choices.no_raise.rule
    reason = choices.no_raise.reason
    if reason is Refusal.CALL_TAKES_STACK:
        stack = Work(StepKind.STACK, choices.all_in_to, rule=rule)
        return Work(StepKind.TO_MATCH, state.to_match, rule=rule), stack
    if reason is Refusal.NOBODY_TO_ANSWER:
        others = tuple(seat for seat in state.live_seats if seat != choices.seat)
        return (Work(WorkKind.NOBODY_ANSWERS, seats=others, rule=rule),)
    if reason is Refusal.CAPPED:
        return (Work(WorkKind.BETS_MADE, numbers=(state.bets_made,), rule=rule),)
    faced = state.to_match - state.bets[choices.seat]
    fixed = state.setup.limit is Limit.FIXED
    least = state.setup.bet_size(state.street) // 2 if fixed else state.full_raise
    return Work(WorkKind.FACED, faced, rule=rule), Work(WorkKind.REOPENS_FROM, least, rule=rule)
