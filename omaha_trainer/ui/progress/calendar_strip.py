"""The days of practice, a square each, the weeks side by side. Knows how many questions a day had, not which.

A day is chosen by a click, or by the arrow keys and Enter; with Shift all days from the one before up to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.speech import month, week_day_name, week_starts
from omaha_trainer.ui.progress.weeks import Weeks
from omaha_trainer.ui.theme.style_sheet import mixed
from omaha_trainer.ui.voices import translate

Key = Qt.Key
LEVELS = (1, 10, 30, 60)
"""From so many questions on a day has the next stronger colour."""
SHARES = (0.0, 0.3, 0.52, 0.76, 1.0)
SIDE, GAP = 14, 4
_STEPS = {Key.Key_Left: -7, Key.Key_Right: 7, Key.Key_Up: -1, Key.Key_Down: 1}


class CalendarStrip(QWidget):
    """`pointed` carries the day under the mouse or the keys, None where there is none; `chosen` one that was picked,
    and whether the days up to it are meant too.
    """

    pointed = Signal(object)
    chosen = Signal(object, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._asked: Mapping[date, int] = {}
        self._today = date.min
        self._weeks: Weeks | None = None
        self._drawn: QPixmap | None = None
        self.at: date | None = None
        px = look.theme.sizes.px
        ruler = QFontMetrics(look.theme.font(look.theme.sizes.small))
        self._line = ruler.height()
        self._top = self._line + px(6)
        self._left = max(ruler.horizontalAdvance(week_day_name(day)) for day in range(7)) + px(8)
        self._side, self._step = px(SIDE), px(SIDE) + px(GAP)
        self.setFixedHeight(self._top + 7 * self._step)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("Progress", "Days of practice"))

    def show_days(self, asked: Mapping[date, int], today: date) -> None:
        """How many questions each day had."""
        self._asked, self._today = asked, today
        self._set_weeks()

    def dress(self) -> None:
        self._redraw()

    # -- places --------------------------------------------------------------------------------------------

    def _set_weeks(self) -> None:
        room = (self.width() - self._left) // self._step
        if self._today != date.min and room > 0:
            self._weeks = Weeks.until(self._today, room, week_starts())
            self._redraw()

    def _square(self, week: int, row: int) -> QRectF:
        return QRectF(self._left + week * self._step, self._top + row * self._step, self._side, self._side)

    def _day_at(self, place: QPointF) -> date | None:
        if self._weeks is None:
            return None
        week, row = int((place.x() - self._left) // self._step), int((place.y() - self._top) // self._step)
        return self._weeks.day(week, row)

    # -- pictures ------------------------------------------------------------------------------------------

    def _redraw(self) -> None:
        self._drawn = None
        self.update()

    def _draw(self, weeks: Weeks) -> QPixmap:
        pixmap = self._blank(self.size())
        painter = QPainter(pixmap)
        painter.setFont(self._look.theme.font(self._look.theme.sizes.small))
        painter.setPen(QColor(self._look.theme.palette.muted))
        self._draw_words(painter, weeks)
        squares = [self._square_picture(colour) for colour in self.level_colours()]
        for day, week, row in weeks.days():
            painter.drawPixmap(self._square(week, row).topLeft(), squares[level_of(self._asked.get(day, 0))])
        painter.end()
        return pixmap

    def _square_picture(self, colour: QColor) -> QPixmap:
        """Drawn once for all days of its colour."""
        pixmap = self._blank(QSize(self._side, self._side))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = self._look.theme.sizes.px(3)
        painter.drawRoundedRect(QRectF(0, 0, self._side, self._side), radius, radius)
        painter.end()
        return pixmap

    def _blank(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def level_colours(self) -> list[QColor]:
        palette = self._look.theme.palette
        nothing = mixed(palette.raised, palette.outline, 0.18)
        return [QColor(mixed(nothing, palette.gold_fill, share)) for share in SHARES]

    def _draw_words(self, painter: QPainter, weeks: Weeks) -> None:
        for row in (0, 2, 4, 6):
            square = self._square(0, row)
            place = QRectF(0, square.top() - self._step, self._left, square.height() + 2 * self._step)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, week_day_name(weeks.week_day(row)))
        free = 0.0
        for week, first in weeks.months():
            left = self._square(week, 0).left()
            words = month(first) if first.month > 1 else str(first.year)
            wide = painter.fontMetrics().horizontalAdvance(words)
            if left >= free and left + wide <= self.width():
                painter.drawText(QRectF(left, 0, wide + 2, self._line), Qt.AlignmentFlag.AlignLeft, words)
                free = left + wide + self._step

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._weeks is None:
            return
        if self._drawn is None:
            self._drawn = self._draw(self._weeks)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._look.theme.palette
        self._ring(painter, self._today, palette.outline)
        if self.at is not None:
            self._ring(painter, self.at, palette.focus)
        elif self.hasFocus():
            self._ring(painter, self._today, palette.focus)
        painter.end()

    def _ring(self, painter: QPainter, day: date, colour: str) -> None:
        place = self._weeks.place(day) if self._weeks is not None else None
        if place is not None:
            painter.setPen(QPen(QColor(colour), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = self._look.theme.sizes.px(4)
            painter.drawRoundedRect(self._square(*place).adjusted(-1.5, -1.5, 1.5, 1.5), radius, radius)

    # -- pointing ------------------------------------------------------------------------------------------

    def _point(self, day: date | None) -> None:
        if day != self.at:
            self.at = day
            self.update()
            self.pointed.emit(day)

    def _choose(self, day: date, modifiers: Qt.KeyboardModifier) -> None:
        self.chosen.emit(day, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._day_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        day = self._day_at(event.position())
        if day is not None and self._asked.get(day):
            self._choose(day, event.modifiers())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        self._point(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._point(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Key(event.key())
        if self._weeks is None:
            event.ignore()
        elif key in _STEPS:
            day = self._today if self.at is None else self.at + timedelta(days=_STEPS[key])
            if self._weeks.place(day) is not None:
                self._point(day)
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space) and self.at is not None and self._asked.get(self.at):
            self._choose(self.at, event.modifiers())
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: ARG002
        self._set_weeks()


def level_of(asked: int) -> int:
    """Which strength of colour a day of so many questions has, 0 to 4.

    >>> [level_of(asked) for asked in (0, 1, 29, 30, 500)]
    [0, 1, 2, 3, 4]
    """
    return sum(asked >= least for least in LEVELS)
