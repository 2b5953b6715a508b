"""Libraries are read before they are imported."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from omaha_trainer.ui.library_files import read_libraries
from omaha_trainer.ui.warm_up import NUMBERS, number_loads


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "trial_package"
    folder.mkdir()
    (folder / "__init__.py").write_text("raise AssertionError('imported')", "utf-8")
    return folder


def test_a_package_and_what_was_installed_beside_it_are_read_and_not_imported(package: Path) -> None:
    inner, beside = package / "inner", package.with_name("trial_package.libs")
    for folder in (inner, beside):
        folder.mkdir()
    (inner / "part.cpython-311-x86_64-linux-gnu.so").write_bytes(b"x" * 3_000_001)
    (beside / "numbers-1.so.5.0.0").write_bytes(b"x" * 10)
    (beside / "words.txt").write_bytes(b"x" * 500)
    assert read_libraries("trial_package") == 3_000_011


def test_what_cannot_be_read_is_left_to_the_import(package: Path) -> None:
    (package / "gone.pyd").symlink_to(package / "nowhere.pyd")
    (package / "folder.dll").mkdir()
    (package / "there.dylib").write_bytes(b"xy")
    assert read_libraries("trial_package") == 2
    assert read_libraries("no_such_package_anywhere") == 0


def test_numbers_are_read_first() -> None:
    first = next(islice(number_loads(), 1))
    assert first() == read_libraries(NUMBERS[0]) > 1_000_000
