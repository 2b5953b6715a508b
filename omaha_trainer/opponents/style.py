"""A style of play as data: how often, at what price and how boldly. How a decision is made stands elsewhere.

Shares are 0..1. "Share of hands" counts all starting hands from the best down.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """The parameters of one scripted player."""

    name: str

    # Before the flop
    enter: float
    """Share of hands played for one big blind with half the table still to act, six seats."""
    position: float
    """By how much of itself `enter` grows on the button and shrinks in first position."""
    facing_raise: float
    """What is left of `enter` for each raise before."""
    open_raise: float
    """Share of hands raised where nobody has raised yet."""
    reraise: float
    """Share of hands raised over a raise."""
    limp_good: float
    """How often a hand good enough to raise is only called with."""
    steal: float
    """How often a playable hand is raised without the strength, nobody having entered and few left to act."""

    # After the flop
    respect: float
    """How much a bet or raise tells about strength: 0 nothing, 1 what it tells on average, more for the fearful."""
    bet_edge: float
    """By which part of the fair share a hand must stand above it to bet for value."""
    raise_edge: float
    """The same for a raise over a bet."""
    call_slack: float
    """Share of the pot by which a call may be too dear (negative: by which it must be a bargain)."""
    bluff: float
    """How often nothing is bet, against one player who has shown no strength; less against more."""
    semi_bluff: float
    """How often a draw is bet or raised."""
    slow_play: float
    """How often the best possible hand only checks or calls before the river."""
    sizes: tuple[float, float, float]
    """How often it bets half, three quarters and the whole of the pot."""
    noise: float
    """How uncertain its own estimate is: the spread added to every estimated share."""
