"""Runs from the start to the report: one key begins, tests tell at the end, the clock, repeats, going on after it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from omaha_trainer.session.quiz.run import Mark
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.staged_quiz import DUE, staged_report, staged_session
from omaha_trainer.ui.window.count_badge import CountBadge

from .conftest import MemoryBooks, Open, QuizWindow, wrong_answer


def answer_one(quiz: QuizWindow, *, right: bool = True) -> None:
    """Answer the open question to its end, whatever is told in between."""
    session = quiz.session
    number = len(session.run.asked)
    while quiz.at(Stage.OPEN) and len(session.run.asked) == number:
        answer = quiz.part.answer if right else wrong_answer(quiz.part, quiz.question)
        quiz.page.conductor.answer(answer)
        quiz.settle()
        if quiz.at(Stage.TOLD) and session.part is not None:
            quiz.page.conductor.go_on()


def test_enter_starts_practice(quiz: QuizWindow) -> None:
    quiz.enter()
    quiz.settle()
    session = quiz.session
    assert session.plan.way is Way.PRACTICE
    assert quiz.at(Stage.OPEN)


@pytest.mark.parametrize(("key", "way"), [("1", Way.PRACTICE), ("2", Way.LEARN), ("3", Way.TIMED), ("4", Way.TEST)])
def test_a_digit_starts_its_way(quiz: QuizWindow, key: str, way: Way) -> None:
    quiz.key(key)
    quiz.settle()
    assert quiz.session.plan.way is way


@pytest.mark.parametrize("way", list(Way))
def test_a_click_starts_its_way(quiz: QuizWindow, way: Way) -> None:
    quiz.click(quiz.page.start.tiles[way])
    quiz.settle()
    assert quiz.session.plan.way is way
    assert quiz.at(Stage.OPEN)


def test_a_test_tells_nothing_before_its_end(quiz: QuizWindow) -> None:
    quiz.key("4")
    quiz.settle()
    for number in range(20):
        assert quiz.at(Stage.OPEN)
        assert "Right" not in quiz.page.run.panel.words
        assert "Wrong" not in quiz.page.run.panel.words
        marks = quiz.page.run.head.dots.marks
        assert Mark.RIGHT not in marks and Mark.WRONG not in marks
        assert marks.count(Mark.ANSWERED) == number
        answer_one(quiz, right=number % 4 != 0)
    assert quiz.at(Stage.OVER)
    assert quiz.page.report.isVisible()
    assert len(quiz.page.report.failed) == 5
    quiz.click(quiz.page.report.failed[2])
    quiz.settle()
    assert quiz.page.review.isVisible()
    assert "Wrong" in quiz.page.review.panel.words
    for _ in range(3):
        quiz.go_on()
    assert quiz.page.report.isVisible()


def test_the_minute_is_up(quiz: QuizWindow) -> None:
    quiz.key("3")
    quiz.settle()
    for _ in range(3):
        answer_one(quiz)
    assert quiz.at(Stage.OPEN)
    remaining = quiz.page.conductor.remaining_ms
    assert remaining is not None and 40_000 < remaining < 60_000
    quiz.page.run.show_clock()
    quiz.clock.now += 61
    quiz.wait_for(lambda: quiz.at(Stage.OVER))
    session = quiz.session
    assert len(session.run.finished) == 3
    assert quiz.page.report.isVisible()


def test_the_clock_stands_while_nobody_looks(quiz: QuizWindow) -> None:
    quiz.key("3")
    quiz.settle()
    before = quiz.page.conductor.remaining_ms
    quiz.window.show_page("play")
    quiz.clock.now += 500
    quiz.window.show_page("quiz")
    assert quiz.at(Stage.OPEN)
    after = quiz.page.conductor.remaining_ms
    assert before is not None and after is not None
    assert before - after < 1_000


def test_the_failed_and_slow_ones_again(quiz: QuizWindow) -> None:
    quiz.lead(staged_report(1))
    assert quiz.page.report.isVisible()
    wanted = {one.skill for one in staged_report(1).report().failed} | {
        one.skill for one in staged_report(1).report().slow
    }
    quiz.enter()
    quiz.settle()
    session = quiz.session
    assert quiz.at(Stage.OPEN)
    assert set(session.plan.skills) == wanted


def test_a_run_without_an_answer_has_no_report(quiz: QuizWindow) -> None:
    quiz.enter()
    quiz.settle()
    quiz.click(quiz.page.run.head.end)
    quiz.settle()
    assert quiz.at(Stage.NONE)
    assert quiz.page.start.isVisible()
    assert not quiz.page.start.resume.isVisible()


def test_the_end_button_shows_the_report(quiz: QuizWindow) -> None:
    quiz.enter()
    quiz.settle()
    answer_one(quiz)
    quiz.click(quiz.page.run.head.end)
    quiz.settle()
    assert quiz.page.report.isVisible()
    quiz.key("l")
    assert quiz.page.start.isVisible()


def test_a_repeat_says_so_unless_it_gives_the_answer_away(quiz: QuizWindow) -> None:
    quiz.lead(staged_session(Kind.BEST_HANDS, 1))
    assert "again: pair in the low" in quiz.page.run.head.accessibleDescription()
    quiz.begin_anew()
    session = staged_session(Kind.NUT_LOW, 1)
    assert session.run.last is not None
    session.run = session.run.with_last(
        replace(session.run.last, origin=type(session.run.last.origin)("due"), wished=Skill(Kind.NUT_LOW, Trap.NO_LOW))
    )
    quiz.lead(session)
    assert "again" not in quiz.page.run.head.accessibleDescription()
    quiz.give_by_keys(quiz.part.answer)
    assert "again: no low at all" in quiz.page.run.head.accessibleDescription()


def test_the_time_stands_beside_the_average(quiz: QuizWindow) -> None:
    quiz.lead(staged_session(Kind.WHICH_LOW, 1))
    quiz.clock.now += 4
    quiz.give_by_keys(quiz.part.answer)
    assert "your average 6.1 s" in quiz.label("choice-words", quiz.page.run)


def test_a_drill_asks_only_its_kind_and_trap(quiz: QuizWindow) -> None:
    form = quiz.page.start.form
    kind, trap = (form.findChild(QComboBox, f"drill-{name}") for name in ("kind", "trap"))
    assert kind is not None and trap is not None
    kind.setCurrentText("Which low wins")
    kind.activated.emit(kind.currentIndex())
    trap.setCurrentText("Tie for low")
    assert (form.drill.kinds, form.drill.trap) == ((Kind.WHICH_LOW,), Trap.TIE_FOR_LOW)
    quiz.page.begin(Way.PRACTICE)
    quiz.settle()
    assert quiz.question.kind is Kind.WHICH_LOW
    assert Trap.TIE_FOR_LOW in quiz.question.traps
    quiz.begin_anew()
    kind.setCurrentIndex(0)
    kind.activated.emit(0)
    trap.setCurrentIndex(0)


def test_a_drill_without_a_question_says_so_and_keeps_the_interrupted_run(quiz: QuizWindow) -> None:
    form = quiz.page.start.form
    waiting = staged_session(Kind.NUT_LOW, 1)
    quiz.page.conductor.interrupted = waiting
    for name, text in (("kind", "The nut low"), ("game", "Omaha")):
        box = form.findChild(QComboBox, f"drill-{name}")
        assert box is not None
        box.setCurrentText(text)
    quiz.enter()
    quiz.settle()
    assert quiz.page.start.isVisible()
    assert quiz.label("quiz-fault").endswith(".")
    assert quiz.page.conductor.interrupted is waiting
    assert not quiz.books.snapshots
    for name in ("kind", "game"):
        box = form.findChild(QComboBox, f"drill-{name}")
        assert box is not None
        box.setCurrentIndex(0)


def test_the_rail_shows_how_many_are_due_and_repeats_turn_it_off(open_quiz: Open) -> None:
    books = MemoryBooks()
    books.due_skills = DUE
    quiz = open_quiz(books)
    badge = quiz.window.findChild(CountBadge)
    assert badge is not None
    assert badge.isVisible() and badge.text() == "3"
    assert "3 due: " in quiz.label("quiz-due")
    kept: list[bool] = []
    quiz.desk.repeats_edited.connect(kept.append)
    quiz.click(quiz.page.start.repeats)
    assert not badge.isVisible()
    assert kept == [False]
    quiz.enter()
    quiz.settle()
    assert not quiz.session.plan.scheduled


def test_an_interrupted_run_is_on_offer_at_the_next_start(open_quiz: Open) -> None:
    books = MemoryBooks()
    books.waiting = staged_session(Kind.SIDE_POTS, 1)
    quiz = open_quiz(books)
    assert quiz.page.start.resume.isVisible()
    quiz.click(quiz.page.start.resume)
    quiz.settle()
    assert quiz.at(Stage.OPEN)
    assert quiz.question.kind is Kind.SIDE_POTS
    assert quiz.page.run.head.dots.marks.count(Mark.RIGHT) == 4


def test_the_errors_can_be_gone_through_and_left(quiz: QuizWindow) -> None:
    quiz.lead(staged_report(1))
    quiz.key("r")
    quiz.settle()
    assert quiz.page.review.isVisible()
    quiz.go_on()
    quiz.key("p")
    quiz.key(Qt.Key.Key_Escape)
    assert quiz.page.report.isVisible()
