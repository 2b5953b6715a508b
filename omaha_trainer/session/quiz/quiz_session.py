"""Conducts a run of questions: asks, takes answers part by part, times them, and knows what comes back and when.

No screen and no file: `latest` is what the store keeps after each answer. Steps that are not due raise a KnownError
and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import RunFault, SessionFault
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.store.quiz_rows import RunRow
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.lessons.curriculum import Curriculum
from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.schedule import Memory, Recall, Schedule, due
from omaha_trainer.training.lessons.skills import NAMES_THE_ANSWER, Skill, reviewed_by, trained_by
from omaha_trainer.training.names import Mistake, Trap
from omaha_trainer.training.question import Answer, Grade, Question
from omaha_trainer.training.registry import KINDS

from .choice import Choice, Chosen
from .outcome import Outcome, Reviewed
from .plan import QuizPlan
from .record import attempt_row, run_row
from .report import QuizReport, play_again, report_of
from .run import Answered, Asked, Mark, Origin, QuizRun
from .snapshot import read_run, run_text
from .table import at_table


def local_now() -> datetime:
    """The system's time in the learner's zone."""
    return datetime.now(UTC).astimezone()


class QuizSession:
    """`clock` tells the learner's local time with its zone; the time of answers is measured by who shows them."""

    def __init__(
        self,
        plan: QuizPlan,
        learner: Learner | None = None,
        *,
        clock: Callable[[], datetime] = local_now,
        curriculum: Curriculum | None = None,
        run: QuizRun | None = None,
    ) -> None:
        """A new run, or `run` taken up again. Raises KnownError where its open question is none."""
        self.learner = learner or Learner()
        self.run = run or QuizRun(plan)
        self.latest: Outcome | None = None
        """Of the last answer."""
        self._clock = clock
        self._curriculum = curriculum or Curriculum(KINDS, founding())
        self._schedule = Schedule()
        last = self.run.last
        self._question = self._curriculum.question(last.kind, last.spot) if last else None

    # -- the run as it stands ------------------------------------------------------------------------------

    @property
    def plan(self) -> QuizPlan:
        return self.run.plan

    @property
    def row(self) -> RunRow:
        """What the store keeps of the run when it begins."""
        return run_row(self.plan)

    @property
    def question(self) -> Question | None:
        """The open question or the last one; None before the first."""
        return self._question

    @property
    def part(self) -> int | None:
        """The part that is open, from 0; None where nothing waits for an answer."""
        last = self.run.last
        return None if last is None or last.done or self.over else len(last.answers)

    @property
    def over(self) -> bool:
        return self.run.over

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The row of dots."""
        return self.run.marks()

    @property
    def is_repeat(self) -> bool:
        """The question is there because its skill was due."""
        return self.run.last is not None and self.run.last.origin is Origin.DUE

    @property
    def repeats(self) -> Trap | None:
        """The trap that a repeat comes from (`again: counterfeit`); see `repeat_tells`. None: the kind as it comes."""
        return self.run.last.wished.trap if self.is_repeat and self.run.last else None

    @property
    def repeat_tells(self) -> bool:
        """The name of the trap gives the answer away: it is to be shown after it."""
        return self.repeats in NAMES_THE_ANSWER

    @property
    def usual_ms(self) -> int | None:
        """The learner's average time for the skill of the question, before it; None where there is none yet."""
        return self.run.last.usual_ms if self.run.last else None

    def remaining_ms(self, thinking_ms: int = 0) -> int | None:
        """What is left of a timed run after `thinking_ms` on the open part; None where time does not count."""
        limit = self.plan.rules.milliseconds
        return None if limit is None else max(limit - self.run.used_ms - max(thinking_ms, 0), 0)

    def due(self) -> tuple[Skill, ...]:
        """The skills that are due now, whatever the drill; none where the schedule is off."""
        return due(self.learner.memories, self._clock()) if self.plan.scheduled else ()

    # -- steps ---------------------------------------------------------------------------------------------

    def ahead(self, *, like: bool = False) -> Callable[[], Chosen]:
        """The choice of what `next` or `another_like_it` would ask, as work for a thread: it changes nothing.

        It goes by the run as it stands now: while a question is open, only where no answer decides what comes next.
        """
        choice, last = self._choice(), self.run.last
        return partial(choice.like, last.skill) if like and last is not None else choice.next

    def next(self, chosen: Chosen | None = None) -> Question:
        """Ask the next question, or what was chosen `ahead`.

        Raises KnownError(RunFault...): RUN_OVER, QUESTION_OPEN, NOTHING_TO_ASK.
        """
        return self._ask(self._choice().next if chosen is None else lambda: chosen)

    def another_like_it(self) -> Question:
        """Ask for the same skill with fresh cards, beside the plan; a test is no shorter for it.

        Raises KnownError(RunFault...): NO_QUESTION, QUESTION_OPEN, RUN_OVER, NOTHING_TO_ASK.
        """
        last = self.run.last
        if last is None:
            raise KnownError(RunFault.NO_QUESTION)
        return self._ask(lambda: self._choice().like(last.skill))

    def answer(self, part: int, answer: Answer, milliseconds: int, *, hinted: bool = False) -> Grade:
        """Grade the answer to the open part; `latest` has what goes into the store.

        `milliseconds` count from when the part was shown, or shown again after an interruption. An answer that was
        given before a timed run was told to be over counts. Raises KnownError(RunFault...): RUN_OVER, NO_QUESTION.
        """
        if self.over:
            raise KnownError(RunFault.RUN_OVER)
        asked, question = self.run.last, self._question
        if asked is None or question is None or part != self.part:
            raise KnownError(RunFault.NO_QUESTION)
        grade = self._curriculum.grade(question, question.parts[part], answer)
        mistake = None if grade.right else grade.wrong.mistake if grade.wrong else Mistake.OTHER
        spent = max(milliseconds, 0) + self.run.thinking_ms
        asked = asked.after(Answered(answer, mistake, spent, hinted))
        if asked.done:
            asked = replace(asked, slow=self.learner.average(asked.skill).is_slow(asked.milliseconds))
        now = self._clock()
        memories = self._reviewed(asked, now) if asked.done else {}
        self.run = self.run.with_last(asked)
        self.latest = Outcome(grade, attempt_row(asked, question, now), memories, asked)
        return grade

    def time_up(self) -> None:
        """The minute is over: the open question does not count."""
        self.leave()

    def leave(self) -> QuizReport:
        """End the run; nothing is asked after it."""
        self.run = replace(self.run, left=True)
        return self.report()

    # -- looking back --------------------------------------------------------------------------------------

    def report(self) -> QuizReport:
        return report_of(self.run)

    def play_again(self) -> QuizPlan | None:
        """The plan for playing the failed and slow ones again, with fresh cards; None where there are none."""
        return play_again(self.run)

    def errors(self) -> tuple[Reviewed, ...]:
        """All wrong answers of the run, to be gone through at its end."""
        return tuple(one for asked in self.run.finished if not asked.right for one in self._errors_of(asked))

    def open_at_table(self) -> PlaySession | None:
        """The spot of the question at a table, to be played on for practice; None where it is no hand."""
        return at_table(self._question) if self._question is not None else None

    # -- keeping -------------------------------------------------------------------------------------------

    def snapshot(self, thinking_ms: int = 0) -> str:
        """The run as text, with the time that was spent on the open part so far."""
        return run_text(replace(self.run, thinking_ms=self.run.thinking_ms + max(thinking_ms, 0)))

    @classmethod
    def restore(
        cls,
        text: str,
        learner: Learner | None = None,
        *,
        clock: Callable[[], datetime] = local_now,
        curriculum: Curriculum | None = None,
    ) -> QuizSession:
        """The run of a snapshot: the same question, the same time left. `learner` as the store tells it now.

        Raises KnownError(SessionFault.SNAPSHOT) where it cannot be read.
        """
        run = read_run(text)
        try:
            session = cls(run.plan, learner, clock=clock, curriculum=curriculum, run=run)
        except KnownError as error:
            raise KnownError(SessionFault.SNAPSHOT, why=repr(error)) from error
        if run.last is not None and session.question and len(session.question.parts) != run.last.parts:
            raise KnownError(SessionFault.SNAPSHOT, why="a question of other parts")
        return session

    # -- within a step -------------------------------------------------------------------------------------

    def _choice(self) -> Choice:
        return Choice(self.run, self.learner, self._curriculum, self._clock())

    def _ask(self, choose: Callable[[], Chosen]) -> Question:
        if self.over:
            raise KnownError(RunFault.RUN_OVER)
        if self.part is not None:
            raise KnownError(RunFault.QUESTION_OPEN)
        chosen = choose()
        question = chosen.question
        skills = trained_by(question, chosen.wished)
        asked = Asked(
            number=len(self.run.asked) + 1,
            kind=question.kind,
            spot=question.spot,
            origin=chosen.origin,
            wished=chosen.wished,
            skills=skills,
            parts=len(question.parts),
            usual_ms=self.learner.average(skills[0]).mean_ms,
        )
        if chosen.origin is Origin.FOUNDING:
            self.learner = self.learner.seen(question.kind, question.spot)
        self.run = replace(self.run, asked=(*self.run.asked, asked))
        self._question = question
        return question

    def _reviewed(self, asked: Asked, now: datetime) -> dict[Skill, Memory]:
        """Remember how the question went, for all skills that it trains."""
        recall = Recall.RIGHT if not (asked.slow or asked.hinted) else Recall.SLOW
        if not asked.right:
            recall = Recall.WRONG
        known = self.learner.memories
        skills = reviewed_by(asked.skills, asked.wished, asked.origin is Origin.DUE)
        memories = {skill: self._schedule.after(known.get(skill), recall, now) for skill in skills}
        self.learner = self.learner.after(asked.skills, asked.right, asked.milliseconds, memories)
        return memories

    def _errors_of(self, asked: Asked) -> list[Reviewed]:
        question = self._curriculum.question(asked.kind, asked.spot)
        return [
            Reviewed(asked, question, part, given.answer, self._curriculum.grade(question, part, given.answer))
            for part, given in zip(question.parts, asked.answers, strict=True)
            if not given.right
        ]
