"""The plate beside the pot: which hand won which half, and whose it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from omaha_trainer.ui.art.canvas import blank, smooth
from omaha_trainer.ui.theme.fonts import Weight

from .model import ResultLine, ResultPart
from .seat_picture import mark_colour
from .studio import Studio
from .text_picture import felt_font, put_text, text_width

BAR = 4
"""Width of the bar of gold or sky before a part."""
Row = tuple[ResultPart, ...]


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The lines set within `most` pixels of width; a line that is too wide goes on in a row of its own."""

    lines: tuple[ResultLine, ...]
    pixels: int
    most: float
    dense: bool = False
    """Rows close together, for many pots in little room."""

    def rows(self) -> tuple[Row, ...]:
        return _rows(self.lines, self.pixels, self.most)

    @property
    def row_height(self) -> float:
        return self.pixels * (1.25 if self.dense else 1.45)

    def height_of(self, rows: int) -> float:
        """The plate's height with so many rows."""
        return rows * self.row_height + 0.5 * self.pixels

    def fits(self) -> bool:
        """Whether no part is wider than the plate."""
        return all(_row_width(row, self.pixels) <= self.most - 2 * self.pixels for row in self.rows())

    def size(self) -> tuple[float, float]:
        rows = self.rows()
        widest = max(_row_width(row, self.pixels) for row in rows)
        return min(self.most, widest + 2 * self.pixels), self.height_of(len(rows))

    def draw(self, studio: Studio) -> QPixmap:
        width, height = self.size()
        pixmap = blank(width, height, studio.dpr)
        painter = smooth(pixmap)
        box = QRectF(0.5, 0.5, width - 1, height - 1)
        ground = QColor(studio.colours.plate)
        ground.setAlphaF(0.92)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(studio.colours.plate_border), 1))
        painter.drawRoundedRect(box, 0.6 * self.pixels, 0.6 * self.pixels)
        top = 0.25 * self.pixels
        for row in self.rows():
            self._draw_row(painter, row, width, top, studio)
            top += self.row_height
        painter.end()
        return pixmap

    def _draw_row(self, painter: QPainter, row: Row, width: float, top: float, studio: Studio) -> None:
        font = felt_font(self.pixels, Weight.Medium)
        left = max(0.8 * self.pixels, (width - _row_width(row, self.pixels)) / 2)
        for part in row:
            if part.mark:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(mark_colour(part.mark, studio.colours)))
                bar = QRectF(left, top + 0.28 * self.row_height, BAR, 0.5 * self.row_height)
                painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
                left += BAR + 6
            room = min(_part_width(part, self.pixels), width - left - 0.5 * self.pixels)
            box = QRectF(left, top, room, self.row_height)
            put_text(painter, box, part.text, font, QColor(studio.colours.text), Qt.AlignmentFlag.AlignLeft)
            left += text_width(part.text, self.pixels, Weight.Medium) + 1 + 1.1 * self.pixels


def _row_width(row: Sequence[ResultPart], pixels: int) -> float:
    return sum(_part_width(part, pixels) for part in row) + pixels * 1.1 * (len(row) - 1)


def _part_width(part: ResultPart, pixels: int) -> float:
    return text_width(part.text, pixels, Weight.Medium) + (BAR + 6 if part.mark else 0) + 1


@lru_cache(maxsize=128)
def _rows(lines: tuple[ResultLine, ...], pixels: int, most: float) -> tuple[Row, ...]:
    """A row for each line where label and parts fit; else a part that does not begins a new one."""
    rows: list[Row] = []
    for line in lines:
        row: Row = ()
        for part in (*((ResultPart(line.label),) if line.label else ()), *line.parts):
            if row and _row_width((*row, part), pixels) > most - 2 * pixels:
                rows.append(row)
                row = ()
            row = (*row, part)
        rows.append(row)
    return tuple(rows)
