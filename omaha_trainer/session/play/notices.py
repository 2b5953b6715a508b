"""What happens at the table between hands, for the log: rebuys, and a mixed table's changes of structure."""

from __future__ import annotations

from dataclasses import dataclass

from omaha_trainer.table.game import Limit


@dataclass(frozen=True, slots=True)
class Rebought:
    """A seat bought `amount` chips; its stack is now `stack`. Seat 0 is the hero."""

    seat: int
    amount: int
    stack: int


@dataclass(frozen=True, slots=True)
class StructureChanged:
    """A mixed table goes over to `limit` for `hands` hands, with blinds of `small` and `big` chips (MX1, MX2)."""

    limit: Limit
    hands: int
    small: int
    big: int


@dataclass(frozen=True, slots=True)
class TableReset:
    """The table was set anew: every seat has `stack` chips."""

    stack: int


@dataclass(frozen=True, slots=True)
class PracticeBegan:
    """The same deal again; `number` is the hand that it repeats. Its result does not count."""

    number: int


@dataclass(frozen=True, slots=True)
class GuessTold:
    """A player of a hidden line-up left the table: `name` was of that `style`, and the hero had made a `guess`."""

    name: str
    style: str
    guess: str


SessionNotice = Rebought | StructureChanged | TableReset | PracticeBegan | GuessTold
