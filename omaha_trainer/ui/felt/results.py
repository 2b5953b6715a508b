"""Where the result lies: above the board in the room that the pots have left, below it, or both. Overlaps no seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from .layout import Layout
from .model import ResultLine, TableModel
from .result_picture import ResultPicture
from .sizes import LIFT
from .sprite import Layer, Sprite

WIDEST = 0.70
"""Of the view's width."""
MOST_ROWS = 8
Lines = tuple[ResultLine, ...]


@dataclass(frozen=True, slots=True)
class Set:
    """A result as it would be set; the fewer rows the better."""

    picture: ResultPicture
    box: QRectF
    rows: int


def place_results(model: TableModel, where: Layout) -> dict[str, Sprite]:
    """One plate where it fits above or below the board, else the last lines on a second one.

    Where even that has no room the last pots are told without their hands, which the cards show.
    """
    taken = _taken(model, where)
    for lines in _ways_to_tell(model.result):
        dense = lines != model.result
        plates = _on_one(lines, where, taken, dense=dense) or _on_two(lines, where, taken, dense=dense)
        if plates:
            return {f"result{place}": _sprite(plate) for place, plate in enumerate(plates)}
    return {}


def _ways_to_tell(lines: Lines) -> Iterator[Lines]:
    """All of it; then, from the last pot on, without the hands; then only the first pots."""
    for kept in range(len(lines), -1, -1):
        yield (*lines[:kept], *(_short(line) for line in lines[kept:]))
    for kept in range(len(lines) - 1, 0, -1):
        yield (*(_short(line) for line in lines[:kept]), ResultLine("…", ()))


def _short(line: ResultLine) -> ResultLine:
    return replace(line, parts=tuple(replace(part, text=part.short or part.text) for part in line.parts))


def _on_one(lines: Lines, where: Layout, taken: list[QRectF], *, dense: bool) -> list[Set]:
    found = [_set(lines, where, taken, above=True, dense=dense), _set(lines, where, taken, above=False, dense=dense)]
    best = min((one for one in found if one), key=lambda one: one.rows, default=None)
    return [best] if best else []


def _on_two(lines: Lines, where: Layout, taken: list[QRectF], *, dense: bool) -> list[Set]:
    for count in range(len(lines) - 1, 0, -1):
        first = _set(lines[:count], where, taken, above=True, dense=dense)
        second = _set(lines[count:], where, taken, above=False, dense=dense)
        if first and second:
            return [first, second]
    return []


def _set(lines: Lines, where: Layout, taken: list[QRectF], *, above: bool, dense: bool) -> Set | None:
    """The lines in as few rows as the free width allows; None where they do not fit."""
    gap = where.sizes.gap
    near = where.board_box.top() - LIFT * where.sizes.board_card - gap if above else where.board_box.bottom() + gap
    for rows in range(1, MOST_ROWS + 1):
        height = ResultPicture(lines, where.sizes.amount, 0, dense).height_of(rows)
        box = QRectF(0, near - height if above else near, where.view.width(), height)
        most = _free_width(where, box, taken)
        picture = ResultPicture(lines, where.sizes.amount, most, dense)
        if most > 0 and picture.fits() and len(picture.rows()) <= rows and where.view.contains(box):
            width, _ = picture.size()
            return Set(picture, QRectF(where.view.center().x() - width / 2, box.top(), width, height), rows)
    return None


def _taken(model: TableModel, where: Layout) -> list[QRectF]:
    """What is really there at the seats, chips won aside."""
    return [box for seat in range(len(model.seats)) for box in _boxes(model, seat, where)]


def _boxes(model: TableModel, seat: int, where: Layout) -> Iterator[QRectF]:
    place, shown = where.places[(seat - model.hero) % len(model.seats)], model.seats[seat]
    yield place.plate
    if shown.cards:
        yield place.cards_box
    if shown.pill:
        yield place.pill


def _free_width(where: Layout, box: QRectF, taken: list[QRectF]) -> float:
    """The width around the middle of the view that nothing takes between the box's top and bottom."""
    middle = where.view.center().x()
    half = where.view.width() * WIDEST / 2
    for part in taken:
        if part.top() < box.bottom() and part.bottom() > box.top():
            half = min(half, max(part.left() - middle, middle - part.right()) - where.sizes.gap)
    return 2 * half


def _sprite(found: Set) -> Sprite:
    return Sprite(found.picture, found.box.center().x(), found.box.center().y(), Layer.RESULT)
