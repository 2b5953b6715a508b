"""The skills as rows of a table: kinds, below each its traps, in the order that the reader wants. Values only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from omaha_trainer.store.quiz_rows import SkillSum
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.names import Kind


class Order(IntEnum):
    """By the columns of the table: as it is taught, the weakest, the slowest, the commonest first."""

    NAME = 0
    RIGHT = 1
    TIME = 2
    ASKED = 3


@dataclass(frozen=True, slots=True)
class SkillRow:
    """`skill` None is all questions together; a kind that was never asked has no sums. `traps` are rows of a kind."""

    skill: Skill | None
    asked: int = 0
    right: int = 0
    milliseconds: int = 0
    traps: tuple[SkillRow, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """Kind and trap as the store names them."""
        if self.skill is None:
            return "", ""
        return self.skill.kind.value, self.skill.trap.value if self.skill.trap else ""


def skill_rows(sums: Sequence[SkillSum], order: Order) -> tuple[SkillRow, ...]:
    """A row for every kind, asked or not; the asked ones first unless the order is that of names."""
    known = {skill: one for one in sums if (skill := Skill.named(one.kind, one.trap)) is not None}
    rows = [_row(Skill(kind), known, order) for kind in Kind]
    return tuple(sorted(rows, key=_KEYS[order]))


def whole_row(sums: Sequence[SkillSum]) -> SkillRow:
    """All questions: every question counts once for its kind as a whole."""
    wholes = [one for one in sums if not one.trap]
    return SkillRow(
        None,
        sum(one.asked for one in wholes),
        sum(one.right for one in wholes),
        sum(one.milliseconds for one in wholes),
    )


def _row(skill: Skill, known: dict[Skill, SkillSum], order: Order) -> SkillRow:
    traps = [
        SkillRow(trap, one.asked, one.right, one.milliseconds)
        for trap, one in known.items()
        if trap.kind is skill.kind and trap.trap is not None
    ]
    below = tuple(sorted(traps, key=_KEYS[order]))
    whole = known.get(skill)
    return SkillRow(skill, whole.asked, whole.right, whole.milliseconds, below) if whole else SkillRow(skill)


def _as_it_is(row: SkillRow) -> tuple[bool, float]:  # noqa: ARG001 - sorting is stable
    return False, 0.0


def _by_share(row: SkillRow) -> tuple[bool, float]:
    return not row.asked, row.right / row.asked if row.asked else 0.0


def _by_time(row: SkillRow) -> tuple[bool, float]:
    return not row.asked, -row.milliseconds / row.asked if row.asked else 0.0


_KEYS: dict[Order, Callable[[SkillRow], tuple[bool, float]]] = {
    Order.NAME: _as_it_is,
    Order.RIGHT: _by_share,
    Order.TIME: _by_time,
    Order.ASKED: lambda row: (not row.asked, -row.asked),
}
