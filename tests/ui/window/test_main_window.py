"""The window around the pages: rail, notices, title, its keys and its smallest size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.palette import DARK
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.window.curtain import Curtain
from omaha_trainer.ui.window.main_window import MainWindow
from omaha_trainer.ui.window.notice_bar import MOST
from omaha_trainer.ui.window.page import Page


@pytest.fixture(scope="module")
def look(qapp: QApplication) -> Look:
    return Look(qapp, TypeScale())


class OwnPage(Page):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.keys: list[int] = []
        self.dressed = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def title(self) -> str:
        return self.name

    def handle_key(self, event: QKeyEvent) -> bool:
        self.keys.append(event.key())
        return event.key() == Qt.Key.Key_F

    def dress(self) -> None:
        self.dressed += 1


@pytest.fixture
def window(look: Look, qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow()
    made.furnish(look)
    made.add_page("one", "play", "One", OwnPage("first"))
    made.add_page_later("two", "settings", "Two", lambda: OwnPage("second"), at_bottom=True)
    made.reveal()
    made.show()
    yield made
    made.close()
    made.deleteLater()


def rail_button(window: MainWindow, name: str) -> QToolButton:
    button = window.findChild(QToolButton, f"rail-{name}")
    assert isinstance(button, QToolButton)
    return button


def test_the_rail_leads_to_the_pages(window: MainWindow) -> None:
    assert window.page.title() == "first"
    assert rail_button(window, "one").isChecked()
    QTest.mouseClick(rail_button(window, "two"), Qt.MouseButton.LeftButton)
    assert window.page.title() == "second"
    assert rail_button(window, "two").isChecked()
    assert not rail_button(window, "one").isChecked()
    assert window.windowTitle() == "second - Omaha Trainer"


def test_what_is_at_the_bottom_stands_there(window: MainWindow) -> None:
    window.resize(1200, 800)
    QApplication.processEvents()
    assert rail_button(window, "one").y() < 100
    assert rail_button(window, "two").geometry().bottom() > 700


def test_keys_that_nobody_wants_go_to_the_page(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F)
    QTest.keyClick(window, Qt.Key.Key_G)
    page = window.page
    assert isinstance(page, OwnPage)
    assert page.keys == [Qt.Key.Key_F, Qt.Key.Key_G]


def test_full_screen_and_back(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_the_smallest_size(window: MainWindow) -> None:
    assert (window.minimumWidth(), window.minimumHeight()) == (1024, 640)


def test_notices_stand_until_they_are_closed(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.notices.isVisible()
    for number in range(MOST + 2):
        window.tell(f"Sentence {number}.")
        window.tell(f"Sentence {number}.")
    assert window.notices.sentences == [f"Sentence {number}." for number in range(2, MOST + 2)]
    for left in range(MOST - 1, -1, -1):
        QApplication.processEvents()
        next(button for button in window.notices.findChildren(QToolButton) if button.isVisible()).click()
        assert len(window.notices.sentences) == left
        qtbot.waitUntil(lambda: len(window.notices.findChildren(QToolButton)) == len(window.notices.sentences))
    assert window.notices.sentences == []
    assert not window.notices.isVisible()


def test_closing_is_told_once(window: MainWindow) -> None:
    seen: list[bool] = []
    window.closing.connect(lambda: seen.append(True))
    window.close()
    window.close()
    assert seen == [True]


def test_the_place_of_the_window_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    geometry = window.geometry_bytes()
    other = MainWindow()
    qtbot.addWidget(other)
    other.place(geometry)
    assert other.size() == window.size()
    broken = MainWindow()
    qtbot.addWidget(broken)
    broken.place(b"no geometry")
    assert broken.width() >= 1024


def test_a_new_look_reaches_every_page(window: MainWindow, look: Look) -> None:
    window.show_page("two")
    page = window.page
    assert isinstance(page, OwnPage)
    look.wear(dark=False, four_colour=True)
    look.wear(dark=False, four_colour=True)
    look.wear(dark=True, four_colour=True)
    assert page.dressed == 2


def test_the_curtain_shows_the_felt_and_says_so_once(qtbot: QtBot) -> None:
    curtain = Curtain(DARK, TypeScale(), 6, folded=False)
    qtbot.addWidget(curtain)
    curtain.resize(1280, 800)
    seen: list[bool] = []
    curtain.painted.connect(lambda: seen.append(True))
    curtain.show()
    qtbot.waitUntil(lambda: bool(seen))
    image = curtain.grab().toImage()
    qtbot.wait(20)
    felt = image.pixelColor(72 + 444, 356)
    assert felt.green() > felt.red() + 40
    assert image.pixelColor(30, 400).name() == DARK.rail
    assert image.pixelColor(600, 780).name() == DARK.surface
    assert seen == [True]


def test_a_notice_shows_a_path_as_it_is_written(window: MainWindow) -> None:
    window.tell("/home/<b>me</b>/trainer.sqlite3 cannot be used.")
    formats = [label.textFormat() for label in window.notices.findChildren(QLabel) if "<b>" in label.text()]
    assert formats == [Qt.TextFormat.PlainText]
