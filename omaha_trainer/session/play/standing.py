"""Everything that a session is between two steps, as one value; nothing of how it goes on.

What comes later follows from it alone: cards from the seed and a hand's number, an opponent's chance from the seed, the
hand's number and the number of the action.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from omaha_trainer.opponents.roster import TABLE_NAMES
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.table.mixed import MixedRound
from omaha_trainer.table.stakes import Stakes

from .hand import Hand
from .notebook import Notebook
from .notices import SessionNotice
from .summary import SessionSummary

HERO_NAME = "Hero"
"""The hero's name in hand histories; the window has its own word."""
REMEMBERED_HANDS = 40
"""Earlier hands that opponents may look back on."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A session. `stacks` are the chips of each seat between hands: while a hand runs, as they were before it."""

    config: SessionConfig
    stacks: tuple[int, ...]
    button: int
    """Of the running or last hand, or of the next one: see `moved_on`."""
    round: MixedRound | None
    """Likewise; None where the table is not mixed."""
    summary: SessionSummary
    notebook: Notebook
    hands_played: int = 0
    coming: SessionConfig | None = None
    """Settings that take effect with the next hand."""
    moved_on: bool = True
    """Button and round are already those of the next hand."""
    hand: Hand | None = None
    """The running hand, or the last one; None at a table that was newly set."""
    notices: tuple[SessionNotice, ...] = ()
    """What happened between the hand before and this one."""
    since: tuple[SessionNotice, ...] = ()
    """What happened since this hand ended, or at a new table."""
    earlier: tuple[Hand, ...] = field(default=(), repr=False)
    """The last finished hands with these seats, the oldest first."""

    @property
    def stakes(self) -> Stakes:
        """The stakes in force (MX2)."""
        return self.round.stakes(self.config.stakes) if self.round else self.config.stakes


def opening(config: SessionConfig) -> Standing:
    """A new table: full stacks, the first button drawn by the seed."""
    stacks = (config.full_stack,) * config.seats
    bought = SessionSummary().after_purchase(config.full_stack, config.stakes.decimals, rebuy=False)
    return Standing(config, stacks, first_button(config), config.first_round(), bought, Notebook.empty(config.seats))


def first_button(config: SessionConfig) -> int:
    return Random(f"button {config.seed}").randrange(config.seats)


def table_names(config: SessionConfig) -> tuple[str, ...]:
    """The hero and the opponents; who sits at a larger table sits at a smaller one of the same seed too."""
    return (HERO_NAME, *names_of_seed(config.seed)[: config.seats - 1])


def names_of_seed(seed: int) -> tuple[str, ...]:
    """Every name, in the order in which a table of this seed gives them to the hero's left."""
    return tuple(Random(f"names {seed}").sample(TABLE_NAMES, len(TABLE_NAMES)))
