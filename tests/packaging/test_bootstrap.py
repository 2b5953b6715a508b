"""The stamp of a `.venv`: when a start may trust it, and what becomes of it when pip fails or is killed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import bootstrap
import debian


class Pip:
    """Stands for the commands that make a `.venv` and install into it; keeps them, fails when told."""

    def __init__(self, environment: bootstrap.Environment) -> None:
        self.environment = environment
        self.commands: list[list[str]] = []
        self.fails = False
        self.killed = False

    def call(self, command: list[str]) -> int:
        self.commands.append(command)
        site = self.environment.home / "lib" / "site-packages"
        if "venv" in command:
            (site / "pip").mkdir(parents=True)
            self.environment.binaries.mkdir()
            self.environment.python.symlink_to(sys.executable)
            return 0
        if self.killed:
            raise KeyboardInterrupt
        if not self.fails:
            (site / "numpy-1.dist-info").mkdir(exist_ok=True)
        return int(self.fails)

    @property
    def made(self) -> int:
        """How often a `.venv` was made from nothing."""
        return sum("venv" in command for command in self.commands)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A checkout with a space in its path."""
    root = tmp_path / "my checkout"
    (root / "packaging").mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\n")
    (root / "packaging" / "constraints.txt").write_text("numpy==1\n")
    (root / "packaging" / "bootstrap.py").write_text("# the lock\n")
    return root


@pytest.fixture
def environment(place: Path) -> bootstrap.Environment:
    return bootstrap.Environment(place)


@pytest.fixture
def pip(environment: bootstrap.Environment, monkeypatch: pytest.MonkeyPatch) -> Pip:
    fake = Pip(environment)
    site = environment.home / "lib" / "site-packages"
    monkeypatch.setattr(bootstrap.Environment, "_call", lambda self, command: fake.call(command))
    monkeypatch.setattr(subprocess, "check_output", lambda *args, **kwargs: f"{site}\n")
    return fake


posix = pytest.mark.skipif(os.name == "nt", reason="the made-up .venv uses links")


@posix
def test_a_finished_venv_is_ready_and_stays_so(environment: bootstrap.Environment, pip: Pip) -> None:
    assert not environment.ready([])
    environment.make_ready(["dev"])
    assert environment.ready(["dev"])
    assert environment.ready([])  # the smaller wish is met by the larger one
    assert not environment.ready(["bench"])
    assert pip.made == 1


@posix
def test_the_builder_comes_first_and_everything_is_pinned(environment: bootstrap.Environment, pip: Pip) -> None:
    environment.make_ready(["dev"])
    builder, project = pip.commands[1:]
    assert builder[-2:] == ["hatchling", "editables"]
    assert project[-1] == f"{environment.root}[dev]"
    assert "--no-build-isolation" in project
    for command in (builder, project):
        pins = command[command.index("--constraint") + 1]
        assert Path(pins) == environment.root / "packaging" / "constraints.txt"


@posix
@pytest.mark.parametrize(
    ("name", "line"), [("pyproject.toml", 'version = "2"\n'), ("packaging/constraints.txt", "numpy==2\n")]
)
def test_a_changed_wish_is_installed_into_the_same_venv(
    environment: bootstrap.Environment, pip: Pip, name: str, line: str
) -> None:
    environment.make_ready(["dev"])
    with (environment.root / name).open("a") as file:
        file.write(line)
    assert not environment.ready([])
    environment.make_ready([])
    assert environment.ready(["dev"]), "the extras that were there are kept"
    assert pip.made == 1


@posix
def test_how_the_code_is_checked_asks_for_no_installation(environment: bootstrap.Environment, pip: Pip) -> None:
    environment.make_ready(["dev"])
    with (environment.root / "pyproject.toml").open("a") as file:
        file.write("[tool.ruff]\nline-length = 99\n")
    assert environment.ready(["dev"])


@posix
def test_a_spoilt_project_file_is_told_in_one_sentence(environment: bootstrap.Environment, pip: Pip) -> None:
    environment.make_ready([])
    (environment.root / "pyproject.toml").write_text("[project\n")
    with pytest.raises(bootstrap.Trouble, match=r"pyproject\.toml cannot be read"):
        environment.ready([])


def lose_library(environment: bootstrap.Environment) -> None:
    (environment.home / "lib" / "site-packages" / "numpy-1.dist-info").rmdir()


def lose_python(environment: bootstrap.Environment) -> None:
    environment.python.unlink()


def other_python(environment: bootstrap.Environment) -> None:
    environment.python.unlink()
    environment.python.symlink_to(__file__)


def lose_stamp(environment: bootstrap.Environment) -> None:
    environment.stamp_file.unlink()


def spoil_stamp(environment: bootstrap.Environment) -> None:
    environment.stamp_file.write_text('{"pins": ')


def old_stamp(environment: bootstrap.Environment) -> None:
    environment.stamp_file.write_text('{"packages": [], "extras": []}')


@posix
@pytest.mark.parametrize(
    ("damage", "made"),
    [(lose_library, 1), (lose_python, 2), (other_python, 2), (lose_stamp, 2), (spoil_stamp, 2), (old_stamp, 2)],
)
def test_a_damaged_venv_is_mended_or_made_anew(
    environment: bootstrap.Environment,
    pip: Pip,
    damage: Callable[[bootstrap.Environment], None],
    made: int,
) -> None:
    environment.make_ready([])
    damage(environment)
    assert not environment.ready([])
    environment.make_ready([])
    assert environment.ready([])
    assert pip.made == made


