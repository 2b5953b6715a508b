"""Which question comes next: what is due, what a beginner meets first, what is new, and else a fair mixture.

Whoever learns gets something new at every second question, however much is due.

Everything follows from the plan's seed, the run so far, the learner and the time; nothing is kept here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from random import Random

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import RunFault
from omaha_trainer.training.lessons.curriculum import Curriculum
from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.schedule import due
from omaha_trainer.training.lessons.skills import ASKED_EVENLY, Skill
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Question

from .run import Origin, QuizRun

_LATELY = 12
BEGINNER_UNTIL = 60
"""So many questions long, every second one of practice is a founding example."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A question, the skill it is asked for, and why."""

    question: Question
    wished: Skill
    origin: Origin


@dataclass(frozen=True, slots=True)
class Choice:
    """All that a choice depends on."""

    run: QuizRun
    learner: Learner
    curriculum: Curriculum
    now: datetime

    @property
    def number(self) -> int:
        return len(self.run.asked) + 1

    def next(self) -> Chosen:
        """The next question. Raises KnownError(RunFault.NOTHING_TO_ASK) where the drill has none."""
        rng = self._rng()
        for origin, skill, spot in self._wishes(rng):
            if spot is not None:
                return Chosen(self.curriculum.question(skill.kind, spot), skill, origin)
            question = self.curriculum.ask(skill, self.run.plan.drill, rng)
            if question is not None:
                return Chosen(question, skill, origin)
        raise KnownError(RunFault.NOTHING_TO_ASK)

    def like(self, skill: Skill) -> Chosen:
        """A question of the skill with fresh cards. Raises KnownError(RunFault.NOTHING_TO_ASK)."""
        question = self.curriculum.ask(skill, self.run.plan.drill, self._rng())
        if question is None:
            raise KnownError(RunFault.NOTHING_TO_ASK)
        return Chosen(question, skill, Origin.LIKE)

    def _rng(self) -> Random:
        return Random(f"quiz {self.run.plan.seed} {self.number}")

    def _wishes(self, rng: Random) -> Iterator[tuple[Origin, Skill, str | None]]:
        """What might be asked, in the order of preference; with a spot where the cards are given."""
        plan = self.run.plan
        if plan.skills:
            skill = plan.skills[self.run.planned]
            yield Origin.AGAIN, skill, None
            yield Origin.AGAIN, Skill(skill.kind), None
            return
        if self._is_beginner():
            yield from self._founding(self._kinds())
        if plan.scheduled and plan.rules.repeats and not (plan.way is Way.LEARN and self.number % 2):
            yield from ((Origin.DUE, skill, None) for skill in self._due())
        if plan.way is Way.LEARN:
            yield from self._lessons()
        else:
            yield from ((Origin.FRESH, skill, None) for kind in self._kinds() for skill in self._of(kind, rng))
        yield from ((Origin.FRESH, skill, None) for skill in self.curriculum.skills(plan.drill))

    def _is_beginner(self) -> bool:
        return self.run.plan.way is Way.PRACTICE and self.number % 2 == 1 and self.learner.questions < BEGINNER_UNTIL

    def _founding(self, kinds: tuple[Kind, ...]) -> Iterator[tuple[Origin, Skill, str]]:
        """Founding examples that were not asked yet, of the first of these kinds that has any."""
        for kind in kinds:
            examples = self.curriculum.founding(self.run.plan.drill, self.learner.founding, kind)
            yield from ((Origin.FOUNDING, Skill(kind), spot) for spot in examples)

    def _due(self) -> list[Skill]:
        """The skills of the drill that are due, the longest waiting first, if possible no kind twice in a row."""
        taught = set(self.curriculum.skills(self.run.plan.drill))
        waiting = [skill for skill in due(self.learner.memories, self.now) if skill in taught]
        before = self.run.last.kind if self.run.last else None
        return sorted(waiting, key=lambda skill: skill.kind is before)

    def _lessons(self) -> Iterator[tuple[Origin, Skill, str | None]]:
        """Lesson by lesson: its founding examples, then each of its skills; at the end what goes worst."""
        drill = self.run.plan.drill
        for kind in self.curriculum.kinds(drill):
            yield from self._founding((kind,))
            skills = self.curriculum.skills_of(kind, drill)
            yield from ((Origin.FRESH, skill, None) for skill in skills if skill not in self.learner.averages)
        yield from ((Origin.FRESH, skill, None) for skill in self._worst_first())

    def _worst_first(self) -> list[Skill]:
        """By the share of right answers, with one of two thrown in, so that a single one does not decide.

        What was asked just now waits until others had their turn.
        """
        lately = {asked.wished for asked in self.run.asked[-_LATELY:]}

        def standing(skill: Skill) -> tuple[bool, float]:
            average = self.learner.average(skill)
            return skill in lately, (average.right + 1) / (average.asked + 2)

        return sorted(self.curriculum.skills(self.run.plan.drill), key=standing)

    def _kinds(self) -> tuple[Kind, ...]:
        """All kinds of the drill in a mixture: each once in every round, none twice in a row."""
        kinds = self.curriculum.kinds(self.run.plan.drill)
        if not kinds:
            return ()
        rounds, place = divmod(self.number - 1, len(kinds))
        order: list[Kind] = []
        for number in range(rounds + 1):
            last = order[-1] if order else None
            order = Random(f"kinds {self.run.plan.seed} {number}").sample(kinds, len(kinds))
            if order[0] is last:
                order.append(order.pop(0))
        return (*order[place:], *order[:place])

    def _of(self, kind: Kind, rng: Random) -> list[Skill]:
        """Half the time the kind as it comes, else one of its traps; what is asked evenly comes by nature."""
        drill = self.run.plan.drill
        skills = self.curriculum.skills_of(kind, drill)
        traps = [skill for skill in skills if skill.trap and (drill.trap or skill not in ASKED_EVENLY)]
        if not traps or (drill.trap is None and rng.random() < 0.5):
            return [Skill(kind)]
        return [rng.choice(traps), *([] if drill.trap else [Skill(kind)])]
