"""Lines of the coach under headings: a label, a value, here and there a bar. Painted; knows no poker.

Every line explains itself under the mouse and by the arrow keys, with the error of what is an estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.reading import Reading
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.wording.coach.panel import Line, Section

Align = Qt.AlignmentFlag
_VALUE = int(Align.AlignRight | Align.AlignTop | Qt.TextFlag.TextWordWrap)
SPACE, UNDER_TITLE, GAP, BAR, OVER_BAR = 14, 7, 6, 7, 5
BETWEEN = 14
"""A label and its value."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A line with the heading over it, if it is the first of its section. `place` is the line's own."""

    line: Line
    place: QRectF
    title: str = ""


class CoachLines(Reading):
    """`small` is for what stands under something more important."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None, *, small: bool = False) -> None:
        super().__init__(name, look, parent)
        self._small = small
        self._sections: Sequence[Section] = ()
        self._spoken: Sequence[Line] = ()
        self._rows: list[_Row] = []

    def show_sections(self, sections: Sequence[Section], spoken: Sequence[Section]) -> None:
        """Show these; what more is known of each line is told on asking. `spoken`: the same for the ear."""
        self._spoken = [line for section in spoken for line in section.lines]
        self._sections = sections
        self._measure()
        self.say([(f"{row.line.label}: {row.line.value}", row.line.detail or row.line.label) for row in self._rows])

    @property
    def lines(self) -> Sequence[Line]:
        return [row.line for row in self._rows]

    def _go(self, at: int) -> None:
        """The tool-tip draws cards; whoever listens hears their names."""
        self.at = at
        QToolTip.showText(self.mapToGlobal(self.place(at).bottomLeft().toPoint()), self.words[at][1], self)
        self.update()
        if QAccessible.isActive():
            line = self._spoken[at]
            told = f"{line.label}: {line.value}\n{line.detail}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def place(self, number: int) -> QRectF:
        return self._rows[number].place

    def paint(self, painter: QPainter, number: int, place: QRectF) -> None:
        row, palette = self._rows[number], self._look.theme.palette
        if row.title:
            painter.setFont(self._title_font())
            painter.setPen(QColor(palette.muted))
            painter.drawText(QRectF(0, place.top() - self._title_height(), place.width(), place.height()), row.title)
        line = row.line
        label_ink = {"high": palette.gold, "low": palette.sky}.get(line.half if line.part is None else "", palette.text)
        painter.setFont(self._font())
        painter.setPen(QColor(palette.muted if self._small else label_ink))
        painter.drawText(place, int(Align.AlignLeft | Align.AlignTop), line.label)
        painter.setFont(self._font(Weight.DemiBold))
        painter.setPen(QColor(palette.text))
        painter.drawText(QRectF(self._value_box(line)).translated(0, place.top()), _VALUE, line.value)
        if line.part is not None:
            self._paint_bar(painter, line, place)

    def _paint_bar(self, painter: QPainter, line: Line, place: QRectF) -> None:
        palette, high = self._look.theme.palette, self._look.theme.sizes.px(BAR)
        groove = QRectF(place.left(), place.bottom() - high, place.width(), high)
        ink = {"high": palette.gold_fill, "low": palette.sky}.get(line.half, palette.muted)
        painter.setPen(Qt.PenStyle.NoPen)
        for share, colour in ((1.0, palette.border), (line.part or 0.0, ink)):
            if share > 0:
                filled = QRectF(groove.topLeft(), groove.size())
                filled.setWidth(max(groove.width() * share, high))
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(filled, high / 2, high / 2)

    # -- measures ------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        px, top, rows = self._look.theme.sizes.px, 0.0, list[_Row]()
        for section in self._sections:
            top += px(SPACE) if rows else 0
            top += self._title_height() if section.title else 0
            for number, line in enumerate(section.lines):
                high = self._value_box(line).height() + (px(OVER_BAR) + px(BAR) if line.part is not None else 0)
                rows.append(_Row(line, QRectF(0, top, self.width(), high), section.title.upper() if not number else ""))
                top += high + px(GAP)
        self._rows = rows
        self.setFixedHeight(max(1, round(top)))

    def _value_box(self, line: Line) -> QRect:
        """As wide as the label leaves room for, as high as the wrapped value needs."""
        label = QFontMetrics(self._font()).horizontalAdvance(line.label)
        room = max(40, self.width() - label - self._look.theme.sizes.px(BETWEEN))
        box = QRect(self.width() - room, 0, room, 10_000)
        return QRect(
            box.left(),
            0,
            room,
            QFontMetrics(self._font(Weight.DemiBold)).boundingRect(box, _VALUE, line.value).height(),
        )

    def _title_height(self) -> int:
        return QFontMetrics(self._title_font()).height() + self._look.theme.sizes.px(UNDER_TITLE)

    def _title_font(self) -> QFont:
        font = self._look.theme.font(self._look.theme.sizes.small, Weight.DemiBold)
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self._look.theme.sizes.px(1))
        return font

    def _font(self, weight: Weight = Weight.Normal) -> QFont:
        sizes = self._look.theme.sizes
        return self._look.theme.font(sizes.small if self._small else sizes.body, weight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._measure()
