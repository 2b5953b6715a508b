"""The settings page: every field says what is chosen, tells it once, and refuses in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.lineup_draw import drawn_lineup
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.house import PRESETS, HouseRules, Preset
from omaha_trainer.table.stakes import AnteKind, Stakes
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.settings.settings_page import SettingsPage
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.wishes import Wishes


@pytest.fixture(scope="module")
def look(qapp: QApplication) -> Look:
    return Look(qapp, TypeScale())


@pytest.fixture
def page(look: Look, qtbot: QtBot) -> SettingsPage:
    made = SettingsPage(look)
    qtbot.addWidget(made)
    made.resize(1000, 900)
    made.show_config(SessionConfig(seed=4))
    made.show()
    return made


def click(page: QWidget, name: str) -> None:
    button = page.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def combo(page: QWidget, name: str) -> QComboBox:
    found = page.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def choose(page: QWidget, name: str, index: int) -> None:
    box = combo(page, name)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def told(page: SettingsPage) -> list[SessionConfig]:
    seen: list[SessionConfig] = []
    page.table_edited.connect(seen.append)
    return seen


def test_every_field_is_told_once(page: SettingsPage) -> None:
    seen = told(page)
    click(page, "game-0")
    click(page, "structure-2")
    click(page, "seats-7")
    choose(page, "stakes", 0)
    choose(page, "ante", 1)
    page.table.stack.setValue(40)
    click(page, "game-0")
    assert [one.game for one in seen] == [Game.HIGH] * 6
    last = seen[-1]
    assert (last.structure, last.seats, last.stack_bb) == (Structure.NO, 9, 40)
    assert (last.stakes.small, last.stakes.big, last.stakes.ante, last.stakes.ante_kind) == (5, 10, 2, AnteKind.EACH)
    assert len(last.styles) == 8


def test_the_config_comes_back_as_it_was_shown(page: SettingsPage) -> None:
    seen = told(page)
    config = SessionConfig(
        game=Game.HIGH,
        structure=Structure.MIXED,
        stakes=Stakes(2, 4, 4, AnteKind.BIG_BLIND),
        seats=3,
        stack_bb=70,
        house=PRESETS[Preset.CARD_ROOM],
        seed=9,
        mixed_hands=8,
        hero_mucks=True,
    )
    page.show_config(config)
    assert seen == []
    click(page, "game-1")
    assert seen == [replace(config, game=Game.HILO)]


def test_MX2_stakes_without_halves_give_way_and_the_reason_is_told(page: SettingsPage) -> None:
    seen = told(page)
    click(page, "structure-3")
    assert seen[-1].structure is Structure.MIXED
    assert seen[-1].stakes != SessionConfig().stakes
    seen[-1].stakes.halved()
    notes = [label.text() for label in page.table.findChildren(QLabel) if "MX2" in label.text()]
    assert len(notes) == 1
    assert "$0.25/$0.50" in notes[0]
    assert page.table.round.isVisible()
    click(page, "structure-1")
    assert not page.table.round.isVisible()


def test_every_offered_table_can_be_played(page: SettingsPage) -> None:
    seen = told(page)
    for structure in range(4):
        click(page, f"structure-{structure}")
        for stakes in range(combo(page, "stakes").count()):
            choose(page, "stakes", stakes)
            for ante in range(3):
                choose(page, "ante", ante)
    assert len({(one.structure, one.stakes) for one in seen}) > 60


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("HR1", "small_blind_counts_as_big"),
        ("HR2", "short_blind_counts_full"),
        ("HR3", "round_pot_up"),
        ("HR5", "no_cap_for_two"),
    ],
)
def test_house_switches(page: SettingsPage, name: str, field: str) -> None:
    seen = told(page)
    box = page.findChild(QCheckBox, name)
    assert isinstance(box, QCheckBox)
    assert name in box.text()
    box.click()
    assert seen[-1].house == replace(HouseRules(), **{field: True})
    box.click()
    assert seen[-1].house == HouseRules()


def test_HR4_the_cap(page: SettingsPage) -> None:
    seen = told(page)
    for index in (0, 2, 3, 1):
        choose(page, "HR4", index)
    assert [one.house.bets_per_street for one in seen] == [3, 5, None, 4]


def test_HR3_the_chip_is_written_as_money(page: SettingsPage) -> None:
    seen = told(page)
    page.house.rounding.click()
    assert page.house.chip.text() == "the small blind"
    page.house.chip.setValue(50)
    assert page.house.chip.text() == "$0.50"
    page.house.chip.lineEdit().setText("1,25")
    page.house.chip.interpretText()
    assert seen[-1].house.rounding_chip == 125


def test_presets_set_all_switches_and_a_set_of_one_s_own_is_named(page: SettingsPage) -> None:
    seen = told(page)
    choose(page, "house-preset", 2)
    assert seen[-1].house == PRESETS[Preset.CARD_ROOM]
    page.house.short_blind.click()
    assert seen[-1].house.preset is None
    assert combo(page, "house-preset").currentText() == "Rules of your own"


def test_wishes(page: SettingsPage) -> None:
    seen: list[Wishes] = []
    page.show_wishes(Wishes())
    page.wishes_edited.connect(seen.append)
    page.wishes.pace.setValue(50)
    click(page, "motion-0")
    click(page, "amounts-1")
    click(page, "theme-1")
    for name in ("auto-deal", "four-colour", "own-hand"):
        box = page.findChild(QCheckBox, name)
        assert isinstance(box, QCheckBox)
        box.click()
    assert len(seen) == 7
    assert seen[-1] == Wishes(
        in_big_blinds=True, own_hand=True, pace=2.5, auto_deal=True, speed=0.0, four_colour=False, dark=False
    )


def test_values_of_a_file_that_no_button_has_are_shown_and_kept(page: SettingsPage) -> None:
    seen: list[Wishes] = []
    page.wishes_edited.connect(seen.append)
    page.show_wishes(Wishes(speed=1.3, pace=0.35))
    assert page.wishes.speed.value == 1.0
    page.wishes.auto_deal.click()
    assert seen == [Wishes(auto_deal=True, pace=0.35)]
    page.show_config(SessionConfig(house=HouseRules(bets_per_street=7)))
    assert combo(page, "HR4").currentText() == "7"


def test_mucking(page: SettingsPage) -> None:
    seen = told(page)
    page.mucks.click()
    assert seen[-1].hero_mucks


def test_the_arrows_go_through_a_row_of_choices(page: SettingsPage) -> None:
    seen = told(page)
    first = page.findChild(QPushButton, "seats-4")
    assert isinstance(first, QPushButton)
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert seen[-1].seats == 7


def test_every_control_has_an_accessible_name(page: SettingsPage) -> None:
    kinds = (QPushButton, QCheckBox, QComboBox, QSpinBox, QSlider)
    controls = [control for kind in kinds for control in page.findChildren(kind)]
    assert len(controls) > 30
    assert [control.objectName() for control in controls if not control.accessibleName()] == []


def test_a_line_up_is_chosen_by_how_hard_it_is(page: SettingsPage) -> None:
    seen = told(page)
    for number, lineup in enumerate(Lineup):
        click(page, f"lineup-{number}")
        assert page.table.config.lineup is lineup
    assert seen[0].lineup is Lineup.EASY
    assert set(seen[0].styles) <= {"station", "home", "maniac", "rock"}
    assert not combo(page, "style-1").isVisible()


def test_a_line_up_is_chosen_seat_by_seat(page: SettingsPage) -> None:
    before = page.table.config.styles
    click(page, "lineup-3")
    assert page.table.config.styles == before  # who sat there stays
    assert [combo(page, f"style-{seat}").isVisible() for seat in (1, 5, 6)] == [True, True, False]
    rock = combo(page, "style-2").findData("rock")
    choose(page, "style-2", rock)
    assert page.table.config.styles == (before[0], "rock", *before[2:])
    click(page, "seats-6")
    assert page.table.config.styles[:5] == (before[0], "rock", *before[2:])
    assert len(page.table.config.styles) == 7
    assert combo(page, "style-7").isVisible()


def test_choosing_seat_by_seat_does_not_tell_who_was_hidden(page: SettingsPage) -> None:
    page.show_config(SessionConfig(seed=4, lineup=Lineup.HIDDEN))
    hidden = page.table.config.styles
    click(page, "lineup-3")
    assert page.table.config.styles == drawn_lineup(Lineup.MIXED, 5, 4) != hidden


def test_a_line_up_hidden_again_is_another_one(page: SettingsPage) -> None:
    click(page, "lineup-4")
    first = page.table.config.styles
    click(page, "lineup-0")
    click(page, "lineup-4")
    assert page.table.config.styles != first
