"""Composition: the command line's entry builds what a command needs and imports nothing else.

Terminal commands start no Qt; the window and what draws pictures live in `ui` and are imported when they are meant.
"""

from __future__ import annotations

import io
import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence

_NOT_WRITTEN = 1
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command of `argv` (the process's own by default) and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _never_fail_to_print()
    if not arguments:
        from omaha_trainer.ui.app import run_window

        return run_window(arguments)
    from omaha_trainer.cli.parser import build_parser

    args = build_parser().parse_args(arguments)
    match args.command:
        case None:
            from omaha_trainer.ui.app import run_window

            return run_window(arguments)
        case "screenshots":
            from omaha_trainer.ui.screenshots import run as run_screenshots

            return run_screenshots(args)
        case "self-check":
            from omaha_trainer.ui.self_check import run as run_self_check

            return run_self_check(args)
        case _:
            return _in_terminal(args)


def _in_terminal(args: Namespace) -> int:
    """A terminal command; a reader who has gone and Ctrl-C are no reason for a traceback."""
    try:
        from omaha_trainer.cli.run import run

        return run(args, time.perf_counter)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _close_stdout()
        return _NOT_WRITTEN
    except OSError as error:
        _close_stdout()
        print(f"The answer cannot be written: {error.strerror}.", file=sys.stderr)
        return _NOT_WRITTEN


def _close_stdout() -> None:
    """The interpreter would try once more to write what is left, and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_fail_to_print() -> None:
    """A character that the terminal does not know is written as its code, not as a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())
