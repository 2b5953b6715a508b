"""Times beside the usual ones, repeats, hints, and more of the same."""

from __future__ import annotations

from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.run import Origin
from omaha_trainer.training.lessons.learner import Average, Learner
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Drill, Way
from omaha_trainer.training.names import Kind, Trap
from tests.session.quizzes import Clock, play, quiz, reply


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
