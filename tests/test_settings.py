from __future__ import annotations

import json
import os
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.settings import CoachMode, Settings, SettingsFault, load_settings, save_settings
from omaha_trainer.table.game import Game, Structure
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.stakes import AnteKind, Stakes

OTHER = Settings(
    game=Game.HIGH,
    structure=Structure.FIXED,
    stakes=Stakes(2, 4, 1, AnteKind.BIG_BLIND),
    seats=9,
    stack_bb=250,
    house=HouseRules(True, True, True, 25, None, True),
    mixed_hands=12,
    hero_mucks=True,
    lineup=Lineup.CHOSEN,
    styles=("rock", "home"),
    pace=2.5,
    auto_deal=True,
    speed=0.0,
    in_big_blinds=True,
    own_hand=True,
    four_colour=False,
    dark=False,
    coach=CoachMode.ALWAYS,
    quiz_repeats=False,
    panel_folded=True,
    geometry=bytes(range(256)),
    language="kk",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "below" / "settings.json"


def loaded(path: Path, data: object) -> tuple[Settings, KnownError | None]:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data))
    return load_settings(path)


def test_every_setting_of_the_sample_differs_from_its_default() -> None:
    same = [one.name for one in fields(Settings) if getattr(OTHER, one.name) == getattr(Settings(), one.name)]
    assert same == ["others"]


@pytest.mark.parametrize("settings", [Settings(), OTHER])
def test_what_was_saved_is_loaded(path: Path, settings: Settings) -> None:
    save_settings(settings, path)
    assert load_settings(path) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_all_is_as_usual_and_nothing_is_written(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)
    assert not path.parent.exists()


def test_keys_of_other_versions_are_kept(path: Path) -> None:
    settings, notice = loaded(path, {"seats": 3, "holograms": {"on": [1, 2]}})
    assert notice is None
    save_settings(replace(settings, seats=4), path)
    assert json.loads(path.read_text())["holograms"] == {"on": [1, 2]}
    assert load_settings(path)[0].seats == 4


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "stud"),
        ("game", 7),
        ("game", ["high"]),
        ("structure", None),
        ("stakes", "1/2"),
        ("stakes", {"small": 1}),
        ("stakes", {"small": 0, "big": 2, "ante": 0, "ante_kind": "none", "decimals": 0}),
        ("stakes", {"small": 1, "big": 2.5, "ante": 0, "ante_kind": "none", "decimals": 0}),
        ("stakes", {"small": 1, "big": 2, "ante": 0, "ante_kind": "some", "decimals": 0}),
        ("stakes", {"small": 1, "big": 100_001, "ante": 0, "ante_kind": "none", "decimals": 0}),
        ("seats", 1),
        ("seats", 10),
        ("seats", "6"),
        ("seats", 6.0),
        ("seats", True),
        ("stack_bb", 0),
        ("house", []),
        ("house", {"no_cap_for_two": 1}),
        ("house", {"bets_per_street": 0}),
        ("house", {"rounding_chip": -1}),
        ("mixed_hands", 0),
        ("hero_mucks", "yes"),
        ("pace", -0.1),
        ("pace", 4.1),
        ("pace", float("nan")),
        ("pace", float("inf")),
        ("pace", True),
        ("speed", "fast"),
        ("auto_deal", 0),
        ("in_big_blinds", None),
        ("own_hand", []),
        ("four_colour", "no"),
        ("dark", 1),
        ("panel_folded", {}),
        ("geometry", 5),
        ("geometry", "no base64!"),
        ("geometry", "A" * 5000),
        ("language", 3),
        ("language", "../../etc"),
    ],
)
def test_a_value_that_makes_no_sense_falls_back_alone(path: Path, key: str, value: Any) -> None:
    good = {"pace": 3.0, "language": "uk", "seats": 5}
    settings, notice = loaded(path, {**good, key: value})
    assert getattr(settings, key) == getattr(Settings(), key)
    assert notice is not None and notice.reason is SettingsFault.VALUES
    assert notice.details["keys"] == key
    for other, kept in good.items():
        assert other == key or getattr(settings, other) == kept


@given(st.dictionaries(st.sampled_from([one.name for one in fields(Settings)]), st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3), max_leaves=5,
)))  # fmt: skip
def test_whatever_stands_in_the_file_there_are_settings(tmp_path_factory: pytest.TempPathFactory, data: Any) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    settings, notice = loaded(path, data)
    assert notice is None or notice.reason is SettingsFault.VALUES
    save_settings(settings, path)
    assert load_settings(path) == (settings, None)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b"\xff\xfe{}", b"[" * 100_000, b"\0" * 100])
def test_a_broken_file_is_kept_aside_and_the_usual_settings_hold(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(content)
        settings, notice = load_settings(path)
        assert settings == Settings()
        assert notice is not None and notice.reason is SettingsFault.DAMAGED
        kept = Path(str(notice.details["kept"]))
        assert kept.read_bytes() == content
        assert len(list(path.parent.iterdir())) == number
    save_settings(OTHER, path)
    assert load_settings(path) == (OTHER, None)


@pytest.mark.parametrize("name", ["/proc/nowhere/settings.json", "/dev/null/settings.json", "zero\0byte.json"])
def test_where_nothing_can_be_written_a_reason_is_given(name: str) -> None:
    with pytest.raises(KnownError) as refused:
        save_settings(OTHER, Path(name))
    assert refused.value.reason is SettingsFault.CANNOT_SAVE
    why = str(refused.value.details["why"])
    assert why
    assert "[Errno" not in why, "the sentence names the path already"


def test_a_file_that_cannot_be_read_is_no_damaged_one(tmp_path: Path) -> None:
    folder = tmp_path / "settings.json"
    folder.mkdir()
    settings, notice = load_settings(folder)
    assert settings == Settings()
    assert notice is not None and notice.reason is SettingsFault.CANNOT_READ
    assert folder.is_dir()


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_save_that_fails_half_way_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    save_settings(OTHER, path)

    def disk_full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, disk_full)
    with pytest.raises(KnownError) as refused:
        save_settings(Settings(), path)
    assert "No space left" in str(refused.value.details["why"])
    monkeypatch.undo()
    assert load_settings(path) == (OTHER, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_full_disk_leaves_the_old_file(path: Path) -> None:
    save_settings(OTHER, path)
    path.with_name("settings.json.new").symlink_to("/dev/full")
    with pytest.raises(KnownError) as refused:
        save_settings(Settings(), path)
    assert "No space left" in str(refused.value.details["why"])
    assert load_settings(path) == (OTHER, None)


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    real = tmp_path / "dotfiles.json"
    path.symlink_to(real)
    save_settings(OTHER, path)
    assert path.is_symlink()
    assert load_settings(real) == (OTHER, None)
