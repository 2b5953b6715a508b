"""Which system packages are asked for, with a made-up system in place of dpkg and apt."""

from __future__ import annotations

import sys

import pytest

import debian

NEEDS = {"libEGL.so.1": "libegl1", "libglib-2.0.so.0": "libglib2.0-0", "Xvfb": "xvfb"}


class System:
    """Answers dpkg-query and apt-cache as a Debian with these packages would, and keeps the commands."""

    def __init__(self, installed: set[str], offered: set[str] | None = None) -> None:
        self.installed = installed
        self.offered = offered or set()
        self.commands: list[list[str]] = []

    def run(self, command: list[str]) -> tuple[int, str]:
        self.commands.append(command)
        if command[0] == "dpkg-query":
            known = [name for name in command[4:] if name in self.installed]
            return 1, "".join(f"installed {name}\n" for name in known) + "config-files libgone\n"
        policy = ""
        for name in command[2:]:
            candidate = "1.0" if name in self.offered else "(none)"
            policy += f"{name}:\n  Installed: (none)\n  Candidate: {candidate}\n  Version table:\n"
        return 0, policy


def test_where_everything_loads_no_command_is_run() -> None:
    system = System(set())
    assert debian.missing(NEEDS, has=lambda need: True, run=system.run) == []
    assert system.commands == []


def test_what_neither_loads_nor_is_installed_is_missing() -> None:
    system = System({"libegl1"})
    assert debian.missing(NEEDS, has=lambda need: False, run=system.run) == ["libglib2.0-0", "xvfb"]


def test_a_library_installed_under_its_t64_name_is_not_missing() -> None:
    system = System({"libegl1", "libglib2.0-0t64"})
    assert debian.missing(NEEDS, has=lambda need: False, run=system.run) == ["xvfb"]


def test_a_removed_package_whose_settings_stay_is_missing() -> None:
    system = System(set())
    assert debian.missing({"libgone.so.1": "libgone"}, has=lambda need: False, run=system.run) == ["libgone"]


def test_names_get_t64_only_where_the_release_offers_nothing_else() -> None:
    packages = ["libglib2.0-0", "xvfb"]
    assert debian.names_here(packages, System(set(), {"libglib2.0-0", "xvfb"}).run) == packages
    assert debian.names_here(packages, System(set(), {"libglib2.0-0t64", "xvfb"}).run) == [
        "libglib2.0-0t64",
        "xvfb",
    ]
    assert debian.names_here(packages, System(set()).run) == packages  # lists never fetched: the old names


def test_the_line_to_type_names_every_package() -> None:
    line = debian.install_line(["libegl1", "xvfb"])
    assert line == "sudo apt-get update && sudo apt-get install -y libegl1 xvfb"


def test_present_looks_for_files_commands_and_libraries() -> None:
    assert debian.present(sys.executable)
    assert not debian.present("/no/such/file")
    assert not debian.present("no-such-command")
    assert not debian.present("libnosuchlibrary.so.7")


@pytest.mark.skipif(sys.platform != "linux", reason="libc.so.6 is Linux's")
def test_present_finds_a_library_that_is_there() -> None:
    assert debian.present("libc.so.6")


def test_a_window_needs_what_off_screen_pictures_need_and_more() -> None:
    assert debian.OFFSCREEN.items() < debian.WINDOW.items() < debian.TESTS.items()
    assert debian.WINDOW["libxcb-cursor.so.0"] == "libxcb-cursor0"
