"""A blank pixmap for a size in logical pixels, and a cache of pixmaps that knows how much it holds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap


def blank(width: float, height: float, dpr: float) -> QPixmap:
    """A transparent pixmap of `width` x `height` logical pixels for a screen with `dpr` dots per pixel."""
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def smooth(pixmap: QPixmap) -> QPainter:
    """A painter on `pixmap` that draws in logical pixels with smooth edges."""
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter


class PixmapCache:
    """Keeps what was drawn last, up to `limit` bytes; the one unused for longest goes first."""

    def __init__(self, limit: int = 48 * 1024 * 1024) -> None:
        self._limit = limit
        self._held = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap under `key`, drawn now if it is not there."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
            return pixmap
        pixmap = draw()
        self._pixmaps[key] = pixmap
        self._held += _size(pixmap)
        while self._held > self._limit and len(self._pixmaps) > 1:
            self._held -= _size(self._pixmaps.popitem(last=False)[1])
        return pixmap

    def clear(self) -> None:
        self._pixmaps.clear()
        self._held = 0

    def __len__(self) -> int:
        return len(self._pixmaps)

    @property
    def held(self) -> int:
        """Bytes of all pixmaps that are kept."""
        return self._held


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
