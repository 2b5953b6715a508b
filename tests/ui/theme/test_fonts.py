"""The bundled typeface has every letter of the four languages, figures of one width, and its licence."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont

from omaha_trainer.assets import resource
from omaha_trainer.errors import KnownError
from omaha_trainer.ui.theme.fonts import FAMILY, FILES, Weight, load_fonts, ui_font
from omaha_trainer.ui.theme.type_scale import TypeScale, scale_with_room, system_scale

LETTERS = {
    "English": string.ascii_letters,
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Ukrainian": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ",
    "Kazakh": "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя",
    "signs": string.digits + string.punctuation + "…–—→←↑↓·×½¼¾€£₴₽₸«»„“”’№°±≤≥−",
}


@pytest.fixture
def loaded(qapp: object) -> None:
    load_fonts(resource("fonts"))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LETTERS)
def test_every_letter_is_there(qapp: object, file: str, language: str) -> None:
    font = QRawFont(str(resource("fonts", file)), 16)
    letters = LETTERS[language] + LETTERS[language].upper()
    assert font.isValid()
    assert [letter for letter in letters if font.glyphIndexesForString(letter)[0] == 0] == []


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize("weight", [Weight.Normal, Weight.Medium, Weight.DemiBold, Weight.Bold])
def test_figures_are_of_one_width(weight: QFont.Weight) -> None:
    figures = QFontMetricsF(ui_font(40, weight))
    widths = [figures.horizontalAdvance(digit) for digit in string.digits]
    assert max(widths) - min(widths) < 0.1  # of 40 pixels: the typeface itself is not finer
    plain = QFont(FAMILY)
    plain.setPixelSize(40)
    plain.setWeight(weight)
    assert QFontMetricsF(plain).horizontalAdvance("1") < min(widths) - 5


@pytest.mark.usefixtures("loaded")
def test_the_four_weights_are_four_fonts() -> None:
    weights = (Weight.Normal, Weight.Medium, Weight.DemiBold, Weight.Bold)
    raw = [QRawFont.fromFont(ui_font(40, weight)) for weight in weights]
    assert all(font.familyName().startswith(FAMILY) for font in raw)
    assert len({QFontMetricsF(ui_font(40, weight)).horizontalAdvance("omaha") for weight in weights}) == 4


def test_a_missing_font_is_told_by_its_name(qapp: object, tmp_path: Path) -> None:
    with pytest.raises(KnownError) as told:
        load_fonts(tmp_path)
    assert told.value.details["name"] == "fonts/Inter-Regular.otf"


def test_the_licence_lies_beside_the_fonts() -> None:
    text = resource("fonts", "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in text
    assert "Inter Project Authors" in text
    assert sum(resource("fonts", file).stat().st_size for file in FILES) < 3_000_000


def test_type_grows_with_the_system_and_never_falls_below_13() -> None:
    assert TypeScale().body == 15
    assert TypeScale(2.0).body == 30
    assert min(TypeScale(0.85).small, TypeScale(0.85).body) == 13


@pytest.mark.parametrize(
    ("points", "platform", "scale"),
    [(9, "win32", 1), (10, "linux", 1), (11, "linux", 1), (13, "darwin", 1), (13.5, "win32", 1.5), (90, "linux", 2.5)],
)
def test_the_usual_font_of_each_system_is_scale_one(points: float, platform: str, scale: float) -> None:
    assert system_scale(points, platform) == scale


@pytest.mark.parametrize(
    ("room", "scale"), [((1366, 728), 1.13), ((1920, 1040), 1.62), ((2560, 1400), 2.0), ((1080, 1880), 1.05)]
)
def test_type_grows_no_further_than_the_smallest_window_has_room_on_the_screen(
    room: tuple[int, int], scale: float
) -> None:
    """A desktop with a font of twice the usual size, on screens of several sizes."""
    assert scale_with_room(2.0, room, (1024, 640)) == scale
    assert scale_with_room(1.0, room, (1024, 640)) == 1.0


def test_on_a_screen_smaller_than_the_smallest_window_type_keeps_its_size() -> None:
    assert scale_with_room(1.0, (800, 560), (1024, 640)) == 1.0
    assert scale_with_room(2.0, (800, 560), (1024, 640)) == 1.0
