"""A player without a thought: every legal action is as likely as the others. It serves tests and measurements."""

from __future__ import annotations

from random import Random

from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.table.legal import Legal
from omaha_trainer.table.view import SeatView


class UniformPlayer:
    """Fold, check or call, or raise, each with the same chance; a raise-to is drawn evenly from all legal ones."""

    def decide(self, view: SeatView, rng: Random) -> Action:
        assert view.legal is not None, "nobody decides out of turn"
        return uniform_action(view.legal, rng)


def uniform_action(legal: Legal, rng: Random) -> Action:
    """A random legal action (A1); folding to no bet is legal and is drawn too."""
    kind = int(rng.random() * (3 if legal.can_raise else 2))
    if kind == 0:
        return Fold()
    if kind == 1:
        return CheckOrCall()
    return RaiseTo(legal.min_to + int(rng.random() * (legal.max_to - legal.min_to + 1)))
