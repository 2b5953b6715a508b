"""The answer to a question about equity. Plain numbers; how they are found is not known here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerEquity:
    """One hand's results; counts are numbers of boards (or samples), the shares are of one pot."""

    equity: float
    """Share of the whole pot, 0 to 1."""
    scoop: int
    """The whole pot, alone."""
    high_win: int
    high_tie: int
    low_win: int
    low_tie: int
    quartered: int
    """Shared one half of a divided pot and got nothing of the other (W4)."""
    high_equity: float
    """Share of the high half, which is the whole pot where no low qualifies (W2)."""
    low_equity: float
    """Share of the low half over all boards; it is nobody's where no low qualifies."""
    standard_error: float
    """Of `equity`: 0 when exact, never below 1 / samples when sampled."""


@dataclass(frozen=True, slots=True)
class Equity:
    """One `PlayerEquity` for each hand, in the order in which they were asked."""

    exact: bool
    boards: int
    """So many boards, or samples, were counted."""
    players: tuple[PlayerEquity, ...]
