"""What nobody caught: the world's faults are told, our own go to the log file."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from pytestqt.qtbot import QtBot

from omaha_trainer.errors import KnownError
from omaha_trainer.store.faults import StoreFault
from omaha_trainer.ui.fault_card import FaultCard
from omaha_trainer.ui.faults import MOST_BYTES, FaultLog, Faults


@pytest.fixture
def faults(tmp_path: Path, qtbot: QtBot) -> Iterator[Faults]:
    made = Faults(FaultLog(tmp_path / "log" / "trainer.log"))
    made.install()
    yield made
    made.remove()


def log(tmp_path: Path) -> str:
    return (tmp_path / "log" / "trainer.log").read_text("utf-8")


def test_a_bug_goes_to_the_log_with_its_trace(faults: Faults, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(faults.unexpected) as told:
        try:
            raise ZeroDivisionError("by the pot")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    assert told.args == [str(tmp_path / "log" / "trainer.log")]
    assert "by the pot" in log(tmp_path)
    assert "test_faults.py" in log(tmp_path)


def test_a_known_error_is_told_and_not_logged(faults: Faults, tmp_path: Path, qtbot: QtBot) -> None:
    error = KnownError(StoreFault.CANNOT_SAVE, path="x", why="disk full")
    with qtbot.waitSignal(faults.known) as told:
        sys.excepthook(KnownError, error, None)
    assert told.args == [error]
    assert not (tmp_path / "log").exists()


def test_a_bug_in_a_thread_is_told_in_the_window_s_thread(faults: Faults, tmp_path: Path, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("in a thread")

    with qtbot.waitSignal(faults.unexpected):
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    assert "in a thread" in log(tmp_path)


def test_qt_s_warnings_go_to_the_log(faults: Faults, tmp_path: Path) -> None:
    qWarning("a pixmap of no size")
    assert "a pixmap of no size" in log(tmp_path)


def test_hooks_are_given_back(tmp_path: Path, qtbot: QtBot) -> None:
    before = sys.excepthook, threading.excepthook
    made = Faults(FaultLog(tmp_path / "x.log"))
    made.install()
    assert sys.excepthook != before[0]
    made.remove()
    assert (sys.excepthook, threading.excepthook) == before


def test_a_large_log_is_begun_anew_and_the_old_one_kept(tmp_path: Path) -> None:
    path = tmp_path / "trainer.log"
    path.write_text("x" * (MOST_BYTES + 1))
    FaultLog(path).write("new")
    assert "new" in path.read_text()
    assert len((tmp_path / "trainer.old.log").read_text()) > MOST_BYTES


def test_an_unwritable_log_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    FaultLog(tmp_path / "file" / "trainer.log").write("told all the same")
    assert "told all the same" in capsys.readouterr().err


class GoneTerminal(io.StringIO):
    def write(self, text: str) -> int:
        raise BrokenPipeError(text)


def test_a_terminal_that_was_closed_stops_no_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", GoneTerminal())
    FaultLog(tmp_path / "log" / "trainer.log").write("told \udce9 all the same")
    assert r"told \udce9 all the same" in log(tmp_path)


def test_the_dialog_names_the_file_and_blocks_nothing(qtbot: QtBot) -> None:
    card = FaultCard("/somewhere/trainer.log")
    qtbot.addWidget(card)
    card.open()
    assert any("/somewhere/trainer.log" in label.text() for label in card.findChildren(type(card.words)))
    assert card.isVisible()
