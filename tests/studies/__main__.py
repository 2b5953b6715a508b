"""The studies' one command: `python -m tests.studies coach` and the like; `--help` names them all."""

from __future__ import annotations

from argparse import ArgumentParser

from . import coach, field, figures, folding, fresh, ladder
from .stored import load
from .tables import WAYS, way_name


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.studies", description=__doc__)
    studies = parser.add_subparsers(dest="study", required=True)
    command = studies.add_parser("coach", help="the coach played by a seat; continues what is stored of this coach")
    command.add_argument("--rounds", type=int, default=30, help="of 30 duplicate deals against each style")
    command.add_argument("--matches", type=int, default=0, help="so many sessions heads-up, where more than rounds")
    command.add_argument("--game", default="", help="only one, by its name in the results")
    command = studies.add_parser("field", help="all styles in turn: what each wins")
    command.add_argument("--hands", type=int, default=20_000, help="of each style, in every game and structure")
    names = [way_name(way) for way in WAYS]
    command.add_argument("--way", choices=names, action="append", help="only this one; may be given again")
    command = studies.add_parser("figures", help="all styles in turn: what each shows, for the style files too")
    command.add_argument("--hands", type=int, default=100_000, help="of each style, in every game and structure")
    command = studies.add_parser("fresh", help="fresh hands beside what the style files declare; stores nothing")
    command.add_argument("--hands", type=int, default=20_000, help="of each style, in every game and structure")
    command.add_argument("--seed", default="1", help="any word: other hands")
    command = studies.add_parser("folding", help="what folding every hand costs, against each style and against all")
    command.add_argument("--sessions", type=int, default=6, help="of 30 duplicate deals in each game")
    command = studies.add_parser("ladder", help="every pair of styles: the cross table; continues what is stored")
    command.add_argument("--sessions", type=int, default=48, help="of 30 duplicate deals for each pair")
    command.add_argument("--claims", action="store_true", help="only the pairs of which something is to be shown")
    studies.add_parser("show", help="print the stored results")
    args = parser.parse_args()
    match args.study:
        case "coach":
            coach.run(args.rounds, matches=args.matches, only=args.game)
        case "field":
            field.run(args.hands, [way for way in WAYS if way_name(way) in (args.way or names)])
        case "figures":
            figures.run(args.hands)
        case "fresh":
            fresh.run(args.hands, args.seed)
        case "folding":
            folding.run(args.sessions)
        case "ladder":
            ladder.run(args.sessions, claims_only=args.claims)
        case _:
            for study in (figures, field, folding, ladder, coach):
                print("\n".join([*study.report(load(study.NAME)), ""]))


if __name__ == "__main__":
    main()
