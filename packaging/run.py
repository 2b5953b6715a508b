"""Start the Omaha Trainer from this checkout: `python3 packaging/run.py [arguments...]`.

Makes the `.venv` at the first start, then becomes `python -m omaha_trainer` with the same arguments.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Omaha Trainer needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import bootstrap
import debian

NO_DISPLAY = (
    "There is no display for the window; `screenshots --out DIR` draws its pages without one, and "
    "evaluate, equity, legal, replay, quiz, simulate and self-check work in a terminal."
)


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the program would open its window: no subcommand is given, and no help is asked for."""
    if not arguments:
        return True
    return arguments[0].startswith("-") and not {"-h", "--help", "--version"} & set(arguments)


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window has somewhere to appear; only on Linux and its like can it not."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def system_packages(arguments: Sequence[str]) -> dict[str, str]:
    """What these arguments need of the system: the terminal's subcommands need no Qt."""
    if opens_window(arguments):
        return debian.WINDOW
    return debian.OFFSCREEN if arguments[0] in ("screenshots", "self-check") else {}


def become(python: Path, arguments: Sequence[str]) -> int:
    """Run the program in this process's place; Windows cannot, and waits for it."""
    # -P: a file in the folder where the person stands must not be taken for a module of ours.
    command = [str(python), "-P", "-m", "omaha_trainer", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def main(arguments: Sequence[str]) -> int:
    if opens_window(arguments) and not has_display(os.environ):
        bootstrap.say(NO_DISPLAY)
        return 1
    try:
        python = bootstrap.prepare((), system_packages(arguments))
    except bootstrap.Trouble as trouble:
        bootstrap.say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130
    return become(python, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
