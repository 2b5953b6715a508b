"""Things in a row, each with words that explain it: under the mouse as a tool-tip, and by the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
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
        self._things: list[QWidget] = []
        self.at: int | None = None
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def explain(self, thing: QWidget, words: str) -> None:
        """Have `thing` explained by `words`; its accessible name says the figures themselves."""
        thing.setToolTip(words)
        thing.setAccessibleDescription(words)
        if thing not in self._things:
            self._things.append(thing)

    def forget(self, thing: QWidget) -> None:
        self._things.remove(thing)
        self.at = None

    @property
    def things(self) -> list[QWidget]:
        return [thing for thing in self._things if not thing.isHidden()]

    def _go(self, at: int) -> None:
        self.at = at
        thing = self.things[at]
        corner = thing.mapToGlobal(QPoint(0, thing.height()))
        QToolTip.showText(corner, thing.toolTip(), thing)
        self.update()
        if QAccessible.isActive():
            text = f"{thing.accessibleName()}\n{thing.toolTip()}"
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Key(event.key()))
        if step is None or not self.things:
            event.ignore()
            return
        last = len(self.things) - 1
        self._go((0 if step > 0 else last) if self.at is None else min(max(self.at + step, 0), last))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.at = None
        self.update()
        super().focusOutEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if not self.hasFocus():
            return
        things = self.things
        around = self.rect() if self.at is None or self.at >= len(things) else things[self.at].geometry()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._look.theme.palette.focus))
        radius = self._look.theme.sizes.px(8)
        painter.drawRoundedRect(QRectF(around).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        painter.end()
