"""Ways to train, and what a run may be confined to. Knows no cards and no time of day."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.training.frame import Frame
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.wish import Wish


class Way(StrEnum):
    LEARN = "learn"
    """In teaching order, the rule shown first, with hints."""
    PRACTICE = "practice"
    """Mixed, the working after each answer, as long as one likes."""
    TIMED = "timed"
    """As many as can be answered in a minute; only time with a question open counts."""
    TEST = "test"
    """Twenty questions, the errors at the end."""


@dataclass(frozen=True, slots=True)
class WayRules:
    """`questions` and `milliseconds` None: as many, as long as one likes."""

    questions: int | None = None
    milliseconds: int | None = None
    hints: bool = False
    """The rule stands above the question, and a hint can be asked for."""
    tells_at_once: bool = True
    """Right or wrong, with the working, is told after each answer; else when the run is over."""
    repeats: bool = True
    """Skills that are due come first. Where speed or knowledge is measured they do not."""


WAYS: dict[Way, WayRules] = {
    Way.LEARN: WayRules(hints=True),
    Way.PRACTICE: WayRules(),
    Way.TIMED: WayRules(milliseconds=60_000, tells_at_once=False, repeats=False),
    Way.TEST: WayRules(questions=20, tells_at_once=False, repeats=False),
}


@dataclass(frozen=True, slots=True)
class Drill:
    """What the questions of a run are confined to; the empty drill is everything."""

    kinds: tuple[Kind, ...] = ()
    trap: Trap | None = None
    game: Game | None = None
    limit: Limit | None = None
    """Only questions about betting are of a structure."""
    house: HouseRules | None = None
    """Likewise."""

    def wish(self, trap: Trap | None = None, *, even: bool = False) -> Wish:
        return Wish(trap, self.game, self.limit, self.house, even)

    def takes(self, kind: Kind) -> bool:
        return not self.kinds or kind in self.kinds

    def fits(self, frame: Frame) -> bool:
        """Whether a question of this frame is of the drill."""
        return (
            (self.game is None or frame.game in (self.game, None))
            and (self.limit is None or frame.limit is self.limit)
            and (self.house is None or frame.house == self.house)
        )
