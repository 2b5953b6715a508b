"""Icons: every file can be read, stands inside its box, and takes the colour it is asked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from omaha_trainer.assets import resource
from omaha_trainer.ui.art.icon_art import STROKE, IconArt
from omaha_trainer.ui.art.outline import read_drawing

NAMES = sorted(file.stem for file in resource("icons").glob("*.svg"))
RAIL = {"play", "quiz", "progress", "review", "rules", "settings"}


def test_the_rail_has_its_icons() -> None:
    assert set(NAMES) >= RAIL


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_stays_inside_its_box(qapp: object, name: str) -> None:
    drawing = read_drawing(resource("icons", f"{name}.svg"))
    assert drawing.side == 24
    assert not (drawing.lines.isEmpty() and drawing.areas.isEmpty())
    for path, margin in ((drawing.lines, STROKE / 2), (drawing.areas, 0)):
        box = path.boundingRect()
        if not path.isEmpty():
            assert min(box.left(), box.top()) >= margin
            assert max(box.right(), box.bottom()) <= 24 - margin


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_has_one_weight(name: str) -> None:
    text = resource("icons", f"{name}.svg").read_text("utf-8")
    assert text.count("stroke-width") == 1
    assert f'stroke-width="{STROKE}"' in text


def test_an_icon_takes_its_colours(qapp: object) -> None:
    icon = IconArt(resource("icons")).icon("minus", "#ff0000", 24, chosen="#00ff00", disabled="#0000ff")
    size = QSize(24, 24)
    middle = {
        "plain": icon.pixmap(size, 1.0),
        "chosen": icon.pixmap(size, 1.0, QIcon.Mode.Normal, QIcon.State.On),
        "disabled": icon.pixmap(size, 1.0, QIcon.Mode.Disabled),
    }
    named = {kind: pixmap.toImage().pixelColor(12, 12).name() for kind, pixmap in middle.items()}
    assert named == {"plain": "#ff0000", "chosen": "#00ff00", "disabled": "#0000ff"}


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_an_icon_is_sharp_on_every_screen(qapp: object, dpr: float) -> None:
    icon = IconArt(resource("icons")).icon("play", "#ffffff", 24)
    assert icon.pixmap(QSize(24, 24), dpr).width() == 24 * dpr
