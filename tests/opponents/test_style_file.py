from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from omaha_trainer.assets import resource_text
from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import Kind, RosterFault, StyleFault
from omaha_trainer.opponents.roster import STYLES, named, opponent, own_styles, profile, style_name
from omaha_trainer.opponents.style_file import read_profile
from omaha_trainer.table.game import Game, Limit

GOOD = resource_text("opponents", "solid.toml")


def refusal(text: str) -> tuple[StyleFault, dict[str, Any]]:
    with pytest.raises(KnownError) as caught:
        read_profile(text, "mine", "mine.toml")
    assert isinstance(caught.value.reason, StyleFault)
    assert caught.value.details["file"] == "mine.toml"
    return caught.value.reason, caught.value.details


def changed(key: str, value: str) -> str:
    """The good file with the line of one key changed, or left out."""
    lines = [line for line in GOOD.splitlines() if not line.startswith(f"{key} =")]
    place = lines.index(next(line for line in lines if line.startswith("[play]"))) + 1
    return "\n".join([*lines[:place], *([f"{key} = {value}"] if value else []), *lines[place:]])


def retitled(title: str) -> str:
    """The good file with another title, written as in TOML."""
    return GOOD.replace('title = "Solid all-round player"', f'title = "{title}"')


def test_the_files_of_the_roster_are_all_there_and_have_words_and_figures() -> None:
    for name in STYLES:
        found = profile(name)
        assert found.name == name
        assert set(found.styles) == set(found.figures) == {(game, limit) for game in Game for limit in Limit}
        for words, least in ((found.title, 4), (found.summary, 40), (found.mistakes, 400), (found.how_to_beat, 300)):
            assert len(words) >= least
            assert "%" not in words
    assert len({profile(name).title for name in STYLES}) == len(STYLES) >= 8


@pytest.mark.parametrize(
    ("text", "reason", "details"),
    [
        ("title = \n", StyleFault.NOT_TOML, {"line": 1}),
        ("a = " + "[" * 50_000, StyleFault.NOT_TOML, {}),
        ("a = 1" + "0" * 5_000, StyleFault.NOT_TOML, {"line": 0}),
        (changed("enter", ""), StyleFault.MISSING_KEY, {"key": "play.enter"}),
        (changed("entre", "0.3"), StyleFault.UNKNOWN_KEY, {"key": "play.entre"}),
        (changed("enter", '"much"'), StyleFault.WRONG_KIND, {"key": "play.enter", "wanted": Kind.NUMBER}),
        (changed("enter", "true"), StyleFault.WRONG_KIND, {"key": "play.enter", "wanted": Kind.NUMBER}),
        (changed("enter", "1.5"), StyleFault.OUT_OF_RANGE, {"key": "play.enter", "found": 1.5, "least": 0, "most": 1}),
        (changed("enter", "nan"), StyleFault.OUT_OF_RANGE, {"key": "play.enter"}),
        (changed("enter", "1" + "0" * 400), StyleFault.OUT_OF_RANGE, {"key": "play.enter"}),
        (changed("sizes", "[1, 0]"), StyleFault.WRONG_KIND, {"key": "play.sizes", "wanted": Kind.THREE_NUMBERS}),
        (changed("sizes", "[0, 0, 0]"), StyleFault.WRONG_KIND, {"key": "play.sizes"}),
        (changed("sizes", "[1, 0, 2]"), StyleFault.OUT_OF_RANGE, {"key": "play.sizes", "found": 2}),
        (changed("enter", "0x" + "f" * 6000), StyleFault.OUT_OF_RANGE, {"key": "play.enter"}),
        (retitled("two\\nlines"), StyleFault.WRONG_KIND, {"key": "title", "wanted": Kind.LINE}),
        (retitled("x" * 41), StyleFault.WRONG_KIND, {"key": "title", "wanted": Kind.LINE}),
        (retitled(" "), StyleFault.WRONG_KIND, {"key": "title", "wanted": Kind.TEXT}),
        ("titel = 1\n" + GOOD, StyleFault.UNKNOWN_KEY, {"key": "titel"}),
        (GOOD.replace("title =", "summary2 =", 1), StyleFault.UNKNOWN_KEY, {"key": "summary2"}),
        ("play_fixed = 3\n" + GOOD, StyleFault.WRONG_KIND, {"key": "play_fixed", "wanted": Kind.TABLE}),
        (GOOD + "\n[play_high]\nname = 3\n", StyleFault.UNKNOWN_KEY, {"key": "play_high.name"}),
        (GOOD + "\n[play_high]\nbluff = -1\n", StyleFault.OUT_OF_RANGE, {"key": "play_high.bluff"}),
    ],
)
def test_a_bad_file_is_refused_by_key_and_reason(text: str, reason: StyleFault, details: dict[str, object]) -> None:
    found, told = refusal(text)
    assert found is reason
    assert told | details == told


def test_the_high_game_and_fixed_limit_may_be_played_otherwise() -> None:
    text = GOOD + "\n[play_high]\nbluff = 0.5\nsizes = [1, 0, 0]\n\n[play_fixed]\nbluff = 0.25\n"
    styles = read_profile(text, "mine", "mine.toml").styles
    plain = profile("solid").styles[Game.HILO, Limit.POT]
    assert styles[Game.HILO, Limit.NO].bluff == plain.bluff
    assert styles[Game.HIGH, Limit.POT].bluff == 0.5
    assert styles[Game.HIGH, Limit.POT].sizes == (1.0, 0.0, 0.0)
    assert styles[Game.HIGH, Limit.FIXED].bluff == styles[Game.HILO, Limit.FIXED].bluff == 0.25
    assert styles[Game.HIGH, Limit.FIXED].enter == plain.enter


