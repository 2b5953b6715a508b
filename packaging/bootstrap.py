"""Gets this checkout ready to run: its own `.venv` with the pinned packages, and the system's packages.

Standard library only. Everything it has to say goes to stderr, so that a program's own stdout stays clean.
A stamp inside `.venv` tells what was installed there; while it fits, a start costs a few milliseconds. No
stamp (never made, or killed half-way) means: make it anew.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import debian

ROOT = Path(__file__).resolve().parent.parent

# Settings of the person's own that would send pip or Python elsewhere than into the .venv.
MISLEADING = ("PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV", "PIP_TARGET", "PIP_USER", "PYTHONHOME", "PYTHONPATH")


class Trouble(Exception):
    """Why it cannot be made ready, in one sentence."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True, slots=True)
class Stamp:
    """What stands in a finished `.venv`."""

    pins: str  # digest of what was asked for
    root: str  # the checkout it was made for: a moved .venv does not work
    interpreter: str  # the Python behind its link: after a system upgrade it may be another one
    site: str  # its site-packages, relative to .venv
    packages: tuple[str, ...]  # the *.dist-info that were there
    extras: tuple[str, ...]


class Environment:
    """The `.venv` of one checkout."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.home = root / ".venv"
        self.binaries = self.home / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.binaries / ("python.exe" if os.name == "nt" else "python")
        self.stamp_file = self.home / "omaha-trainer.json"

    def pins(self) -> str:
        """A digest of what is to be installed; how it is checked (the other tools' tables) does not matter."""
        try:
            project = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))
        except ValueError as error:
            raise Trouble(f"pyproject.toml cannot be read: {error}.") from error
        wish = [project.get("project"), project.get("build-system"), project.get("tool", {}).get("hatch")]
        wish.append((self.root / "packaging" / "constraints.txt").read_text("utf-8"))
        return hashlib.sha256(json.dumps(wish, sort_keys=True).encode()).hexdigest()

    def stamp(self) -> Stamp | None:
        """What is installed, or None where that is unknown."""
        try:
            fields = json.loads(self.stamp_file.read_text("utf-8"))
            fields |= {"packages": tuple(fields["packages"]), "extras": tuple(fields["extras"])}
            return Stamp(**fields)
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def works(self, stamp: Stamp | None) -> bool:
        """Whether the .venv is whole and of this place, as far as a glance tells."""
        return (
            stamp is not None
            and stamp.root == str(self.root)
            and self.python.exists()
            and stamp.interpreter == os.path.realpath(self.python)
            and (self.home / stamp.site / "pip").is_dir()
        )

    def ready(self, extras: Sequence[str]) -> bool:
        """Whether a start needs nothing more than this look."""
        stamp = self.stamp()
        return (
            stamp is not None
            and self.works(stamp)
            and stamp.pins == self.pins()
            and set(extras) <= set(stamp.extras)
            and set(stamp.packages) <= {path.name for path in (self.home / stamp.site).iterdir()}
        )

    def make_ready(self, extras: Sequence[str]) -> None:
        """Install what is missing; raise `Trouble` where that cannot be. To be called under `only_one`."""
        stamp = self.stamp()
        keep = stamp if self.works(stamp) else None
        if stamp is not None:
            self.stamp_file.unlink()  # whoever is killed from here on leaves no stamp
        if keep is None:
            say("Setting up .venv with the pinned packages; this happens once and takes a minute or two.")
            self._make()
        else:
            say("Bringing .venv up to date with the pinned packages.")
        wanted = tuple(sorted({*extras, *(keep.extras if keep else ())}))
        if not self._install(wanted):
            if keep is not None:
                self._write(keep)  # pip refused and changed nothing: the next start tries again from here
            raise Trouble(
                "The Python packages could not be installed (pip says why above); the first start needs the network."
            )
        self._write(self._look(wanted))

    def _make(self) -> None:
        if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
            raise Trouble(
                "This Python cannot make virtual environments (it lacks venv or ensurepip): "
                "install the package that brings them, or another Python."
            )
        if self.home.is_symlink() or self.home.is_file():
            self.home.unlink()
        elif self.home.exists():
            shutil.rmtree(self.home)
        if self._call([sys.executable, "-m", "venv", str(self.home)]):
            raise Trouble(f"Python could not make the virtual environment in {self.home}.")

    def _install(self, extras: tuple[str, ...]) -> bool:
        constraints = self.root / "packaging" / "constraints.txt"
        pip = [str(self.python), "-P", "-m", "pip", "--no-input", "--disable-pip-version-check", "-qq"]
        pip += ["install", "--constraint", str(constraints)]
        project = str(self.root) + (f"[{','.join(extras)}]" if extras else "")
        return (  # the builder first, so that building the project asks for nothing unpinned
            self._call([*pip, "hatchling", "editables"]) == 0
            and self._call([*pip, "--no-build-isolation", "--editable", project]) == 0
        )

    def _call(self, command: list[str]) -> int:
        environment = {name: value for name, value in os.environ.items() if name not in MISLEADING}
        return subprocess.call(command, env=environment, cwd=self.root, stdin=subprocess.DEVNULL, stdout=2)

    def _look(self, extras: tuple[str, ...]) -> Stamp:
        ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
        site = Path(subprocess.check_output([str(self.python), "-I", "-c", ask], text=True).strip())
        packages = sorted(path.name for path in site.glob("*.dist-info"))
        return Stamp(
            pins=self.pins(),
            root=str(self.root),
            interpreter=os.path.realpath(self.python),
            site=os.path.relpath(site, self.home),
            packages=tuple(packages),
            extras=extras,
        )

    def _write(self, stamp: Stamp) -> None:
        draft = self.stamp_file.with_suffix(".new")
        draft.write_text(json.dumps(asdict(stamp), indent=1), "utf-8")
        draft.replace(self.stamp_file)


