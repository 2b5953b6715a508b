"""The quiz in the real window: a clock that moves when told, books in memory, and hands that click and type."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.quiz.outcome import Outcome
from omaha_trainer.session.quiz.plan import QuizPlan
from omaha_trainer.session.quiz.quiz_session import QuizSession
from omaha_trainer.session.quiz.run import Asked, Origin, QuizRun
from omaha_trainer.training.lessons.learner import Learner
from omaha_trainer.training.lessons.skills import Skill, trained_by
from omaha_trainer.training.lessons.ways import Way
from omaha_trainer.training.names import Kind
from omaha_trainer.training.parts.picks import pick
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
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.quiz.conductor import Stage
from omaha_trainer.ui.quiz.entries.choice_entry import ChoiceEntry
from omaha_trainer.ui.quiz.entries.pots_entry import PotsEntry
from omaha_trainer.ui.quiz.entries.shares_entry import SharesEntry
from omaha_trainer.ui.quiz.entries.typed_entry import TypedEntry
from omaha_trainer.ui.quiz.hand_scene import places_of
from omaha_trainer.ui.quiz.quiz_page import QuizPage
from omaha_trainer.ui.quiz.quiz_voices import digit_of
from omaha_trainer.ui.quiz.selection import HAND
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers

AT_ONCE = Wishes(pace=0.0, speed=0.0)
LEFT = Qt.MouseButton.LeftButton
NOTHING = Qt.KeyboardModifier.NoModifier
LONGEST_SECONDS = 20
Pots = tuple[tuple[int, tuple[int, ...]], ...]


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

    def __init__(self, look: Look, books: MemoryBooks, size: tuple[int, int] = (1280, 800)) -> None:
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

    def at(self, stage: Stage) -> bool:
        """Whether the run stands there."""
        return self.page.conductor.stage is stage

    @property
    def session(self) -> QuizSession:
        session = self.page.conductor.session
        assert session is not None
        return session

    @property
    def last(self) -> Asked:
        """The question that was asked last, with its answers."""
        last = self.session.run.last
        assert last is not None
        return last

    def label(self, name: str, within: QWidget | None = None) -> str:
        """The text of a label."""
        label = (within or self.page).findChild(QLabel, name)
        assert label is not None
        return label.text()

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
        self.wait_for(lambda: not self.workers.waiting)
        QApplication.processEvents()
        self.clock.now += 1

    def wait_for(self, holds: Callable[[], bool]) -> None:
        """Let events come until something holds."""
        end = time.monotonic() + LONGEST_SECONDS
        while not holds():
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            assert time.monotonic() < end

    def begin_anew(self) -> None:
        """As if the window had just been opened, on the same felt."""
        self.window.show_page("quiz")
        self.page.conductor.close()
        self.page.conductor.interrupted = None
        self.books.outcomes.clear()
        self.books.snapshots.clear()
        self.settle()

    def lead(self, session: QuizSession) -> None:
        self.page.conductor.interrupted = session
        self.page.conductor.resume()
        self.settle()

    def ask(self, kind: Kind, spot: str, way: Way = Way.PRACTICE) -> None:
        self.lead(session_of(kind, spot, way))

    # -- hands ---------------------------------------------------------------------------------------------

    @property
    def focused(self) -> QWidget:
        """What a key goes to."""
        return self.window.focusWidget() if self.window.focusWidget() is not None else self.window

    def key(self, key: str | Qt.Key) -> None:
        """A key of a Latin keyboard, wherever the focus is."""
        QTest.keyClick(self.focused, key if isinstance(key, Qt.Key) else Qt.Key(ord(key.upper())))

    def write(self, text: str) -> None:
        QTest.keyClicks(self.focused, text)

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
        match answer:
            case Pick():
                for place, card in places_of(self.question).items():
                    if card in (*answer.hole, *answer.board):
                        self.click_card(*place)
            case SeatAnswer(seat):
                self.click_seat(seat)
            case NoHand():
                self.click(entry.none)  # type: ignore[union-attr]
            case Choose(index):
                assert isinstance(entry, ChoiceEntry)
                self.click(entry.buttons[index])
            case _:
                self._type_by_clicks(entry, answer)

    def _type_by_clicks(self, entry: object, answer: Answer) -> None:
        """Boxes are clicked into; what is in them is typed."""
        match answer, entry:
            case Amount(chips), TypedEntry(box=box):
                self._fill(box, self.amount(chips))
            case Number(count), TypedEntry(box=box):
                self._fill(box, str(count))
            case Shares(chips), SharesEntry(boxes=boxes):
                for box, share in zip(boxes, chips, strict=True):
                    self._fill(box, self.amount(share))
            case PotList(pots), PotsEntry():
                self._pots_by_clicks(entry, pots)
            case _:
                raise AssertionError(answer)

    def _fill(self, box: QWidget, text: str) -> None:
        self.click(box)
        self.write(text)

    def _pots_by_clicks(self, entry: PotsEntry, pots: Pots) -> None:
        for place, (chips, seats) in enumerate(pots):
            if place:
                self.click(entry.more)
                QApplication.processEvents()
            self._fill(entry.rows[place].box, self.amount(chips))
            for seat in seats:
                self.click_seat(seat)

    def _choose_by_keys(self, answer: Answer) -> None:
        match answer:
            case Pick():
                for digit, card in enumerate(places_of(self.question).values(), start=1):
                    if card in (*answer.hole, *answer.board):
                        self.key(str(digit))
            case NoHand():
                self.key("n")
            case Choose(place):
                self.key(str(place + 1))
            case SeatAnswer(seat):
                self.key(str(digit_of(self.question, seat)))
            case _:
                self._type_by_keys(answer)

    def _type_by_keys(self, answer: Answer) -> None:
        """The focus is where one types; Enter goes on to what is still empty."""
        match answer:
            case Amount(chips):
                self.write(self.amount(chips))
            case Number(count):
                self.write(str(count))
            case Shares(chips):
                for place, share in enumerate(chips):
                    if place:
                        self.enter()
                    self.write(self.amount(share))
            case PotList(pots):
                self._pots_by_keys(pots)
            case _:
                raise AssertionError(answer)

    def _pots_by_keys(self, pots: Pots) -> None:
        for place, (chips, seats) in enumerate(pots):
            if place:
                self.key("a")
                QApplication.processEvents()
            self.write(self.amount(chips))
            self.enter()
            for seat in seats:
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


@pytest.fixture(scope="module")
def one_window(look: Look) -> Iterator[QuizWindow]:
    """A window for all tests of a module that only ask and answer."""
    window = QuizWindow(look, MemoryBooks())
    yield window
    window.close()


@pytest.fixture
def quiz(one_window: QuizWindow, qtbot: QtBot) -> QuizWindow:
    """The window at the start; `qtbot` sees to it that no warning goes unheard."""
    one_window.begin_anew()
    return one_window


@pytest.fixture
def open_quiz(look: Look, qtbot: QtBot) -> Iterator[Open]:
    """`open_quiz(books=..., size=...)` opens the window on the quiz page."""
    opened: list[QuizWindow] = []

    def open_it(books: MemoryBooks | None = None, size: tuple[int, int] = (1280, 800)) -> QuizWindow:
        opened.append(QuizWindow(look, books or MemoryBooks(), size))
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
