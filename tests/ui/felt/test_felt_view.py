"""The view itself: painting, clicks, other looks, and what it costs."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from omaha_trainer.ui.felt.appearance import Appearance
from omaha_trainer.ui.felt.felt_view import FeltView

from .conftest import MakeFelt
from .tables import NAMES_OF_TELLING, model_of


def _painted(felt: FeltView, dpr: float = 1.0) -> QImage:
    image = QImage(felt.size() * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    felt.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("name", NAMES_OF_TELLING)
@pytest.mark.parametrize("size", [(632, 490), (950, 490), (1848, 992)])
def test_every_table_can_be_painted(name: str, size: tuple[int, int], make_felt: MakeFelt) -> None:
    felt = make_felt(*size)
    felt.show_table(model_of(name))
    image = _painted(felt)
    assert len({image.pixel(x, y) for x in range(0, size[0], 31) for y in range(0, size[1], 31)}) > 40


def test_a_card_that_is_clicked_is_named(make_felt: MakeFelt, qtbot: QtBot) -> None:
    felt = make_felt()
    felt.show_table(model_of("turn"))
    for name, expected in (("board2", ["board", 2]), ("seat0.card3", ["hero", 3]), ("seat3.card0", ["seat3", 0])):
        sprite = felt.sprites[name]
        shift = QPointF(-0.2, -0.2) * felt.pixmap(name).height()
        with qtbot.waitSignal(felt.card_clicked) as clicked:
            place = (QPointF(sprite.x, sprite.y) + shift).toPoint()
            QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        assert clicked.args == expected
    with qtbot.assertNotEmitted(felt.card_clicked):
        QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))


def test_another_deck_is_seen_at_once(make_felt: MakeFelt) -> None:
    felt = make_felt()
    felt.show_table(model_of("turn"))
    four = felt.pixmap("board2").toImage()
    felt.set_appearance(Appearance(four_colour=False, speed=0))
    assert felt.pixmap("board2").toImage() != four
    felt.set_appearance(Appearance(speed=0))
    assert felt.pixmap("board2").toImage() == four


def test_other_colours_are_seen_at_once(make_felt: MakeFelt) -> None:
    felt = make_felt()
    felt.show_table(model_of("turn"))
    before = _painted(felt)
    usual = Appearance(speed=0)
    felt.set_appearance(replace(usual, colours=replace(usual.colours, centre="#802020")))
    assert _painted(felt) != before


def test_larger_type_grows_with_the_system(make_felt: MakeFelt) -> None:
    felt = make_felt(1400, 900)
    felt.show_table(model_of("turn"))
    small = felt.pixmap("seat1.pill").height()
    felt.set_appearance(Appearance(speed=0, type_scale=1.5))
    assert felt.pixmap("seat1.pill").height() > small


def test_the_same_table_again_changes_no_item(make_felt: MakeFelt) -> None:
    felt = make_felt()
    felt.show_table(model_of("turn"))
    before = [(item, item.pixmap().cacheKey()) for item in felt.lying()]
    felt.show_table(model_of("turn"))
    assert [(item, item.pixmap().cacheKey()) for item in felt.lying()] == before


def test_it_says_what_it_shows(make_felt: MakeFelt) -> None:
    felt = make_felt()
    felt.show_table(model_of("turn"))
    assert felt.accessibleName() == "Table"
    assert "Board: 3s 8h 4c Kd" in felt.accessibleDescription()
    felt.show_table(model_of("preflop"))
    assert "Board" not in felt.accessibleDescription()


def test_the_light_breathes_only_where_somebody_acts_and_motion_is_wanted(make_felt: MakeFelt) -> None:
    felt = make_felt(speed=1.0)
    seen = []
    for name in ("turn", "split", "turn"):
        felt.show_table(model_of(name))
        seen.append(felt.breathing)
    felt.hide()
    assert [*seen, felt.breathing] == [True, False, True, False]
    still = make_felt(speed=0.0)
    still.show_table(model_of("turn"))
    assert not still.breathing


def test_the_view_need_not_be_shown_to_be_painted(cards: object, make_felt: MakeFelt) -> None:
    felt = make_felt()
    felt.hide()
    felt.resize(1000, 640)
    felt.show_table(model_of("turn"))
    assert felt.grab().width() == 1000


def test_painting_keeps_no_reference_to_none(make_felt: MakeFelt, runs: Callable[[int, int], int]) -> None:
    felt = make_felt(560, 420)
    felt.show_table(model_of("turn"))
    image = QImage(140, 105, QImage.Format.Format_RGB32)
    for _ in range(20):
        _paint_into(felt, image)
    paints = runs(20_000, 500)
    before = sys.getrefcount(None)
    for _ in range(paints):
        _paint_into(felt, image)
    assert abs(sys.getrefcount(None) - before) < 100


def _paint_into(felt: FeltView, image: QImage) -> None:
    painter = QPainter(image)
    felt.render(painter)
    painter.end()


START = """
import sys
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
app = QApplication([])
from omaha_trainer.assets import resource
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt
from omaha_trainer.ui.felt.build import ready_model
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.theme.fonts import load_fonts
from omaha_trainer.wording.voice import Voice, identity
load_fonts(resource("fonts"))
felt = FeltView(CardArt(resource("cards")), ChipArt(resource("chips")))
felt.resize(900, 600)
setup = Stakes(25, 50).setup(Game.HILO, Limit.POT, 0, [5000] * 6, house=HouseRules())
felt.show_table(ready_model(setup, Voice(identity), button=True))
felt.show()
felt.grab()
print([name for name in ("PySide6.QtSvg", "numpy", "pyqtgraph") if name in sys.modules])
"""


def test_the_first_paint_needs_no_svg_and_no_numpy() -> None:
    run = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout.strip() == "[]"
