"""Draws the chips and the dealer button as SVG into `resources/chips/`.

Run `python packaging/draw_chips.py` after changing a shape; the pictures are committed. A disc lies on the
felt, seen from above the near rail: a circle of 100 units squashed to `TILT`, with its side below. A stack is
made of discs by the program, each a side's height above the one under it.
"""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QGuiApplication, QPainterPath, QRawFont, QTransform

from draw_cards import data, root

ROOT = Path(__file__).resolve().parent.parent
CHIPS = {  # by worth in the smallest chip: body, edge marks
    1: ("#e9e6dd", "#5470a8"),
    5: ("#cf3a3a", "#fbfaf6"),
    25: ("#2f9a58", "#fbfaf6"),
    100: ("#2b3038", "#e9e6dd"),
    500: ("#7a4fc4", "#fbfaf6"),
    2500: ("#e0a63a", "#3a281d"),
    10000: ("#2f7fd8", "#fbfaf6"),
    50000: ("#c2508f", "#fbfaf6"),
}
WIDTH, HEIGHT = 100, 62
RADIUS, TILT, SIDE = 48.0, 0.46, 13.0
MARKS = tuple(range(15, 375, 60))
"""Where the edge marks sit, in degrees from the right, clockwise."""


def rim(angle: float, radius: float, drop: float = 0.0) -> str:
    """The point at `angle` degrees on a circle of `radius`, tilted, `drop` units below the top face."""
    x = 50 + radius * math.cos(math.radians(angle))
    y = 24 + TILT * radius * math.sin(math.radians(angle)) + drop
    return f"{x:.1f} {y:.1f}"


def arc(start: float, stop: float, radius: float, drop: float = 0.0, step: float = 6.0) -> list[str]:
    """Points along the tilted circle from `start` to `stop` degrees."""
    count = max(1, math.ceil(abs(stop - start) / step))
    return [rim(start + (stop - start) * at / count, radius, drop) for at in range(count + 1)]


def polygon(points: list[str]) -> str:
    return "M" + "L".join(points) + "Z"


def top_marks() -> str:
    """The light wedges between the rim and the inlay."""
    return "".join(
        polygon(arc(mark - 12, mark + 12, RADIUS) + arc(mark + 12, mark - 12, RADIUS * 0.76)) for mark in MARKS
    )


def side_marks() -> str:
    """The same marks where they run down the near side."""
    parts = []
    for mark in MARKS:
        start, stop = max(0, mark - 12), min(180, mark + 12)
        if start < stop:
            parts.append(polygon(arc(start, stop, RADIUS) + arc(stop, start, RADIUS, SIDE)))
    return "".join(parts)


def oval(radius: float, paint: str) -> str:
    return f'<ellipse cx="50" cy="24" rx="{radius:g}" ry="{radius * TILT:.2f}" {paint}/>'


def chip(body: str, marks: str) -> str:
    """One disc; its top face is centred at (50, 24) and its side is `SIDE` high."""
    edge = "M2 24" + f"A{RADIUS:g} {RADIUS * TILT:.2f} 0 0 0 98 24V{24 + SIDE:g}"
    side = f"{edge}A{RADIUS:g} {RADIUS * TILT:.2f} 0 0 1 2 {24 + SIDE:g}Z"
    seam = f"M2 {24 + SIDE - 1:g}A{RADIUS:g} {RADIUS * TILT:.2f} 0 0 0 98 {24 + SIDE - 1:g}"
    lines = [
        f'<path d="{side}" fill="currentColor"/>',
        f'<path d="{side_marks()}" fill="{marks}"/>',
        f'<path d="{side}" fill="#000000" fill-opacity="0.28"/>',
        f'<path d="{seam}" fill="none" stroke="#000000" stroke-opacity="0.45" stroke-width="2"/>',
        oval(RADIUS, 'fill="currentColor"'),
        f'<path d="{top_marks()}" fill="{marks}"/>',
        oval(RADIUS - 0.8, 'fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="1.6"'),
        oval(RADIUS * 0.76, 'fill="#000000" fill-opacity="0.14"'),
        oval(RADIUS * 0.66, f'fill="currentColor" stroke="{marks}" stroke-opacity="0.8" stroke-width="2"'),
        oval(RADIUS * 0.66, 'fill="#ffffff" fill-opacity="0.12"'),
    ]
    return root(body, WIDTH, HEIGHT, "\n".join(lines))


def dealer_button() -> str:
    """A white disc with a dark D, seen from straight above."""
    font_file = ROOT / "resources" / "fonts" / "Inter-Bold.otf"
    font = QRawFont(str(font_file), 1000, QFont.HintingPreference.PreferNoHinting)
    letter: QPainterPath = font.pathForGlyph(font.glyphIndexesForString("D")[0])
    scale = 44 / font.capHeight()
    letter = QTransform.fromScale(scale, scale).map(letter)
    box: QRectF = letter.boundingRect()
    letter.translate(51.5 - box.center().x(), 50 - box.center().y())
    lines = [
        '<circle cx="50" cy="50" r="48" fill="#c9c4b6"/>',
        '<circle cx="50" cy="49" r="47" fill="#fdfcf9"/>',
        '<circle cx="50" cy="49" r="39" fill="none" stroke="#cfcabd" stroke-width="2.5"/>',
        f'<path d="{data(letter)}" fill="currentColor"/>',
    ]
    return root("#1d2126", 100, 100, "\n".join(lines))


def main(target: Path) -> None:
    """Write `chips/<worth>.svg` and `chips/dealer.svg` under `target`."""
    folder = target / "chips"
    folder.mkdir(parents=True, exist_ok=True)
    for worth, (body, marks) in CHIPS.items():
        (folder / f"{worth}.svg").write_text(chip(body, marks), encoding="utf-8")
    (folder / "dealer.svg").write_text(dealer_button(), encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    main(ROOT / "resources")
