"""Icons as line drawings of one weight, in any colour. Needs no SVG engine; knows no button."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPen, QPixmap

from omaha_trainer.ui.art.canvas import PixmapCache, blank, smooth
from omaha_trainer.ui.art.outline import Drawing, read_drawing

STROKE = 1.8
"""The lines' width on the 24-unit drawing, as it stands in the files."""

SCREENS = (1.0, 1.25, 1.5, 2.0, 3.0)
"""Device pixel ratios for which an icon carries a pixmap of its own."""


class IconArt:
    """Icons by name; `folder` holds `play.svg`, `quiz.svg` ... Sizes are logical pixels."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._drawings: dict[str, Drawing] = {}
        self._cache = PixmapCache(limit=8 * 1024 * 1024)

    def icon(self, name: str, colour: str, size: int, chosen: str = "", disabled: str = "") -> QIcon:
        """The icon in `colour`; in `chosen` while its button is on, in `disabled` while it cannot be used."""
        icon = QIcon()
        looks = (
            (QIcon.Mode.Normal, QIcon.State.Off, colour),
            (QIcon.Mode.Normal, QIcon.State.On, chosen or colour),
            (QIcon.Mode.Disabled, QIcon.State.Off, disabled or colour),
        )
        for mode, state, ink in looks:
            for dpr in SCREENS:
                icon.addPixmap(self.pixmap(name, ink, size, dpr), mode, state)
        return icon

    def pixmap(self, name: str, colour: str, size: float, dpr: float) -> QPixmap:
        """The icon in a square of `size`."""
        return self._cache.get((name, colour, size, dpr), lambda: self._draw(name, colour, size, dpr))

    def _draw(self, name: str, colour: str, size: float, dpr: float) -> QPixmap:
        drawing = self._drawing(name)
        pixmap = blank(size, size, dpr)
        painter = smooth(pixmap)
        painter.scale(size / drawing.side, size / drawing.side)
        pen = QPen(QColor(colour), STROKE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(drawing.lines, pen)
        painter.fillPath(drawing.areas, QColor(colour))
        painter.end()
        return pixmap

    def _drawing(self, name: str) -> Drawing:
        if name not in self._drawings:
            self._drawings[name] = read_drawing(self._folder / f"{name}.svg")
        return self._drawings[name]
