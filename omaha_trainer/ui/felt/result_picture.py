"""The plate beside the pot: which hand won which half, and whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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

    def rows(self) -> list[Row]:
        return [row for line in self.lines for row in _rows(line, self)]

    @property
    def row_height(self) -> float:
        return self.pixels * (1.25 if self.dense else 1.45)

    def height_of(self, rows: int) -> float:
        """The plate's height with so many rows."""
        return rows * self.row_height + 0.5 * self.pixels

    def fits(self) -> bool:
        """Whether no part is wider than the plate."""
        return all(self.width_of(row) <= self.most - 2 * self.pixels for row in self.rows())

    def size(self) -> tuple[float, float]:
        rows = self.rows()
        widest = max(self.width_of(row) for row in rows)
        return min(self.most, widest + 2 * self.pixels), self.height_of(len(rows))

    def width_of(self, row: Sequence[ResultPart]) -> float:
        return sum(self._part_width(part) for part in row) + self.pixels * 1.1 * (len(row) - 1)

    def _part_width(self, part: ResultPart) -> float:
        return text_width(part.text, self.pixels, Weight.Medium) + (BAR + 6 if part.mark else 0) + 1

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
        left = max(0.8 * self.pixels, (width - self.width_of(row)) / 2)
        for part in row:
            if part.mark:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(mark_colour(part.mark, studio.colours)))
                bar = QRectF(left, top + 0.28 * self.row_height, BAR, 0.5 * self.row_height)
                painter.drawRoundedRect(bar, BAR / 2, BAR / 2)
                left += BAR + 6
            room = min(self._part_width(part), width - left - 0.5 * self.pixels)
            box = QRectF(left, top, room, self.row_height)
            put_text(painter, box, part.text, font, QColor(studio.colours.text), Qt.AlignmentFlag.AlignLeft)
            left += text_width(part.text, self.pixels, Weight.Medium) + 1 + 1.1 * self.pixels


def _rows(line: ResultLine, picture: ResultPicture) -> Iterator[Row]:
    """One row where label and parts fit; else each part begins a new one."""
    parts = (*((ResultPart(line.label),) if line.label else ()), *line.parts)
    row: list[ResultPart] = []
    for part in parts:
        if row and picture.width_of([*row, part]) > picture.most - 2 * picture.pixels:
            yield tuple(row)
            row = []
        row.append(part)
    yield tuple(row)
