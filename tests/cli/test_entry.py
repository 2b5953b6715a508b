"""Where the entry sends whom: the window without a command, two commands to the window's room, the others here."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from types import ModuleType

import pytest

from omaha_trainer.__main__ import main

from .conftest import Cli


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, object]]:
    """What the window's room was asked for; a stand-in takes its place."""
    calls: list[tuple[str, object]] = []
    for name, function in (("app", "run_window"), ("screenshots", "run"), ("self_check", "run")):
        module = ModuleType(f"omaha_trainer.ui.{name}")

        def called(argument: object, name: str = name) -> int:
            calls.append((name, argument))
            return 7

        setattr(module, function, called)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    return calls


def test_without_a_command_the_window_opens(asked: list[tuple[str, object]]) -> None:
    assert main([]) == 7
    assert asked == [("app", [])]


def test_screenshots_come_with_their_wishes(asked: list[tuple[str, object]]) -> None:
    arguments = "screenshots --out pictures --page play settings --page quiz --size 1024x640 --scale 2 --theme light"
    assert main(arguments.split()) == 7
    ((name, wishes),) = asked
    assert name == "screenshots"
    assert isinstance(wishes, Namespace)
    assert wishes.out == Path("pictures")
    assert wishes.page == ["play", "settings", "quiz"]
    assert (wishes.size, wishes.scale, wishes.theme, wishes.lang, wishes.seed) == ((1024, 640), 2.0, "light", "en", 1)


def test_the_self_check(asked: list[tuple[str, object]]) -> None:
    assert main(["self-check"]) == 7
    assert asked[0][0] == "self_check"


def test_version(cli: Cli) -> None:
    answer = cli("--version")
    assert answer.status == 0
    assert answer.out.startswith("omaha-trainer ")
