"""Where everything lies on the felt, for a size of the view and a number of seats: rectangles in view pixels.

The largest scale is taken at which nothing overlaps. Knows no picture and no hand; the same answer for every
state of a table, so that nothing moves about during a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF

from .bet_spots import RAIL, bet_spots
from .seating import directions
from .sizes import ASPECT, LIFT, NARROW, Ems, Sizes, sizes_at

LARGEST, SMALLEST, CLOSE = 2.6, 0.42, 0.01
BEGINNINGS = (0.6, 0.8, 1.1, 1.5, 2.0)
"""Scales to begin with where the smallest does not do."""
CRAMPED = 0.65
"""Below this scale narrower plates are tried for the sake of larger cards."""
TALLEST = 1.5
"""A table is no higher than this for a width of one: beyond it seats would be too far from the felt."""
POT_ROWS = 2
SHORT_PILL = 6.0
"""The least width of the hero's pill, for a type size of one."""
HAND_WIDTH = 17.0
"""What tells the hero's hand on his plate, for a type size of one."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat: its plate, the middles of its four cards, its pill, its bet and the middle of its button."""

    plate: QRectF
    cards: tuple[QPointF, ...]
    cards_box: QRectF
    pill: QRectF
    bet: QRectF
    button: QPointF

    @property
    def boxes(self) -> tuple[QRectF, ...]:
        """What belongs to the seat and may overlap nothing of another."""
        return self.plate, self.cards_box, self.pill


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table; `places` begin with the hero and go clockwise. `fits` is False where the view is too small."""

    view: QRectF
    sizes: Sizes
    table: QRectF
    places: tuple[Place, ...]
    board: tuple[QPointF, ...]
    board_box: QRectF
    pots: QRectF
    caption: QRectF
    hand: tuple[float, float]
    """Where the hero's plate tells his hand: how much wider it is, and how far it moves to the left for that."""
    fits: bool


@lru_cache(maxsize=32)
def layout(width: float, height: float, seats: int, type_scale: float = 1.0) -> Layout:
    """The table in a view of `width` x `height` pixels; in a very small one long texts are squeezed."""
    found = _largest(width, height, seats, type_scale, Ems())
    if found.fits and found.sizes.scale >= CRAMPED:
        return found
    return max(found, _largest(width, height, seats, type_scale, NARROW), key=lambda one: (one.fits, one.sizes.scale))


def _largest(width: float, height: float, seats: int, type_scale: float, ems: Ems) -> Layout:
    low, high = SMALLEST, LARGEST
    best = _at(width, height, seats, sizes_at(low, type_scale, ems, seats))
    for scale in BEGINNINGS:
        if not best.fits:  # small plates far from the felt of a large view have no room for bets before them
            low, best = scale, _at(width, height, seats, sizes_at(scale, type_scale, ems, seats))
    while best.fits and high - low > CLOSE:
        scale = (low + high) / 2
        found = _at(width, height, seats, sizes_at(scale, type_scale, ems, seats))
        if found.fits:
            low, best = scale, found
        else:
            high = scale
    return best


def _at(width: float, height: float, seats: int, sizes: Sizes) -> Layout:
    """The table at one scale, whether it fits or not; in a tall view it lies in the middle."""
    view, used = QRectF(0, 0, width, height), min(height, TALLEST * width)
    room = QRectF(0, (height - used) / 2, width, used)
    plates = _plates(room, sizes, seats)
    table = _table(room, sizes, plates)
    middle = _middle(room, table, sizes, plates)
    board, pots, caption = _centre(middle, sizes)
    places = [_place(plate, sizes, hero=index == 0) for index, plate in enumerate(plates)]
    places[0] = replace(places[0], pill=_hero_pill(places, sizes))
    fixed = [board.adjusted(0, -LIFT * sizes.board_card, 0, 0), pots, caption]
    seated = [box for place in places for box in place.boxes]
    rail = RAIL * table.height()
    felt = table.adjusted(rail, -height, -rail, height)  # in a narrow view the board must not lie across the rail
    fits = all(view.contains(box) for box in seated + fixed) and felt.contains(board) and _apart(places, fixed)
    spots = bet_spots(plates, seated + fixed, table, middle, sizes) if fits else None
    if spots:
        places = [replace(place, bet=spot) for place, spot in zip(places, spots, strict=True)]
    return Layout(
        view=view,
        sizes=sizes,
        table=table,
        places=tuple(places),
        board=_slots(board, sizes),
        board_box=board,
        pots=pots,
        caption=caption,
        hand=_hand(places, view, sizes),
        fits=spots is not None,
    )


def _plates(view: QRectF, sizes: Sizes, seats: int) -> list[QRectF]:
    margin = max(4.0, sizes.gap)
    top = view.top() + margin + sizes.peek + LIFT * sizes.seat_card + sizes.plate_height / 2
    bottom = view.bottom() - margin - sizes.plate_height / 2
    reach = view.width() / 2 - margin - max(sizes.plate_width, sizes.fan) / 2
    # On a very wide view the seats keep to the table, which is never longer than 2.4 times its height.
    reach = min(reach, 1.2 * (bottom - top) + sizes.plate_width / 2)
    lowest = bottom - sizes.pill_height - 2  # under every plate but the hero's there is a pill
    plates = []
    for index, (x, y) in enumerate(directions(seats)):
        height = (top + bottom) / 2 + y * (bottom - top) / 2
        middle = QPointF(view.center().x() + x * reach, min(height, lowest) if index else height)
        plates.append(_centred(middle, sizes.plate_width, sizes.plate_height))
    return plates


