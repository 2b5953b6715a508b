"""The program behind the window: what it keeps between two starts, and what it tells when something cannot be kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.assets import AssetFault, resource
from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.coach_player import action_of
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.paths import Paths, user_paths
from omaha_trainer.settings import CoachMode, Settings, load_settings, save_settings
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.store.store import Store
from omaha_trainer.ui import app
from omaha_trainer.ui.fault_card import FaultCard
from omaha_trainer.ui.faults import FaultLog, Faults
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.program import Program
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.window.main_window import MainWindow

AT_ONCE = Settings(pace=0.0, speed=0.0)
Start = Callable[[], Program]


@pytest.fixture
def paths(trainer_home: Path) -> Paths:
    found = user_paths({"OMAHA_TRAINER_HOME": str(trainer_home)})
    save_settings(AT_ONCE, found.settings_file)
    return found


@pytest.fixture
def start(paths: Paths, qapp: QApplication, qtbot: QtBot) -> Iterator[Start]:
    programs: list[Program] = []

    def begin() -> Program:
        settings, notice = load_settings(paths.settings_file)
        faults = Faults(FaultLog(paths.log_file))
        program = Program(qapp, MainWindow(), TypeScale(), paths, settings, faults)
        program.open()
        if notice is not None:
            program.tell(notice)
        programs.append(program)
        return program

    yield begin
    for program in programs:
        program.desk.window.close()
        program.desk.window.deleteLater()


def stage(program: Program) -> Stage:
    return program.desk.play.conductor.stage


def play_to_hero(program: Program, qtbot: QtBot) -> None:
    conductor = program.desk.play.conductor
    for _ in range(100):
        qtbot.waitUntil(lambda: stage(program) is not Stage.OTHERS, timeout=20_000)
        if stage(program) is Stage.HERO:
            return
        conductor.deal()
    pytest.fail("the hero was never to act")


def notices(program: Program) -> str:
    return "\n".join(program.desk.window.notices.sentences)


def test_a_second_start_goes_on_at_the_same_decision(start: Start, qtbot: QtBot) -> None:
    first = start()
    play_to_hero(first, qtbot)
    view = first.desk.play.picture.session.hero_view()
    first.desk.window.close()
    second = start()
    assert stage(second) is Stage.HERO
    assert second.desk.play.picture.session.hero_view() == view


def test_a_finished_hand_is_kept(start: Start, paths: Paths, qtbot: QtBot) -> None:
    program = start()
    play_to_hero(program, qtbot)
    session = program.desk.play.picture.session
    while not session.hand_over:
        qtbot.waitUntil(lambda: stage(program) in (Stage.HERO, Stage.OVER), timeout=20_000)
        if stage(program) is Stage.HERO:
            program.desk.play.bar.passive.emit()
    qtbot.waitUntil(lambda: stage(program) is Stage.OVER, timeout=20_000)
    program.desk.window.close()
    store, _ = Store.open(paths.database)
    kept = store.hands(10).result()
    store.close()
    assert len(kept) == session.hands_played
    assert kept[0].row.result == session.hand.result(0)  # type: ignore[union-attr]


def test_what_is_chosen_outlives_the_program(start: Start, paths: Paths) -> None:
    program = start()
    desk = program.desk
    desk.window.show_page("settings")
    page = desk.window.page
    press(page, "theme-1")
    press(page, "game-0")
    press(page, "seats-7")
    desk.play.fold_panel(True)
    desk.play.folded.emit(True)
    desk.window.close()
    settings, notice = load_settings(paths.settings_file)
    assert notice is None
    assert (settings.dark, settings.game.value, settings.seats, settings.panel_folded) == (False, "high", 9, True)
    assert settings.geometry
    again = start()
    assert not again.desk.play.panel.isVisible()
    assert again.desk.play.picture.session.config.seats == 9


def press(page: QWidget, name: str) -> None:
    button = page.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_theme_changes_at_once(start: Start, qapp: QApplication) -> None:
    program = start()
    program.desk.window.show_page("settings")
    dark = qapp.palette().window().color()
    press(program.desk.window.page, "theme-1")
    light = qapp.palette().window().color()
    assert dark.lightness() < 80 < 200 < light.lightness()
    press(program.desk.window.page, "theme-0")
    assert qapp.palette().window().color() == dark


def test_a_table_set_otherwise_comes_with_the_next_hand(start: Start, qtbot: QtBot) -> None:
    program = start()
    play_to_hero(program, qtbot)
    session = program.desk.play.picture.session
    press(program.desk.play, "table-setup")
    press(program.desk.play, "seats-1")
    assert session.config.seats == 6
    assert session.coming is not None
    assert session.coming.seats == 3


def test_between_hands_a_table_set_otherwise_is_there_at_once(start: Start) -> None:
    program = start()
    press(program.desk.play, "table-setup")
    press(program.desk.play, "seats-0")
    assert program.desk.play.picture.session.config.seats == 2
    assert len(program.desk.play.felt.model.seats) == 2  # type: ignore[union-attr]


def test_damaged_settings_are_kept_aside_and_told(start: Start, paths: Paths) -> None:
    paths.settings_file.write_text("{ not json", encoding="utf-8")
    program = start()
    assert "settings-damaged" in notices(program)


def test_a_damaged_database_is_told_and_play_goes_on(start: Start, paths: Paths, qtbot: QtBot) -> None:
    paths.data.mkdir(parents=True)
    paths.database.write_bytes(b"no database at all" * 300)
    program = start()
    assert "damaged" in notices(program)
    play_to_hero(program, qtbot)


def test_a_newer_database_is_told_and_untouched(start: Start, paths: Paths, qtbot: QtBot) -> None:
    paths.data.mkdir(parents=True)
    with sqlite3.connect(paths.database) as connection:
        connection.execute("PRAGMA user_version = 999")
        connection.execute("CREATE TABLE future (a)")
    connection.close()
    before = paths.database.read_bytes()
    program = start()
    assert "later version" in notices(program)
    play_to_hero(program, qtbot)
    program.desk.window.close()
    assert paths.database.read_bytes() == before


def test_a_session_that_cannot_be_read_gives_way_to_a_new_one(start: Start, paths: Paths) -> None:
    store, _ = Store.open(paths.database)
    store.save_running("no session").result()
    store.close()
    program = start()
    assert notices(program)
    assert stage(program) is Stage.READY


def test_an_unwritable_home_is_told_and_play_goes_on(trainer_home: Path, qapp: QApplication, qtbot: QtBot) -> None:
    in_the_way = trainer_home / "file"
    in_the_way.write_text("")
    paths = user_paths({"OMAHA_TRAINER_HOME": str(in_the_way)})
    program = Program(qapp, MainWindow(), TypeScale(), paths, AT_ONCE, Faults(FaultLog(paths.log_file)))
    program.open()
    assert len(program.desk.window.notices.sentences) == 1
    play_to_hero(program, qtbot)
    program.desk.wishes_edited.emit(replace(program.desk.wishes, auto_deal=True))
    program.desk.wishes_edited.emit(replace(program.desk.wishes, auto_deal=False))
    assert len(program.desk.window.notices.sentences) == 2  # that the settings are not kept is told once
    program.desk.window.close()
    program.desk.window.deleteLater()


def test_a_full_disk_is_told_once(start: Start, qtbot: QtBot) -> None:
    program = start()
    for _ in range(3):
        program.tell(KnownError(StoreFault.CANNOT_SAVE, path="x", why="database or disk is full"))
    assert len(program.desk.window.notices.sentences) == 1


def test_one_dialog_for_many_bugs(start: Start, qtbot: QtBot) -> None:
    program = start()
    program._faults.report(ValueError("first"))
    program._faults.report(ValueError("second"))
    qtbot.waitUntil(lambda: len(program.desk.window.findChildren(FaultCard)) == 1)
    card = program.desk.window.findChildren(FaultCard)[0]
    card.close()
    qtbot.waitUntil(lambda: not program.desk.window.findChildren(FaultCard))
    program._faults.report(ValueError("third"))
    qtbot.waitUntil(lambda: len(program.desk.window.findChildren(FaultCard)) == 1)


def test_leaving_ends_the_session_for_good(start: Start, qtbot: QtBot) -> None:
    program = start()
    play_to_hero(program, qtbot)
    program.desk.play.bar.folded.emit()
    qtbot.waitUntil(lambda: stage(program) in (Stage.FOLDED, Stage.OVER), timeout=20_000)
    program.desk.play.conductor.skip(to_next=False)
    qtbot.waitUntil(lambda: stage(program) is Stage.OVER, timeout=20_000)
    program.desk.play.answers.leave()
    assert stage(program) is Stage.LEFT
    program.desk.play.anew.emit()
    assert stage(program) is Stage.READY
    assert program.desk.play.picture.session.hands_played == 0


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (KnownError(AssetFault.MISSING, name="cards/As.svg"), "cards/As.svg is missing"),
        (RuntimeError("no such thing"), "trainer.log"),
    ],
)
def test_a_program_that_cannot_start_says_why_and_ends(
    error: Exception, words: str, paths: Paths, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr("omaha_trainer.ui.program.Program", broken)
    start = app.Start(qapp, paths, Faults(FaultLog(paths.log_file)))
    qtbot.waitUntil(lambda: start.window.findChild(FaultCard) is not None)
    card = start.window.findChild(FaultCard)
    assert isinstance(card, FaultCard)
    assert words in card.words.text()
    assert start.window.isVisible()
    card.close()
    assert not start.window.isVisible()
    assert ("no such thing" in (paths.log_file.read_text() if paths.log_file.exists() else "")) is (
        words == "trainer.log"
    )
    start.window.deleteLater()


def test_own_styles_can_be_seated_and_a_bad_file_is_told(start: Start, paths: Paths) -> None:
    paths.opponents.mkdir(parents=True)
    rock = resource("opponents", "rock.toml").read_text("utf-8")
    own = paths.opponents / "uncle.toml"
    own.write_text(rock.replace('title = "Rock"', 'title = "Uncle"'), "utf-8")
    (paths.opponents / "broken.toml").write_text("title = 3", "utf-8")
    program = start()
    assert "broken.toml" in notices(program)
    session = program.desk.play.picture.session
    program.desk.play.reconfigure(replace(session.config, lineup=Lineup.CHOSEN))
    program.desk.play.toggle_setup()
    box = program.desk.window.findChild(QComboBox, "style-1")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findText("Uncle"))
    box.activated.emit(box.currentIndex())
    assert session.config.styles[0] == str(own)
    assert load_settings(paths.settings_file)[0].styles[0] == str(own)


def test_many_bad_files_of_opponents_are_one_notice(start: Start, paths: Paths) -> None:
    paths.opponents.mkdir(parents=True)
    for number in range(7):
        (paths.opponents / f"wrong{number}.toml").write_text("title = 3", "utf-8")
    paths.settings_file.parent.mkdir(parents=True, exist_ok=True)
    paths.database.parent.mkdir(parents=True)
    paths.database.write_text("no database", "utf-8")
    (damaged, styles) = sorted(start().desk.window.notices.sentences, key=len)
    assert "trainer" in damaged
    assert [line.split(".toml")[0].split()[-1] for line in styles.splitlines()[:5]] == [f"wrong{n}" for n in range(5)]
    assert styles.splitlines()[5] == "Something is wrong about 2 more files of opponents."


def test_the_coach_keeps_what_a_decision_cost(start: Start, paths: Paths, qtbot: QtBot) -> None:
    save_settings(replace(AT_ONCE, coach=CoachMode.ALWAYS), paths.settings_file)
    program = start()
    play_to_hero(program, qtbot)
    coach = program.desk.play.coach
    assert coach is not None
    qtbot.waitUntil(lambda: coach.adviser.advice is not None, timeout=60_000)
    said = coach.adviser.advice
    assert said is not None
    program.desk.play.conductor.act(action_of(said.suggested))
    qtbot.waitUntil(lambda: len(program._store.decisions().result()) > 0, timeout=60_000)
    kept = program._store.decisions().result()[-1].row
    assert (kept.cost, kept.seen, kept.advised) == (0.0, True, said.suggested.choice.name.lower())
