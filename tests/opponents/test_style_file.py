from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from omaha_trainer.assets import resource_text
from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.faults import Kind, RosterFault, StyleFault
from omaha_trainer.opponents.roster import STYLES, opponent, own_styles, profile, style_name
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
        "latin.toml": StyleFault.CANNOT_READ,
        "rock.toml": StyleFault.NAME_TAKEN,
    }
    uncle = profile(own.paths["uncle"])
    assert (uncle.name, style_name(own.paths["uncle"]), dict(uncle.figures)) == ("uncle", "uncle", {})


def test_a_folder_that_is_not_there_holds_no_styles(tmp_path: Path) -> None:
    own = own_styles(tmp_path / "opponents")
    assert (own.paths, own.faults) == ({}, ())


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
