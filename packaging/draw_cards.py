"""Draws the deck: four suits, 52 faces and the back, as SVG into `resources/`.

Run `python packaging/draw_cards.py` after changing a shape; the pictures are committed. A card is 250 x 350
units (5:7). Every picture names its suit's colour once, on the root element, and paints with `currentColor`:
the program recolours a deck by changing that one attribute. Rank glyphs are outlines taken from the bundled
Inter, because an SVG renderer may not have the font. Only SVG 1.2 Tiny is used, as far as Qt renders it.
"""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QGuiApplication, QPainterPath, QRawFont, QTransform

ROOT = Path(__file__).resolve().parent.parent
RANKS = "23456789TJQKA"
SUITS = {"c": "#2b8a4b", "d": "#2c6fd6", "h": "#cf3a3a", "s": "#1d2126"}
SUIT_FILES = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
PAPER, GOLD, INDIGO = ("#fefdfb", "#f5f2ea"), ("#e9bd57", "#b9832a"), ("#343b94", "#20265f")
BACK, THREAD = "#2a3079", "#a4abf0"
WIDTH, HEIGHT, CORNER = 250, 350, 20
INDEX_AXIS, INDEX_TOP, CAP_HEIGHT = 67.0, 25.0, 98.0
INDEX_SUIT = QRectF(37, 139, 60, 60)
LARGE_SUIT = QRectF(90, 182, 140, 140)
COURT_SUIT = QRectF(110, 206, 120, 120)
ENGRAVING = 'fill="none" stroke="#fbfaf6" stroke-width="2.4" stroke-opacity="0.75"'
ENGRAVED = {
    "c": QRectF(109, 200, 102, 102),
    "d": QRectF(116, 208, 88, 88),
    "h": QRectF(109, 200, 102, 102),
    "s": QRectF(109, 203, 102, 102),
}
CROWN = "translate(113 119) scale(0.95)"


def data(path: QPainterPath) -> str:
    """The path as SVG path data with one decimal."""
    words: list[str] = []
    index = 0
    while index < path.elementCount():
        element = path.elementAt(index)
        if element.isCurveTo():
            points = [path.elementAt(index + step) for step in range(3)]
            words.append("C" + " ".join(f"{point.x:.1f} {point.y:.1f}" for point in points))
            index += 3
        else:
            words.append(f"{'M' if element.isMoveTo() else 'L'}{element.x:.1f} {element.y:.1f}")
            index += 1
    closed = [word if at == 0 or word[0] != "M" else "Z" + word for at, word in enumerate(words)]
    return "".join(closed).replace(".0", "") + "Z"


def place(path: QPainterPath, box: QRectF) -> QPainterPath:
    """A shape drawn in a 100 x 100 box, moved into `box`."""
    return QTransform(box.width() / 100, 0, 0, box.height() / 100, box.x(), box.y()).map(path)


def heart() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(50, 95)
    path.cubicTo(44, 80, 5, 62, 5, 33)
    path.cubicTo(5, 17, 16, 7, 29, 7)
    path.cubicTo(38, 7, 46, 12, 50, 22)
    path.cubicTo(54, 12, 62, 7, 71, 7)
    path.cubicTo(84, 7, 95, 17, 95, 33)
    path.cubicTo(95, 62, 56, 80, 50, 95)
    return path


def foot(path: QPainterPath, x: float, y: float) -> None:
    """The stem of club and spade: from the right side (x, y) to the ground and up again to the left."""
    path.cubicTo(x + 1.2, y + 9, 60, 92.5, 70, 97)
    path.lineTo(30, 97)
    path.cubicTo(40, 92.5, 98.8 - x, y + 9, 100 - x, y)


def spade() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(50, 3)
    path.cubicTo(56, 17, 95, 38, 95, 62)
    path.cubicTo(95, 76, 85, 84, 74, 84)
    path.cubicTo(66, 84, 59, 81, 54.2, 74.5)
    foot(path, 54.2, 74.5)
    path.cubicTo(41, 81, 34, 84, 26, 84)
    path.cubicTo(15, 84, 5, 76, 5, 62)
    path.cubicTo(5, 38, 44, 17, 50, 3)
    return path


def diamond() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(50, 2)
    path.cubicTo(58, 20, 73, 39, 88, 50)
    path.cubicTo(73, 61, 58, 80, 50, 98)
    path.cubicTo(42, 80, 27, 61, 12, 50)
    path.cubicTo(27, 39, 42, 20, 50, 2)
    return path


