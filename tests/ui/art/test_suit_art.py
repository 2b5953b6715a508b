"""The suits as shapes: drawn as the files say, in the asked colour, and standing in running text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from omaha_trainer.assets import resource
from omaha_trainer.errors import BugError
from omaha_trainer.ui.art.outline import path_of, read_drawing
from omaha_trainer.ui.art.suit_art import NAMES, SuitArt

ARCS = (
    "M10 50A40 40 0 0 1 90 50L50 50Z",
    "M10 50A40 20 0 0 0 90 50L50 95Z",
    "M20 20A50 50 0 1 1 80 60L50 50Z",
    "M20 70A50 30 0 1 0 70 20Q60 50 50 50Z",
    "M5 5H60V40C60 70 30 60 20 90Z",
    "M30 50A5 5 0 0 1 70 50Z",
)


def shape_by_engine(data: str) -> QImage:
    image = blank()
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="{data}" fill="#ffffff"/></svg>'
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, 100, 100))
    painter.end()
    return image


def blank() -> QImage:
    image = QImage(100, 100, QImage.Format.Format_Grayscale8)
    image.fill(0)
    return image


@pytest.mark.parametrize("data", ARCS)
def test_an_outline_is_what_an_svg_engine_makes_of_the_same_data(qapp: object, data: str) -> None:
    ours = blank()
    painter = QPainter(ours)
    painter.fillPath(path_of(data), QColor("#ffffff"))
    painter.end()
    theirs = shape_by_engine(data)
    differing = sum(
        abs(ours.pixelColor(x, y).red() - theirs.pixelColor(x, y).red()) > 128 for x in range(100) for y in range(100)
    )
    assert differing < 60


@pytest.mark.parametrize("data", ["M10 10l5 5", "M10", "M1 1C2 2 3 3", "T4 4"])
def test_path_data_we_do_not_write_is_refused(data: str) -> None:
    with pytest.raises(BugError):
        path_of(data)


@pytest.mark.parametrize("name", NAMES)
def test_every_suit_fills_its_box(qapp: object, name: str) -> None:
    drawing = read_drawing(resource("suits", f"{name}.svg"))
    box = drawing.areas.boundingRect()
    assert drawing.side == 100
    assert drawing.lines.isEmpty()
    assert QRectF(0, 0, 100, 100).contains(box)
    assert box.height() > 85
    assert box.center().x() == pytest.approx(50, abs=0.5)


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_a_suit_pixmap_has_the_colour_and_the_dots_of_the_screen(qapp: object, dpr: float) -> None:
    art = SuitArt(resource("suits"))
    for suit in range(4):
        pixmap = art.pixmap(suit, 20, "#cf3a3a", dpr)
        image = pixmap.toImage()
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert pixmap.deviceIndependentSize().width() == pytest.approx(20)
        assert image.width() == round(20 * dpr)
        assert middle.name() == "#cf3a3a"
        assert image.pixelColor(0, 0).alpha() == 0


def test_a_suit_stands_in_the_text_of_a_label(qtbot: QtBot) -> None:
    art = SuitArt(resource("suits"))
    label = QLabel(f"A{art.html(3, 13, '#2b8a4b', 1.0)} K")
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    image = label.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert "#2b8a4b" in colours


def test_the_same_suit_is_drawn_once(qapp: object) -> None:
    art = SuitArt(resource("suits"))
    assert art.pixmap(0, 16, "#ffffff", 1.0).cacheKey() == art.pixmap(0, 16, "#ffffff", 1.0).cacheKey()
    assert art.html(0, 16, "#ffffff", 1.0) is art.html(0, 16, "#ffffff", 1.0)
