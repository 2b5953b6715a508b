"""Every length of the felt at one scale, in view pixels. Type never falls below 13 px, however small the view.

A scale of 1 is the table at about 900 x 620; `type_scale` grows with the system's font.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

SMALLEST_TYPE = 13
TYPE_GROWTH = 0.72
"""On a large table type grows more slowly than cards do."""
FAN = 1.06
"""The width of an opponent's four cards for a plate of one."""
SHOWN = 2.5
"""The least width of that fan for a card's width of one: steps of half a card."""
LIFT = 0.07
"""How far a winning card is lifted, for a height of one."""
ASPECT = 5 / 7
"""A card's width for a height of one."""


@dataclass(frozen=True, slots=True)
class Ems:
    """Widths of the longest usual texts for a type size of one; longer ones are squeezed, then shortened."""

    stack: float = 6.2
    bet: float = 6.4
    pill: float = 7.6


@dataclass(frozen=True, slots=True)
class Sizes:
    scale: float
    text: int
    """Name and stack."""
    small: int
    """Pills and captions."""
    amount: int
    """Bets, pots and results."""
    plate_width: float
    plate_height: float
    pill_height: float
    bet_width: float
    bet_height: float
    row_height: float
    """A row of pots, or a line of the result."""
    board_card: float
    seat_card: float
    hero_card: float
    disc: float
    button: float
    gap: float

    @property
    def fan(self) -> float:
        """The width of four cards held at an opponent's seat."""
        return self.plate_width * FAN

    @property
    def peek(self) -> float:
        """How much of an opponent's card shows above the plate; the rest is behind it."""
        return self.seat_card - min(0.3 * self.seat_card, 0.52 * self.plate_height)

    @property
    def hero_peek(self) -> float:
        return self.hero_card - min(0.1 * self.hero_card, 0.3 * self.plate_height)

    @property
    def hero_step(self) -> float:
        """From one of the hero's cards to the next: wide enough that no index is covered."""
        return self.hero_card * ASPECT * 0.80


NARROW = Ems(stack=4.6, bet=4.6, pill=5.8)
"""Widths for a view in which the usual ones have no room."""


def sizes_at(scale: float, type_scale: float, ems: Ems, seats: int) -> Sizes:
    """All lengths for a scale; tables of many seats hold smaller cards at the opponents' seats."""

    def type_(units: float) -> int:
        return math.ceil(max(SMALLEST_TYPE * type_scale, units * math.pow(scale, TYPE_GROWTH)) - 0.5)

    text, small, amount = type_(14), type_(12), type_(15)
    plate_height = 2.55 * text + 6
    plate_width = max(plate_height + 14 + ems.stack * text, ems.pill * small + 18)
    board, disc = 104 * scale, 26 * scale
    return Sizes(
        scale=scale,
        text=text,
        small=small,
        amount=amount,
        plate_width=plate_width,
        plate_height=plate_height,
        pill_height=round(1.5 * small),
        bet_width=disc + 6 + ems.bet * amount,
        bet_height=max(1.35 * amount, 1.1 * disc),
        row_height=max(1.6 * amount, 1.1 * disc),
        board_card=board,
        # Turned up, four cards lie in the fan with all of each index to be seen.
        seat_card=min((0.76 if seats > 6 else 0.83) * board, plate_width * FAN / (SHOWN * ASPECT)),
        hero_card=1.24 * board,
        disc=disc,
        button=24 * scale,
        gap=6 * scale,
    )