def club() -> QPainterPath:
    """Three leaves of radius 22.5, each an arc up to where it meets its neighbour; angles in degrees."""
    path = QPainterPath()
    leaves = (((26, 61), -30.8, -255.5), ((50, 25.5), -141.8, -256.4), ((74, 61), -253.7, -255.5))
    for (x, y), start, sweep in leaves:
        circle = QRectF(x - 22.5, y - 22.5, 45, 45)
        if path.isEmpty():
            path.arcMoveTo(circle, start)
        path.arcTo(circle, start, sweep)
    foot(path, 54.7, 72.5)
    return path


def suit_shapes() -> dict[str, QPainterPath]:
    return {"c": club(), "d": diamond(), "h": heart(), "s": spade()}


def rank_outline(font: QRawFont, rank: str) -> QPainterPath:
    """The rank as an outline with its capitals `CAP_HEIGHT` tall, centred on the index axis."""
    text = "10" if rank == "T" else rank
    path, pen = QPainterPath(), 0.0
    for glyph in font.glyphIndexesForString(text):
        path.addPath(font.pathForGlyph(glyph).translated(pen, 0))
        pen += font.advancesForGlyphIndexes([glyph])[0].x() * 0.94
    scale = CAP_HEIGHT / font.capHeight()
    narrow = 0.735 if len(text) > 1 else 1.0
    path = QTransform.fromScale(scale * narrow, scale).map(path)
    return path.translated(INDEX_AXIS - path.boundingRect().center().x(), INDEX_TOP + CAP_HEIGHT)


def crown_king() -> str:
    """Five tall points with balls and a cross, on a band; drawn in 120 x 84 units."""
    points = "M12 66L2 24L30 42L42 16L60 40L78 16L90 42L118 24L108 66Z"
    balls = ((2, 21), (42, 12), (78, 12), (118, 21))
    cross = "M57 40V20H48V13H57V3H63V13H72V20H63V40Z"
    return (
        f'<path d="{cross}" fill="url(#gold)"/><path d="{points}" fill="url(#gold)"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="6" fill="url(#gold)"/>' for x, y in balls)
        + '<rect x="10" y="64" width="100" height="15" rx="4" fill="currentColor"/>'
        + "".join(f'<circle cx="{x}" cy="71.5" r="3.4" fill="#f3d88f"/>' for x in (24, 42, 60, 78, 96))
    )


def crown_queen() -> str:
    """A coronet of five slender arches with pearls, on a curved band; drawn in 120 x 84 units."""
    body = "M14 70C8 48 4 36 0 28C14 34 22 40 28 48C30 34 34 24 38 16C48 26 54 34 60 42"
    other = "C66 34 72 26 82 16C86 24 90 34 92 48C98 40 106 34 120 28C116 36 112 48 106 70C76 62 44 62 14 70Z"
    pearls = ((1, 24, 6), (38, 11, 6), (82, 11, 6), (119, 24, 6))
    return (
        f'<path d="{body}{other}" fill="url(#gold)"/>'
        '<path d="M60 44C52 34 52 24 60 8C68 24 68 34 60 44Z" fill="currentColor"/>'
        + "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#gold)"/>' for x, y, r in pearls)
        + '<path d="M13 66C44 58 76 58 107 66L105 79C76 71 44 71 15 79Z" fill="currentColor"/>'
    )


def cap_jack() -> str:
    """A page's cap with a feather; drawn in 120 x 84 units."""
    cap = "M14 66C-8 48 6 22 38 20C56 18 66 26 84 24C110 22 126 46 106 66Z"
    feather = "M66 60C54 34 66 10 108 -2C112 8 105 16 110 22C99 25 102 33 91 38C93 45 80 50 72 62Z"
    quill = "M69 60C72 40 84 18 105 2"
    return (
        f'<path d="{cap}" fill="currentColor"/><path d="{feather}" fill="url(#gold)"/>'
        f'<path d="{quill}" fill="none" stroke="#fbfaf6" stroke-width="2.5"/>'
        '<rect x="8" y="62" width="104" height="15" rx="7" fill="url(#gold)"/>'
    )


COURTS = {"J": cap_jack, "Q": crown_queen, "K": crown_king}


def use(shape: str, box: QRectF, paint: str = 'fill="currentColor"') -> str:
    """The shape with the given id, defined in a 100 x 100 box, put into `box`."""
    where = f"translate({box.x():g} {box.y():g}) scale({box.width() / 100:g})"
    return f'<use xlink:href="#{shape}" transform="{where}" {paint}/>'


