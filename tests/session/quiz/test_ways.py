"""The ways to train, drills, the failed ones played again, and the report."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from omaha_trainer.session.faults import RunFault
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.run import Mark, Origin
from omaha_trainer.table.game import Game
from omaha_trainer.training.lessons.learner import Average, Learner
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import WAYS, Drill, Way
from omaha_trainer.training.names import Kind, Trap
from tests.session.quizzes import CURRICULUM, play, quiz, refused, reply


def test_a_test_has_twenty_questions_and_tells_at_its_end() -> None:
    session = quiz(Way.TEST)
    assert session.marks == (Mark.TO_COME,) * 20
    for number in range(20):
        session.next()
        assert session.marks == (Mark.ANSWERED,) * number + (Mark.OPEN,) + (Mark.TO_COME,) * (19 - number)
        reply(session, right=number % 4 > 0)
    assert session.over
    assert Counter(session.marks) == {Mark.RIGHT: 15, Mark.WRONG: 5}
    assert not WAYS[Way.TEST].tells_at_once
    report = session.report()
    assert (report.questions, report.right, len(report.failed)) == (20, 15, 5)
    assert {reviewed.asked.number for reviewed in session.errors()} == {1, 5, 9, 13, 17}
    with refused(RunFault.RUN_OVER):
        session.next()


def test_a_timed_run_lasts_a_minute_of_thinking() -> None:
    session = quiz(Way.TIMED)
    assert session.remaining_ms() == 60_000
    for number in range(1, 7):
        session.next()
        assert session.remaining_ms(4000) == 60_000 - (number - 1) * 9000 - 4000
        spent = reply(session, milliseconds=9000).milliseconds
        assert 8990 <= spent <= 9000
    session.next()
    reply(session, milliseconds=9000)  # given before the end was told
    assert session.over and session.remaining_ms() == 0
    assert session.report().questions == 7


def test_the_question_that_is_open_when_time_is_up_does_not_count() -> None:
    session = quiz(Way.TIMED)
    session.next()
    reply(session)
    session.next()
    session.time_up()
    assert session.over and session.part is None
    assert session.report().questions == 1
    assert session.marks == (Mark.RIGHT,)


def test_only_a_timed_run_looks_at_the_clock() -> None:
    for way in set(Way) - {Way.TIMED}:
        assert quiz(way).remaining_ms() is None


def test_hints_are_for_learning_and_repeats_not_for_measuring() -> None:
    assert [way for way in Way if WAYS[way].hints] == [Way.LEARN]
    assert [way for way in Way if not WAYS[way].repeats] == [Way.TIMED, Way.TEST]


@pytest.mark.parametrize(
    "drill", [Drill(kinds=(Kind.WHICH_LOW, Kind.NUT_LOW)), Drill(trap=Trap.RE_POT), Drill(game=Game.HIGH)], ids=str
)
def test_a_drill_asks_only_what_it_is_confined_to(drill: Drill) -> None:
    for asked in play(quiz(plan=QuizPlan(drill=drill, seed=1)), 20, right=0.6):
        question = CURRICULUM.question(asked.kind, asked.spot)
        assert drill.takes(asked.kind)
        assert drill.trap in (None, *question.traps)


def test_a_drill_that_leads_nowhere_says_so() -> None:
    session = quiz(plan=QuizPlan(drill=Drill(kinds=(Kind.WHICH_LOW,), game=Game.HIGH)))
    with refused(RunFault.NOTHING_TO_ASK):
        session.next()
    with refused(RunFault.NOTHING_TO_ASK):
        quiz(plan=QuizPlan(drill=Drill(kinds=(Kind.ORDER,), trap=Trap.NO_LOW))).next()
    assert session.run.asked == ()


def test_the_failed_and_slow_ones_are_played_again_with_fresh_cards() -> None:
    session = quiz(Way.TEST)
    play(session, 20, right=0.6)
    run = session.run
    slow = next(asked for asked in run.finished if asked.right)
    session.run = replace(
        run, asked=tuple(replace(asked, slow=True) if asked is slow else asked for asked in run.asked)
    )
    plan = session.play_again()
    assert plan is not None and plan.way is Way.PRACTICE and plan.seed != session.plan.seed
    failed = {asked.skill for asked in run.finished if not asked.right}
    assert set(plan.skills) == failed | {slow.skill}
    again = quiz(plan=plan)
    played = play(again, 99)
    assert again.over
    assert [asked.wished for asked in played] == list(plan.skills)
    assert {asked.origin for asked in played} == {Origin.AGAIN}
    assert not {asked.spot for asked in played} & {asked.spot for asked in run.asked}


def test_a_perfect_run_is_not_played_again() -> None:
    session = quiz()
    assert session.play_again() is None
    play(session, 6)
    assert session.play_again() is None


def test_the_report_counts_questions_skills_times_and_mistakes() -> None:
    skill, other = Skill(Kind.MAX_RAISE, Trap.LIMPERS), Skill(Kind.NUT_HIGH)
    learner = Learner(averages={skill: Average(2, 1, 8000)})
    session = quiz(learner=learner, plan=QuizPlan(skills=(skill, other, skill), seed=1))
    mistakes: Counter[str] = Counter()
    for right in (True, True, False):
        session.next()
        reply(session, right=right, milliseconds=6000)
        assert session.latest is not None
        mistakes.update([session.latest.attempt.mistake] if session.latest.attempt.mistake else [])
    report = session.leave()
    assert (report.questions, report.right, report.milliseconds, report.mean_ms) == (3, 2, 18_000, 6000)
    first = report.skills[0]
    assert (first.skill, first.asked, first.right, first.mean_ms, first.usual_ms) == (skill, 2, 1, 6000, 4000)
    assert dict(report.mistakes) == mistakes
    assert quiz().report().mean_ms is None
