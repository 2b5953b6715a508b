"""Two starts: the second rings, the first comes up; a dead one's lock holds nobody up."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from omaha_trainer.ui.instance import Instance


def test_the_second_start_raises_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    first, second = Instance(tmp_path / "run"), Instance(tmp_path / "run")
    assert first.claim()
    with qtbot.waitSignal(first.raised, timeout=10_000):
        assert not second.claim()
    with qtbot.waitSignal(first.raised, timeout=10_000):
        assert not Instance(tmp_path / "run").claim()
    first.release()
    third = Instance(tmp_path / "run")
    assert third.claim()
    third.release()


def test_the_lock_of_a_killed_program_is_taken_over(tmp_path: Path, qtbot: QtBot) -> None:
    code = (
        "import os, signal, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
        "from omaha_trainer.ui.instance import Instance; a = QCoreApplication([]);"
        "i = Instance(Path(sys.argv[1])); assert i.claim(); os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "run")], check=False)
    assert (tmp_path / "run" / "lock").exists()
    instance = Instance(tmp_path / "run")
    assert instance.claim()
    instance.release()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\0" * 512,
        b"not a number\n\xff",
        f"{os.getpid()}\npython\n".encode(),
        f"{os.getppid()}\n\n".encode(),
    ],
    ids=["empty", "zeros", "garbage", "this process", "its parent"],  # the same in every process that collects them
)
def test_what_stands_in_the_lock_file_keeps_nobody_out(tmp_path: Path, qtbot: QtBot, text: bytes) -> None:
    """A power cut leaves it empty or full of zeros; a process number in it may be another program's today."""
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "lock").write_bytes(text)
    instance = Instance(tmp_path / "run")
    assert instance.claim()
    assert not Instance(tmp_path / "run").claim()
    instance.release()


def test_a_folder_in_the_place_of_the_lock_keeps_nobody_out(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "run" / "lock").mkdir(parents=True)
    assert Instance(tmp_path / "run").claim()


def test_where_nothing_can_be_written_every_start_runs(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    for _ in range(2):
        assert Instance(file / "run").claim()
