"""`simulate` with the styles of the program and the person's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from omaha_trainer.assets import resource_text
from omaha_trainer.opponents.roster import STYLES

from .conftest import Cli


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of one's own styles."""
    monkeypatch.setenv("OMAHA_TRAINER_HOME", str(tmp_path))
    folder = tmp_path / "settings" / "opponents"
    folder.mkdir(parents=True)
    return folder


def test_all_styles_play_by_default(cli: Cli) -> None:
    players = cli("simulate", "--hands", "10", "--seats", "8", "--json").json["players"]
    assert [player["opponent"] for player in players] == [*STYLES]


def test_ones_own_style_plays_by_its_name(own: Path, cli: Cli) -> None:
    (own / "uncle.toml").write_text(resource_text("opponents", "home.toml"), "utf-8")
    answer = cli("simulate", "--hands", "10", "--seats", "3", "--opponents", "uncle,rock,random", "--json").json
    assert [player["opponent"] for player in answer["players"]] == ["uncle", "rock", "random"]
    assert answer["chips_conserved"]


def test_a_bad_file_is_told_in_a_sentence_and_the_others_play(own: Path, cli: Cli) -> None:
    (own / "bad.toml").write_text(resource_text("opponents", "home.toml").replace("enter = 0", "enter = 7", 1), "utf-8")
    (own / "uncle.toml").write_text(resource_text("opponents", "home.toml"), "utf-8")
    answer = cli("simulate", "--hands", "10", "--opponents", "uncle,rock")
    assert answer.status == 0
    assert answer.err.startswith("The opponent in bad.toml: play.enter is 7.")
    assert answer.err.count("\n") == 1
    assert "uncle" in answer.out


def test_a_style_that_nobody_knows_is_refused(cli: Cli) -> None:
    assert cli("simulate", "--hands", "10", "--opponents", "rok").sentence.startswith('No opponent is called "rok"')
