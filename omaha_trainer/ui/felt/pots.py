"""The pots above the board: each with its chips and name, and what lies in them with the bets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.palette import FeltColours

from .chip_picture import ChipsPicture
from .layout import Layout
from .model import TableModel
from .sprite import Layer, Sprite
from .text_picture import TextPicture

BESIDE_CHIPS = 0.24
"""Between chips and their figure, for a disc of one."""
CHIPS_BELOW = 0.46
"""How far the lowest disc reaches below the middle of the figure beside it, for a disc of one."""
Piece = tuple[str, ChipsPicture | None, TextPicture]


def pot_sprites(model: TableModel, where: Layout, colours: FeltColours) -> Iterator[tuple[str, Sprite]]:
    """Rows of pots from the board upwards; one row stands in the middle of the room."""
    rows = _rows(list(_pieces(model, where, colours)), where)
    if not rows:
        return
    room, height = where.pots, where.sizes.row_height
    bottom = room.center().y() + len(rows) * height / 2
    bottom = min(bottom, room.bottom())
    for place, row in enumerate(rows):
        y = bottom - (len(rows) - place - 0.5) * height
        yield from _row(row, QPointF(room.center().x(), y), where)


def _pieces(model: TableModel, where: Layout, colours: FeltColours) -> Iterator[Piece]:
    sizes = where.sizes
    for index, pot in enumerate(model.pots):
        text = TextPicture(f"{pot.label} {pot.chips.text}", sizes.amount, colours.text, Weight.DemiBold)
        yield f"pot{index}", ChipsPicture(pot.chips.amount, round(sizes.disc)), text
    if model.with_bets:
        weight = Weight.Normal if model.pots else Weight.DemiBold
        yield "with_bets", None, TextPicture(model.with_bets, sizes.amount, colours.text, weight)


def _width(piece: Piece, where: Layout) -> float:
    return piece[2].width() + ((1 + BESIDE_CHIPS) * where.sizes.disc if piece[1] else 0)


def _rows(pieces: list[Piece], where: Layout) -> list[list[Piece]]:
    """As few rows as the room's width allows."""
    rows: list[list[Piece]] = []
    for piece in pieces:
        fits = rows and _row_width([*rows[-1], piece], where) <= where.pots.width()
        if fits:
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return rows


def _row_width(row: list[Piece], where: Layout) -> float:
    return sum(_width(piece, where) for piece in row) + _space(where) * (len(row) - 1)


def _space(where: Layout) -> float:
    return 1.2 * where.sizes.amount


def _row(row: list[Piece], middle: QPointF, where: Layout) -> Iterator[tuple[str, Sprite]]:
    left = middle.x() - _row_width(row, where) / 2
    disc = where.sizes.disc
    for piece in row:
        name, chips, text = piece
        inner = left
        if chips is not None:
            rise = chips.height() / 2 - disc * CHIPS_BELOW
            yield f"{name}.chips", Sprite(chips, left + disc / 2, middle.y() - rise, Layer.POT)
            inner += (1 + BESIDE_CHIPS) * disc
        yield f"{name}.text", Sprite(text, inner + text.width() / 2, middle.y(), Layer.POT)
        left += _width(piece, where) + _space(where)
