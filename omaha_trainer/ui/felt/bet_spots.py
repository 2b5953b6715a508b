"""Where bets lie: before each seat on its way to the middle, on the felt, clear of all else and nobody else's."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from .sizes import LIFT, Sizes

RAIL = 0.052
"""The rail's width for a table height of one."""

ASIDE = (0, 12, -12, 25, -25, 38, -38, 52, -52, 66, -66)
WAYS = sorted(
    ((far, aside) for far in range(4, 26) for aside in ASIDE),
    key=lambda way: way[0] + abs(way[1]) / 7,
)
"""How far from the seat and how many degrees beside the way to the middle, the best first."""

CLEARLY = 1.2
"""How much farther another seat's plate must be than one's own."""

STRIDE = 0.14
"""One step away from the seat, for a plate's width of one."""


def bet_spots(
    plates: Sequence[QRectF], taken: Sequence[QRectF], table: QRectF, middle: QPointF, sizes: Sizes
) -> list[QRectF] | None:
    """A spot for the bet of each seat, the hero's first, or None where a seat has none. `taken` must stay clear."""
    spots: list[QRectF] = []
    felt = _Felt(table, sizes)
    for plate in plates:
        blocked = [*taken, *spots]
        for spot in _candidates(plate, middle, felt, sizes):
            if not any(spot.intersects(box) for box in blocked) and _belongs(spot, plate, plates):
                spots.append(spot)
                break
        else:
            return None
    return spots


class _Felt:
    """The stadium within its rail, which may stand on its end: all that is not farther from a line than so much.

    Plain numbers: for one size of the window thousands of spots are asked for.
    """

    def __init__(self, table: QRectF, sizes: Sizes) -> None:
        half = min(table.width(), table.height()) / 2
        aside, above = sizes.bet_width / 2, sizes.bet_height / 2
        self._reach = half - RAIL * table.height()
        self._left, self._right = table.left() + half + aside, table.right() - half - aside
        self._top, self._bottom = table.top() + half + above, table.bottom() - half - above

    def holds(self, x: float, y: float) -> bool:
        """Whether a bet with its middle there lies on it, by its outermost corner."""
        away = max(self._left - x, x - self._right, 0.0), max(self._top - y, y - self._bottom, 0.0)
        return math.hypot(*away) <= self._reach


def _candidates(plate: QRectF, middle: QPointF, felt: _Felt, sizes: Sizes) -> Iterator[QRectF]:
    """Spots on the felt; for a seat straight across from the middle only the one right before it."""
    start = plate.center()
    way = middle - start
    if abs(way.x()) < plate.width() / 2:
        before = sizes.pill_height + 3 if way.y() > 0 else sizes.hero_peek + LIFT * sizes.hero_card
        near = plate.height() / 2 + before + sizes.gap + sizes.bet_height / 2
        yield _spot(start + QPointF(0, math.copysign(near, way.y())), sizes)
        return
    straight, stride = math.atan2(way.y(), way.x()), STRIDE * plate.width()
    angles = {aside: straight + math.radians(aside) for aside in ASIDE}
    steps = {aside: (math.cos(angle) * stride, math.sin(angle) * stride) for aside, angle in angles.items()}
    x, y = start.x(), start.y()
    for far, aside in WAYS:
        right, down = steps[aside]
        if felt.holds(x + far * right, y + far * down):
            yield _spot(QPointF(x + far * right, y + far * down), sizes)


def _spot(middle: QPointF, sizes: Sizes) -> QRectF:
    spot = QRectF(0, 0, sizes.bet_width, sizes.bet_height)
    spot.moveCenter(middle)
    return spot


def _belongs(spot: QRectF, own: QRectF, plates: Sequence[QRectF]) -> bool:
    """Whether nobody would take the bet for another seat's: each other plate is clearly farther away."""
    to_own = _distance(spot, own)
    return all(plate is own or to_own * CLEARLY < _distance(spot, plate) for plate in plates)


def _distance(spot: QRectF, plate: QRectF) -> float:
    """Seats beside each other are told apart better by their height."""
    away = spot.center() - plate.center()
    return math.hypot(away.x(), 1.3 * away.y())
