"""The quiz in telling states, as the gallery draws it: every kind before and after the answer, and the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from omaha_trainer.errors import BugError
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind
from omaha_trainer.training.question import Answer, Part
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.quiz_page import QuizPage
from omaha_trainer.ui.staged_quiz import TAKEN_MS, StillClock, staged_report, staged_session

Prepare = Callable[[Desk, int, StillClock], None]
OPEN, RIGHT, WRONG = "open", "right", "wrong"


def _page(desk: Desk) -> QuizPage:
    if desk.quiz is None:
        raise BugError("a desk without a quiz")
    desk.window.show_page("quiz")
    QCoreApplication.processEvents()
    return desk.quiz.page


def _lead(desk: Desk, session: QuizSession) -> QuizPage:
    """The page with this run on it."""
    page = _page(desk)
    page.conductor.interrupted = session
    page.conductor.resume()
    return page


def _start(desk: Desk, seed: int, clock: StillClock) -> None:  # noqa: ARG001 - every picture is given a clock
    page = _page(desk)
    page.conductor.interrupted = staged_session(Kind.BEST_HANDS, seed)
    page.conductor.found.emit()


def _question(kind: Kind, state: str, desk: Desk, seed: int, clock: StillClock, way: Way = Way.PRACTICE) -> None:
    """A question of the kind; answered rightly or wrongly where that is the picture."""
    page = _lead(desk, staged_session(kind, seed, way))
    while state != OPEN and page.conductor.stage is Stage.OPEN:
        question = page.conductor.question
        assert question is not None
        clock.now += TAKEN_MS / 1000
        page.conductor.answer(_answer(question.parts[page.conductor.part], state))


def _answer(part: Part, state: str) -> Answer:
    return part.wrong[0].answer if state == WRONG and part.wrong else part.answer


def _learn(desk: Desk, seed: int, clock: StillClock) -> None:
    _question(Kind.MAX_RAISE, OPEN, desk, seed, clock, Way.LEARN)


def _timed(desk: Desk, seed: int, clock: StillClock) -> None:
    _question(Kind.WHICH_LOW, OPEN, desk, seed, clock, Way.TIMED)
    clock.now += 9
    assert desk.quiz is not None
    desk.quiz.page.run.show_clock()


def _test(desk: Desk, seed: int, clock: StillClock) -> None:
    _question(Kind.SIDE_POTS, OPEN, desk, seed, clock, Way.TEST)


def _report(desk: Desk, seed: int, clock: StillClock) -> None:  # noqa: ARG001
    _lead(desk, staged_report(seed))


def _errors(desk: Desk, seed: int, clock: StillClock) -> None:
    _report(desk, seed, clock)
    assert desk.quiz is not None
    page, session = desk.quiz.page, desk.quiz.page.conductor.session
    assert session is not None
    page.show_errors(session.errors(), 0)


def _visit(desk: Desk, seed: int, clock: StillClock) -> None:
    """The spot of a question at the table."""
    _question(Kind.MAX_RAISE, RIGHT, desk, seed, clock)
    assert desk.quiz is not None
    desk.quiz.page.run.chosen.emit("table")


QUIZ_PAGES: dict[str, Prepare] = {
    "quiz-start": _start,
    **{f"quiz-{kind.value}": partial(_question, kind, OPEN) for kind in Kind},
    **{f"quiz-{kind.value}-right": partial(_question, kind, RIGHT) for kind in Kind},
    **{f"quiz-{kind.value}-wrong": partial(_question, kind, WRONG) for kind in Kind},
    "quiz-learn": _learn,
    "quiz-timed": _timed,
    "quiz-test": _test,
    "quiz-report": _report,
    "quiz-errors": _errors,
    "quiz-table": _visit,
}
