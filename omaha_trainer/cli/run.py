"""Running one subcommand: its answer on stdout, a `KnownError` as one sentence on stderr, the exit status."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable

from omaha_trainer.errors import KnownError

DONE, REFUSED = 0, 1


def run(args: Namespace, clock: Callable[[], float]) -> int:
    """Carry out `args.command`; the modules it needs are imported now and no others."""
    try:
        status = _command(args, clock)
        sys.stdout.flush()
    except KnownError as error:
        print(_sentence(error, args), file=sys.stderr)
        return REFUSED
    return status


def _command(args: Namespace, clock: Callable[[], float]) -> int:
    """Carry it out; the exit status."""
    match args.command:
        case "evaluate":
            from . import evaluate

            evaluate.run(args)
        case "equity":
            from . import equity

            equity.run(args, clock)
        case "legal":
            from . import legal

            legal.run(args)
        case "replay":
            from . import replay

            replay.run(args)
        case "simulate":
            from . import simulate

            simulate.run(args, clock)
        case "quiz":
            from . import quiz

            return quiz.run(args)
        case _:
            raise ValueError(f"no command is called {args.command!r}")
    return DONE


def _sentence(error: KnownError, args: Namespace) -> str:
    """The error in words, with the file's name where the words do not hold it."""
    from omaha_trainer.wording.faults.one_line import one_line
    from omaha_trainer.wording.faults.sentence import sentence

    from .output import terminal_voice

    decimals = error.details.get("decimals", 0)
    text = sentence(error, terminal_voice(decimals if isinstance(decimals, int) else 0))
    if args.command in ("legal", "replay") and "name" not in error.details:
        from .history import file_name

        return f"{one_line(file_name(args))}: {text}"
    return text
