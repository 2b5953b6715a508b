"""Where bets lie: before each seat on its way to the middle, on the felt, clear of all else and nobody else's."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from .sizes import LIFT, Sizes

RAIL = 0.052
"""The rail's width for a table height of one."""

WAYS = sorted(
    ((far, aside) for far in range(4, 26) for aside in (0, 12, -12, 25, -25, 38, -38, 52, -52, 66, -66)),
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
    for plate in plates:
        blocked = [*taken, *spots]
        for spot in _candidates(plate, middle, table, sizes):
            if not any(spot.intersects(box) for box in blocked) and _belongs(spot, plate, plates):
                spots.append(spot)
                break
        else:
            return None
    return spots


def _candidates(plate: QRectF, middle: QPointF, table: QRectF, sizes: Sizes) -> Iterator[QRectF]:
    """Spots on the felt; for a seat straight across from the middle only the one right before it."""
    start = plate.center()
    way = middle - start
    if abs(way.x()) < plate.width() / 2:
        before = sizes.pill_height + 3 if way.y() > 0 else sizes.hero_peek + LIFT * sizes.hero_card
        near = plate.height() / 2 + before + sizes.gap + sizes.bet_height / 2
        yield _spot(start + QPointF(0, math.copysign(near, way.y())), sizes)
        return
    straight = math.atan2(way.y(), way.x())
    for far, aside in WAYS:
        angle = straight + math.radians(aside)
        at = start + QPointF(math.cos(angle), math.sin(angle)) * (far * STRIDE * plate.width())
        spot = _spot(at, sizes)
        if _on_felt(spot, table):
            yield spot


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


def _on_felt(spot: QRectF, table: QRectF) -> bool:
    """Whether the spot lies within the rail of the stadium, which may stand on its end."""
    half = min(table.width(), table.height()) / 2
    core = table.adjusted(half, half, -half, -half)  # a line: the stadium is all that is not farther from it than half
    for corner in (spot.topLeft(), spot.topRight(), spot.bottomLeft(), spot.bottomRight()):
        x = min(max(corner.x(), core.left()), core.right())
        y = min(max(corner.y(), core.top()), core.bottom())
        if math.hypot(corner.x() - x, corner.y() - y) > half - RAIL * table.height():
            return False
    return True
