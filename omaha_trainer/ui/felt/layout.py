"""Where everything lies on the felt, for a size of the view and a number of seats: rectangles in view pixels.

The largest scale is taken at which nothing overlaps. Knows no picture and no hand; the same answer for every
state of a table, so that nothing moves about during a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF

from .seating import directions
from .sizes import ASPECT, Ems, Sizes, sizes_at

LARGEST, SMALLEST, STEP = 2.6, 0.55, 0.97
PEEK = 0.70
"""The part of an opponent's cards that shows above the plate."""
HERO_PEEK = 0.93
LIFT = 0.07
"""How far a winning card is lifted, for a height of one."""
POT_ROWS = 2


@dataclass(frozen=True, slots=True)
class Place:
    """One seat: its plate, the middles of its four cards, and the middles of pill, bet and button."""

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
    fits: bool

    @property
    def caption_room(self) -> float:
        return self.caption.width()

    @property
    def result_room(self) -> float:
        return self.view.width() * 0.6


@lru_cache(maxsize=32)
def layout(width: float, height: float, seats: int, type_scale: float = 1.0, ems: Ems | None = None) -> Layout:
    """The table in a view of `width` x `height` pixels."""
    scale = LARGEST
    found = _at(width, height, seats, sizes_at(scale, type_scale, ems, seats))
    while not found.fits and scale > SMALLEST:
        scale *= STEP
        found = _at(width, height, seats, sizes_at(scale, type_scale, ems, seats))
    return found


def _at(width: float, height: float, seats: int, sizes: Sizes) -> Layout:
    view = QRectF(0, 0, width, height)
    plates = _plates(view, sizes, seats)
    middle = _middle(view, sizes, plates)
    table = _table(view, sizes, plates)
    board_box = _centred(middle, 5 * sizes.board_card * ASPECT + 4 * sizes.gap, sizes.board_card)
    pots = QRectF(0, 0, board_box.width(), POT_ROWS * sizes.row_height)
    pots.moveCenter(QPointF(middle.x(), 0))
    pots.moveBottom(board_box.top() - sizes.gap - LIFT * sizes.board_card)
    caption = QRectF(board_box.left(), board_box.bottom() + sizes.gap, board_box.width(), 2.9 * sizes.small)
    fixed = [board_box.adjusted(0, -LIFT * sizes.board_card, 0, 0), pots, caption]
    bare = [_place(plate, sizes, hero=index == 0) for index, plate in enumerate(plates)]
    places, placed = _with_bets(bare, fixed, middle, sizes)
    everything = [box for place in bare for box in place.boxes] + fixed
    fits = placed and all(_inside(view, box) for box in everything) and _apart(bare, fixed)
    return Layout(view, sizes, table, tuple(places), _board(board_box, sizes), board_box, pots, caption, fits)


def _plates(view: QRectF, sizes: Sizes, seats: int) -> list[QRectF]:
    margin = max(4.0, sizes.gap)
    top = view.top() + margin + (PEEK + LIFT) * sizes.seat_card + sizes.plate_height / 2
    bottom = view.bottom() - margin - sizes.plate_height / 2
    reach = view.width() / 2 - margin - sizes.plate_width / 2
    # On a wide view seats keep towards the table, which is never longer than 2.4 times its height.
    reach = min(reach, 1.2 * (bottom - top) + sizes.plate_width / 2)
    centre = QPointF(view.center().x(), (top + bottom) / 2)
    half = (bottom - top) / 2
    low = bottom - sizes.pill_height - 2  # beside the hero's plate a seat's pill still needs room under it
    plates = []
    for index, (x, y) in enumerate(directions(seats)):
        middle = QPointF(centre.x() + x * reach, centre.y() + y * half)
        if index:
            middle.setY(min(middle.y(), low))
        plates.append(_centred(middle, sizes.plate_width, sizes.plate_height))
    return plates


def _middle(view: QRectF, sizes: Sizes, plates: list[QRectF]) -> QPointF:
    """The middle of the board: between the hero's cards and the seats across."""
    hero_top = plates[0].top() - (HERO_PEEK + LIFT) * sizes.hero_card
    above = POT_ROWS * sizes.row_height + sizes.gap + LIFT * sizes.board_card
    below = 2.9 * sizes.small + sizes.gap
    across = [plate for plate in plates[1:] if abs(plate.center().x() - view.center().x()) < plate.width()]
    ceiling = (
        across[0].bottom() + sizes.pill_height + sizes.bet_height + 3 * sizes.gap if across else plates_top(plates)
    )
    floor = hero_top - sizes.bet_height - 2 * sizes.gap
    return QPointF(view.center().x(), (ceiling + above + floor - below) / 2)


