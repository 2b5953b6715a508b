"""Runs of questions: asking, answering part by part, times, the ways to train, and what is kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date

import pytest

from omaha_trainer.errors import KnownError
from omaha_trainer.session.faults import RunFault
from omaha_trainer.session.quiz_plan import QuizPlan
from omaha_trainer.session.quiz_run import Mark, Origin
from omaha_trainer.table.game import Game
from omaha_trainer.training.answer_text import read_answer
from omaha_trainer.training.learner import Average, Learner
from omaha_trainer.training.names import Kind, Mistake, Trap
from omaha_trainer.training.question import Number
from omaha_trainer.training.skills import Skill
from omaha_trainer.training.ways import WAYS, Drill, Way

from .quizzes import CURRICULUM, Clock, play, quiz, reply, wrong_answer

POT_ODDS = QuizPlan(Way.PRACTICE, Drill(kinds=(Kind.POT_ODDS,)), seed=3)


@contextmanager
def refused(reason: RunFault) -> Iterator[None]:
    with pytest.raises(KnownError) as error:
        yield
    assert error.value.reason is reason


def test_a_question_is_answered_part_by_part() -> None:
    session = quiz(plan=POT_ODDS)
    question = session.next()
    assert len(question.parts) > 1
    for number, part in enumerate(question.parts):
        assert session.part == number
        assert session.answer(number, part.answer, 1000).right
        assert session.latest is not None
        assert session.latest.asked.done is (number == len(question.parts) - 1)
        assert bool(session.latest.memories) is session.latest.asked.done
    assert session.part is None
    assert session.marks == (Mark.RIGHT,)


def test_a_wrong_part_makes_the_question_wrong_and_is_told_with_its_mistake() -> None:
    session = quiz(plan=POT_ODDS)
    question = session.next()
    grade = session.answer(0, wrong_answer(question.parts[0]), 1000)
    assert not grade.right and grade.wrong == question.parts[0].wrong[0]
    assert session.latest is not None
    assert session.latest.attempt.mistake == question.parts[0].wrong[0].mistake.value
    reply(session)
    assert session.marks == (Mark.WRONG,)
    (reviewed,) = session.errors()
    assert (reviewed.part, reviewed.grade) == (question.parts[0], grade)


def test_an_answer_that_nobody_knows_is_another_mistake() -> None:
    session = quiz(plan=QuizPlan(drill=Drill(kinds=(Kind.OUTS,)), seed=1))
    session.next()
    grade = session.answer(0, Number(52), 1000)
    assert grade.wrong is not None and grade.wrong.mistake is Mistake.OTHER


def test_steps_that_are_not_due_change_nothing() -> None:
    session = quiz()
    with refused(RunFault.NO_QUESTION):
        session.answer(0, Number(1), 1000)
    with refused(RunFault.NO_QUESTION):
        session.another_like_it()
    question = session.next()
    before = session.snapshot()
    with refused(RunFault.QUESTION_OPEN):
        session.next()
    with refused(RunFault.QUESTION_OPEN):
        session.another_like_it()
    with refused(RunFault.NO_QUESTION):
        session.answer(1, question.parts[0].answer, 1000)
    assert session.snapshot() == before
    reply(session)
    with refused(RunFault.NO_QUESTION):
        session.answer(0, question.parts[0].answer, 1000)
    session.leave()
    with refused(RunFault.RUN_OVER):
        session.next()
    with refused(RunFault.RUN_OVER):
        session.answer(0, question.parts[0].answer, 1000)


def test_the_attempt_holds_all_that_opens_the_question_again() -> None:
    clock = Clock()
    session = quiz(clock=clock, plan=QuizPlan(Way.LEARN, Drill(kinds=(Kind.MAX_RAISE,), trap=Trap.LIMPERS), seed=2))
    question = session.next()
    answer = wrong_answer(question.parts[0])
    session.answer(0, answer, 2500, hinted=True)
    assert session.latest is not None
    kept = session.latest.attempt
    again = CURRICULUM.question(Kind(kept.question.kind), kept.question.spot)
    assert again == question
    assert read_answer(kept.answer) == answer
    assert (kept.right, kept.milliseconds, kept.hinted) == (False, 2500, True)
    assert (kept.question.wished_trap, kept.question.structure) == ("limpers", "pot")
    assert kept.question.game in ("high", "hilo")
    assert kept.question.house in ("online", "tda", "cardroom")
    assert ("max-raise", "limpers") in kept.question.skills and ("max-raise", "") in kept.question.skills
    assert (kept.local_date, kept.answered_at) == (date(2026, 3, 2), int(clock.now.timestamp() * 1000))


def test_the_same_seed_asks_the_same_and_another_one_does_not() -> None:
    first, second, other = (play(quiz(seed=seed), 12) for seed in (4, 4, 5))
    assert [asked.spot for asked in first] == [asked.spot for asked in second]
    assert [asked.spot for asked in first] != [asked.spot for asked in other]


def test_no_spot_comes_twice() -> None:
    spots = Counter((asked.kind, asked.spot) for asked in play(quiz(), 100, right=0.5))
    assert max(spots.values()) == 1


# -- the ways to train -----------------------------------------------------------------------------------------


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


# -- times and repeats -----------------------------------------------------------------------------------------


def test_a_time_stands_beside_the_usual_one_for_that_skill() -> None:
    skill = Skill(Kind.WHICH_LOW, Trap.TOP_DOWN)
    learner = Learner(averages={skill: Average(4, 4, 16_000)})
    session = quiz(learner=learner, plan=QuizPlan(skills=(skill, skill), seed=1))
    session.next()
    assert session.usual_ms == 4000
    assert reply(session, milliseconds=7000).slow is False
    session.next()
    assert session.usual_ms == 4600
    assert reply(session, milliseconds=9300).slow is True
    assert [asked.number for asked in session.report().slow] == [2]


def test_nothing_is_slow_before_an_average_is_known() -> None:
    session = quiz(plan=QuizPlan(drill=Drill(kinds=(Kind.NUT_HIGH,)), seed=1))
    session.next()
    assert session.usual_ms is None
    assert reply(session, milliseconds=200_000).slow is False


def test_a_clock_that_ran_backwards_gives_no_negative_time() -> None:
    session = quiz(Way.TIMED)
    session.next()
    assert reply(session, milliseconds=-5000).milliseconds == 0
    assert session.remaining_ms(-5000) == 60_000


def test_a_wrong_skill_comes_back_with_fresh_cards_and_says_so() -> None:
    clock, skill = Clock(), Skill(Kind.COUNTERFEIT, Trap.COUNTERFEIT)
    first = quiz(clock=clock, plan=QuizPlan(skills=(skill,), seed=1))
    first.next()
    wrong = reply(first, right=False)
    assert first.due() == ()
    clock.go(minutes=11)
    assert skill in first.due()
    session = quiz(learner=first.learner, clock=clock, plan=QuizPlan(drill=Drill(kinds=(skill.kind,)), seed=2))
    asked = []
    while session.due():
        session.next()
        assert session.is_repeat
        assert (session.repeats is not None) and session.repeat_tells is (session.repeats is Trap.NO_LOW)
        asked.append(reply(session))
    assert skill in [one.wished for one in asked]
    assert wrong.spot not in [one.spot for one in asked]
    session.next()
    assert not session.is_repeat and session.repeats is None


def test_with_the_schedule_off_nothing_repeats_but_all_is_remembered() -> None:
    clock = Clock()
    learner = quiz(clock=clock).learner
    session = quiz(learner=learner, clock=clock)
    play(session, 5, right=0.0)
    clock.go(days=1)
    off = quiz(learner=session.learner, clock=clock, plan=QuizPlan(seed=9, scheduled=False))
    assert session.due() and off.due() == ()
    assert {asked.origin for asked in play(off, 10)} == {Origin.FRESH}
    assert len(off.learner.memories) > len(session.learner.memories)


def test_tests_and_timed_runs_do_not_repeat() -> None:
    clock = Clock()
    session = quiz(clock=clock)
    play(session, 5, right=0.0)
    clock.go(days=1)
    for way in (Way.TEST, Way.TIMED):
        assert {asked.origin for asked in play(quiz(way, session.learner, clock=clock), 8)} == {Origin.FRESH}


def test_a_hint_counts_as_slow_for_the_schedule() -> None:
    skill = Skill(Kind.NUT_LOW, Trap.PAIRED_BOARD)
    known = []
    for hinted in (False, True):
        session = quiz(plan=QuizPlan(Way.LEARN, skills=(skill,), seed=1))
        session.next()
        reply(session, hinted=hinted)
        known.append(session.learner.memories[skill])
    assert known[1].stability < known[0].stability


def test_another_like_it_has_the_same_skill_and_other_cards_and_does_not_shorten_a_run() -> None:
    skills = (Skill(Kind.MAX_RAISE, Trap.LIMPERS), Skill(Kind.NUT_HIGH))
    session = quiz(plan=QuizPlan(skills=skills, seed=1))
    first = session.next()
    reply(session)
    like = session.another_like_it()
    assert like.kind is first.kind and Trap.LIMPERS in like.traps and like.spot != first.spot
    assert session.run.last is not None and session.run.last.origin is Origin.LIKE
    reply(session)
    assert not session.over
    assert session.next().kind is Kind.NUT_HIGH
    reply(session)
    assert session.over


def test_what_was_chosen_ahead_is_what_would_have_been_asked() -> None:
    ahead, plain = quiz(Way.TEST), quiz(Way.TEST)
    for _ in range(5):
        chosen = ahead.ahead()()
        assert ahead.next(chosen) == plain.next()
        reply(ahead)
        reply(plain)


# -- playing again ---------------------------------------------------------------------------------------------


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
