"""What is loaded ahead comes one by one, is kept out of the collector's way, and a fault is told."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from itertools import chain

import pytest
from pytestqt.qtbot import QtBot

from omaha_trainer.poker.card import parse_board, parse_hand
from omaha_trainer.poker.equity import equity
from omaha_trainer.ui.ahead import Ahead
from omaha_trainer.ui.warm_up import number_loads, showdown_loads
from omaha_trainer.ui.workers import Workers


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


@pytest.fixture
def workers(qtbot: QtBot) -> Iterator[Workers]:
    pool = Workers()
    yield pool
    pool.close()


def test_loads_come_in_order_one_at_a_time_in_a_worker(workers: Workers, qtbot: QtBot) -> None:
    begun: list[int] = []
    at_once: list[int] = []
    running = threading.Semaphore(0)

    def load(place: int) -> None:
        running.release()
        at_once.append(running._value)
        begun.append(place)
        assert threading.current_thread() is not threading.main_thread()
        assert not gc.isenabled()
        running.acquire()

    ahead = Ahead(workers)
    with qtbot.waitSignal(ahead.done):
        ahead.load([lambda place=place: load(place) for place in range(5)])  # type: ignore[misc]
        ahead.load([lambda place=place: load(place) for place in range(5, 8)])  # type: ignore[misc]
    assert begun == list(range(8))
    assert at_once == [1] * 8
    assert gc.isenabled()


def test_what_was_loaded_is_looked_through_no_more(workers: Workers, qtbot: QtBot) -> None:
    ahead = Ahead(workers)
    with qtbot.waitSignal(ahead.done, timeout=20_000):
        ahead.load(chain(showdown_loads(), number_loads()))
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0
    answer = equity(True, (parse_hand("As Ah 2s 3h"), parse_hand("Kd Qd Jc Tc")), parse_board("4s 8h 9c"))
    assert answer.exact


def test_the_collector_works_on_after_a_fault_and_the_window_hears_of_it(workers: Workers, qtbot: QtBot) -> None:
    def broken() -> None:
        raise ValueError("no such table")

    ahead = Ahead(workers)
    with qtbot.captureExceptions() as caught:
        ahead.load([broken])
        qtbot.waitUntil(lambda: bool(caught))
    assert isinstance(caught[0][1], ValueError)
    assert gc.isenabled()


def test_what_is_loaded_later_is_told_again_and_nothing_after_the_stop(workers: Workers, qtbot: QtBot) -> None:
    done: list[str] = []
    ahead = Ahead(workers)
    for name in ("first", "second"):
        with qtbot.waitSignal(ahead.done):
            ahead.load([lambda name=name: done.append(name)])  # type: ignore[misc]
    with qtbot.assertNotEmitted(ahead.done, wait=250):
        ahead.load([lambda: done.append("third")])
        ahead.stop()
    assert done == ["first", "second"]
