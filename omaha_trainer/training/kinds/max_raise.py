"""`max-raise`: the largest pot-limit raise-to (or bet) of a spot (PL1, with the house's way of counting: HR1-HR3)."""

from __future__ import annotations

from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.explain import StepKind, explain
from omaha_trainer.table.game import Limit
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.table.legal import Legal, legal
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.mistakes.max_raise import max_raise_mistakes, other_mistake
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import Amount, Answer, Ask, Mode, Part, Question, Work, Wrong
from omaha_trainer.training.spots.betting import BettingSpot, read_spot, write_spot
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.spots.recipe import PLAIN, RECIPES, Recipe, search
from omaha_trainer.training.spots.table_plan import TablePlan, game_for, house_for
from omaha_trainer.training.traps.betting import has_trap, traps_of
from omaha_trainer.training.wish import Wish

_TRAPS = (
    Trap.LIMPERS,
    Trap.RE_POT,
    Trap.SHORT_BLIND,
    Trap.BIG_BLIND_OPTION,
    Trap.SMALL_BLIND_COUNTS,
    Trap.FORGOT_OWN_CALL,
    Trap.RAISE_BY_FOR_RAISE_TO,
    Trap.SHORT_ALL_IN,
    Trap.DEAD_MONEY,
    Trap.SHORT_STACK,
    Trap.HEADS_UP_BUTTON,
)


class MaxRaise:
    """Always pot limit, whatever structure is wished: no other has such a question."""

    kind = Kind.MAX_RAISE
    traps: tuple[Trap, ...] = _TRAPS

    def spot(self, rng: Random, wish: Wish) -> str:
        trap = wish.trap or rng.choice((None, None, *_TRAPS))
        recipe = RECIPES[trap] if trap else Recipe(PLAIN)
        house = house_for(rng, wish)
        if trap is Trap.SMALL_BLIND_COUNTS and wish.house is None and rng.random() < 0.5:
            house = PRESETS[Preset.CARD_ROOM]
        plan = recipe.plan(TablePlan(game_for(rng, wish), Limit.POT, house))
        moment = search(rng, plan, recipe.manner, lambda one: _can_be_asked(one, trap))
        if moment is None:
            raise KnownError(QuizFault.CANNOT_HAVE, kind=self.kind.value, trap=trap.value if trap else "")
        return write_spot(moment, moment.state.to_act)

    def question(self, spot: str) -> Question:
        read = read_spot(self.kind, spot)
        choices = legal(read.state)
        if choices is None or not choices.can_raise or read.setup.limit is not Limit.POT:
            raise read.no_spot()
        traps = traps_of(read.moment, self.traps)
        return Question(self.kind, traps, read.setup.house, spot, read.prompt(), (_part(read, choices),))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        return other_mistake(read_spot(self.kind, question.spot).moment, part, answer)


def _can_be_asked(moment: Moment, trap: Trap | None) -> bool:
    """A choice of sizes there must be; a plain bet of the pot asks little, so it is left out unless a trap is in it."""
    choices = legal(moment.state)
    if choices is None or choices.max_to <= choices.min_to:
        return False
    if trap is not None:
        return has_trap(trap, moment)
    return not choices.opens


def _part(read: BettingSpot, choices: Legal) -> Part:
    right = Amount(choices.max_to)
    return Part(
        ask=Ask.MAX_BET if choices.opens else Ask.MAX_RAISE_TO,
        mode=Mode.AMOUNT,
        answer=right,
        accepted=(right,),
        wrong=distinct((right,), max_raise_mistakes(read.moment)),
        steps=_steps(read, choices),
        rule="PL1",
    )


def _steps(read: BettingSpot, choices: Legal) -> tuple[Work, ...]:
    """The engine's own working, then the raise by and the chips put in (A4)."""
    working = explain(read.state)
    assert working is not None  # somebody is to act
    steps = [Work(step.kind, step.amount, rule=step.rule) for step in working.maximum]
    if not choices.opens:
        steps.insert(-1, Work(StepKind.RAISE_BY, choices.max_to - read.state.to_match, rule="A4"))
    return tuple(steps)
