"""What every test has: an off-screen Qt, a home of its own, repeatable chance, and the two switches."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

# Before Qt is imported anywhere.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"
_HOME = tempfile.mkdtemp(prefix="omaha-trainer-home-")
os.environ["OMAHA_TRAINER_HOME"] = _HOME
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)

import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402

for _name, _examples in (("full", 100), ("quick", 20)):
    settings.register_profile(
        _name,
        database=None,
        deadline=None,
        derandomize=True,
        max_examples=_examples,
        suppress_health_check=[HealthCheck.too_slow],
    )


collect_ignore_glob = ["benchmarks/*"]
"""Benchmarks are programs of their own: they need other libraries and a quiet machine."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="shorter random runs")
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew, for a diff")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("quick" if config.getoption("--quick") else "full")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin, so that two processes end together."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def quick(request: pytest.FixtureRequest) -> bool:
    """Whether `--quick` was given."""
    return bool(request.config.getoption("--quick"))


@pytest.fixture(scope="session")
def runs(quick: bool) -> Callable[[int, int], int]:
    """How many random runs to make: `runs(20_000, 1_000)` is the first number, under `--quick` the second."""
    return lambda full, short: short if quick else full


@pytest.fixture
def trainer_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh OMAHA_TRAINER_HOME for this test alone."""
    home = tmp_path / "trainer-home"
    home.mkdir()
    monkeypatch.setenv("OMAHA_TRAINER_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with its golden file; `--update-golden` writes the file, to be read as a diff."""
    update = bool(request.config.getoption("--update-golden"))

    def check(path: Path, text: str) -> None:
        if update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.exists(), f"{path} is missing: run with --update-golden and read what it writes"
        assert text == path.read_text(encoding="utf-8")

    return check
