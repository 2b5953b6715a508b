"""Which system packages Qt and the window tests need on Debian and Ubuntu, and how they are installed.

Knows library names, package names and apt. Knows nothing of Python packages. On any other system it keeps
still: `applies()` is false there.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

# What must be there -> the package that brings it. A name with a slash is a file, one with ".so" a library,
# any other a command.
OFFSCREEN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
    "/etc/fonts/fonts.conf": "fontconfig",
}
WINDOW = OFFSCREEN | {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
TESTS = WINDOW | {"Xvfb": "xvfb", "xdotool": "xdotool", "setxkbmap": "x11-xkb-utils"}

Run = Callable[[list[str]], "tuple[int, str]"]


def applies() -> bool:
    """Whether this is a system whose packages come from apt."""
    return sys.platform == "linux" and bool(shutil.which("apt-get")) and bool(shutil.which("dpkg-query"))


def present(need: str) -> bool:
    """Whether a library can be loaded, a file exists or a command is found; a few microseconds each."""
    if need.startswith("/"):
        return Path(need).exists()
    if ".so" not in need:
        return shutil.which(need) is not None
    try:
        ctypes.CDLL(need)
    except OSError:
        return False
    return True


def capture(command: list[str]) -> tuple[int, str]:
    """Run a command; its status and what it wrote to stdout, in English."""
    environment = os.environ | {"LC_ALL": "C"}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment)
    return done.returncode, done.stdout


def either_name(packages: Iterable[str]) -> list[str]:
    """Each package under its own name and under the one it got with the 64-bit clock (`libglib2.0-0t64`)."""
    return [name for package in packages for name in (package, package + "t64")]


def missing(needs: dict[str, str], has: Callable[[str], bool] = present, run: Run = capture) -> list[str]:
    """The packages to install, sorted.

    A library that does not load although its package is installed is left alone: such a Python (Nix, conda)
    looks for libraries elsewhere, and apt cannot help it.
    """
    suspects = sorted({package for need, package in needs.items() if not has(need)})
    if not suspects:
        return []
    command = ["dpkg-query", "-W", "-f", "${db:Status-Status} ${Package}\\n", *either_name(suspects)]
    states = run(command)[1].splitlines()
    installed = {state.split()[1] for state in states if state.startswith("installed ")}
    return [package for package in suspects if not installed.intersection(either_name([package]))]


def names_here(packages: list[str], run: Run = capture) -> list[str]:
    """The names under which this release offers the packages: with `t64` where only that one is on offer."""
    offered: set[str] = set()
    name = ""
    for line in run(["apt-cache", "policy", *either_name(packages)])[1].splitlines():
        if not line.startswith(" "):
            name = line.rstrip(":")
        elif line.strip().startswith("Candidate:") and "(none)" not in line:
            offered.add(name)
    return [
        package + "t64" if package not in offered and package + "t64" in offered else package for package in packages
    ]


def install_line(packages: list[str]) -> str:
    """The one line that a person may type."""
    return "sudo apt-get update && sudo apt-get install -y " + " ".join(packages)


def install(packages: list[str]) -> bool:
    """Install the packages as root; whether that went well. Apt's words go to stderr where it did not."""
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}

    def call(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*apt, *arguments],
            check=False,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    call("update")  # where that fails, an older list may still do
    done = call("install", "-y", "--no-install-recommends", *names_here(packages))
    if done.returncode:
        print(done.stdout, file=sys.stderr, flush=True)
    return done.returncode == 0
