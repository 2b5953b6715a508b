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

from omaha_trainer.errors import system_words

_NOT_WRITTEN = 1
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command of `argv` (the process's own by default) and return its exit status.

    With a command a reader who has gone, a full disk and Ctrl-C are no reason for a traceback.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    _open_missing_streams()
    _never_fail_to_print()
    if not arguments:
        return _open_window(arguments)
    try:
        from omaha_trainer.cli.parser import build_parser

        args = build_parser().parse_args(arguments)
        if args.command is not None:
            status = _carry_out(args)
            sys.stdout.flush()
            return status
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _close_stdout()
        return _NOT_WRITTEN
    except OSError as error:
        _close_stdout()
        print(f"The answer cannot be written: {system_words(error)}.", file=sys.stderr)
        return _NOT_WRITTEN
    return _open_window(arguments)


def _open_window(arguments: Sequence[str]) -> int:
    from omaha_trainer.ui.app import run_window

    return run_window(arguments)


def _carry_out(args: Namespace) -> int:
    match args.command:
        case "screenshots":
            from omaha_trainer.ui.screenshots import run as run_screenshots

            return run_screenshots(args)
        case "self-check":
            from omaha_trainer.ui.self_check import run as run_self_check

            return run_self_check(args)
        case _:
            from omaha_trainer.cli.run import run

            return run(args, time.perf_counter)


def _open_missing_streams() -> None:
    """Where the process was started without one of the three streams, nothing is read, and what is written is lost."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end


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
