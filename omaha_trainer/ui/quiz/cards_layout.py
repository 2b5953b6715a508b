"""Where the cards of a question lie: the largest size at which all rows fit on the felt. Knows lengths, no pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from omaha_trainer.ui.felt.sizes import ASPECT, LIFT

MARGIN = 24
"""Between the felt and the edge of the view."""
PADDING = 30
"""Between the felt's edge and what lies on it."""
LARGEST, USUAL = 168, (888, 626)
"""A card is no higher in a view of the usual size; in a larger one it grows with it."""
SMALLEST = 34
WIDE, BESIDE = 1.75, 190
"""The felt is no wider than so many times its height, unless the cards need it and this room beside them."""
CARD_GAP = 0.11
"""Between two cards, for a card's width of one."""
GROUP_GAP = 0.62
ROW_GAP = 14
LABEL, KEY = 26, 24
"""Heights of the line over the cards and of the one under them."""


class Shape(NamedTuple):
    """A block as the layout sees it: cards in each group, whether it has labels, whether keys stand under the cards."""

    groups: tuple[int, ...]
    wraps: bool
    scale: float
    labels: bool
    keys: bool


@dataclass(frozen=True, slots=True)
class GroupPlace:
    """The middles of a group's cards, the height of one, its label's line and its keys' line; `box` is all of it."""

    cards: tuple[QPointF, ...]
    height: float
    label: QRectF
    keys_y: float
    box: QRectF


@dataclass(frozen=True, slots=True)
class CardsLayout:
    """The felt, and the places of all groups in the order of the blocks."""

    view: QRectF
    felt: QRectF
    groups: tuple[GroupPlace, ...]


@lru_cache(maxsize=64)
def cards_layout(width: float, height: float, shapes: tuple[Shape, ...], type_scale: float = 1.0) -> CardsLayout:
    """The places for blocks of such shapes in a view of `width` x `height` pixels."""
    room = QRectF(0, 0, width, height).adjusted(*_edges(MARGIN * type_scale))
    inner = room.adjusted(*_edges(PADDING * type_scale))
    tried = [_Rows(arrangement, shapes, type_scale) for arrangement in _arrangements(shapes)]
    rows = max(tried, key=lambda one: one.card_height(inner))
    return rows.laid(QRectF(0, 0, width, height), room, rows.card_height(inner))


def _largest(inner: QRectF, type_scale: float) -> float:
    edges = 2 * (MARGIN + PADDING)
    grown = min(inner.width() / (USUAL[0] - edges), inner.height() / (USUAL[1] - edges))
    return LARGEST * max(type_scale, grown)


def _edges(by: float) -> tuple[float, float, float, float]:
    return by, by, -by, -by


def _arrangements(shapes: Sequence[Shape]) -> Iterator[tuple[int, ...]]:
    """How many groups stand in a row, for each block."""
    return product(*(range(1 if shape.wraps else len(shape.groups), len(shape.groups) + 1) for shape in shapes))


class _Rows:
    """One arrangement: rows of groups, each group as the number of its cards."""

    def __init__(self, columns: Sequence[int], shapes: Sequence[Shape], type_scale: float) -> None:
        self._type = type_scale
        self._rows: list[tuple[Shape, tuple[int, ...]]] = []
        for count, shape in zip(columns, shapes, strict=True):
            groups = shape.groups
            self._rows += [(shape, groups[start : start + count]) for start in range(0, len(groups), count)]

    def card_height(self, inner: QRectF) -> float:
        """The largest height of a card of scale one at which all rows fit."""
        fixed = sum(self._text_height(shape) for shape, _ in self._rows) + ROW_GAP * self._type * (len(self._rows) - 1)
        high = (inner.height() - fixed) / sum(shape.scale * (1 + LIFT) for shape, _ in self._rows)
        wide = min(inner.width() / (shape.scale * ASPECT * _widths(groups)) for shape, groups in self._rows)
        return max(SMALLEST, min(high, wide, _largest(inner, self._type)))

    def laid(self, view: QRectF, room: QRectF, height: float) -> CardsLayout:
        tall = sum(self._row_height(shape, height) for shape, _ in self._rows)
        tall += ROW_GAP * self._type * (len(self._rows) - 1) + 2 * PADDING * self._type
        felt = QRectF(room)
        felt.setHeight(min(room.height(), tall))
        content = max(shape.scale * height * ASPECT * _widths(groups) for shape, groups in self._rows)
        felt.setWidth(min(room.width(), max(WIDE * felt.height(), content + BESIDE * self._type)))
        felt.moveCenter(room.center())
        places: list[GroupPlace] = []
        top = felt.center().y() - tall / 2 + PADDING * self._type
        for shape, groups in self._rows:
            places += self._row(shape, groups, QPointF(felt.center().x(), top), height * shape.scale)
            top += self._row_height(shape, height) + ROW_GAP * self._type
        return CardsLayout(view, felt, tuple(places))

    def _text_height(self, shape: Shape) -> float:
        return self._type * (LABEL * shape.labels + KEY * shape.keys)

    def _row_height(self, shape: Shape, height: float) -> float:
        return self._text_height(shape) + height * shape.scale * (1 + LIFT)

    def _row(self, shape: Shape, groups: Sequence[int], top: QPointF, height: float) -> Iterator[GroupPlace]:
        """The groups of one row around `top`, the middle of its upper edge."""
        width = height * ASPECT
        left = top.x() - width * _widths(groups) / 2
        label = LABEL * self._type * shape.labels
        middle = top.y() + label + height * (LIFT + 0.5)
        for count in groups:
            long = width * _width(count)
            step = width * (1 + CARD_GAP)
            cards = tuple(QPointF(left + width / 2 + place * step, middle) for place in range(count))
            tall = label + height * (1 + LIFT) + KEY * self._type * shape.keys
            keys_y = middle + height / 2 + 0.55 * KEY * self._type
            box = QRectF(left, top.y(), long, tall)
            yield GroupPlace(cards, height, QRectF(left, top.y(), long, label), keys_y, box)
            left += long + width * GROUP_GAP


def _width(cards: int) -> float:
    """A group's width for a card's width of one."""
    return cards + (cards - 1) * CARD_GAP


def _widths(groups: Sequence[int]) -> float:
    return sum(map(_width, groups)) + GROUP_GAP * (len(groups) - 1)
