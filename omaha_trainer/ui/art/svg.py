"""Turns our SVG pictures into pixmaps. The only module that loads the SVG engine, and it does so when first asked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF

from omaha_trainer.errors import BugError

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer


class SvgShelf:
    """The pictures of one folder, each parsed once per colour."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._renderers: dict[tuple[str, str], QSvgRenderer] = {}

    def paint(self, painter: QPainter, name: str, box: QRectF, colour: str = "") -> None:
        """Paint `name`.svg into `box`; with `colour`, in that colour instead of the picture's own."""
        self.ready(name, colour).render(painter, box)

    def ready(self, name: str, colour: str = "") -> QSvgRenderer:
        """Parse `name`.svg now, if that was not done."""
        renderer = self._renderers.get((name, colour))
        if renderer is None:
            renderer = self._renderers[name, colour] = self._load(name, colour)
        return renderer

    def _load(self, name: str, colour: str) -> QSvgRenderer:
        from PySide6.QtSvg import QSvgRenderer  # not at the top: nothing needs it before the first paint

        text = (self._folder / f"{name}.svg").read_text(encoding="utf-8")
        renderer = QSvgRenderer(QByteArray(recoloured(text, colour).encode()))
        if not renderer.isValid():
            raise BugError(f"{name}.svg cannot be drawn")
        return renderer


def recoloured(text: str, colour: str) -> str:
    """The picture with the one colour that it names on its root changed to `colour`.

    >>> recoloured('<svg color="#1d2126"><path fill="currentColor"/></svg>', "#cf3a3a")
    '<svg color="#cf3a3a"><path fill="currentColor"/></svg>'
    """
    if not colour:
        return text
    head, mark, rest = text.partition(' color="')
    if not mark:
        raise BugError("a picture without a colour to change")
    return f'{head} color="{colour}"{rest[rest.index(chr(34)) + 1 :]}'
