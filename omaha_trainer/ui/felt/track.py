"""One item on its way: from a place to a place within a stretch of time, turning over or fading as it goes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from .sprite import Layer
from .stage import Stage
from .studio import Picture

EDGE_ON = 0.04
"""The least width of a card that is turning, for a width of one."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A card turned over: its back first, then its face; `begin` and `length` in parts of the track."""

    back: Picture
    face: Picture
    begin: float
    length: float


@dataclass(frozen=True, slots=True)
class Track:
    """Times in milliseconds from the cue's beginning. Before it begins the item waits unseen if it `appears`."""

    item: QGraphicsPixmapItem
    begin: float
    length: float
    start: QPointF
    end: QPointF
    move: float = 1.0
    """The part of the length in which it moves."""
    appears: bool = False
    fades: bool = False
    turn: Turn | None = None
    name: str = ""
    """The sprite that lies there afterwards; empty for a loose item."""

    def show(self, now: float, stage: Stage) -> None:
        """Put the item where it is at `now`."""
        part = min(1.0, max(0.0, (now - self.begin) / self.length)) if self.length else 1.0
        gone = _eased(min(1.0, part / self.move)) if self.move else 1.0
        self.item.setPos(self.start + (self.end - self.start) * gone)
        self.item.setZValue(Layer.MOVING + self.begin / 10_000)
        if self.appears:
            self.item.setOpacity(1.0 if now >= self.begin else 0.0)
        if self.fades:
            self.item.setOpacity(1.0 - part * part)
        if self.turn:
            self._show_turn(self.turn, part, stage)

    def _show_turn(self, turn: Turn, part: float, stage: Stage) -> None:
        turned = min(1.0, max(0.0, (part - turn.begin) / turn.length))
        stage.picture(self.item, turn.back if turned < 0.5 else turn.face)
        width = max(EDGE_ON, abs(1 - 2 * turned))
        self.item.setTransform(QTransform.fromScale(width, 1.0))


def _eased(part: float) -> float:
    """Quick at first, slow at the end."""
    return 1 - (1 - part) ** 3
