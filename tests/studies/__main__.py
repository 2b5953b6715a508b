"""The studies' one command: `python -m tests.studies coach`, `field`, `ladder` or `show`."""

from __future__ import annotations

from argparse import ArgumentParser

from . import coach, field, ladder
from .stored import load


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.studies", description=__doc__)
    studies = parser.add_subparsers(dest="study", required=True)
    command = studies.add_parser("coach", help="the coach played by a seat; continues what is stored of this coach")
    command.add_argument("--rounds", type=int, default=30, help="of 30 duplicate deals against each style")
    command = studies.add_parser("field", help="all styles in turn: figures, for the style files too, and winnings")
    command.add_argument("--hands", type=int, default=20_000, help="of each style, in every game and structure")
    command = studies.add_parser("ladder", help="every pair of styles: the cross table; continues what is stored")
    command.add_argument("--sessions", type=int, default=8, help="of 60 duplicate deals for each pair")
    command.add_argument("--claims", action="store_true", help="only the pairs of which something is to be shown")
    studies.add_parser("show", help="print the stored results")
    args = parser.parse_args()
    match args.study:
        case "coach":
            coach.run(args.rounds)
        case "field":
            field.run(args.hands)
        case "ladder":
            ladder.run(args.sessions, claims_only=args.claims)
        case _:
            print("\n".join([*field.report(load(field.NAME)), "", *ladder.report(load(ladder.NAME))]))
            print("\n".join(["", *coach.report(load(coach.NAME))]))


if __name__ == "__main__":
    main()
