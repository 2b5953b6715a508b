"""A style of play as data: what each parameter of a style file means and between which values it lies.

This is the one place where the parameters are explained; `style_file` reads them, the minds before and after the
flop use them. Shares are 0..1. "Share of hands" counts all starting hands from the best down.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Style:
    """The parameters of one scripted player in one game and structure."""

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
    likes_lows: float
    """Hi-Lo: points beyond their worth that ace-deuce, ace-trey and deuce-trey have in its eyes."""
    likes_aces: float
    """The same for any ace with a card of its suit."""
    likes_pairs: float
    """The same for each pair."""
    likes_suits: float
    """The same for each two cards of a suit."""
    likes_rundowns: float
    """The same for four different ranks that stand within six of each other."""

    # After the flop
    respect: float
    """How much a bet or raise tells about strength: 0 nothing, 1 what it tells on average, more for the fearful."""
    nuts_only: float
    """As how many opponents it counts each one: 1 one, more by whom nothing but the nuts is trusted, less by whom its
    own hand is overrated."""
    bet_edge: float
    """By which part of the fair share a hand must stand above it to bet for value."""
    raise_edge: float
    """The same for a raise over a bet."""
    call_slack: float
    """Share of the pot by which a call may be too dear (negative: by which it must be a bargain)."""
    half_chase: float
    """Hi-Lo: how much of the low half is counted a second time when a call is weighed; who chases half a pot."""
    fears_quarter: float
    """Hi-Lo: how much of the danger is seen that a low is shared: 1 all of it, 0 every nut low is half a pot."""
    bluff: float
    """How often nothing is bet, against one player who has shown no strength; less against more."""
    semi_bluff: float
    """How often a draw is bet or raised."""
    slow_play: float
    """How often the best possible hand only checks or calls before the river."""
    check_raise: float
    """How often a hand worth a bet is checked to somebody who may bet it, to be raised then."""
    sizes: tuple[float, float, float]
    """How often it bets half, three quarters and the whole of the pot."""
    noise: float
    """How uncertain its own estimate is: the spread added to every estimated share."""

    # Mood
    tilt: float
    """How loose and bold it grows by what it lost in the hands just before: 0 not at all, 1 beyond knowing."""


BOUNDS: dict[str, tuple[float, float]] = {
    **{field.name: (0.0, 1.0) for field in fields(Style) if field.name != "name"},
    "likes_lows": (-15.0, 15.0),
    "likes_aces": (-15.0, 15.0),
    "likes_pairs": (-15.0, 15.0),
    "likes_suits": (-15.0, 15.0),
    "likes_rundowns": (-15.0, 15.0),
    "respect": (0.0, 4.0),
    "nuts_only": (0.5, 3.0),
    "bet_edge": (-1.0, 3.0),
    "raise_edge": (-1.0, 4.0),
    "call_slack": (-0.5, 0.5),
    "noise": (0.0, 0.3),
}
"""Between which values each parameter lies; `sizes` has three such values, not all of them 0."""
