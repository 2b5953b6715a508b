"""What a run of questions is to be: the way to train, its bounds and seed, and whether skills come back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import WAYS, Drill, Way, WayRules
from omaha_trainer.training.names import Kind, Trap


@dataclass(frozen=True, slots=True)
class QuizPlan:
    """`seed` and the number of a question make its cards. `scheduled`: skills that are due come first."""

    way: Way = Way.PRACTICE
    drill: Drill = field(default_factory=Drill)
    seed: int = 0
    scheduled: bool = True
    skills: tuple[Skill, ...] = ()
    """Asked one after the other, and then the run is over; empty: chosen as the run goes on."""

    @property
    def rules(self) -> WayRules:
        return WAYS[self.way]

    @property
    def length(self) -> int | None:
        """How many questions; None: as many as one likes."""
        return len(self.skills) or self.rules.questions


def drill_data(drill: Drill) -> dict[str, Any]:
    """A drill as JSON values; what it leaves open is null."""
    return {**asdict(drill), "house": asdict(drill.house) if drill.house else None}


def drill_text(drill: Drill) -> str:
    return json.dumps(drill_data(drill), separators=(",", ":"))


def read_drill(data: dict[str, Any]) -> Drill:
    """The drill of such values. Raises ValueError, KeyError or TypeError."""
    return Drill(
        kinds=tuple(map(Kind, data["kinds"])),
        trap=Trap(data["trap"]) if data["trap"] else None,
        game=Game(data["game"]) if data["game"] else None,
        limit=Limit(data["limit"]) if data["limit"] else None,
        house=HouseRules(**data["house"]) if data["house"] else None,
    )
