from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.turns import Turns
from omaha_trainer.ui.workers import Workers


def test_the_window_has_its_turn_between_two_things(qtbot: QtBot) -> None:
    done: list[str] = []
    turns = Turns([partial(done.append, name) for name in "abc"])
    with qtbot.waitSignal(turns.done):
        turns.start()
        QTimer.singleShot(0, partial(done.append, "window"))
        assert done == []
    assert [name for name in done if name != "window"] == ["a", "b", "c"]
    assert done.index("window") < done.index("c")


def test_nothing_to_do_is_done_too(qtbot: QtBot) -> None:
    turns = Turns([])
    with qtbot.waitSignal(turns.done):
        turns.start()


def test_the_library_is_loaded_once_and_only_when_it_is_needed(qtbot: QtBot) -> None:
    workers = Workers()
    engine = PlotEngine(workers)
    ready: list[bool] = []
    engine.ready.connect(partial(ready.append, True))
    for asked in (False, True, True):  # the second wish changes nothing
        assert engine.is_loading is asked
        engine.need()
    qtbot.waitUntil(lambda: not engine.is_loading, timeout=20_000)
    assert ready == [True] and engine.picture is not None
    engine.need()
    workers.close()
    assert ready == [True]


def test_a_window_that_closes_meanwhile_is_not_waited_for(qtbot: QtBot) -> None:
    workers = Workers()
    engine = PlotEngine(workers)
    engine.need()
    workers.close()
    qtbot.wait(50)
    assert engine.picture is None