def _table(view: QRectF, sizes: Sizes, plates: list[QRectF]) -> QRectF:
    """The stadium's outer edge: the plates lie on its rail."""
    left = min(plate.left() for plate in plates) + 0.16 * sizes.plate_width
    if len(plates) == 2:
        left = view.center().x() - min(view.width() * 0.42, view.height() * 0.95)
    half = view.center().x() - left
    top = min(plate.top() for plate in plates) + 0.1 * sizes.plate_height
    bottom = plates[0].top() - 0.36 * sizes.hero_card
    return QRectF(view.center().x() - half, top, 2 * half, bottom - top)


def _middle(view: QRectF, table: QRectF, sizes: Sizes, plates: list[QRectF]) -> QPointF:
    """The middle of the board: half way between the hero's bet and the bets across the table."""
    above = POT_ROWS * sizes.row_height + sizes.gap + LIFT * sizes.board_card
    below = 2.9 * sizes.small + sizes.gap
    reach = _board_width(sizes) / 2 + sizes.plate_width / 2
    upper = [plate for plate in plates if plate.top() < view.top() + view.height() / 3]
    across = [plate for plate in upper if abs(plate.center().x() - view.center().x()) < reach]
    bet = sizes.pill_height + sizes.bet_height + 3 * sizes.gap
    felt = table.top() + RAIL * table.height() + sizes.gap
    ceiling = max([felt, *(plate.bottom() + bet for plate in across)])
    floor = plates[0].top() - sizes.hero_peek - LIFT * sizes.hero_card - sizes.bet_height - 2 * sizes.gap
    return QPointF(view.center().x(), (ceiling + above + floor - below) / 2)


def _centre(middle: QPointF, sizes: Sizes) -> tuple[QRectF, QRectF, QRectF]:
    """Board, the room of the pots above it, and the caption's below it."""
    board = _centred(middle, _board_width(sizes), sizes.board_card)
    pots = QRectF(board.left(), 0, board.width(), POT_ROWS * sizes.row_height)
    pots.moveBottom(board.top() - sizes.gap - LIFT * sizes.board_card)
    caption = QRectF(board.left(), board.bottom() + sizes.gap, board.width(), 2.9 * sizes.small)
    return board, pots, caption


def _place(plate: QRectF, sizes: Sizes, *, hero: bool) -> Place:
    """A seat around its plate, its bet aside."""
    height, peek = (sizes.hero_card, sizes.hero_peek) if hero else (sizes.seat_card, sizes.peek)
    width = height * ASPECT
    step = sizes.hero_step if hero else (sizes.fan - width) / 3
    middle = QPointF(plate.center().x(), plate.top() - peek + height / 2)
    cards = tuple(QPointF(middle.x() + (place - 1.5) * step, middle.y()) for place in range(4))
    box_width = 3 * step + width + (0.14 * width if hero else 0)
    top = plate.top() - peek - LIFT * height
    cards_box = QRectF(middle.x() - box_width / 2, top, box_width, plate.top() - top)
    pill = _centred(plate.center(), sizes.plate_width, sizes.pill_height)
    if hero:
        pill.moveRight(plate.left() - sizes.gap)
        button = QPointF(cards_box.right() - 0.1 * width, cards_box.top() + (LIFT + 0.05) * height)
    else:
        pill.moveTop(plate.bottom() + 3)
        button = QPointF(plate.right() - 0.2 * sizes.button, plate.top())
    return Place(plate, cards, cards_box, pill, QRectF(), button)


def _hero_pill(places: list[Place], sizes: Sizes) -> QRectF:
    """The pill beside the hero's plate, shorter where a neighbour sits close."""
    pill = QRectF(places[0].pill)
    for box in (box for place in places[1:] for box in place.boxes):
        if box.left() < pill.left() and box.bottom() > pill.top():
            pill.setLeft(max(pill.left(), min(box.right() + sizes.gap / 2, pill.right() - SHORT_PILL * sizes.small)))
    return pill


def _hand(places: list[Place], view: QRectF, sizes: Sizes) -> tuple[float, float]:
    """The part that tells the hand makes the plate wider to both sides, as far as the pill beside it has room."""
    plate, pill = places[0].plate, places[0].pill
    edge = view.right()
    for box in (box for place in places[1:] for box in place.boxes):
        if box.left() > plate.right() and box.bottom() > plate.top():
            edge = min(edge, box.left())
    free = edge - plate.right() - sizes.gap
    aside = max(0.0, min(HAND_WIDTH * sizes.text / 2, free - sizes.gap - pill.width()))
    return min(HAND_WIDTH * sizes.text, free + aside), aside


def _board_width(sizes: Sizes) -> float:
    return 5 * sizes.board_card * ASPECT + 4 * sizes.gap


def _slots(board: QRectF, sizes: Sizes) -> tuple[QPointF, ...]:
    width = sizes.board_card * ASPECT
    return tuple(
        QPointF(board.left() + width / 2 + place * (width + sizes.gap), board.center().y()) for place in range(5)
    )


def _centred(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _apart(places: list[Place], fixed: list[QRectF]) -> bool:
    """Whether no seat overlaps another or the middle of the table."""
    for one, other in combinations(places, 2):
        if any(a.intersects(b) for a in one.boxes for b in other.boxes):
            return False
    return not any(box.intersects(part) for place in places for box in place.boxes for part in fixed)