@contextmanager
def only_one(file: Path) -> Iterator[None]:
    """Hold a lock on the file; a second start waits here until the first one has set everything up."""
    with file.open("rb+") as handle:
        if sys.platform == "win32":
            import msvcrt

            handle.seek(1 << 30)  # far behind the text, which stays readable
            while True:
                try:
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it gives up after ten seconds
                    continue
        else:
            import fcntl

            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another start is setting things up; waiting for it.")
                fcntl.flock(handle, fcntl.LOCK_EX)
        yield  # closing the file gives the lock back


def system_needs(needs: dict[str, str]) -> dict[str, str]:
    """The needs, and the package that lets Python make a `.venv` where it cannot."""
    if importlib.util.find_spec("ensurepip") is None:
        return needs | {"/ensurepip": f"python3.{sys.version_info.minor}-venv"}
    return needs


def install_system(packages: list[str]) -> None:
    """Install system packages when root, else raise `Trouble` with the line that does it."""
    if os.geteuid() == 0:
        say("Installing system packages: " + " ".join(packages))
        if debian.install(packages):
            importlib.invalidate_caches()
            return
    line = debian.install_line(debian.names_here(packages))
    raise Trouble(f"System packages are missing; this line installs them: {line}")


def prepare(extras: Sequence[str], needs: dict[str, str], root: Path = ROOT) -> Path:
    """Make everything ready and return the Python to run the project with; raise `Trouble`."""
    environment = Environment(root)
    if debian.applies() and debian.missing(system_needs(needs)):
        with only_one(root / "packaging" / "bootstrap.py"):
            lacking = debian.missing(system_needs(needs))
            if lacking:
                install_system(lacking)
    if not environment.ready(extras):
        try:
            with only_one(root / "packaging" / "bootstrap.py"):
                if not environment.ready(extras):
                    environment.make_ready(extras)
        except OSError as error:
            raise Trouble(f"The virtual environment {environment.home} cannot be set up: {error}.") from error
    return environment.python
