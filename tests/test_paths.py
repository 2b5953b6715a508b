from __future__ import annotations

from pathlib import Path

import pytest

from omaha_trainer.paths import made, user_paths


def test_one_variable_puts_everything_below_one_folder(tmp_path: Path) -> None:
    paths = user_paths({"OMAHA_TRAINER_HOME": str(tmp_path)})
    places = [paths.settings_file, paths.database, paths.log_file, paths.cache]
    assert all(tmp_path in place.parents for place in places)
    assert len({paths.settings, paths.data, paths.cache}) == 3
    assert list(tmp_path.iterdir()) == []  # nothing is made by looking


def test_a_folder_named_from_here_stays_the_same_wherever_the_program_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert user_paths({"OMAHA_TRAINER_HOME": "here"}).data == tmp_path / "here" / "data"


@pytest.mark.parametrize("environment", [{}, {"OMAHA_TRAINER_HOME": ""}])
def test_without_it_the_system_decides(environment: dict[str, str]) -> None:
    paths = user_paths(environment)
    assert all("omaha-trainer" in str(place) for place in (paths.settings, paths.data, paths.cache))


def test_a_folder_is_made_or_the_answer_is_no(tmp_path: Path) -> None:
    assert made(tmp_path / "a" / "b") and (tmp_path / "a" / "b").is_dir()
    assert made(tmp_path / "a")
    (tmp_path / "file").touch()
    for impossible in (tmp_path / "file", tmp_path / "file" / "a", Path("/proc/a/b"), tmp_path / "a\0b"):
        assert not made(impossible)
