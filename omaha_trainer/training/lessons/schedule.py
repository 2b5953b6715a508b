"""When a skill comes back: FSRS, in days of the learner's own calendar.

`now` is the learner's local time with its zone: it tells the moment and the day. Intervals of days end when their day
begins, wherever the learner is then; a clock that was wrong delays nothing and makes nobody a master.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import Enum

from .skills import Skill

AGAIN_AFTER = timedelta(minutes=10)
"""A skill that went wrong comes back so soon, and a new one that did."""
LONGEST = 365
"""Days; no skill stays away longer."""
_DAY = timedelta(days=1)
_CLOCK_SLACK = _DAY
"""A review further than this in the future was made under a wrong clock."""


class Recall(Enum):
    """How an answer went."""

    WRONG = 1
    SLOW = 2
    """Right, but slower than usual or with a hint."""
    RIGHT = 3


@dataclass(frozen=True, slots=True)
class Memory:
    """What FSRS keeps of a skill. Moments are UTC; `reviewed_on` and `due_on` are days of the learner's calendar."""

    stability: float
    difficulty: float
    phase: int
    """1 learning, 2 known, 3 learning again."""
    step: int | None
    reviewed_at: datetime
    reviewed_on: date
    due_at: datetime
    due_on: date
    reviews: int = 1
    lapses: int = 0

    def is_due(self, now: datetime) -> bool:
        """Whether the skill is to be asked again."""
        if self.reviewed_at - now > _CLOCK_SLACK:
            return True
        if self.due_at - self.reviewed_at < _DAY:
            return now >= self.due_at or now.date() > self.due_on
        return now.date() >= self.due_on


class Schedule:
    """FSRS with the program's own settings and no chance in it."""

    def __init__(self) -> None:
        from fsrs import Scheduler  # loaded when a quiz begins, not with the program

        self._fsrs = Scheduler(
            learning_steps=(AGAIN_AFTER,),
            relearning_steps=(AGAIN_AFTER,),
            maximum_interval=LONGEST,
            enable_fuzzing=False,
        )

    def after(self, memory: Memory | None, recall: Recall, now: datetime) -> Memory:
        """The memory of a skill after an answer; `memory` None = its first one."""
        from fsrs import Card, Rating, State

        at = now.astimezone(UTC)
        before = (
            Card(card_id=0, due=at)
            if memory is None
            else Card(0, State(memory.phase), memory.step, memory.stability, memory.difficulty, at, _since(memory, now))
        )
        card, _ = self._fsrs.review_card(before, Rating(recall.value), at)
        assert card.stability is not None and card.difficulty is not None
        interval = card.due - at
        failed = recall is Recall.WRONG
        return Memory(
            stability=card.stability,
            difficulty=card.difficulty,
            phase=card.state.value,
            step=card.step,
            reviewed_at=at,
            reviewed_on=now.date(),
            due_at=card.due,
            due_on=now.date() + timedelta(days=interval.days),
            reviews=memory.reviews + 1 if memory else 1,
            lapses=(memory.lapses if memory else 0) + failed,
        )


def _since(memory: Memory, now: datetime) -> datetime:
    """When the last answer was, for FSRS: so many days ago as the calendar says, within what can be believed.

    Never in the future, and no absence counts for more than twice the plan: a clock that was years off changes an
    interval by a factor, not a lifetime.
    """
    planned = max((memory.due_at - memory.reviewed_at).days, 1)
    away = (now.date() - memory.reviewed_on).days
    return now.astimezone(UTC) - timedelta(days=min(max(away, 0), 2 * planned))


def due(memories: Mapping[Skill, Memory], now: datetime) -> tuple[Skill, ...]:
    """The skills that are to be asked again, the one that waits longest first."""
    waiting = [skill for skill, memory in memories.items() if memory.is_due(now)]
    return tuple(sorted(waiting, key=lambda skill: (memories[skill].due_at, skill.name)))
