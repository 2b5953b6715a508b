from __future__ import annotations

from pathlib import Path

from omaha_trainer.assets import resource_text
from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.wording.styles import style_title
from omaha_trainer.wording.voice import Voice, identity

VOICE = Voice(identity, str)


def test_a_style_that_comes_with_the_program_is_called_as_its_file_says() -> None:
    assert [style_title(name, VOICE) for name in STYLES] == [profile(name).title for name in STYLES]


def test_ones_own_style_is_told_from_one_of_the_same_title(tmp_path: Path) -> None:
    rock = resource_text("opponents", "rock.toml")
    (tmp_path / "uncle.toml").write_text(rock, "utf-8")
    (tmp_path / "aunt.toml").write_text(rock.replace('"Rock"', '"Aunt Vesna"'), "utf-8")
    assert style_title(str(tmp_path / "uncle.toml"), VOICE) == "Rock (uncle)"
    assert style_title(str(tmp_path / "aunt.toml"), VOICE) == "Aunt Vesna"
