"""Where to look for a trap: the table and the manner of play that bring it about often, and the search itself.

A recipe only makes a trap likely; whether a decision has it is read off the decision (`traps/betting.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from omaha_trainer.training.names import Trap

from .made_up_hand import Manner, Moment, moments
from .table_plan import TablePlan, table_of

TRIES = 150
"""Hands played before the search gives up; the recipes need a few."""

PLAIN = Manner()
LIMPING = Manner((30, 62, 8), (35, 45, 20), 15)
RAISING = Manner((45, 22, 33), (25, 40, 35), 55, (10, 20, 15, 55, 0))
SHOVING = Manner((30, 40, 30), (25, 45, 30), 45, (15, 25, 10, 20, 30), shove=75)
CROWDED = Manner((15, 65, 20), (20, 50, 30), 45, (15, 25, 10, 20, 30), shove=90)
"""Many call and short stacks shove: all-ins that do not reopen the betting (A6)."""
CALLING = Manner((30, 60, 10), (22, 63, 15), 30)
"""Hands that come to their showdown."""
CAPPING = Manner((25, 35, 40), (20, 35, 45), 60)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A manner of play, and what the table must be like."""

    manner: Manner
    table: Mapping[str, object] = field(default_factory=dict)
    """Fields of the TablePlan."""

    def plan(self, plan: TablePlan) -> TablePlan:
        return replace(plan, **self.table)  # type: ignore[arg-type]


RECIPES: dict[Trap, Recipe] = {
    Trap.LIMPERS: Recipe(LIMPING),
    Trap.BIG_BLIND_OPTION: Recipe(LIMPING),
    Trap.RE_POT: Recipe(RAISING),
    Trap.SHORT_BLIND: Recipe(PLAIN, {"short_blind": True}),
    Trap.SMALL_BLIND_COUNTS: Recipe(LIMPING),
    Trap.RAISE_BY_FOR_RAISE_TO: Recipe(PLAIN),
    Trap.FORGOT_OWN_CALL: Recipe(RAISING),
    Trap.SHORT_ALL_IN: Recipe(SHOVING, {"short": (2, 3, 4), "seats": (4, 5, 6, 6, 8)}),
    Trap.DEAD_MONEY: Recipe(RAISING, {"antes": True}),
    Trap.CAPPED: Recipe(CAPPING),
    Trap.SHORT_STACK: Recipe(RAISING, {"short": (2, 3, 4)}),
    Trap.HEADS_UP_BUTTON: Recipe(LIMPING, {"seats": (2,)}),
    Trap.UNCALLED_BET: Recipe(SHOVING, {"short": (2, 3), "seats": (3, 4, 5, 6)}),
}


def search(
    rng: Random, plan: TablePlan, manner: Manner, wanted: Callable[[Moment], bool], tries: int = TRIES
) -> Moment | None:
    """A moment that is wanted, drawn evenly from those of the first hand that has any; None after `tries` hands."""
    for _ in range(tries):
        found = [moment for moment in moments(rng, table_of(rng, plan), manner) if wanted(moment)]
        if found:
            return rng.choice(found)
    return None
