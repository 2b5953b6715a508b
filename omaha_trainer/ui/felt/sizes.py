"""Every length of the felt at one scale, in view pixels. Type never falls below 13 px, however small the view.

A scale of 1 is the table at about 900 x 620; `type_scale` grows with the system's font.
"""

from __future__ import annotations

from dataclasses import dataclass

SMALLEST_TYPE = 13
ASPECT = 5 / 7
"""A card's width for a height of one."""


@dataclass(frozen=True, slots=True)
class Ems:
    """Widths of the longest usual texts for a type size of one; longer ones are squeezed, then shortened."""

    stack: float = 5.9
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
        return min(self.plate_width * 0.97, 4 * self.seat_card * ASPECT)

    @property
    def hand_width(self) -> float:
        """The part of the hero's plate that tells his hand."""
        return 14.5 * self.text

    @property
    def hero_step(self) -> float:
        """From one of the hero's cards to the next: wide enough that no index is covered."""
        return self.hero_card * ASPECT * 0.80


def sizes_at(scale: float, type_scale: float = 1.0, ems: Ems | None = None, seats: int = 6) -> Sizes:
    """All lengths for a scale; tables of many seats hold smaller cards at the opponents' seats."""
    ems = ems or Ems()

    def type_(units: float) -> int:
        return round(max(SMALLEST_TYPE * type_scale, units * scale))

    text, small, amount = type_(14), type_(12), type_(15)
    plate_height = 2.55 * text + 6
    avatar = plate_height - 8
    board = 104 * scale
    return Sizes(
        scale=scale,
        text=text,
        small=small,
        amount=amount,
        plate_width=max(avatar + 22 + ems.stack * text, ems.pill * small + 18),
        plate_height=plate_height,
        pill_height=round(1.5 * small),
        bet_width=26 * scale + 6 + ems.bet * amount,
        bet_height=max(1.35 * amount, 24 * scale),
        row_height=1.6 * amount,
        board_card=board,
        seat_card=(0.80 if seats > 6 else 0.86) * board,
        hero_card=1.24 * board,
        disc=26 * scale,
        button=24 * scale,
        gap=6 * scale,
    )
