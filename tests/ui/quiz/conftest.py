"""The quiz in the real window: a clock that moves when told, books in memory, and hands that click and type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play_session import PlaySession
from omaha_trainer.session.quiz_outcome import Outcome
from omaha_trainer.session.quiz_plan import QuizPlan
from omaha_trainer.session.quiz_run import Asked, Origin, QuizRun
from omaha_trainer.session.quiz_session import QuizSession
from omaha_trainer.training.learner import Learner
from omaha_trainer.training.names import Kind
from omaha_trainer.training.picks import pick
from omaha_trainer.training.question import (
    Amount,
    Answer,
    Choose,
    Mode,
    NoHand,
    Number,
    Part,
    Pick,
    PotList,
    Question,
    SeatAnswer,
    Shares,
)
from omaha_trainer.training.registry import question as question_of
from omaha_trainer.training.skills import Skill, trained_by
from omaha_trainer.training.ways import Way
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.entries.pots_entry import PotsEntry
from omaha_trainer.ui.quiz.entries.shares_entry import SharesEntry
from omaha_trainer.ui.quiz.entries.typed_entry import TypedEntry
from omaha_trainer.ui.quiz.hand_scene import places_of
from omaha_trainer.ui.quiz.quiz_page import QuizPage
from omaha_trainer.ui.quiz.selection import HAND
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers

AT_ONCE = Wishes(pace=0.0, speed=0.0)
LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class MemoryBooks:
    """Keeps snapshots and answers in memory."""

    def __init__(self) -> None:
        self.learner = Learner()
        self.waiting: QuizSession | None = None
        self.snapshots: list[str] = []
        self.outcomes: list[Outcome] = []
        self.due_skills: tuple[Skill, ...] = ()

    def begin(self, plan: QuizPlan) -> QuizSession:
        return QuizSession(plan, self.learner)

    def take_up(self) -> QuizSession | None:
        return self.waiting

    def keep(self, session: QuizSession, thinking_ms: int = 0) -> Future[None]:
        self.snapshots.append(session.snapshot(thinking_ms))
        if session.latest is not None and session.latest not in self.outcomes:
            self.outcomes.append(session.latest)
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def due(self) -> tuple[Skill, ...]:
        return self.due_skills


class NoTable:
    """The play page's keeper; nothing is played."""

    def keep(self, session: PlaySession) -> None: ...

    def leave(self, session: PlaySession) -> None: ...


def session_of(kind: Kind, spot: str, way: Way = Way.PRACTICE) -> QuizSession:
    """A run that stands at this question."""
    asked = question_of(kind, spot)
    skills = trained_by(asked, Skill(kind))
    open_one = Asked(1, kind, spot, Origin.FOUNDING, Skill(kind), skills, len(asked.parts))
    plan = QuizPlan(way, seed=1)
    return QuizSession(plan, run=QuizRun(plan, (open_one,)))


