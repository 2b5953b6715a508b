"""The arguments of every subcommand. Imports nothing of the game, so that help is instant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path

_GAMES = ("hilo", "high")
_HOUSES = ("online", "tda", "cardroom")
_LEAST_SIDE = 320
_SCALES = (0.5, 4.0)
_HAND_HELP = 'four cards, such as "As Ah 2s 3h" or AsAh2s3h'


def build_parser() -> argparse.ArgumentParser:
    """The whole command line; `args.command` is None where the window is meant."""
    parser = argparse.ArgumentParser(
        prog="omaha-trainer",
        description="A trainer for Omaha and Omaha Hi-Lo. Without a command it opens the window.",
        epilog="The exit status is 0 when all is well, 1 when the question has no answer, 2 for wrong usage.",
    )
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help="print the version")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for add in (_evaluate, _equity, _legal, _replay, _simulate, _quiz, _screenshots, _self_check):
        add(commands)
    return parser


class _ShowVersion(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import PackageNotFoundError, version

        try:
            found = version("omaha-trainer")
        except PackageNotFoundError:
            found = "(not installed)"
        print(parser.prog, found)
        parser.exit()


def _evaluate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = _command(commands, "evaluate", "the best high and low of hands on a board, and who wins")
    command.add_argument("--board", required=True, metavar="CARDS", help='three to five cards, such as "3s 4s Kh"')
    _game(command)
    command.add_argument("hands", nargs="+", metavar="HAND", help=_HAND_HELP)


def _equity(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = _command(commands, "equity", "how much of the pot each of two to nine hands gets on average")
    command.add_argument("--board", default="", metavar="CARDS", help="three to five cards that lie on the board")
    command.add_argument("--dead", default="", metavar="CARDS", help="cards that cannot come")
    command.add_argument("--samples", type=whole(1), metavar="N", help="sample N boards (200000 if a hand is random)")
    command.add_argument("--seed", type=whole(0), default=0, metavar="S", help="of the samples (0)")
    _game(command)
    command.add_argument("hands", nargs="+", metavar="HAND", help=f"{_HAND_HELP}, or random")


def _legal(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    _history(_command(commands, "legal", "who is to act in an unfinished hand, and what is allowed"))


def _replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    _history(_command(commands, "replay", "play a hand history through the rules: pots, winners, final stacks"))


def _history(command: argparse.ArgumentParser) -> None:
    command.add_argument("--house", choices=_HOUSES, help="house rules, instead of the file's own (online)")
    command.add_argument("file", metavar="FILE", help="a hand history in the PHH format; - is the standard input")


def _simulate(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = _command(commands, "simulate", "many hands between scripted players")
    _game(command)
    command.add_argument("--limit", choices=("fixed", "pot", "no", "mixed"), default="pot", help="the structure (pot)")
    command.add_argument("--stakes", default="1/2", metavar="A/B", help="the two figures that name the game (1/2)")
    command.add_argument("--seats", type=whole(2, 9), default=6, metavar="N", help="players, 2 to 9 (6)")
    command.add_argument("--stack", default="200", metavar="AMOUNT", help="in the units of the stakes (200)")
    command.add_argument("--hands", type=whole(1), required=True, metavar="N", help="how many deals")
    command.add_argument(
        "--opponents",
        metavar="A,B,...",
        help="styles by seat, repeated; all: each in turn; random: any legal act (all)",
    )
    command.add_argument("--seed", type=whole(0), default=1, metavar="S", help="the same seed, the same hands (1)")
    command.add_argument("--jobs", type=whole(1, 256), default=1, metavar="J", help="processes; they change no hand")
    command.add_argument("--duplicate", action="store_true", help="deal every block once per rotation of the seats")


def _quiz(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = _command(commands, "quiz", "questions with their answers, or a quiz in the terminal; nothing is recorded")
    command.add_argument("--list", action="store_true", help="name the kinds of questions and their traps")
    command.add_argument("--kind", metavar="KIND", help="what is asked (all kinds, mixed)")
    command.add_argument("--trap", metavar="TRAP", help="only questions with this trap")
    command.add_argument(
        "--count", type=whole(1, 100_000), metavar="N", help="how many (one; terminal: till you leave)"
    )
    command.add_argument("--seed", type=whole(0), metavar="S", help="the same seed, the same questions (by chance)")
    command.add_argument("--game", choices=_GAMES, help="hilo: eight or better; high (both)")
    command.add_argument("--limit", choices=("fixed", "pot", "no"), help="the structure, where betting is asked (all)")
    command.add_argument("--house", choices=_HOUSES, help="the house rules, where betting is asked (all)")
    command.add_argument(
        "--even", action="store_true", help="every kind of answer equally often, not as the cards fall"
    )
    command.add_argument("--examples", action="store_true", help="first the examples that the rules are explained by")


def _screenshots(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = _command(commands, "screenshots", "one picture of every page, off screen", json=False)
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the pictures go")
    command.add_argument("--page", nargs="+", action="extend", metavar="NAME", help="only these pages")
    command.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="of the window (1280x800)")
    command.add_argument("--scale", type=_scale, default=1.0, metavar="X", help="pixels for each point (1)")
    command.add_argument("--theme", choices=("dark", "light"), default="dark", help="the theme (dark)")
    command.add_argument("--lang", default="en", metavar="CODE", help="the language (en)")
    command.add_argument("--seed", type=whole(0), default=1, metavar="S", help="of what is dealt (1)")


def _self_check(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    _command(commands, "self-check", "load everything once, off screen, and play one hand", json=False)


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, what: str, *, json: bool = True
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")
    if json:
        command.add_argument("--json", action="store_true", help="print one JSON object")
    return command


def _game(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", choices=_GAMES, default="hilo", help="hilo: eight or better; high (hilo)")


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers in bounds, for argparse."""

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 20 else None
        if number is None or number < least or (most is not None and number > most):
            bounds = f"of {least} or more" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {bounds}")
        return number

    return read


def _size(text: str) -> tuple[int, int]:
    """A size such as 1280x800."""
    width, cross, height = text.lower().partition("x")
    sides = [int(side) for side in (width, height) if re.fullmatch(r"[0-9]{3,4}", side, re.ASCII)]
    if not cross or len(sides) != 2 or min(sides) < _LEAST_SIDE:
        what = f"a size such as 1280x800, {_LEAST_SIDE} to 9999 on each side"
        raise argparse.ArgumentTypeError(f"{text!r} is not {what}")
    return sides[0], sides[1]


def _scale(text: str) -> float:
    """Pixels for each point."""
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,4})?", text, re.ASCII) or not _SCALES[0] <= float(text) <= _SCALES[1]:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale from {_SCALES[0]:g} to {_SCALES[1]:g}")
    return float(text)
