"""Reads line drawings from our SVG files without an SVG engine.

Suits and icons are needed before the first paint, and an SVG engine is not loaded until then; so these files
are kept to what this module knows: `<path d="..."/>` in one square view box, with the commands M L H V C Q A Z
in capitals (absolute coordinates). Anything else in path data is refused with `BugError`, since the files are
our own.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from omaha_trainer.errors import BugError

_VIEW_BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
_PATH = re.compile(r'<path d="([^"]+)"([^>]*)/>')
_TOKEN = re.compile(r"([A-Za-z])|(-?\d*\.?\d+)")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


@dataclass(frozen=True, slots=True)
class Drawing:
    """A square drawing: its side in units, the lines to be stroked, and the areas to be filled."""

    side: int
    lines: QPainterPath
    areas: QPainterPath


def read_drawing(file: Path) -> Drawing:
    """The drawing in `file`; paths that carry `fill="currentColor"` are areas, all others lines."""
    text = file.read_text(encoding="utf-8")
    box = _VIEW_BOX.search(text)
    if box is None or box[1] != box[2]:
        raise BugError(f"{file.name}: no square view box")
    lines, areas = QPainterPath(), QPainterPath()
    areas.setFillRule(Qt.FillRule.WindingFill)
    for data, attributes in _PATH.findall(text):
        (areas if 'fill="currentColor"' in attributes else lines).addPath(path_of(data))
    return Drawing(int(box[1]), lines, areas)


def path_of(data: str) -> QPainterPath:
    """SVG path data with absolute commands as a path."""
    path = QPainterPath()
    command = ""
    numbers: list[float] = []
    for letter, number in _TOKEN.findall(data):
        if letter:
            _finish(command, numbers, data)
            command = letter
            if command == "Z":
                path.closeSubpath()
        else:
            numbers.append(float(number))
        if command not in _ARITY:
            raise BugError(f"path data with the command {command!r}: {data}")
        if numbers and len(numbers) == _ARITY[command]:
            _draw(path, command, numbers)
            command = "L" if command == "M" else command
            numbers = []
    _finish(command, numbers, data)
    return path


def _finish(command: str, numbers: list[float], data: str) -> None:
    if numbers:
        raise BugError(f"path data with numbers left over after {command!r}: {data}")


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    match command, numbers:
        case "M", [x, y]:
            path.moveTo(x, y)
        case "L", [x, y]:
            path.lineTo(x, y)
        case "H", [x]:
            path.lineTo(x, here.y())
        case "V", [y]:
            path.lineTo(here.x(), y)
        case "C", [x1, y1, x2, y2, x, y]:
            path.cubicTo(x1, y1, x2, y2, x, y)
        case "Q", [x1, y1, x, y]:
            path.quadTo(x1, y1, x, y)
        case "A", [rx, ry, _turn, large, sweep, x, y]:
            _arc(path, rx, ry, large != sweep, sweep != 0, x, y)
        case _:
            raise BugError(f"the command {command!r} with {len(numbers)} numbers")


def _arc(path: QPainterPath, rx: float, ry: float, far: bool, clockwise: bool, x: float, y: float) -> None:
    """An unturned elliptical arc to (x, y); `far` picks the centre as SVG's two flags do."""
    here = path.currentPosition()
    half_x, half_y = (here.x() - x) / 2 / rx, (here.y() - y) / 2 / ry
    square = half_x**2 + half_y**2
    grow = max(1.0, math.sqrt(square))
    reach = math.sqrt(max(0.0, 1 - square / grow**2) / (square / grow**2)) * (1 if far else -1)
    rx, ry = rx * grow, ry * grow
    half_x, half_y = half_x / grow, half_y / grow
    centre_x = reach * rx * half_y + (here.x() + x) / 2
    centre_y = -reach * ry * half_x + (here.y() + y) / 2
    start = math.atan2((here.y() - centre_y) / ry, (here.x() - centre_x) / rx)
    stop = math.atan2((y - centre_y) / ry, (x - centre_x) / rx)
    sweep = (stop - start) % math.tau if clockwise else (stop - start) % math.tau - math.tau
    box = QRectF(centre_x - rx, centre_y - ry, 2 * rx, 2 * ry)
    path.arcTo(box, -math.degrees(start), -math.degrees(sweep))
