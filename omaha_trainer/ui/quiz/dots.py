"""The run so far as a row of dots: a disc for right, a square for wrong, a ring for the open one. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from omaha_trainer.session.quiz.run import Mark
from omaha_trainer.ui.theme.theme import Theme

SIDE, PITCH, CLOSE = 11, 18, 13
MOST, MANY = 20, 12
"""So many are shown, the last ones of a longer run; from `MANY` on they stand closer."""


class Dots(QWidget):
    """`marks` are those of a run."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._all: tuple[Mark, ...] = ()
        self._current: int | None = None
        self._most = MOST
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Those that are seen: the last ones that were asked, and as many of those to come as there is room for."""
        done = sum(mark is not Mark.TO_COME for mark in self._all)
        first = max(0, min(done, len(self._all)) - self._most)
        return self._all[first : first + self._most]

    @property
    def most(self) -> int:
        """How many are shown."""
        return self._most

    @most.setter
    def most(self, most: int) -> None:
        if most != self._most:
            self._most = most
            self.show_marks(self._all, self._current)

    def show_marks(self, marks: Sequence[Mark], current: int | None = None) -> None:
        """The dots of a run; the one at `current` has a frame, else the last one that was asked. -1: none has."""
        self._all = tuple(marks)
        self._current = current
        self.updateGeometry()
        self.update()

    def dress(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    @property
    def _pitch(self) -> int:
        return self._theme.sizes.px(PITCH if len(self.marks) <= MANY else CLOSE)

    def _framed(self) -> int:
        """The place of the dot with a frame among those that are seen."""
        if self._current is not None:
            return self._current
        return max((place for place, mark in enumerate(self.marks) if mark is not Mark.TO_COME), default=-1)

    def sizeHint(self) -> QSize:
        room = self._theme.sizes.px(SIDE) + 8
        return QSize(max(0, (len(self.marks) - 1) * self._pitch + room), room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(self._theme.sizes.px(SIDE))
        marks, current = self.marks, self._framed()
        for place, mark in enumerate(marks):
            middle = QPointF(4 + side / 2 + place * self._pitch, self.height() / 2)
            box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            self._dot(painter, box, mark, current=place == current)
        painter.end()

    def _dot(self, painter: QPainter, box: QRectF, mark: Mark, *, current: bool) -> None:
        palette = self._theme.palette
        painter.setPen(Qt.PenStyle.NoPen)
        match mark:
            case Mark.RIGHT:
                painter.setBrush(QColor(palette.good))
                painter.drawEllipse(box)
            case Mark.WRONG:
                painter.setBrush(QColor(palette.bad))
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2)
            case Mark.ANSWERED:
                painter.setBrush(QColor(palette.muted))
                painter.drawEllipse(box)
            case Mark.OPEN | Mark.TO_COME:
                painter.setBrush(QColor(palette.border))
                painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        if current:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.gold), 2))
            painter.drawRoundedRect(box.adjusted(-2.6, -2.6, 2.6, 2.6), 4.5, 4.5)
