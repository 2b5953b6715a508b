"""`quiz`: questions with their answers as JSON, the list of kinds and traps, or a quiz in the terminal for people.

Answers that are given in the terminal are told right or wrong and forgotten: the record and what comes back by it
belong to the window.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import chain, islice
from random import Random

from omaha_trainer.training.as_json import as_json
from omaha_trainer.training.lessons.ways import Drill
from omaha_trainer.training.question import Question
from omaha_trainer.training.registry import KINDS
from omaha_trainer.wording.quiz.names import kind_name

from .output import print_json, print_lines, terminal_voice
from .quiz_asked import drill_of, examples, fresh
from .quiz_terminal import play
from .run import DONE, REFUSED

_SEEDS = 1 << 32


def run(args: Namespace) -> int:
    """Ask as the arguments say; the exit status. Raises KnownError(QuizFault...)."""
    if args.list:
        _list(args)
        return DONE
    drill, seed = drill_of(args), Random().randrange(_SEEDS) if args.seed is None else args.seed
    if args.json:
        print_json({"seed": seed, "questions": [as_json(one) for one in _some(args, drill, seed)]})
    elif sys.stdin.isatty() and sys.stdout.isatty():
        play(islice(_questions(args, drill, seed), args.count))
    else:
        print("The quiz needs a terminal to ask in; with --json it prints its questions.", file=sys.stderr)
        return REFUSED
    return DONE


def _questions(args: Namespace, drill: Drill, seed: int) -> Iterator[Question]:
    """The row of questions, the examples first where they are wished."""
    first = examples(drill) if args.examples else iter(())
    return chain(first, fresh(drill, Random(seed), even=args.even))


def _some(args: Namespace, drill: Drill, seed: int) -> list[Question]:
    """As many as are wished; else all examples, or one question."""
    if args.examples and args.count is None:
        return list(examples(drill))
    return list(islice(_questions(args, drill, seed), args.count or 1))


def _list(args: Namespace) -> None:
    """The kinds by the names that `--kind` knows, with their traps."""
    voice = terminal_voice()
    if args.json:
        kinds = [
            {"kind": kind.value, "name": kind_name(kind, voice), "traps": [trap.value for trap in asked.traps]}
            for kind, asked in KINDS.items()
        ]
        print_json({"kinds": kinds})
        return
    for kind, asked in KINDS.items():
        print_lines([f"{kind.value}: {kind_name(kind, voice)}", f"    traps: {', '.join(asked.traps)}"])
