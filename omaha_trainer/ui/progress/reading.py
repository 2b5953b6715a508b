"""Things painted on one widget, each with words that explain it: under the mouse as a tool-tip, and by the arrow keys.

Painted, because a page of labels takes long to make. Who listens hears all of them as the widget's description.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from omaha_trainer.ui.look import Look

Key = Qt.Key
_STEPS = {Key.Key_Left: -1, Key.Key_Up: -1, Key.Key_Right: 1, Key.Key_Down: 1}


class Reading(QWidget):
    """One stop for Tab; its things are walked through by the arrows. `at` is the one that the keys stand on."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words: Sequence[tuple[str, str]] = ()
        self.at: int | None = None
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, words: Sequence[tuple[str, str]]) -> None:
        """For each thing what it shows, and what that means."""
        self._words = words
        self.at = None
        self.setAccessibleDescription("\n".join(shown for shown, _ in words))
        self.update()

    @property
    def words(self) -> Sequence[tuple[str, str]]:
        return self._words

    @abstractmethod
    def place(self, number: int) -> QRectF:
        """Where a thing is painted."""

    @abstractmethod
    def paint(self, painter: QPainter, number: int, place: QRectF) -> None:
        """Paint a thing there."""

    def _under(self, where: QPointF) -> int | None:
        return next((number for number in range(len(self._words)) if self.place(number).contains(where)), None)

    def _go(self, at: int) -> None:
        self.at = at
        shown, meaning = self._words[at]
        QToolTip.showText(self.mapToGlobal(self.place(at).bottomLeft().toPoint()), meaning, self)
        self.update()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{shown}\n{meaning}"))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            under = self._under(QPointF(event.pos()))
            if under is None:
                QToolTip.hideText()
            else:
                place = self.place(under).toRect()
                QToolTip.showText(event.globalPos(), self._words[under][1], self, place)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Key(event.key()))
        if step is None or not self._words:
            event.ignore()
            return
        last = len(self._words) - 1
        self._go((0 if step > 0 else last) if self.at is None else min(max(self.at + step, 0), last))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.at = None
        self.update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(len(self._words)):
            self.paint(painter, number, self.place(number))
        if self.hasFocus():
            around = QRectF(self.rect()) if self.at is None else self.place(self.at)
            radius = self._look.theme.sizes.px(8)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.theme.palette.focus), 2))
            painter.drawRoundedRect(around.adjusted(1, 1, -1, -1), radius, radius)
        painter.end()
