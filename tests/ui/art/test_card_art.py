"""The deck as pictures: 52 different faces, the right colours, the right dots, and no work done twice."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

import draw_cards
import draw_chips
from omaha_trainer.assets import resource
from omaha_trainer.poker.card import DECK, card
from omaha_trainer.ui.art.canvas import PixmapCache
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.deck_colours import FACE, FOUR_COLOUR, TWO_COLOUR, deck_colours

NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


@pytest.fixture
def art(qapp: object) -> CardArt:
    return CardArt(resource("cards"))


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_all_faces_differ_even_when_small(art: CardArt) -> None:
    seen = [art.face(one, 40, 1.0).toImage() for one in DECK]
    assert all(a != b for at, a in enumerate(seen) for b in seen[:at])
    assert art.back(40, 1.0).toImage() not in seen


@pytest.mark.parametrize("four_colour", [True, False])
def test_every_face_shows_the_colour_of_its_suit(art: CardArt, four_colour: bool) -> None:
    art.four_colour = four_colour
    for one in DECK:
        there = colours(art.face(one, 80, 1.0).toImage())
        mine = deck_colours(four_colour)[one.suit]
        assert mine in there
        assert not there & (set(FOUR_COLOUR + TWO_COLOUR) - {mine})


@pytest.mark.parametrize(("height", "dpr"), [(40, 1.0), (40, 2.0), (81.5, 1.5), (150, 2.0)])
def test_a_face_has_the_dots_of_the_screen(art: CardArt, height: float, dpr: float) -> None:
    pixmap = art.face(card("As"), height, dpr)
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.height() == round(height * dpr)
    assert pixmap.width() == round(height * 5 / 7 * dpr)
    assert pixmap.toImage().pixelColor(0, 0).alpha() < 128


def test_changing_the_deck_changes_the_next_picture(art: CardArt) -> None:
    four = art.face(card("Ah"), 80, 1.0), art.face(card("Ad"), 80, 1.0)
    art.four_colour = False
    two = art.face(card("Ah"), 80, 1.0), art.face(card("Ad"), 80, 1.0)
    assert four[0].toImage() == two[0].toImage()
    assert four[1].toImage() != two[1].toImage()


def test_a_dimmed_card_is_darker_and_stays_opaque(art: CardArt) -> None:
    plain = art.face(card("7d"), 80, 1.0).toImage()
    dimmed = art.face(card("7d"), 80, 1.0, dimmed=True).toImage()
    spot = (plain.width() // 2, 4)
    assert dimmed.pixelColor(*spot).lightness() < plain.pixelColor(*spot).lightness() - 60
    assert dimmed.pixelColor(*spot).alpha() == 255


def test_a_face_is_drawn_once(art: CardArt) -> None:
    assert art.face(card("As"), 80, 1.0).cacheKey() == art.face(card("As"), 80, 1.0).cacheKey()


def test_the_face_is_the_paper_that_contrast_is_measured_on(art: CardArt) -> None:
    middle = art.face(card("7d"), 150, 1.0).toImage().pixelColor(80, 30)
    assert abs(middle.lightness() - QColor(FACE).lightness()) <= 6


def test_the_cache_forgets_what_was_unused_for_longest(qapp: object) -> None:
    cache = PixmapCache(limit=3 * 10 * 10 * 4)

    def draw() -> QPixmap:
        pixmap = QPixmap(10, 10)
        pixmap.fill(QColor(0, 0, 0, 0))
        return pixmap

    first = cache.get("a", draw).cacheKey()
    second = cache.get("b", draw).cacheKey()
    cache.get("c", draw)
    assert cache.get("a", draw).cacheKey() == first
    cache.get("d", draw)
    assert len(cache) == 3
    assert cache.held <= 3 * 400
    assert cache.get("a", draw).cacheKey() == first
    assert cache.get("b", draw).cacheKey() != second


def test_the_svg_engine_is_not_loaded_with_the_art() -> None:
    rooms = ("card_art", "suit_art", "icon_art", "chip_art")
    lines = "".join(f"import omaha_trainer.ui.art.{room}\n" for room in rooms)
    code = f"import sys\n{lines}sys.exit('PySide6.QtSvg' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_pictures_are_what_the_drawing_scripts_make(qapp: object, tmp_path: Path) -> None:
    """Outlines of letters may differ by a hair between font engines; nothing else may differ."""
    draw_cards.main(tmp_path)
    draw_chips.main(tmp_path)
    drawn = sorted(tmp_path.rglob("*.svg"))
    assert len(drawn) == 4 + 53 + 9
    for file in drawn:
        new, kept = file.read_text("utf-8"), resource(*file.relative_to(tmp_path).parts).read_text("utf-8")
        assert NUMBER.sub("#", new) == NUMBER.sub("#", kept), file.name
        pairs = zip(NUMBER.findall(new), NUMBER.findall(kept), strict=True)
        assert all(abs(float(a) - float(b)) < 0.5 for a, b in pairs), file.name
