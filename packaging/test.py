"""Check and test this checkout: `python3 packaging/test.py [--quick] [--bench] [arguments for pytest...]`.

Format, lint, imports between rooms and types first, then the tests; the first failure ends it with its
status. Pytest's own closing line is the last one. `--quick` makes random runs shorter; `--bench` compares
speed with other libraries instead of testing.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Omaha Trainer needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import bootstrap
import debian


def checks(python: Path) -> dict[str, list[str]]:
    """The checks that run no test, in the order in which they are reported."""
    module = [str(python), "-m"]
    return {
        "ruff check": [*module, "ruff", "check"],
        "ruff format": [*module, "ruff", "format", "--check"],
        "imports between rooms": [str(python.with_name("lint-imports")), "--no-logo"],
        "mypy --strict": [*module, "mypy", "--strict"],
    }


def test_command(python: Path, arguments: Sequence[str]) -> list[str]:
    """Pytest's command line; what the person gave comes last and wins. With `--bench` that of the benchmarks."""
    if "--bench" in arguments:
        return [str(python), "-m", "tests.benchmarks", *(each for each in arguments if each != "--bench")]
    return [str(python), "-m", "pytest", "-q", "-n", str(min(4, os.cpu_count() or 1)), *arguments]


def surroundings(home: str) -> dict[str, str]:
    """The environment in which tests give the same result everywhere."""
    return os.environ | {
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "OMAHA_TRAINER_HOME": home,
        "PYTHONHASHSEED": "0",
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": "1",
    }


def check_all(commands: dict[str, list[str]], environment: dict[str, str]) -> int:
    """Run the checks side by side; report each in a line, the words of the first that failed, its status."""
    running = {
        name: subprocess.Popen(
            command,
            cwd=bootstrap.ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        for name, command in commands.items()
    }
    try:
        for name, process in running.items():
            words, _ = process.communicate()
            if process.returncode:
                print(f"{words.rstrip()}\n{name}: failed", flush=True)
                return process.returncode
            print(f"{name}: fine", flush=True)
        return 0
    finally:
        for process in running.values():
            if process.poll() is None:
                process.kill()
                process.communicate()


def main(arguments: Sequence[str]) -> int:
    extras = ("bench", "dev") if "--bench" in arguments else ("dev",)
    try:
        python = bootstrap.prepare(extras, debian.TESTS)
        with tempfile.TemporaryDirectory(prefix="omaha-trainer-") as home:
            environment = surroundings(home)
            return check_all(checks(python), environment) or subprocess.call(
                test_command(python, arguments), cwd=bootstrap.ROOT, env=environment
            )
    except bootstrap.Trouble as trouble:
        bootstrap.say(str(trouble))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