class QuizWindow:
    """The window on the quiz page, and the few moves that tests make there."""

    def __init__(self, look: Look, qtbot: QtBot, books: MemoryBooks, size: tuple[int, int] = (1280, 800)) -> None:
        self.qtbot = qtbot
        self.clock = Clock()
        self.books = books
        self.workers = Workers()
        session = PlaySession(SessionConfig(seed=5))
        self.desk = Desk(look, session, self.workers, NoTable(), AT_ONCE, self.clock, quiz=books)
        self.window = self.desk.window
        self.window.resize(*size)
        self.desk.open()
        self.window.activateWindow()
        self.window.show_page("quiz")
        self.settle()

    @property
    def page(self) -> QuizPage:
        assert self.desk.quiz is not None
        return self.desk.quiz.page

    @property
    def stage(self) -> Stage:
        return self.page.conductor.stage

    @property
    def question(self) -> Question:
        question = self.page.conductor.question
        assert question is not None
        return question

    @property
    def part(self) -> Part:
        return self.question.parts[self.page.conductor.part]

    def settle(self) -> None:
        """Wait for whoever computes; the buttons listen again afterwards."""
        self.qtbot.waitUntil(lambda: not self.workers.waiting, timeout=20_000)
        QApplication.processEvents()
        self.clock.now += 1

    def lead(self, session: QuizSession) -> None:
        self.page.conductor.interrupted = session
        self.page.conductor.resume()
        self.settle()

    def ask(self, kind: Kind, spot: str, way: Way = Way.PRACTICE) -> None:
        self.lead(session_of(kind, spot, way))

    # -- hands ---------------------------------------------------------------------------------------------

    def key(self, key: str | Qt.Key) -> None:
        """A key of a Latin keyboard, wherever the focus is."""
        target = self.window.focusWidget() or self.window
        QTest.keyClick(target, key if isinstance(key, Qt.Key) else Qt.Key(ord(key.upper())))

    def write(self, text: str) -> None:
        target = self.window.focusWidget()
        assert target is not None
        QTest.keyClicks(target, text)

    def enter(self) -> None:
        self.key(Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        QTest.mouseClick(widget, LEFT)

    def click_card(self, group: str, place: int) -> None:
        """A click on a card's index."""
        view = self.page.run.scenes.cards
        sprite = view.sprites[f"{group}.card{place}"]
        QTest.mouseClick(view.viewport(), LEFT, NOTHING, QPointF(sprite.x, sprite.y).toPoint() + QPoint(-3, 4))

    def click_seat(self, seat: int) -> None:
        table = self.page.run.scenes.table
        QTest.mouseClick(table.viewport(), LEFT, NOTHING, table.middle_of(seat).toPoint())

    def give_by_clicks(self, answer: Answer) -> None:
        """Answer the open part by the mouse; what is typed needs the keyboard all the same."""
        self._choose_by_clicks(answer)
        self.click(self.page.run.bar.commit)
        self.settle()

    def give_by_keys(self, answer: Answer) -> None:
        """Answer the open part without the mouse."""
        self._choose_by_keys(answer)
        self.enter()
        self.settle()

    def go_on(self) -> None:
        """Enter, after the answer."""
        self.enter()
        self.settle()

    def amount(self, chips: int) -> str:
        decimals = self.question.prompt.get("decimals", 0)
        assert isinstance(decimals, int)
        whole, part = divmod(chips, 10**decimals)
        return f"{whole}.{part:0{decimals}d}" if decimals else str(whole)

    def _choose_by_clicks(self, answer: Answer) -> None:
        entry = self.page.run.bar.entry
        assert entry is not None
        match answer:
            case Pick(hole, board):
                for place, card in places_of(self.question).items():
                    if card in (*hole, *board):
                        self.click_card(*place)
            case NoHand():
                self.click(entry.none)  # type: ignore[attr-defined]
            case Choose(index):
                self.click(entry.buttons[index])  # type: ignore[attr-defined]
            case Amount(chips):
                assert isinstance(entry, TypedEntry)
                self.click(entry.box)
                self.write(self.amount(chips))
            case Number(count):
                assert isinstance(entry, TypedEntry)
                self.click(entry.box)
                self.write(str(count))
            case Shares(chips):
                assert isinstance(entry, SharesEntry)
                for box, share in zip(entry.boxes, chips, strict=True):
                    self.click(box)
                    self.write(self.amount(share))
            case PotList(pots):
                self._pots_by_clicks(entry, pots)
            case SeatAnswer(seat):
                self.click_seat(seat)

    def _pots_by_clicks(self, entry: object, pots: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
        assert isinstance(entry, PotsEntry)
        for place, (chips, seats) in enumerate(pots):
            if place:
                self.click(entry.more)
                QApplication.processEvents()
            row = entry.rows[place]
            self.click(row.box)
            self.write(self.amount(chips))
            for seat in seats:
                self.click_seat(seat)

    def _choose_by_keys(self, answer: Answer) -> None:
        match answer:
            case Pick(hole, board):
                for digit, card in enumerate(places_of(self.question).values(), start=1):
                    if card in (*hole, *board):
                        self.key(str(digit))
            case NoHand():
                self.key("n")
            case Choose(index):
                self.key(str(index + 1))
            case Amount(chips):
                self.write(self.amount(chips))
            case Number(count):
                self.write(str(count))
            case Shares(chips):
                for share in chips[:-1]:
                    self.write(self.amount(share))
                    self.enter()
                self.write(self.amount(chips[-1]))
            case PotList(pots):
                for place, (chips, seats) in enumerate(pots):
                    if place:
                        self.key("a")
                        QApplication.processEvents()
                    self.write(self.amount(chips))
                    self.enter()
                    for seat in seats:
                        self.key(str(seat + 1))
            case SeatAnswer(seat):
                self.key(str(seat + 1))

    def close(self) -> None:
        self.window.close()
        self.workers.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


Open = Callable[..., QuizWindow]


@pytest.fixture(scope="session")
def look(qapp: QApplication) -> Look:
    return Look(qapp, TypeScale(1.0))


@pytest.fixture
def open_quiz(look: Look, qtbot: QtBot) -> Iterator[Open]:
    """`open_quiz(books=..., size=...)` opens the window on the quiz page."""
    opened: list[QuizWindow] = []

    def open_it(books: MemoryBooks | None = None, size: tuple[int, int] = (1280, 800)) -> QuizWindow:
        opened.append(QuizWindow(look, qtbot, books or MemoryBooks(), size))
        return opened[-1]

    yield open_it
    for one in opened:
        one.close()


def wrong_answer(part: Part, question: Question) -> Answer:
    """An answer that is not right: a tempting one where there is one."""
    if part.wrong:
        return part.wrong[0].answer
    match part.answer:
        case Amount(chips):
            return Amount(chips + 1)
        case Number(count):
            return Number(count + 1)
        case Shares(chips):
            return Shares((chips[0] + 1, *chips[1:]))
        case PotList(pots):
            return PotList(((pots[0][0] + 1, pots[0][1]), *pots[1:]))
        case SeatAnswer(seat):
            return SeatAnswer(seat - 1 if seat else seat + 1)
        case NoHand() if part.mode is Mode.PICK:
            cards = places_of(question)
            board = [card for place, card in cards.items() if place[0] != HAND]
            return pick([cards[HAND, 0], cards[HAND, 1]], board[:3])
        case _:
            raise AssertionError(part)
