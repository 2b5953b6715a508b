"""Whether there is a display, without asking Qt."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from unittest.mock import Mock

import pytest

from omaha_trainer.ui.display import display_answers


def display_missing(environment: Mapping[str, str], platform: str = "linux") -> bool:
    with display_answers(environment, platform) as there:
        return not there


@pytest.mark.parametrize(
    ("environment", "platform", "missing"),
    [
        ({}, "linux", True),
        ({"DISPLAY": ""}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "wayland"}, "linux", True),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({"QT_QPA_PLATFORM": "xcb;offscreen:size=1x1"}, "linux", False),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_SOCKET": "5"}, "linux", True),
        ({"QT_QPA_PLATFORM": "wayland", "WAYLAND_SOCKET": "5"}, "linux", False),
        ({}, "win32", False),
        ({}, "darwin", False),
    ],
)
def test_display_missing(environment: dict[str, str], platform: str, missing: bool) -> None:
    assert display_missing(environment, platform) is missing


def test_a_stale_display_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    assert display_missing({"DISPLAY": ":987"}, "linux")


@pytest.mark.skipif(sys.platform == "win32", reason="Wayland's sockets are Unix's")
def test_a_compositor_that_listens_and_one_that_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind("wayland-7")
        compositor.listen()
        for name in ("wayland-7", str(tmp_path / "wayland-7")):
            assert not display_missing({"WAYLAND_DISPLAY": name, "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")
    assert display_missing({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")


def test_without_a_display_the_program_says_so_in_one_sentence(trainer_home: Path) -> None:
    environment = {"WAYLAND_DISPLAY": "wayland-9", "OMAHA_TRAINER_HOME": str(trainer_home), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "omaha_trainer"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("There is no display")
    assert done.stderr.count("\n") == 1


def test_the_connection_stays_open_until_qt_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare X server begins anew when its last client goes, and refuses whoever comes in that moment."""
    xcb = Mock()
    xcb.xcb_connection_has_error.return_value = 0
    monkeypatch.setattr("omaha_trainer.ui.display.ctypes.CDLL", lambda name: xcb)
    with display_answers({"DISPLAY": ":5"}, "linux") as there:
        assert there
        xcb.xcb_connect.assert_called_once()
        xcb.xcb_disconnect.assert_not_called()
    xcb.xcb_disconnect.assert_called_once_with(xcb.xcb_connect.return_value)