def root(colour: str, width: float, height: float, body: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width:g} {height:g}" color="{colour}">\n{body}\n</svg>\n'
    )


def gradient(name: str, top: str, bottom: str) -> str:
    """A definition: `name` runs from `top` down to `bottom`."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def paper() -> str:
    return (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="{CORNER}" '
        'fill="url(#paper)" stroke="#cfcabd" stroke-width="2"/>'
    )


def face(font: QRawFont, shapes: dict[str, QPainterPath], rank: str, suit: str) -> str:
    lines = [
        "<defs>",
        f'<path id="suit" d="{data(shapes[suit])}"/>',
        gradient("paper", *PAPER),
        gradient("gold", *GOLD),
        "</defs>",
        paper(),
        f'<path d="{data(rank_outline(font, rank))}" fill="currentColor"/>',
        use("suit", INDEX_SUIT),
    ]
    if rank in COURTS:
        lines += [use("suit", COURT_SUIT), f'<g transform="{CROWN}">{COURTS[rank]()}</g>']
    else:
        lines.append(use("suit", LARGE_SUIT))
    if rank == "A":
        lines.append(use("suit", ENGRAVED[suit], ENGRAVING))
    return root(SUITS[suit], WIDTH, HEIGHT, "\n".join(lines))


def lattice(area: QRectF, pitch: float) -> str:
    """Both families of diagonals over `area`, each line cut at its edges.

    Lines of their own: one path of all of them takes three times as long to paint.
    """
    parts = []
    for step in range(math.ceil((area.width() + area.height()) / pitch)):
        reach = step * pitch
        x1, y1 = min(reach, area.width()), max(0.0, reach - area.width())
        x2, y2 = max(0.0, reach - area.height()), min(reach, area.height())
        for x, y, u, v in (
            (area.x() + x1, area.y() + y1, area.x() + x2, area.y() + y2),
            (area.right() - x1, area.y() + y1, area.right() - x2, area.y() + y2),
        ):
            parts.append(f'<line x1="{x:g}" y1="{y:g}" x2="{u:g}" y2="{v:g}"/>')
    return "".join(parts)


def back(shapes: dict[str, QPainterPath]) -> str:
    """A deep indigo back: a fine lattice, a frame, and the four suits in a medallion."""
    area = QRectF(25, 25, 200, 300)
    middle = {"s": (125, 149), "h": (151, 175), "c": (125, 201), "d": (99, 175)}
    fine = f'fill="none" stroke="{THREAD}"'
    lines = [
        f"<defs>{gradient('paper', *PAPER)}{gradient('indigo', *INDIGO)}</defs>",
        paper(),
        '<rect x="12" y="12" width="226" height="326" rx="12" fill="url(#indigo)"/>',
        f'<g {fine} stroke-width="1.6" stroke-opacity="0.45">{lattice(area, 12.5)}</g>',
        f'<rect x="25" y="25" width="200" height="300" rx="5" {fine} stroke-width="2.4"/>',
        f'<circle cx="125" cy="175" r="59" fill="{BACK}" stroke="{THREAD}" stroke-width="2.4"/>',
        f'<circle cx="125" cy="175" r="53" {fine} stroke-opacity="0.5" stroke-width="1.4"/>',
    ]
    for suit, (x, y) in middle.items():
        mark = place(shapes[suit], QRectF(x - 17, y - 17, 34, 34))
        lines.append(f'<path d="{data(mark)}" fill="#c9cef8"/>')
    return root(BACK, WIDTH, HEIGHT, "\n".join(lines))


def main(target: Path) -> None:
    """Write `suits/*.svg` and `cards/*.svg` under `target`."""
    font_file = ROOT / "resources" / "fonts" / "Inter-Bold.otf"
    font = QRawFont(str(font_file), 1000, QFont.HintingPreference.PreferNoHinting)
    shapes = suit_shapes()
    for folder in ("suits", "cards"):
        (target / folder).mkdir(parents=True, exist_ok=True)
    for suit, shape in shapes.items():
        picture = root(SUITS[suit], 100, 100, f'<path d="{data(shape)}" fill="currentColor"/>')
        (target / "suits" / f"{SUIT_FILES[suit]}.svg").write_text(picture, encoding="utf-8")
        for rank in RANKS:
            (target / "cards" / f"{rank}{suit}.svg").write_text(face(font, shapes, rank, suit), encoding="utf-8")
    (target / "cards" / "back.svg").write_text(back(shapes), encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    main(ROOT / "resources")
