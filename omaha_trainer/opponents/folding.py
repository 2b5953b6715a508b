"""A player that never puts in a chip by choice. What that costs is the yardstick for everybody else's losses."""

from __future__ import annotations

from random import Random

from omaha_trainer.table.action import Action, CheckOrCall, Fold
from omaha_trainer.table.view import SeatView


class FoldingPlayer:
    """Folds every hand; a free check it takes, since no hand is given up for nothing (A1)."""

    def decide(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002 - it needs no dice
        assert view.legal is not None, "nobody decides out of turn"
        return CheckOrCall() if view.legal.can_check else Fold()
