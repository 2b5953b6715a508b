"""The guide's tables of keys have every letter that means something on a page, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from omaha_trainer.ui.play.choices import LETTERS as AT_THE_TABLE
from omaha_trainer.ui.quiz.after_choices import LETTERS as IN_THE_QUIZ

README = Path(__file__).parents[2] / "README.md"


def letters_of(heading: str) -> set[str]:
    """The single letters in the first column of the table under a heading."""
    section = README.read_text("utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    keys = re.findall(r"^\| ([^|]+) \|", section, re.MULTILINE)
    plain = [key for cell in keys for key in re.split(r", | or ", cell)]
    return {key for key in plain if re.fullmatch("[A-Z]", key)}


@pytest.mark.parametrize(("heading", "letters"), [("At the table", AT_THE_TABLE), ("In the quiz", IN_THE_QUIZ)])
def test_the_guide_has_every_letter(heading: str, letters: str) -> None:
    assert letters_of(heading) == set(letters)