def plates_top(plates: list[QRectF]) -> float:
    return min(plate.bottom() for plate in plates)


def _table(view: QRectF, sizes: Sizes, plates: list[QRectF]) -> QRectF:
    """The stadium: the plates lie on its rail."""
    left = min(plate.left() for plate in plates) + 0.16 * sizes.plate_width
    if len(plates) == 2:
        left = view.center().x() - min(view.width() * 0.42, view.height() * 0.95)
    half = view.center().x() - left
    top = min(plate.top() for plate in plates) + 0.1 * sizes.plate_height
    bottom = plates[0].top() - 0.36 * sizes.hero_card
    return QRectF(view.center().x() - half, top, 2 * half, bottom - top)


def _place(plate: QRectF, sizes: Sizes, *, hero: bool) -> Place:
    height = sizes.hero_card if hero else sizes.seat_card
    peek = HERO_PEEK if hero else PEEK
    width = height * ASPECT
    step = sizes.hero_step if hero else (sizes.fan - width) / 3
    middle = QPointF(plate.center().x(), plate.top() - peek * height + height / 2)
    cards = tuple(QPointF(middle.x() + (place - 1.5) * step, middle.y()) for place in range(4))
    box_width = 3 * step + width + (0.14 * width if hero else 0)
    top = plate.top() - (peek + LIFT) * height
    cards_box = QRectF(middle.x() - box_width / 2, top, box_width, plate.top() - top)
    pill = QRectF(0, 0, sizes.plate_width, sizes.pill_height)
    if hero:
        pill.moveCenter(plate.center())
        pill.moveRight(plate.left() - sizes.gap)
        button = QPointF(cards_box.right() - 0.1 * width, cards_box.top() + LIFT * height + 0.05 * height)
    else:
        pill.moveCenter(plate.center())
        pill.moveTop(plate.bottom() + 3)
        button = QPointF(plate.right() - 0.2 * sizes.button, plate.top())
    return Place(plate, cards, cards_box, pill, QRectF(), button)


def _with_bets(bare: list[Place], fixed: list[QRectF], middle: QPointF, sizes: Sizes) -> tuple[list[Place], bool]:
    """Give every seat a spot for its bet, on the way to the middle and clear of everything else."""
    taken = [box for place in bare for box in place.boxes] + fixed
    places, all_placed = [], True
    for place in bare:
        for spot in _spots(place, middle, sizes):
            if not any(spot.intersects(box) for box in taken):
                break
        else:
            all_placed = False
            spot = _centred(place.plate.center(), sizes.bet_width, sizes.bet_height)
        taken.append(spot)
        places.append(Place(place.plate, place.cards, place.cards_box, place.pill, spot, place.button))
    return places, all_placed


def _spots(place: Place, middle: QPointF, sizes: Sizes) -> Iterator[QRectF]:
    """Spots before a seat, the nearest to it first, then a little to either side."""
    start, way = place.plate.center(), middle - place.plate.center()
    for near in range(6, 30):
        for aside in (0, 1, -1, 2, -2):
            shift = (
                QPointF(0, aside * sizes.bet_height * 0.5)
                if abs(way.x()) > abs(way.y())
                else QPointF(aside * sizes.bet_width * 0.4, 0)
            )
            yield _centred(start + way * (near / 40) + shift, sizes.bet_width, sizes.bet_height)


def _board(box: QRectF, sizes: Sizes) -> tuple[QPointF, ...]:
    width = sizes.board_card * ASPECT
    return tuple(QPointF(box.left() + width / 2 + place * (width + sizes.gap), box.center().y()) for place in range(5))


def _centred(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def _inside(view: QRectF, box: QRectF) -> bool:
    return view.contains(box)


def _apart(places: list[Place], fixed: list[QRectF]) -> bool:
    """Whether no seat overlaps another or the middle of the table."""
    for one, other in combinations(places, 2):
        if any(a.intersects(b) for a in one.boxes for b in other.boxes):
            return False
    return not any(box.intersects(part) for place in places for box in place.boxes for part in fixed)
