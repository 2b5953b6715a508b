"""The style sheet on real widgets: it parses, its pictures exist, and every kind looks as its palette says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox, QStyleFactory, QWidget
from pytestqt.qtbot import QtBot

import draw_marks
from omaha_trainer.assets import resource
from omaha_trainer.ui.theme.fonts import FAMILY, load_fonts
from omaha_trainer.ui.theme.kinds import PROPERTY, Kind, set_kind
from omaha_trainer.ui.theme.palette import DARK, LIGHT, Palette
from omaha_trainer.ui.theme.qt_palette import qt_palette
from omaha_trainer.ui.theme.style_sheet import style_sheet
from omaha_trainer.ui.theme.type_scale import TypeScale
from tests.ui.theme.gallery import Gallery, themed

THEMES = pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
MARKS = resource("icons", "marks")


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """The application, with its own looks again afterwards."""
    before = qapp.style().objectName(), qapp.palette(), qapp.font()
    load_fonts(resource("fonts"))
    yield qapp
    qapp.setStyleSheet("")
    qapp.setStyle(QStyleFactory.create(before[0]))
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


def shown(qtbot: QtBot, widget: QWidget) -> QImage:
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    return widget.grab().toImage()


def colours(image: QImage) -> set[str]:
    dots = memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I")
    return {f"#{dot & 0xFFFFFF:06x}" for dot in set(dots)}


@THEMES
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.5, 2.0])
def test_the_gallery_is_painted_without_a_warning(
    qtbot: QtBot, application: QApplication, palette: Palette, scale: float
) -> None:
    gallery = Gallery(themed(application, palette, scale))
    there = colours(shown(qtbot, gallery))
    named = {palette.background, palette.surface, palette.gold, palette.gold_fill, palette.rail, palette.text}
    assert named <= there
    other = LIGHT if palette.is_dark else DARK
    assert not {other.background, other.surface, other.rail, other.raised} & (there - {"#ffffff"})


@THEMES
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.1, 1.25, 1.5, 1.75, 2.5])
def test_every_picture_of_the_style_sheet_exists(palette: Palette, scale: float) -> None:
    text = style_sheet(palette, TypeScale(scale), MARKS)
    pictures = re.findall(r'url\("([^"]+)"\)', text)
    assert len(pictures) > 8
    assert [file for file in pictures if not Path(file).is_file()] == []
    assert not re.search(r"\$|\du\b", text)


def test_every_kind_has_a_rule() -> None:
    text = style_sheet(DARK, TypeScale(), MARKS)
    assert [kind for kind in Kind if f'[{PROPERTY}="{kind}"]' not in text] == []
    assert set(re.findall(rf'\[{PROPERTY}="([^"]+)"\]', text)) == {kind.value for kind in Kind}


@THEMES
def test_the_marks_are_the_icons_in_the_colours_of_the_palette(palette: Palette, tmp_path: Path) -> None:
    draw_marks.main(tmp_path)
    for name in draw_marks.marks(palette):
        file = Path("icons", "marks", palette.marks, f"{name}.svg")
        assert (tmp_path / file).read_text("utf-8") == resource(*file.parts).read_text("utf-8")


@THEMES
def test_a_primary_button_is_gold_and_a_kind_can_change(
    qtbot: QtBot, application: QApplication, palette: Palette
) -> None:
    themed(application, palette)
    button = QPushButton("Next")
    assert palette.raised in colours(shown(qtbot, button))
    set_kind(button, Kind.PRIMARY)
    assert palette.gold_fill in colours(button.grab().toImage())


@THEMES
def test_the_focus_can_be_seen(qtbot: QtBot, application: QApplication, palette: Palette) -> None:
    themed(application, palette)
    page = QWidget()
    first, second = QPushButton("", page), QPushButton("", page)
    second.move(120, 0)
    shown(qtbot, page)
    with qtbot.waitActive(page):
        page.activateWindow()
    second.setFocus()
    with_focus, without = second.grab().toImage(), first.grab().toImage()
    middle = with_focus.height() // 2
    assert with_focus.pixelColor(0, middle).name() == palette.focus
    assert without.pixelColor(0, middle).name() != palette.focus


def test_a_spin_box_has_room_for_its_text(qtbot: QtBot, application: QApplication) -> None:
    themed(application, DARK)
    box = QSpinBox(maximum=999)
    shown(qtbot, box)
    box.resize(140, 38)
    text = box.lineEdit().geometry()
    assert text.left() >= 20
    assert text.right() <= 120
    assert text.width() >= 70


def test_figures_keep_one_width_under_the_style_sheet(qtbot: QtBot, application: QApplication) -> None:
    themed(application, DARK)
    label = QLabel("1")
    set_kind(label, Kind.TITLE)
    shown(qtbot, label)
    metrics = label.fontMetrics()
    assert label.font().family() == FAMILY
    assert len({metrics.horizontalAdvance(digit * 10) for digit in "0123456789"}) == 1


@THEMES
def test_no_colour_is_left_to_the_platform(qapp: object, palette: Palette) -> None:
    made = qt_palette(palette)
    roles = [role for role in QPalette.ColorRole if role.name not in {"NoRole", "NColorRoles"}]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        assert [role.name for role in roles if not made.isBrushSet(group, role)] == []
