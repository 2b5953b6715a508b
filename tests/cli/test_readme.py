"""The guide's examples are what the program prints: each `$` line of its terminal block is run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from omaha_trainer.__main__ import main

README = Path(__file__).parents[2] / "README.md"


def examples() -> Iterator[tuple[str, str]]:
    """Each command with what it is said to print."""
    (block,) = re.findall(r"^```\n(\$ .*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, printed = part.partition("\n")
        yield command, printed.rstrip("\n")


def without_seconds(text: str) -> str:
    return re.sub(r"in [0-9.]+ s", "in some s", text)


def test_the_guide_prints_what_the_program_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = 0
    for command, printed in examples():
        program, *arguments = shlex.split(command, comments=True)
        if program == "cat":
            Path(arguments[0]).write_text(printed + "\n", encoding="utf-8")
            continue
        assert program == "omaha-trainer"
        assert main(arguments) == 0
        assert without_seconds(capsys.readouterr().out.rstrip("\n")) == without_seconds(printed)
        ran += 1
    assert ran == 3
