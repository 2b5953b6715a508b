"""Work in threads: answers come back here, late ones to nobody, faults to the fault handling."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.ui.workers import LONGEST_WAIT, Workers


@pytest.fixture
def workers(qtbot: QtBot) -> Iterator[Workers]:
    pool = Workers()
    yield pool
    pool.close()


def test_the_answer_comes_in_the_window_s_thread(workers: Workers, qtbot: QtBot) -> None:
    seen: list[tuple[object, int]] = []
    workers.start(threading.get_ident, lambda answer: seen.append((answer, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(seen))
    ((worked, received),) = seen
    assert received == threading.get_ident()
    assert worked != received


def test_a_dropped_answer_reaches_nobody(workers: Workers, qtbot: QtBot) -> None:
    seen: list[object] = []
    started = threading.Event()
    number = workers.start(started.set, seen.append)
    workers.drop(number)
    workers.start(lambda: "kept", seen.append)
    qtbot.waitUntil(lambda: "kept" in seen)
    assert started.is_set()
    assert seen == ["kept"]
    assert workers.waiting == 0


def test_a_fault_in_the_work_is_raised_here(workers: Workers, qtbot: QtBot) -> None:
    def fail() -> None:
        raise ValueError("no such hand")

    with qtbot.captureExceptions() as caught:
        workers.start(fail, lambda answer: None)
        qtbot.waitUntil(lambda: bool(caught))
    assert isinstance(caught[0][1], ValueError)


def test_closing_waits_and_takes_no_more_work(workers: Workers) -> None:
    seen: list[object] = []
    ended: list[bool] = []

    def slow() -> None:
        time.sleep(0.05)
        ended.append(True)

    workers.start(slow, seen.append)
    workers.close()
    assert ended == [True]
    workers.start(slow, seen.append)
    QCoreApplication.processEvents()
    assert seen == []
    assert ended == [True]


def references_to_none() -> int:
    """Where Qt's bindings lose or keep one with every call, this drifts by as much as there were calls."""
    gc.collect()
    return sys.getrefcount(None)


def test_many_workers_leave_the_references_to_none_level(
    workers: Workers, qtbot: QtBot, runs: Callable[[int, int], int]
) -> None:
    count = runs(20_000, 2_000)
    seen: list[int] = []
    before = references_to_none()
    for number in range(count):
        workers.start(int, seen.append)
        if number % 500 == 499:
            QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: len(seen) == count, timeout=60_000)
    assert abs(references_to_none() - before) < count / 4


class Painted(QWidget):
    count = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.end()
        self.count += 1


def test_many_paints_leave_the_references_to_none_level(qtbot: QtBot, runs: Callable[[int, int], int]) -> None:
    count = runs(20_000, 2_000)
    widget, pixmap = Painted(), QPixmap(8, 8)
    qtbot.addWidget(widget)
    widget.resize(8, 8)
    before = references_to_none()
    for _ in range(count):
        widget.render(pixmap)
    assert widget.count == count
    assert abs(references_to_none() - before) < count / 4


def test_work_that_is_asked_to_gives_way_while_the_window_is_first(workers: Workers, qtbot: QtBot) -> None:
    passed = threading.Event()

    def polite() -> None:
        workers.give_way()
        passed.set()

    with workers.window_first():
        with workers.window_first():
            pass
        workers.start(polite, lambda answer: None)
        assert not passed.wait(0.03), "the inner claim ended, the outer one stands"
    assert passed.wait(5)


def test_work_gives_way_to_urgent_work_until_its_answer_is_here(workers: Workers, qtbot: QtBot) -> None:
    order: list[str] = []
    go = threading.Event()

    def polite() -> str:
        while not go.is_set():
            time.sleep(0.001)
        workers.give_way()
        order.append("polite")
        return "polite"

    workers.start(polite, order.append)
    workers.start(lambda: "urgent", order.append, urgent=True)
    go.set()
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order == ["urgent", "polite", "polite"]


def test_a_dropped_urgent_request_holds_nobody_up(workers: Workers, qtbot: QtBot) -> None:
    number = workers.start(lambda: None, lambda answer: None, urgent=True)
    workers.drop(number)
    begun = time.monotonic()
    for _ in range(20):
        workers.give_way()
    assert time.monotonic() - begun < 1


def test_nothing_holds_a_worker_up_for_ever(workers: Workers, qtbot: QtBot) -> None:
    seen: list[str] = []

    def polite() -> str:
        workers.give_way()
        return "went on"

    with workers.window_first():
        workers.start(polite, seen.append)
        qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["went on"]


def test_closing_keeps_no_worker_waiting_for_what_was_urgent(workers: Workers) -> None:
    """The answer of what is urgent comes from the event loop, which does not run any more."""
    waited: list[float] = []

    def polite() -> None:
        time.sleep(0.05)
        begun = time.monotonic()
        for _ in range(30):
            workers.give_way()
        waited.append(time.monotonic() - begun)

    workers.start(lambda: None, lambda answer: None, urgent=True)
    workers.start(polite, lambda answer: None)
    workers.close()
    assert waited[0] < LONGEST_WAIT * 30 / 2
