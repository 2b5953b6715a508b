"""Which questions a quiz asks: the kinds, the trap and the wish of the arguments, as an endless row of questions."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.lessons.ways import Drill
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Question
from omaha_trainer.training.registry import KINDS, ask, question


def drill_of(args: Namespace) -> Drill:
    """What the questions are confined to. Raises KnownError(QuizFault.NO_SUCH_KIND, QuizFault.NO_SUCH_TRAP)."""
    kinds = (_kind(args.kind),) if args.kind else tuple(KINDS)
    if args.trap:
        kinds = _with_trap(kinds, args.kind or "", args.trap)
    return Drill(
        kinds=kinds,
        trap=Trap(args.trap) if args.trap else None,
        game=Game(args.game) if args.game else None,
        limit=Limit(args.limit) if args.limit else None,
        house=PRESETS[Preset(args.house)] if args.house else None,
    )


def _kind(name: str) -> Kind:
    if name not in set(Kind):
        raise KnownError(QuizFault.NO_SUCH_KIND, kind=name, known=", ".join(KINDS))
    return Kind(name)


def _with_trap(kinds: tuple[Kind, ...], kind: str, trap: str) -> tuple[Kind, ...]:
    """Those of the kinds that have the trap."""
    found = tuple(one for one in kinds if trap in KINDS[one].traps)
    if not found:
        known = dict.fromkeys(one for kind in kinds for one in KINDS[kind].traps)
        raise KnownError(QuizFault.NO_SUCH_TRAP, kind=kind, trap=trap, known=", ".join(known))
    return found


def examples(drill: Drill) -> Iterator[Question]:
    """The fixed first questions that are of the drill, in teaching order."""
    for kind, spot, _ in founding():
        if drill.takes(kind):
            asked = question(kind, spot)
            if drill.fits(frame_of(asked)) and drill.trap in (None, *asked.traps):
                yield asked


def fresh(drill: Drill, rng: Random, *, even: bool) -> Iterator[Question]:
    """Questions without end. Raises KnownError(QuizFault.CANNOT_HAVE) where the drill allows none."""
    kinds = list(drill.kinds)
    while True:
        kind = rng.choice(kinds) if len(kinds) > 1 else kinds[0]
        try:
            yield _fitting(kind, drill, rng, even=even)
        except KnownError as error:
            if error.reason is not QuizFault.CANNOT_HAVE or len(kinds) == 1:
                raise
            kinds.remove(kind)


def _fitting(kind: Kind, drill: Drill, rng: Random, *, even: bool) -> Question:
    """A question of the kind; it may be that the kind is not about the structure or the house that is wished."""
    asked = ask(kind, rng, drill.wish(drill.trap, even=even))
    if not drill.fits(frame_of(asked)):
        raise KnownError(QuizFault.CANNOT_HAVE, kind=kind.value, trap="")
    return asked
