"""The slow breathing of the light around who is to act. It tells no time: it neither speeds up nor runs out."""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot

from .stage import Stage

PERIOD = 2400.0
EVERY = 50
FAINTEST = 0.45


class Pulse(QObject):
    """Changes the opacity of the glow on the stage, if there is one, a few times a second."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._names: list[str] = []
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Breathe with what glows now; stand still where nothing does."""
        self._names = [name for name in self._stage.sprites if name.endswith(".glow")]
        if self._names:
            self._since.start()
            self._timer.start()
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Full light again, without motion."""
        self._timer.stop()
        for name in self._names:
            self._stage.rest(name)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @Slot()
    def _beat(self) -> None:
        wave = 0.5 + 0.5 * math.cos(2 * math.pi * self._since.elapsed() / PERIOD)
        for name in self._names:
            item = self._stage.item(name)
            if item is not None:
                item.setOpacity(FAINTEST + (1 - FAINTEST) * wave)
