"""What is remembered of each skill, for the schedule."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

from omaha_trainer.training.lessons.schedule import Memory
from omaha_trainer.training.lessons.skills import Skill

_COLUMNS = "kind, trap, stability, difficulty, phase, step, reviewed_at, reviewed_on, due_at, due_on, reviews, lapses"
_SAVE = f"INSERT OR REPLACE INTO skills ({_COLUMNS}) VALUES ({', '.join('?' * 12)})"
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


class Skills:
    """The table `skills`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def save(self, memories: Mapping[Skill, Memory]) -> None:
        rows = [
            (
                skill.kind.value, skill.trap.value if skill.trap else "",
                kept.stability, kept.difficulty, kept.phase, kept.step,
                since_epoch(kept.reviewed_at), kept.reviewed_on.isoformat(),
                since_epoch(kept.due_at), kept.due_on.isoformat(),
                kept.reviews, kept.lapses,
            )
            for skill, kept in memories.items()
        ]  # fmt: skip
        self._connection.executemany(_SAVE, rows)

    def load(self) -> dict[Skill, Memory]:
        """All skills that this version of the program knows."""
        found: dict[Skill, Memory] = {}
        for kind, trap, *values in self._connection.execute(f"SELECT {_COLUMNS} FROM skills"):
            skill = Skill.named(kind, trap)
            if skill is not None:
                stability, difficulty, phase, step, at, on, due_at, due_on, reviews, lapses = values
                found[skill] = Memory(
                    stability, difficulty, phase, step,
                    from_epoch(at), date.fromisoformat(on), from_epoch(due_at), date.fromisoformat(due_on),
                    reviews, lapses,
                )  # fmt: skip
        return found


def since_epoch(moment: datetime) -> int:
    """Milliseconds since 1970, UTC, of a moment with its zone."""
    return (moment - _EPOCH) // _MILLISECOND


def from_epoch(milliseconds: int) -> datetime:
    """The moment, in UTC; clocks before 1970 too."""
    return _EPOCH + milliseconds * _MILLISECOND
