"""Runs of questions in telling states, for pictures and for tests: made of real questions, nothing is kept.

The founding articles' examples are the questions where a kind has one; the rest follow from a seed.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random

from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.session.quiz.run import Answered, Asked, Origin, QuizRun
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.schedule import Memory
from omaha_trainer.training.lessons.skills import Skill, trained_by
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.question import Question
from omaha_trainer.training.registry import ask, question
from omaha_trainer.training.wish import Wish

LENGTH, PLACE = 12, 7
"""The question of a picture is the seventh of twelve."""
USUAL_MS, TAKEN_MS = 6100, 4800
EXAMPLES = {
    Kind.BEST_HANDS: "L7",
    Kind.WHICH_LOW: "L2",
    Kind.LOW_POSSIBLE: "L4",
    Kind.NUT_LOW: "L9",
    Kind.COUNTERFEIT: "L9",
    Kind.MAX_RAISE: "PL5",
    Kind.MIN_RAISE: "A7",
    Kind.POT_ODDS: "PL7",
    Kind.SIDE_POTS: "W7",
    Kind.PAYOUT: "W7",
    Kind.OUTS: "H9",
}
"""By the rule whose example it is; of several the last."""
TRAPS = {Kind.BEST_HANDS: Trap.PAIR_IN_LOW, Kind.MAX_RAISE: Trap.RE_POT, Kind.NUT_HIGH: Trap.PAIRED_BOARD}
DUE = (Skill(Kind.BEST_HANDS, Trap.PAIR_IN_LOW), Skill(Kind.SIDE_POTS), Skill(Kind.MAX_RAISE, Trap.LIMPERS))


@dataclass(slots=True)
class StillClock:
    """Stands until it is moved."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


class StagedBooks:
    """A keeper that keeps nothing; three skills are due."""

    def begin(self, plan: QuizPlan) -> QuizSession:
        return QuizSession(plan)

    def take_up(self) -> QuizSession | None:
        return None

    def keep(self, session: QuizSession, thinking_ms: int = 0) -> Future[None]:  # noqa: ARG002
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def due(self) -> tuple[Skill, ...]:
        return DUE


def staged_question(kind: Kind, seed: int) -> Question:
    """A question of the kind that is worth a picture."""
    rule = EXAMPLES.get(kind)
    spots = [spot for of, spot, example in founding() if of is kind and example == rule]
    if spots:
        return question(kind, spots[-1])
    return ask(kind, Random(f"picture {seed}"), Wish(trap=TRAPS.get(kind)))


def staged_session(kind: Kind, seed: int, way: Way = Way.PRACTICE) -> QuizSession:
    """A run whose seventh question is of the kind, open at its last part that is asked with a low or alone."""
    asked = staged_question(kind, seed)
    skill = Skill(kind, TRAPS.get(kind)) if TRAPS.get(kind) in asked.traps else Skill(kind)
    before = [_earlier(number, seed, right=number not in (3, 5), way=way) for number in range(1, PLACE)]
    parts = 1 if kind is Kind.BEST_HANDS and len(asked.parts) > 1 else 0
    done = tuple(Answered(part.answer, None, TAKEN_MS) for part in asked.parts[:parts])
    origin = Origin.DUE if skill.trap else Origin.FRESH
    last = Asked(
        PLACE, kind, asked.spot, origin, skill, trained_by(asked, skill), len(asked.parts), done, usual_ms=USUAL_MS
    )
    skills = tuple(one.skill for one in before) + (skill,) * (LENGTH - len(before))
    plan = QuizPlan(way, seed=seed, skills=skills)
    return QuizSession(plan, _learner(), run=QuizRun(plan, (*before, last)))


def staged_report(seed: int) -> QuizSession:
    """A test that is over, with right and wrong answers."""
    asked = tuple(_earlier(number, seed, right=number % 4 != 3, slow=number == 6) for number in range(1, 21))
    plan = QuizPlan(Way.TEST, seed=seed)
    return QuizSession(plan, _learner(), run=QuizRun(plan, asked))


def _learner() -> Learner:
    """Somebody to whom three skills come back, whenever it is."""
    then, day = datetime(2026, 1, 1, tzinfo=UTC), timedelta(days=1)
    memory = Memory(1.0, 5.0, 2, None, then - day, then.date() - day, then, then.date())
    return Learner(memories=dict.fromkeys(DUE, memory), questions=100)


def _earlier(number: int, seed: int, *, right: bool, slow: bool = False, way: Way = Way.PRACTICE) -> Asked:
    """A question that was answered; the wrong ones with their likeliest mistake."""
    rng = Random(f"{seed} {number}")
    kinds = list(Kind)
    made = ask(kinds[(5 * number) % len(kinds)], rng)
    answers = []
    for place, part in enumerate(made.parts):
        wrong = part.wrong[0] if part.wrong and not right and not place else None
        milliseconds = rng.randrange(2500, 9000) * (3 if slow else 1) // (5 if way is Way.TIMED else 1)
        answers.append(Answered(wrong.answer if wrong else part.answer, wrong.mistake if wrong else None, milliseconds))
    skills = trained_by(made, Skill(made.kind))
    return Asked(
        number, made.kind, made.spot, Origin.FRESH, Skill(made.kind), skills, len(made.parts), tuple(answers),
        usual_ms=USUAL_MS, slow=slow,
    )  # fmt: skip
