"""Ctrl-C, `kill` and a terminal that closes end the program as closing the window does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from omaha_trainer.paths import user_paths
from omaha_trainer.settings import load_settings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
PATIENCE = 120


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_closes_the_window(number: signal.Signals, trainer_home: Path) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "OMAHA_TRAINER_HOME": str(trainer_home)}
    paths = user_paths(environment)
    process = subprocess.Popen(
        [sys.executable, "-m", "omaha_trainer"], env=environment, stderr=subprocess.PIPE, text=True
    )
    last = time.monotonic() + PATIENCE
    while not paths.database.exists() and process.poll() is None and time.monotonic() < last:
        time.sleep(0.05)
    process.send_signal(number)
    errors = process.communicate(timeout=PATIENCE)[1]
    assert (process.returncode, errors) == (0, "")
    assert load_settings(paths.settings_file)[0].geometry, "the window's place was kept"
