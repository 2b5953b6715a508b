"""Where the seats are: directions on the table's oval, clockwise from the hero at the bottom. Knows no pixel."""

from __future__ import annotations

import math

SIDES: dict[int, tuple[float, ...]] = {
    2: (180,),
    3: (130,),
    4: (90, 180),
    5: (70, 150),
    6: (54, 116, 180),
    7: (54, 98, 154),
    8: (45, 90, 133, 180),
    9: (46, 84, 112, 160),
}
"""By the number of seats: the angles of the seats on one side in degrees, 0 the hero, 180 straight across."""

SQUARENESS = 0.72
"""The exponent that pushes seats from an ellipse (1) towards the corners (0) of the view."""


def directions(seats: int) -> tuple[tuple[float, float], ...]:
    """For every place, the hero first and clockwise, x and y from -1 to 1 (y downwards).

    >>> directions(2)
    ((0.0, 1.0), (0.0, -1.0))
    >>> [round(x, 2) for x, _ in directions(4)]
    [0.0, -1.0, 0.0, 1.0]
    """
    left = SIDES[seats]
    right = [360 - angle for angle in reversed(left) if angle != 180]
    return tuple(_direction(angle) for angle in (0.0, *left, *right))


def _direction(angle: float) -> tuple[float, float]:
    """Clockwise from the bottom: the next seat sits to the hero's left."""
    x, y = -math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return _pushed(x), _pushed(y)


def _pushed(part: float) -> float:
    return round(math.copysign(abs(part) ** SQUARENESS, part), 9) if abs(part) > 1e-9 else 0.0
