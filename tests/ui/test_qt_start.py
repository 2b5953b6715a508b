"""Where Qt cannot open its platform the program ends with one sentence and status 1, not with an abort."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from omaha_trainer.ui.qt_start import cannot_start


def started(home: Path, **wish: str) -> subprocess.CompletedProcess[str]:
    hidden = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = hidden | {"OMAHA_TRAINER_HOME": str(home)} | wish
    command = [sys.executable, "-m", "omaha_trainer"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_a_platform_that_qt_does_not_know(trainer_home: Path) -> None:
    done = started(trainer_home, QT_QPA_PLATFORM="nonsense")
    assert done.returncode == 1
    assert done.stderr.startswith("Qt cannot open the window with QT_QPA_PLATFORM=nonsense (")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="the frame buffer is Linux's")
def test_a_platform_without_a_screen(trainer_home: Path) -> None:
    done = started(trainer_home, QT_QPA_PLATFORM="linuxfb:fb=/dev/null")
    assert done.returncode == 1
    assert done.stderr.startswith("Qt cannot open the window with QT_QPA_PLATFORM=linuxfb:fb=/dev/null (")
    assert done.stderr.count("\n") == 1


def test_the_sentence_without_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM")
    assert cannot_start("No plug.\nMore").startswith("Qt cannot open the window (No plug); `screenshots")
    assert "it found no screen" in cannot_start("")
