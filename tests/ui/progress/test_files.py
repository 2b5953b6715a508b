"""What can be done with the file in which everything is kept, through the page."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.store.store import Store

from .conftest import Opened, OpenPage
from .plenty import fill


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "kept" / "trainer.sqlite3"
    path.parent.mkdir()
    fill(path, questions=30, hands=20, days=3)
    return path


def asked(store: Store) -> int:
    return sum(day.asked for day in store.progress.overview(Sieve()).result().days)


def dialog(opened: Opened) -> QFileDialog:
    (found,) = opened.page.window().findChildren(QFileDialog)
    return found


def test_the_page_says_where_the_files_are(open_page: OpenPage) -> None:
    files = open_page("nothing").body.files
    shown = [label.text() for label in files.findChildren(QLabel)]
    assert {"~/.local/share/omaha-trainer/trainer.sqlite3", "~/.config/omaha-trainer/settings.json",
            "~/.local/share/omaha-trainer/trainer.log"} <= set(shown)  # fmt: skip
    names = [button.accessibleName() for button in files.findChildren(QPushButton)]
    assert "Show the folder: Answers and hands" in names


def test_a_reset_is_asked_once_in_place_and_keeps_a_copy(open_page: OpenPage, kept: Path) -> None:
    opened = open_page(kept)
    files = opened.body.files
    anew: list[bool] = []
    opened.page.replaced.connect(lambda: anew.append(True))
    opened.click(opened.button("reset"))
    assert files.question.isVisible() and "A copy is kept" in files.question.words.text()
    assert files.question.leave.hasFocus(), "the safe answer has the focus"
    opened.qtbot.waitUntil(lambda: not files.question.visibleRegion().isEmpty())
    assert files.question.visibleRegion().boundingRect() == files.question.rect(), "all of it is in sight"
    assert asked(opened.store) == 30
    opened.click(files.question.do)
    opened.settle()
    assert asked(opened.store) == 0 and anew == [True]
    (copy,) = kept.parent.glob("trainer-kept-*.sqlite3")
    assert not files.question.isVisible() and files.line.text() == f"You begin anew. What was there is kept as {copy}"
    store, _ = Store.open(copy)
    assert asked(store) == 30
    store.close()
    assert opened.body.sections.skills is not None and not opened.body.sections.skills.isVisible()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_a_reset_that_is_not_wanted_changes_nothing(open_page: OpenPage, kept: Path, way: str) -> None:
    opened = open_page(kept)
    question = opened.body.files.question
    opened.click(opened.button("reset"))
    if way == "button":
        opened.click(question.leave)
    else:
        opened.key(Qt.Key.Key_Escape, question.leave)
    assert not question.isVisible()
    opened.settle()
    assert asked(opened.store) == 30 and list(kept.parent.glob("*kept-*")) == []


def test_a_back_up_is_taken_and_put_back(open_page: OpenPage, kept: Path, tmp_path: Path) -> None:
    opened = open_page(kept)
    target = tmp_path / "copy.sqlite3"
    opened.click(opened.button("back-up"))
    chosen = dialog(opened)
    assert chosen.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert [Path(name).name for name in chosen.selectedFiles()] == ["omaha-trainer-2026-05-17.sqlite3"]
    chosen.fileSelected.emit(str(target))
    chosen.close()
    opened.settle()
    assert opened.body.files.line.text() == f"Everything was copied to {target}"
    opened.store.reset().result()
    opened.body.refresh()
    opened.settle()
    assert asked(opened.store) == 0

    opened.body.files.ask_replace(target)
    assert opened.body.files.question.words.text().startswith("copy.sqlite3 takes the place of all")
    opened.click(opened.body.files.question.do)
    opened.settle()
    assert asked(opened.store) == 30
    assert opened.body.files.line.text().startswith("The back-up is in place. What was there is kept as ")
    assert opened.skills.isVisible()


def test_what_is_no_back_up_is_refused_and_nothing_changes(open_page: OpenPage, kept: Path, tmp_path: Path) -> None:
    opened = open_page(kept)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader")
    opened.body.files.ask_replace(letter)
    opened.click(opened.body.files.question.do)
    opened.settle()
    assert opened.body.files.line.text() == f"{letter} is no back-up that can be read: nothing was changed."
    assert asked(opened.store) == 30


def test_a_back_up_over_the_very_file_is_refused(open_page: OpenPage, kept: Path) -> None:
    opened = open_page(kept)
    opened.body.files.back_up(kept)
    opened.settle()
    assert opened.body.files.line.text() == f"{kept} is the file that is in use: choose another one for the copy."


def test_exports_hold_to_the_filters(open_page: OpenPage, kept: Path, tmp_path: Path) -> None:
    opened = open_page(kept)
    answers, hands = tmp_path / "answers.csv", tmp_path / "hands.csv"

    def lines(path: Path) -> int:
        with path.open(encoding="utf-8-sig", newline="") as file:
            return sum(1 for _ in csv.DictReader(file))

    opened.body.files.export_answers(answers)
    opened.settle()
    assert opened.body.files.line.text() == f"30 answers written to {answers}"
    opened.body.files.export_hands(hands)
    opened.settle()
    assert opened.body.files.line.text() == f"20 hands written to {hands}"
    assert (lines(answers), lines(hands)) == (30, 20)
    opened.body.frame.sieve.game.setCurrentIndex(opened.body.frame.sieve.game.findData("high"))
    opened.body.files.export_answers(answers)
    opened.settle()
    opened.body.files.export_hands(hands)
    opened.settle()
    assert (lines(answers), lines(hands)) == (20, 10), "those of the game and those that are the same in both"


def test_an_export_that_cannot_be_written_says_so(open_page: OpenPage, kept: Path, tmp_path: Path) -> None:
    opened = open_page(kept)
    opened.body.files.export_answers(tmp_path / "nowhere" / "answers.csv")
    opened.settle()
    assert "cannot be written" in opened.body.files.line.text()


def test_a_start_that_saves_nothing_says_so(open_page: OpenPage, tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    path.mkdir()
    opened = open_page(path)
    assert not opened.store.saving
    assert opened.body.files.line.isVisible() and "Nothing is saved" in opened.body.files.line.text()
