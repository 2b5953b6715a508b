"""The real program on a virtual display: hands by clicks, by keys of several layouts, and a kill in between."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from omaha_trainer.paths import user_paths
from omaha_trainer.settings import Settings, save_settings

pytestmark = [
    pytest.mark.window,
    pytest.mark.long,
    pytest.mark.skipif(
        not all(map(shutil.which, ("Xvfb", "xdotool", "setxkbmap"))), reason="needs Xvfb, xdotool and setxkbmap"
    ),
]
SCRIPT = Path(__file__).with_name("on_display.py")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """An X server of our own, under a number that no other run of these tests takes."""
    name = f":{200 + os.getpid() % 1800}"
    server = subprocess.Popen(
        ["Xvfb", name, "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"], stderr=subprocess.DEVNULL
    )
    for _ in range(100):
        if not subprocess.run(
            ["xdotool", "getmouselocation"], env={"DISPLAY": name}, capture_output=True, check=False
        ).returncode:
            break
        time.sleep(0.1)
    yield name
    server.terminate()
    server.wait()


@pytest.fixture
def environment(display: str, trainer_home: Path) -> dict[str, str]:
    found = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    found |= {"DISPLAY": display, "OMAHA_TRAINER_HOME": str(trainer_home), "QT_QPA_PLATFORM": "xcb"}
    found["PYTHONPATH"] = str(SCRIPT.parents[3])
    save_settings(Settings(pace=0.0, speed=0.0), user_paths(found).settings_file)
    layout(found, "us")
    return found


def layout(environment: dict[str, str], name: str) -> None:
    subprocess.run(["setxkbmap", "-layout", name], env=environment, check=True, stderr=subprocess.DEVNULL)


def start(environment: dict[str, str], mode: str, hands: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(SCRIPT), mode, str(hands)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def played(environment: dict[str, str], mode: str, hands: int) -> dict[str, Any]:
    out, errors = start(environment, mode, hands).communicate(timeout=1000)
    assert out, errors
    found: dict[str, Any] = json.loads(out)
    assert errors == ""
    assert found["hands"] == hands
    assert found["turns"] > hands // 2
    assert found["notices"] == []
    return found


def test_hands_by_clicks(environment: dict[str, str], runs: Callable[[int, int], int]) -> None:
    played(environment, "clicks", runs(20, 4))


@pytest.mark.parametrize("name", ["us", "ru", "ua", "kz"])
def test_hands_by_keys(environment: dict[str, str], runs: Callable[[int, int], int], name: str) -> None:
    layout(environment, name)
    played(environment, "keys", runs(20, 4) if name == "ru" else 4)


def first_line(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    found: dict[str, Any] = json.loads(process.stdout.readline())
    return found


def test_a_killed_program_goes_on_at_the_same_decision(environment: dict[str, str]) -> None:
    with start(environment, "wait", 10_000) as first:
        before = first_line(first)
        first.send_signal(signal.SIGKILL)
    with start(environment, "wait", 10_000) as second:
        after = first_line(second)
        second.terminate()
    assert before["events"]
    assert after == before
