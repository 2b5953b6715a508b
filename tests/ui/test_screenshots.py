"""The two commands that start Qt off screen, and what a start imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "omaha_trainer", *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(("scale", "theme"), [("1", "dark"), ("2", "light")])
def test_pages_are_drawn_in_the_asked_size(tmp_path: Path, scale: str, theme: str) -> None:
    options = ("--size", "1024x640", "--scale", scale, "--theme", theme, "--seed", "3")
    done = command("screenshots", "--out", str(tmp_path), "--page", "table", "settings", *options)
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["settings.png", "table.png"]
    image = QImage(str(tmp_path / "table.png"))
    assert (image.width(), image.height()) == (1024 * int(scale), 640 * int(scale))
    felt = image.pixelColor(image.width() // 2, round(image.height() * 0.42))
    assert felt.isValid()


def test_the_same_seed_draws_the_same_pictures(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert command("screenshots", "--out", str(tmp_path / name), "--page", "showdown").returncode == 0
    assert (tmp_path / "one" / "showdown.png").read_bytes() == (tmp_path / "two" / "showdown.png").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(("--page", "nowhere"), "nowhere"), (("--lang", "xx"), "xx"), (("--size", "9999x999"), "8192")],
)
def test_what_there_is_not_is_told_in_one_sentence(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = command("screenshots", "--out", str(tmp_path), *arguments)
    assert done.returncode == 1
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = command("screenshots", "--out", str(tmp_path / "file" / "below"))
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1


def test_self_check() -> None:
    done = command("self-check")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip().endswith("All is well.")


START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from omaha_trainer.ui import app
heavy = ("numpy", "PySide6.QtSvg", "pyqtgraph", "sqlite3", "omaha_trainer.session.play.play_session")
class Start(app.Start):
    def _go_on(self):
        print([name for name in heavy if name in sys.modules])
        super()._go_on()
        print([name for name in ("numpy", "pyqtgraph") if name in sys.modules])
        QTimer.singleShot(0, QApplication.closeAllWindows)
app.Start = Start
sys.exit(app.run_window([]))
"""


def test_nothing_heavy_is_imported_before_the_felt_is_seen(trainer_home: Path) -> None:
    done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["[]", "[]"]


def test_without_a_display_one_sentence_and_exit_1(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":987")
    done = command()
    assert done.returncode == 1
    assert "screenshots" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
