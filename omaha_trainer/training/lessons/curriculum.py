"""What there is to learn, in teaching order, and a question for a skill. Knows nothing of the one who learns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.training.faults import QuizFault
from omaha_trainer.training.founding.reading import Founding
from omaha_trainer.training.frame import frame_of
from omaha_trainer.training.kind import QuestionKind, grade
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Answer, Grade, Part, Question
from omaha_trainer.training.wish import Wish

from .skills import ASKED_EVENLY, Skill
from .ways import Drill

LESSONS = (
    Kind.BEST_HANDS,
    Kind.LOW_POSSIBLE,
    Kind.WHICH_LOW,
    Kind.NUT_LOW,
    Kind.COUNTERFEIT,
    Kind.NUT_HIGH,
    Kind.ORDER,
    Kind.MAX_RAISE,
    Kind.MIN_RAISE,
    Kind.POT_ODDS,
    Kind.SIDE_POTS,
    Kind.PAYOUT,
    Kind.OUTS,
)
"""Hands and lows first, then the betting, then the pots."""
_NO_QUESTION = (QuizFault.NO_SUCH_TRAP, QuizFault.CANNOT_HAVE)


class Curriculum:
    """Made of the kinds of questions and the founding examples, these in teaching order."""

    def __init__(self, kinds: Mapping[Kind, QuestionKind], founding: Sequence[Founding] = ()) -> None:
        self._kinds = kinds
        self._founding = founding

    def kinds(self, drill: Drill) -> tuple[Kind, ...]:
        """The kinds of a drill in teaching order; with a trap those that have it."""
        return tuple(
            kind
            for kind in LESSONS
            if kind in self._kinds
            and drill.takes(kind)
            and (drill.trap is None or drill.trap in self._kinds[kind].traps)
        )

    def skills(self, drill: Drill) -> tuple[Skill, ...]:
        """The skills of a drill in teaching order; a few of them may have no question under its game or rules."""
        return tuple(skill for kind in self.kinds(drill) for skill in self.skills_of(kind, drill))

    def skills_of(self, kind: Kind, drill: Drill) -> tuple[Skill, ...]:
        """The kind as it comes, then its traps; of a drill in one trap only that one."""
        if drill.trap is not None:
            return (Skill(kind, drill.trap),)
        return (Skill(kind), *(Skill(kind, trap) for trap in self._kinds[kind].traps))

    def question(self, kind: Kind, spot: str) -> Question:
        """The question of a spot. Raises KnownError, where the text is none too."""
        if kind not in self._kinds:
            raise KnownError(QuizFault.NOT_A_SPOT, kind=kind.value)
        return self._kinds[kind].question(spot)

    def grade(self, question: Question, part: Part, answer: Answer) -> Grade:
        """The verdict on an answer to a part of the question."""
        return grade(self._kinds[question.kind], question, part, answer)

    def ask(self, skill: Skill, drill: Drill, rng: Random) -> Question | None:
        """A fresh question of the skill; None where the drill's game, structure or rules have none such."""
        try:
            question = self._fresh(skill, drill, rng)
        except KnownError as error:
            if error.reason in _NO_QUESTION:
                return None
            raise
        return question if drill.fits(frame_of(question)) else None

    def founding(self, drill: Drill, seen: frozenset[tuple[Kind, str]], kind: Kind) -> Iterator[str]:
        """The spots of the founding examples of `kind` that fit the drill and are not `seen`, in teaching order."""
        for of, spot, _ in self._founding:
            if of is kind and (kind, spot) not in seen:
                question = self.question(kind, spot)
                if drill.trap in (None, *question.traps) and drill.fits(frame_of(question)):
                    yield spot

    def _fresh(self, skill: Skill, drill: Drill, rng: Random) -> Question:
        kind = self._kinds[skill.kind]
        return kind.question(kind.spot(rng, _wish(skill, drill)))


def _wish(skill: Skill, drill: Drill) -> Wish:
    if skill in ASKED_EVENLY and drill.trap is None:
        return drill.wish(even=True)
    return drill.wish(skill.trap)