def test_ones_own_styles_are_read_and_a_bad_one_stops_no_other(tmp_path: Path) -> None:
    (tmp_path / "uncle.toml").write_text(GOOD.split("[figures")[0], "utf-8")
    (tmp_path / "broken.toml").write_text("[play", "utf-8")
    (tmp_path / "latin.toml").write_bytes(b"title = 'Andr\xe9'")
    (tmp_path / "rock.toml").write_text(GOOD, "utf-8")
    (tmp_path / "notes.txt").write_text("no style", "utf-8")
    own = own_styles(tmp_path)
    assert list(own.paths) == ["uncle"]
    assert {fault.details["file"]: fault.reason for fault in own.faults} == {
        "broken.toml": StyleFault.NOT_TOML,
        "latin.toml": StyleFault.NOT_TEXT,
        "rock.toml": StyleFault.NAME_TAKEN,
    }
    uncle = profile(own.paths["uncle"])
    assert (uncle.name, style_name(own.paths["uncle"]), dict(uncle.figures)) == ("uncle", "uncle", {})


@pytest.mark.parametrize("name", [*STYLES, "caller", "aggressor", "random", "folder", "coach", "all"])
def test_no_file_takes_a_name_that_means_something_else(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.toml").write_text(GOOD, "utf-8")
    own = own_styles(tmp_path)
    assert (own.paths, [fault.reason for fault in own.faults]) == ({}, [StyleFault.NAME_TAKEN])


def test_what_is_no_file_of_text_is_told_and_nobody_waits_for_it(tmp_path: Path) -> None:
    (tmp_path / "folder_.toml").mkdir()
    (tmp_path / "gone.toml").symlink_to(tmp_path / "nowhere")
    (tmp_path / "round.toml").symlink_to(tmp_path / "round.toml")
    (tmp_path / "huge.toml").write_text(GOOD + "\n#" * 60_000, "utf-8")
    (tmp_path / "wide.toml").write_text(GOOD, "utf-16")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "uncle.toml").write_text(GOOD, "utf-8")
    own = own_styles(tmp_path)
    assert list(own.paths) == ["uncle"]
    assert {str(fault.details["file"]): fault.reason for fault in own.faults} == {
        "folder_.toml": StyleFault.NO_FILE,
        "gone.toml": StyleFault.CANNOT_READ,
        "round.toml": StyleFault.CANNOT_READ,
        "huge.toml": StyleFault.TOO_LARGE,
        "wide.toml": StyleFault.NOT_TEXT,
    } | ({"pipe.toml": StyleFault.NO_FILE} if hasattr(os, "mkfifo") else {})


@pytest.mark.parametrize("text", ["\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), "\ufeff" + GOOD.replace("\n", "\r\n")])
def test_a_file_is_read_as_other_editors_write_it(tmp_path: Path, text: str) -> None:
    (tmp_path / "uncle.toml").write_bytes(text.encode())
    own = own_styles(tmp_path)
    assert not own.faults
    assert profile(own.paths["uncle"]).mistakes == profile("solid").mistakes


def test_a_style_is_named_by_its_own_file_or_as_the_program_calls_it(tmp_path: Path) -> None:
    (tmp_path / "uncle.toml").write_text(GOOD, "utf-8")
    own = own_styles(tmp_path)
    assert [named(name, own) for name in ("uncle", "rock", "caller", "random", "coach")] == [
        str(tmp_path / "uncle.toml"), "rock", "caller", "random", "coach",
    ]  # fmt: skip
    with pytest.raises(KnownError) as caught:
        named("ucnle", own)
    assert caught.value.reason is RosterFault.UNKNOWN_STYLE
    assert str(caught.value.details["known"]).endswith("uncle, random")


def test_a_folder_that_is_not_there_holds_no_styles(tmp_path: Path) -> None:
    own = own_styles(tmp_path / "opponents")
    assert (own.paths, own.faults) == ({}, ())
    (tmp_path / "opponents").write_text("no folder", "utf-8")
    assert own_styles(tmp_path / "opponents") == own


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "opponents").symlink_to(tmp_path / "opponents")
    (fault,) = own_styles(tmp_path / "opponents").faults
    assert (fault.reason, fault.details["file"]) == (StyleFault.CANNOT_READ, "opponents")


def test_a_file_that_is_gone_is_told_by_name(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        opponent(str(tmp_path / "gone.toml"))
    assert caught.value.reason is StyleFault.CANNOT_READ
    assert caught.value.details["file"] == "gone.toml"


def test_the_former_names_of_two_styles_still_seat_them() -> None:
    assert profile("caller") is profile("station")
    assert profile("aggressor") is profile("maniac")


@pytest.mark.parametrize("name", ["../rock", "rock.tom", "..", ""])
def test_a_name_is_no_way_into_other_folders(name: str) -> None:
    with pytest.raises(KnownError) as caught:
        profile(name)
    assert caught.value.reason is RosterFault.UNKNOWN_STYLE
