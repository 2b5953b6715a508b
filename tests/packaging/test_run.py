"""The two commands: what `run.py` passes on and refuses, and what `test.py` runs."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import bootstrap
import debian


def load(name: str) -> ModuleType:
    """A script of packaging/ as a module; under a name that hides none of the standard library's."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", bootstrap.ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = load("run")
test = load("test")


@pytest.mark.parametrize("arguments", [[], ["--theme", "dark"]])
def test_without_a_subcommand_the_window_opens(arguments: list[str]) -> None:
    assert run.opens_window(arguments)
    assert run.system_packages(arguments) == debian.WINDOW


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["--version"], ["evaluate"], ["self-check"]])
def test_with_one_it_does_not(arguments: list[str]) -> None:
    assert not run.opens_window(arguments)


def test_the_terminal_subcommands_need_no_system_package() -> None:
    assert run.system_packages(["evaluate", "--board", "3s 4s Kh"]) == {}
    assert run.system_packages(["--help"]) == {}
    assert run.system_packages(["screenshots"]) == debian.OFFSCREEN


def test_a_display_is_needed_on_linux_only() -> None:
    assert not run.has_display({}, "linux")
    assert not run.has_display({"DISPLAY": ""}, "linux")
    assert run.has_display({"DISPLAY": ":0"}, "linux")
    assert run.has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert run.has_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    assert run.has_display({}, "darwin")
    assert run.has_display({}, "win32")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_without_a_display_one_sentence_and_status_1(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    script = bootstrap.ROOT / "packaging" / "run.py"
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    for name in ("screenshots", "evaluate", "equity", "legal", "replay", "simulate", "self-check"):
        assert name in done.stderr


class Became(Exception):
    """Thrown in place of turning into another program."""


@pytest.fixture
def became(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []

    def execv(path: str, command: list[str]) -> None:
        commands.append(command)
        raise Became

    monkeypatch.setattr(os, "execv", execv)
    monkeypatch.setattr(bootstrap, "prepare", lambda extras, needs: Path("/a place/.venv/bin/python"))
    return commands


@pytest.mark.skipif(os.name == "nt", reason="Windows waits for a child instead")
def test_arguments_are_passed_on_as_they_are(became: list[list[str]]) -> None:
    arguments = ["evaluate", "--board", "3s 4s Kh", "As 2c 5d 8h", "--json"]
    with pytest.raises(Became):
        run.main(arguments)
    assert became == [["/a place/.venv/bin/python", "-P", "-m", "omaha_trainer", *arguments]]


def test_trouble_is_one_sentence_and_status_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prepare(*_: object) -> Path:
        raise bootstrap.Trouble("No network.")

    monkeypatch.setattr(bootstrap, "prepare", prepare)
    assert run.main(["evaluate"]) == 1
    assert capsys.readouterr() == ("", "No network.\n")
    assert test.main([]) == 1
    assert capsys.readouterr() == ("", "No network.\n")


def test_all_checks_are_run() -> None:
    commands = [" ".join(command[1:]) for command in test.checks(Path("/v/bin/python")).values()]
    assert "-m ruff check" in commands
    assert "-m ruff format --check" in commands
    assert "-m mypy --strict" in commands
    assert test.checks(Path("/v/bin/python"))["imports between rooms"][0] == "/v/bin/lint-imports"


def test_pytest_gets_the_arguments_last() -> None:
    command = test.test_command(Path("/v/bin/python"), ["--quick", "-n0", "tests/poker"])
    assert command[:3] == ["/v/bin/python", "-m", "pytest"]
    assert command[-3:] == ["--quick", "-n0", "tests/poker"]


def test_benchmarks_run_alone_and_on_request_only() -> None:
    command = test.test_command(Path("/v/bin/python"), ["--bench"])
    assert command == ["/v/bin/python", "-m", "tests.benchmarks"]
    assert "tests.benchmarks" not in test.test_command(Path("/v/bin/python"), [])


def test_the_first_failing_check_gives_its_words_and_its_status(capfd: pytest.CaptureFixture[str]) -> None:
    def script(text: str) -> list[str]:
        return [sys.executable, "-c", text]

    status = test.check_all(
        {
            "first": script("print('all well')"),
            "second": script("print('line 7 is too long'); raise SystemExit(3)"),
            "third": script("import time; time.sleep(600)"),
        },
        dict(os.environ),
    )
    assert status == 3
    assert capfd.readouterr().out == "first: fine\nline 7 is too long\nsecond: failed\n"


def test_the_tests_have_the_same_surroundings_everywhere() -> None:
    given = test.surroundings("/a/home")
    assert given["QT_QPA_PLATFORM"] == "offscreen"
    assert given["OMAHA_TRAINER_HOME"] == "/a/home"
    assert given["LC_ALL"] == given["LANG"] == "C.UTF-8"
