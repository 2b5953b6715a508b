"""Which question comes next: beginners, lessons, mixtures, and what is due."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from omaha_trainer.session.quiz.choice import BEGINNER_UNTIL
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.run import Origin
from omaha_trainer.training.founding.examples import founding
from omaha_trainer.training.lessons.curriculum import LESSONS
from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.skills import ASKED_EVENLY, Skill
from omaha_trainer.training.lessons.ways import Drill, Way
from omaha_trainer.training.names import Kind
from tests.session.quizzes import CURRICULUM, Clock, play, quiz, reply


def test_a_beginner_meets_the_founding_examples_at_every_second_question() -> None:
    session = quiz(curriculum=CURRICULUM)
    origins = [asked.origin for asked in play(session, 20)]
    assert origins == [Origin.FOUNDING, Origin.FRESH] * 10
    examples = {(kind, spot) for kind, spot, _ in founding()}
    assert session.learner.founding <= examples and len(session.learner.founding) == 10


def test_who_has_answered_enough_meets_fresh_cards_only() -> None:
    session = quiz(learner=Learner(questions=BEGINNER_UNTIL), curriculum=CURRICULUM)
    assert {asked.origin for asked in play(session, 10)} == {Origin.FRESH}


def test_no_founding_example_is_asked_twice_from_run_to_run() -> None:
    first = quiz(Way.LEARN, curriculum=CURRICULUM)
    play(first, 15)
    second = quiz(Way.LEARN, first.learner, curriculum=CURRICULUM, seed=2)
    asked = Counter((one.kind, one.spot) for one in (*play(second, 15), *first.run.asked))
    assert max(asked.values()) == 1
    assert len(second.learner.founding) > len(first.learner.founding)


def test_tests_and_timed_runs_have_no_known_examples() -> None:
    for way in (Way.TEST, Way.TIMED):
        assert {asked.origin for asked in play(quiz(way, curriculum=CURRICULUM), 6)} == {Origin.FRESH}


def test_lessons_come_in_their_order_each_skill_once() -> None:
    session = quiz(Way.LEARN, plan=QuizPlan(Way.LEARN, scheduled=False, seed=1))
    skills = CURRICULUM.skills(Drill())
    played = play(session, 40)
    kinds = [asked.kind for asked in played]
    assert kinds == sorted(kinds, key=LESSONS.index)
    assert kinds[0] is LESSONS[0] and len(set(kinds)) > 3
    wished = [asked.wished for asked in played]
    assert len(set(wished)) == len(wished)
    known = set(session.learner.averages)
    passed = [skill for skill in skills if LESSONS.index(skill.kind) < LESSONS.index(kinds[-1])]
    assert set(passed) <= known


def test_after_the_last_lesson_what_goes_worst_comes_first_but_not_again_and_again() -> None:
    drill = Drill(kinds=(Kind.LOW_POSSIBLE, Kind.NUT_HIGH, Kind.NUT_LOW, Kind.WHICH_LOW))
    skills = CURRICULUM.skills(drill)
    session = quiz(plan=QuizPlan(Way.LEARN, drill, seed=1, scheduled=False))
    while set(session.learner.averages) != set(skills):
        play(session, 1, right=0.5, seed=len(session.run.asked))

    def share(skill: Skill) -> float:
        average = session.learner.average(skill)
        return (average.right + 1) / (average.asked + 2)

    for _ in range(10):
        lately = {asked.wished for asked in session.run.asked[-12:]}
        expected = min(share(skill) for skill in skills if skill not in lately)
        session.next()
        assert session.run.last is not None
        wished = session.run.last.wished
        assert wished not in lately and share(wished) == expected
        reply(session)


def test_a_learner_gets_something_new_however_much_is_due() -> None:
    clock = Clock()
    first = quiz(Way.LEARN, clock=clock)
    play(first, 12, right=0.0)
    clock.go(days=1)
    session = quiz(Way.LEARN, first.learner, clock=clock, seed=2)
    origins = [asked.origin for asked in play(session, 10)]
    assert origins == [Origin.FRESH, Origin.DUE] * 5


@pytest.mark.parametrize("way", [Way.PRACTICE, Way.TEST])
def test_kinds_are_mixed_each_as_often_and_none_twice_in_a_row(way: Way) -> None:
    for seed in range(3):
        kinds = [asked.kind for asked in play(quiz(way, seed=seed), 2 * len(LESSONS))]
        assert all(before is not after for before, after in pairwise(kinds))
        assert set(kinds[: len(LESSONS)]) == set(LESSONS)


def test_half_of_a_mixture_is_as_it_comes_and_no_answer_is_wished_for() -> None:
    played = [asked for seed in range(6) for asked in play(quiz(seed=seed), 40)]
    plain = sum(asked.wished.trap is None for asked in played)
    assert 0.35 < plain / len(played) < 0.65
    assert not {asked.wished for asked in played} & ASKED_EVENLY


def test_due_skills_come_first_and_no_kind_twice_in_a_row_where_it_can_be() -> None:
    clock = Clock()
    first = quiz(clock=clock)
    play(first, 13, right=0.0)
    clock.go(hours=1)
    session = quiz(learner=first.learner, clock=clock, seed=2)
    due = len(session.due())
    assert due >= 13
    played = play(session, 8)
    assert {asked.origin for asked in played} == {Origin.DUE}
    assert all(before.kind is not after.kind for before, after in pairwise(played))


def test_what_was_due_and_went_right_is_due_no_more() -> None:
    clock = Clock()
    first = quiz(clock=clock)
    play(first, 8, right=0.0)
    clock.go(hours=1)
    session = quiz(learner=first.learner, clock=clock, seed=2)
    left = [len(session.due())]
    while session.due():
        play(session, 1)
        left.append(len(session.due()))
    assert left == sorted(left, reverse=True) and len(set(left)) == len(left)


def test_a_due_skill_outside_the_drill_waits() -> None:
    clock = Clock()
    first = quiz(clock=clock, plan=QuizPlan(drill=Drill(kinds=(Kind.PAYOUT,)), seed=1))
    play(first, 3, right=0.0)
    clock.go(hours=1)
    session = quiz(learner=first.learner, clock=clock, plan=QuizPlan(drill=Drill(kinds=(Kind.NUT_LOW,)), seed=1))
    assert session.due()
    assert {(asked.kind, asked.origin) for asked in play(session, 4)} == {(Kind.NUT_LOW, Origin.FRESH)}
