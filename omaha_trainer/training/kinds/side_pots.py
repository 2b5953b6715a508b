"""`side-pots`: the bets of a street are in and somebody is all in: the main and side pots, and who plays for each."""

from __future__ import annotations

from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.event import BetsCollected
from omaha_trainer.table.game import Limit
from omaha_trainer.table.pots import collected_pots
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.mistakes.pots import committed, other_pot_mistake, pot_list, pot_mistakes
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.parts.distinct import distinct
from omaha_trainer.training.question import Answer, Ask, Mode, Part, PotList, Question, Work, WorkKind, Wrong
from omaha_trainer.training.spots.betting import BettingSpot, read_spot, write_spot
from omaha_trainer.training.spots.made_up_hand import Moment
from omaha_trainer.training.spots.recipe import CROWDED, Recipe, search
from omaha_trainer.training.spots.table_plan import TablePlan, game_for, house_for
from omaha_trainer.training.traps.betting import has_trap
from omaha_trainer.training.wish import Wish

_TRAPS = (Trap.SHORT_ALL_IN, Trap.UNCALLED_BET, Trap.DEAD_MONEY)
_RECIPE = Recipe(CROWDED, {"short": (2, 2, 3, 4), "seats": (3, 4, 5, 6, 6)})
_MOST_POTS = 4
_ONE_POT_SHARE = 0.15
"""How often there is one pot only, although somebody is all in; an even mix is half and half."""


class SidePots:
    """Cards play no part; none are shown."""

    kind = Kind.SIDE_POTS
    traps: tuple[Trap, ...] = _TRAPS

    def spot(self, rng: Random, wish: Wish) -> str:
        limit = wish.limit or rng.choice((Limit.POT, Limit.POT, Limit.NO, Limit.FIXED))
        plan = TablePlan(game_for(rng, wish), limit, house_for(rng, wish), depth=(10, 40), antes=rng.random() < 0.15)
        one_pot = rng.random() < (0.5 if wish.even else _ONE_POT_SHARE) and wish.trap is not Trap.SHORT_ALL_IN
        moment = search(rng, _RECIPE.plan(plan), _RECIPE.manner, lambda at: _can_be_asked(at, wish.trap, one_pot))
        if moment is None:
            raise KnownError(QuizFault.CANNOT_HAVE, kind=self.kind.value, trap=wish.trap.value if wish.trap else "")
        return write_spot(moment)

    def question(self, spot: str) -> Question:
        read = read_spot(self.kind, spot)
        if not _betting_is_over(read.moment):
            raise read.no_spot()
        traps = tuple(trap for trap in self.traps if _has(trap, read.moment))
        return Question(self.kind, traps, read.setup.house, spot, read.prompt(), (_part(read),))

    def recognise(self, part: Part, answer: Answer, question: Question) -> Wrong | None:
        if not isinstance(answer, PotList) or part.mode is not Mode.POTS:
            return None
        return other_pot_mistake(read_spot(self.kind, question.spot).moment, answer)


def _betting_is_over(at: Moment) -> bool:
    """The bets of a street lie in the pots, and more than one seat plays for them."""
    return at.state.to_act is None and not at.state.over and sum(at.state.live) > 1


def _can_be_asked(at: Moment, trap: Trap | None, one_pot: bool) -> bool:
    """Somebody live is all in, so that there could be a side pot; few enough pots to name them."""
    if not _betting_is_over(at) or not isinstance(at.events[-1], BetsCollected):
        return False
    state, pots = at.state, len(collected_pots(at.state))
    all_in = any(live and not stack for live, stack in zip(state.live, state.stacks, strict=True))
    wanted = pots == 1 if one_pot else 1 < pots <= _MOST_POTS
    return all_in and wanted and (trap is None or _has(trap, at))


def _has(trap: Trap, at: Moment) -> bool:
    """The traps of a whole hand so far, where those of a decision look at one street."""
    if trap is Trap.SHORT_ALL_IN:  # somebody is in for less than another
        return len(collected_pots(at.state)) > 1
    if trap is Trap.DEAD_MONEY:
        return bool(committed(at).folded) or any(at.state.setup.antes)
    return has_trap(trap, at)


def _part(read: BettingSpot) -> Part:
    pots = collected_pots(read.state)
    right, chips = pot_list(pots), committed(read.moment)
    one_pot = "P3" if chips.folded else "A10" if chips.back else "P1"
    return Part(
        ask=Ask.NAME_THE_POTS,
        mode=Mode.POTS,
        answer=right,
        accepted=(right,),
        wrong=distinct((right,), pot_mistakes(read.moment)),
        steps=_steps(read),
        rule="P1" if len(pots) > 1 else one_pot,
    )


def _steps(read: BettingSpot) -> tuple[Work, ...]:
    """What goes back first (A10), then each pot: up to which level it reaches, from whom it comes, who plays for it."""
    chips, steps, below = committed(read.moment), [], 0
    if chips.back:
        steps.append(Work(WorkKind.UNCALLED, chips.back[1], seats=chips.back[:1], rule="A10"))
    for pot in collected_pots(read.state):
        level = min(chips.paid[seat] for seat in pot.players)
        dead = 0 if below else chips.dead
        folded = pot.amount - dead - (level - below) * len(pot.players)
        rule = "P3" if folded else "P1"
        amounts = (level, below, folded, dead)
        steps.append(Work(WorkKind.POT_LEVEL, pot.amount, seats=pot.players, rule=rule, amounts=amounts))
        below = level
    return tuple(steps)
