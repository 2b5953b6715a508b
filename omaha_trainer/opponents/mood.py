"""Tilt: what a player lost in the hands just before makes it looser and bolder, by its style's own measure.

The mood is read from the session's earlier hands as everybody saw them, so a player still keeps nothing itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from omaha_trainer.table.event import HandEnded
from omaha_trainer.table.view import PublicHand, SeatView

from .style import Style

_HANDS = 10
"""So many hands are remembered with feeling."""
_FADES = 0.8
"""What is left of the feeling with each hand since."""
_MUCH = 60.0
"""Big blinds lost of late that bring the whole of a style's tilt."""
_COOL = 0.05


def in_mood(style: Style, view: SeatView) -> Style:
    """The style as it plays after what its seat went through."""
    if not style.tilt or not view.earlier or view.seat is None:
        return style
    heat = style.tilt * min(max(_lost(view.earlier, view.seat) / _MUCH, 0.0), 1.0)
    return _heated(style, heat) if heat >= _COOL else style


def _lost(earlier: Sequence[PublicHand], seat: int) -> float:
    """Big blinds lost of late, what was won set against them; the last hand counts most."""
    lost, weight = 0.0, 1.0
    for hand in earlier[: -_HANDS - 1 : -1]:
        end = hand.events[-1]
        if isinstance(end, HandEnded):
            lost += weight * (hand.setup.stacks[seat] - end.stacks[seat]) / hand.setup.big_blind
        weight *= _FADES
    return lost


def _heated(style: Style, heat: float) -> Style:
    return replace(
        style,
        enter=style.enter + 0.5 * heat * (1.0 - style.enter),
        open_raise=style.open_raise + 0.25 * heat * (1.0 - style.open_raise),
        respect=style.respect * (1.0 - 0.5 * heat),
        nuts_only=1.0 + (style.nuts_only - 1.0) * (1.0 - heat),
        call_slack=style.call_slack + 0.08 * heat,
        bluff=style.bluff + 0.3 * heat * (1.0 - style.bluff),
    )