@posix
def test_a_moved_checkout_makes_its_own_venv(environment: bootstrap.Environment, pip: Pip) -> None:
    environment.make_ready([])
    moved = environment.root.with_name("elsewhere")
    environment.root.rename(moved)
    assert not bootstrap.Environment(moved).ready([])


@posix
def test_killed_half_way_it_is_made_anew(environment: bootstrap.Environment, pip: Pip) -> None:
    environment.make_ready([])
    (environment.root / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    pip.killed = True
    with pytest.raises(KeyboardInterrupt):
        environment.make_ready([])
    pip.killed = False
    assert environment.stamp() is None
    environment.make_ready([])
    assert environment.ready([])
    assert pip.made == 2


@posix
def test_a_failed_update_keeps_the_venv_for_the_next_try(environment: bootstrap.Environment, pip: Pip) -> None:
    environment.make_ready([])
    (environment.root / "pyproject.toml").write_text("[project]\nversion = '2'\n")
    pip.fails = True
    with pytest.raises(bootstrap.Trouble, match="needs the network"):
        environment.make_ready([])
    pip.fails = False
    environment.make_ready([])
    assert environment.ready([])
    assert pip.made == 1


@posix
@pytest.mark.parametrize("kind", ["file", "link", "folder"])
def test_whatever_stands_in_the_way_is_replaced(
    environment: bootstrap.Environment, pip: Pip, kind: str, tmp_path: Path
) -> None:
    if kind == "file":
        environment.home.write_text("not a folder")
    elif kind == "link":
        environment.home.symlink_to(tmp_path / "nowhere")
    else:
        (environment.home / "lib").mkdir(parents=True)
    environment.make_ready([])
    assert environment.ready([])


@posix
def test_prepare_sets_up_once(place: Path, pip: Pip) -> None:
    python = bootstrap.prepare(["dev"], {}, place)
    commands = len(pip.commands)
    assert bootstrap.prepare(["dev"], {}, place) == python
    assert len(pip.commands) == commands


def test_a_second_start_waits_for_the_first(place: Path) -> None:
    lock = place / "packaging" / "bootstrap.py"
    script = (
        "import sys; from pathlib import Path; import bootstrap\n"
        "with bootstrap.only_one(Path(sys.argv[1])): print('in', flush=True)"
    )
    folder = str(Path(bootstrap.__file__).parent)
    with bootstrap.only_one(lock):
        second = subprocess.Popen(
            [sys.executable, "-c", script, str(lock)],
            env=os.environ | {"PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert second.stderr is not None
        assert "waiting" in second.stderr.readline()
        assert second.poll() is None
    out, _ = second.communicate()
    assert out == "in\n"


def test_missing_system_packages_are_told_in_one_line(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "applies", lambda: True)
    monkeypatch.setattr(debian, "missing", lambda needs: ["libegl1"])
    monkeypatch.setattr(debian, "names_here", lambda packages: packages)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(bootstrap.Trouble) as caught:
        bootstrap.prepare([], {}, place)
    assert str(caught.value).endswith("sudo apt-get update && sudo apt-get install -y libegl1")


def test_root_installs_the_missing_packages(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def install(packages: list[str]) -> bool:
        asked.append(packages)
        return True

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(debian, "install", install)
    bootstrap.install_system(["libegl1", "xvfb"])
    assert asked == [["libegl1", "xvfb"]]


def test_without_ensurepip_the_package_that_brings_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    needs = bootstrap.system_needs({"Xvfb": "xvfb"})
    assert f"python3.{sys.version_info.minor}-venv" in needs.values()


def test_without_ensurepip_elsewhere_it_is_said(
    environment: bootstrap.Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(bootstrap.Trouble, match="ensurepip"):
        environment.make_ready([])


def plain(names: Sequence[str]) -> set[str]:
    return {re.split(r"[<>=\[; ]", name)[0].lower().replace("_", "-") for name in names}


def test_every_dependency_is_pinned_exactly() -> None:
    project = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text("utf-8"))
    asked = plain(project["project"]["dependencies"]) | plain(project["build-system"]["requires"])
    for extra in project["project"]["optional-dependencies"].values():
        asked |= plain(extra)
    lines = (bootstrap.ROOT / "packaging" / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+==[0-9][0-9.]*", pin) for pin in pins)
    assert asked <= plain(pins)


def test_nothing_unpinned_is_installed() -> None:
    stamp = bootstrap.Environment().stamp()
    if stamp is None:
        pytest.skip("this checkout has no .venv of its own")
    lines = (bootstrap.ROOT / "packaging" / "constraints.txt").read_text("utf-8").splitlines()
    pins = {line.lower().replace("_", "-") for line in lines if "==" in line}
    installed = {
        name.removesuffix(".dist-info").replace("-", "==").lower().replace("_", "-") for name in stamp.packages
    }
    brought = {"pip", "setuptools", "omaha-trainer"}  # by Python itself, and the project
    assert {name for name in installed if name.split("==")[0] not in brought} <= pins
