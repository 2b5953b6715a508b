"""The coach's suggestions, played by a seat: against each style heads-up, and in a field of six beside each style.

Every deal begins with fresh stacks, and the luck of the board is taken off (`coach_deals`). Heads-up a deal is played
twice, the seats changed. In the field it is played once with the coach and once with each style in the very same seat,
among the same five others with the same dice; what counts is the difference.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

from omaha_trainer.opponents import coach
from omaha_trainer.opponents.protocol import Opponent
from omaha_trainer.opponents.roster import COACH, STYLES, opponent, prepare
from omaha_trainer.table.game import Limit
from omaha_trainer.table.house import HouseRules
from omaha_trainer.table.setup import HandSetup
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.table.view import PublicHand

from .coach_deals import Played, play
from .stored import Score, Stored, load
from .tables import COMPARED, MATCH_STACK, SEATS, Way, way_name

NAME = "coach"
DEALS = 30
"""Of one session: so long the same players sit together and see what the others do."""
_FIELDS = 6
"""Sessions in the field for each match: there is only one field, and its deals differ more."""
_MEANT_TO_LOSE = tuple(style for style in STYLES if style != "solid")
_BIG_BLIND = 2


def run(rounds: int, *, matches: int = 0, only: str = "") -> None:
    """Play until there are so many rounds: a session of each match, some in the field; save after each game.

    Then until there are so many `matches` of each pair, which cost less than the field. `only` one game, by its name.
    """
    prepare()
    coach.prepare()
    stored = _of_this_coach(load(NAME))
    ways = [way for way in COMPARED if only in ("", way_name(way))]
    for number in range(max(rounds, matches)):
        for way in ways:
            if number < rounds and stored.sessions.get(_key(way), 0) <= number:
                for field in range(_FIELDS):
                    _field(stored, way, number * _FIELDS + field)
                stored.sessions[_key(way)] = number + 1
            if stored.sessions.get(_matches(way), 0) <= number:
                for style in STYLES:
                    _score(stored, way, _against(style)).add(list(_match(way, style, number)))
                stored.sessions[_matches(way)] = number + 1
                print(f"{number + 1} of {way_name(way)}", flush=True)
            stored.save(NAME)
    print("\n".join(report(stored)))


def _match(way: Way, style: str, session: int) -> Iterator[float]:
    """What the coach earns of every deal against one of the style, in the mean of both seats."""
    mine, other = opponent(COACH), opponent(style)
    seed = f"heads-up {way_name(way)} {style} {session}"
    first = _session(way, [mine, other], MATCH_STACK, seed)
    second = _session(way, [other, mine], MATCH_STACK, seed)
    for one, two in zip(first, second, strict=True):
        yield (one.earned(0) + two.earned(1)) / 2


def _field(stored: Stored, way: Way, session: int) -> None:
    """One seat among five others, taken by the coach and by each style in turn."""
    dice = Random(f"field {way_name(way)} {session}")
    others, seat = [opponent(style) for style in dice.sample(STYLES, SEATS - 1)], dice.randrange(SEATS)
    seed = f"field {way_name(way)} {session}"
    earned = {
        name: [
            hand.earned(seat)
            for hand in _session(way, [*others[:seat], opponent(name), *others[seat:]], MATCH_STACK, seed)
        ]
        for name in (COACH, *STYLES)
    }
    _score(stored, way, _IN_FIELD).add(earned[COACH])
    for style in STYLES:
        more = [mine - his for mine, his in zip(earned[COACH], earned[style], strict=True)]
        _score(stored, way, _beside(style)).add(more)


def _session(way: Way, players: Sequence[Opponent], stack: int, seed: str) -> Iterator[Played]:
    """The deals of a session; the players know what they saw in it."""
    earlier: tuple[PublicHand, ...] = ()
    for number in range(DEALS):
        hand = play(_setup(way, len(players), number, stack), players, f"{seed} {number}", earlier)
        earlier = (*earlier, hand.public())
        yield hand


def _setup(way: Way, seats: int, number: int, stack: int) -> HandSetup:
    game, limit = way
    stakes = Stakes(2, 4) if limit is Limit.FIXED else Stakes(1, 2)
    return stakes.setup(game, limit, number % seats, [stack * _BIG_BLIND] * seats, house=HouseRules())


def _of_this_coach(stored: Stored) -> Stored:
    """Without what another version of the coach won."""
    mark = fingerprint()
    stored.sessions = {key: sessions for key, sessions in stored.sessions.items() if mark in key}
    stored.scores = {key: row for key, row in stored.scores.items() if mark in key}
    return stored


@cache
def fingerprint() -> str:
    """Tells one version of the coach from another, as it was when the study began; its words do not count."""
    files = sorted(Path(coach.__file__).parent.glob("coach*.py"))
    code = "".join(ast.dump(_without_words(ast.parse(file.read_bytes()))) for file in files)
    return hashlib.sha256(code.encode()).hexdigest()[:8]


def _without_words(code: ast.Module) -> ast.Module:
    """No comments and no strings that stand alone."""
    for node in ast.walk(code):
        for name, body in ast.iter_fields(node):
            if isinstance(body, list):
                setattr(node, name, [one for one in body if not _is_words(one)])
    return code


def _is_words(node: object) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _key(way: Way) -> str:
    return f"{way_name(way)} {fingerprint()}"


def _matches(way: Way) -> str:
    return f"{_key(way)} matches"


def _score(stored: Stored, way: Way, whose: str) -> Score:
    return stored.score(_key(way), whose)


_IN_FIELD = "field"


def _against(style: str) -> str:
    return f"against {style}"


def _beside(style: str) -> str:
    return f"field more than {style}"


def report(stored: Stored) -> list[str]:
    """What the coach earns, and what is to be shown by it."""
    stored = _of_this_coach(stored)
    lines = [
        f"The coach's suggestions played by a seat, the luck of the board taken off; {stored.date}.",
        f"Big blinds in 100 hands with 95 % confidence, {MATCH_STACK} big blinds deep: heads-up; and in a field of six",
        "so much more than the style in the same seat with the same cards.",
    ]
    for way in COMPARED:
        field = _score(stored, way, _IN_FIELD)
        lines += ["", f"{way_name(way)}: {field} in the field, of {field.deals} deals"]
        for style in STYLES:
            match, beside = _score(stored, way, _against(style)), _score(stored, way, _beside(style))
            lines.append(f"  {style:9} heads-up {match!s:16} (deals {match.deals})   field {beside!s:16}")
    return [*lines, "", *verdicts(stored)]


def verdicts(stored: Stored) -> list[str]:
    """Better than each style but solid, and not worse than that, in both settings."""
    lines = []
    for way in COMPARED:
        for name in (_against, _beside):
            lines += [
                f"{way_name(way)}: better, {name(style)}: {_score(stored, way, name(style)).above(0.0)}"
                for style in _MEANT_TO_LOSE
            ]
            score = _score(stored, way, name("solid"))
            lines.append(f"{way_name(way)}: not worse, {name('solid')}: {_not_worse(score)}")
    return lines


def _not_worse(score: Score) -> str:
    """Better is not worse either; an interval that holds both proves neither."""
    said = score.above(0.0)
    return {"yes": "yes, better", "open": "not shown to be worse", "no": "no"}.get(said, said)
