"""What a run has come to, and what is worth playing again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from omaha_trainer.training.lessons.learner import Average
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Mistake

from .plan import QuizPlan
from .run import Asked, QuizRun


@dataclass(frozen=True, slots=True)
class SkillReport:
    """The questions of one skill. `usual_ms`: the learner's average before the first of them, None where unknown."""

    skill: Skill
    asked: int
    right: int
    mean_ms: int
    usual_ms: int | None


@dataclass(frozen=True, slots=True)
class QuizReport:
    """A run, or what there is of it. Only questions that were answered to their end count."""

    plan: QuizPlan
    questions: int
    right: int
    milliseconds: int
    skills: tuple[SkillReport, ...]
    """In the order in which they came first."""
    mistakes: tuple[tuple[Mistake, int], ...]
    """The commonest first."""
    failed: tuple[Asked, ...]
    slow: tuple[Asked, ...]
    """Right, but slow."""

    @property
    def mean_ms(self) -> int | None:
        return round(self.milliseconds / self.questions) if self.questions else None


def report_of(run: QuizRun) -> QuizReport:
    """The report of a run, over or not."""
    done = run.finished
    mistakes = Counter(answered.mistake for one in done for answered in one.answers if answered.mistake)
    return QuizReport(
        plan=run.plan,
        questions=len(done),
        right=sum(one.right for one in done),
        milliseconds=sum(one.milliseconds for one in done),
        skills=tuple(_skill_report(skill, done) for skill in dict.fromkeys(one.skill for one in done)),
        mistakes=tuple(mistakes.most_common()),
        failed=tuple(one for one in done if not one.right),
        slow=tuple(one for one in done if one.right and one.slow),
    )


def _skill_report(skill: Skill, done: tuple[Asked, ...]) -> SkillReport:
    of_skill = [one for one in done if one.skill == skill]
    average = Average()
    for one in of_skill:
        average = average.with_answer(one.right, one.milliseconds)
    return SkillReport(skill, average.asked, average.right, average.mean_ms or 0, of_skill[0].usual_ms)


def play_again(run: QuizRun) -> QuizPlan | None:
    """The failed and slow ones once more: the same skills, one question each, with fresh cards; None where none is.

    The cards are fresh because the same spot would train its answer; the very spots can be opened from the list.
    """
    report = report_of(run)
    skills = tuple(dict.fromkeys(one.skill for one in (*report.failed, *report.slow)))
    if not skills:
        return None
    rng = Random(f"again {run.plan.seed}")
    order = tuple(rng.sample(skills, len(skills)))
    way = run.plan.way if run.plan.rules.tells_at_once else Way.PRACTICE
    return QuizPlan(way, run.plan.drill, rng.getrandbits(32), run.plan.scheduled, order)
