"""After everything that is played the felt shows what it would have shown at once."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from omaha_trainer.table.event import Event
from omaha_trainer.table.view import view
from omaha_trainer.ui.felt.appearance import Appearance
from omaha_trainer.ui.felt.build import build_model
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.felt.model import TableModel
from omaha_trainer.ui.felt.telling import telling

from .conftest import MakeFelt
from .tables import NAMES_OF_TELLING, model_of, random_hand, voice

FAST = 60.0


def _scene(felt: FeltView) -> list[tuple[object, ...]]:
    """Every item as it is painted: place, depth, light, turn and picture. The glow breathes and is left out."""
    return sorted(
        (
            item.pos().x(), item.pos().y(), item.zValue(), item.opacity(), item.rotation(),
            item.transform().m11(), item.offset().x(), item.pixmap().width(), item.pixmap().cacheKey(),
        )
        for item in felt.lying()
    )  # fmt: skip


def _at_once(felt: FeltView, model: TableModel) -> list[tuple[object, ...]]:
    felt.show_table(model)
    return _scene(felt)


def _told(name: str) -> tuple[tuple[Event, ...], TableModel]:
    table = telling(name)
    return table.played()[1], model_of(name)


@pytest.mark.parametrize("name", NAMES_OF_TELLING)
def test_played_to_the_end_it_is_the_table(name: str, make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told(name)
    felt = make_felt(speed=FAST)
    for cut in (0, len(events) // 2, max(0, len(events) - 4)):
        with qtbot.waitSignal(felt.finished):
            felt.play(events[cut:], after)
        played = _scene(felt)
        assert played == _at_once(felt, after)


@pytest.mark.parametrize("name", NAMES_OF_TELLING)
def test_cut_short_at_any_moment_it_is_the_table(name: str, make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told(name)
    felt = make_felt(speed=1.0)
    rng = random.Random(name)
    for _ in range(4):
        felt.play(events, after)
        felt.jump_to(rng.random())
        with qtbot.waitSignal(felt.finished, timeout=0):
            felt.finish_now()
        played = _scene(felt)
        assert not felt.playing
        assert played == _at_once(felt, after)


def test_whole_hands_step_by_step(make_felt: MakeFelt, qtbot: QtBot, runs: Callable[[int, int], int]) -> None:
    felt = make_felt(speed=FAST)
    for seed in range(runs(5, 2)):
        before = 0
        for state, events in random_hand(seed):
            after = build_model(view(state, events, 0), voice())
            with qtbot.waitSignal(felt.finished):
                felt.play(events[before:], after)
            assert _scene(felt) == _at_once(felt, after)
            before = len(events)


def test_without_motion_it_finishes_by_itself_and_at_once_shows_the_table(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("split")
    felt = make_felt(speed=0.0)
    with qtbot.waitSignal(felt.finished):
        felt.play(events, after)
        assert not felt.playing
        assert felt.model is after
        played = _scene(felt)
    assert played == _at_once(felt, after)


@pytest.mark.parametrize("name", NAMES_OF_TELLING)
def test_what_was_played_before_hurries_nothing(name: str, make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told(name)
    felt, fresh = make_felt(speed=FAST), make_felt(speed=FAST)
    with qtbot.waitSignal(felt.finished):
        felt.play(events[len(events) // 2 :], after)
    for one in (felt, fresh):
        one.set_appearance(Appearance(speed=1.0))
        one.play(events, after)
    assert [_faces(felt), felt.sprites] == [_faces(fresh), fresh.sprites], "at its beginning"
    for one in (felt, fresh):
        one.jump_to(0.3)
    assert [_faces(felt), felt.sprites] == [_faces(fresh), fresh.sprites]
    for one in (felt, fresh):
        one.finish_now()


def _faces(felt: FeltView) -> list[tuple[float, float, float]]:
    """Where everything lies, without its picture: two views do not share their pixmaps."""
    return sorted((item.pos().x(), item.pos().y(), item.opacity()) for item in felt.lying())


def test_finished_comes_once(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("preflop")
    felt = make_felt(speed=FAST)
    counted: list[int] = []

    def count() -> None:
        counted.append(1)

    felt.finished.connect(count)
    felt.play(events, after)
    qtbot.waitUntil(lambda: not felt.playing)
    felt.finish_now()
    qtbot.wait(20)
    assert len(counted) == 1


def test_a_table_shown_meanwhile_drops_what_plays(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("split")
    other = model_of("preflop")
    felt = make_felt(speed=1.0)
    felt.play(events, after)
    felt.jump_to(0.4)
    with qtbot.assertNotEmitted(felt.finished, wait=30):
        felt.show_table(other)
    assert not felt.playing
    played = _scene(felt)
    assert played == _at_once(felt, other)


def test_a_click_or_a_key_skips(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("split")
    felt = make_felt(speed=1.0)
    felt.play(events, after)
    with qtbot.waitSignal(felt.finished, timeout=0):
        QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5))
    felt.play(events, after)
    with qtbot.waitSignal(felt.finished, timeout=0):
        QTest.keyClick(felt, Qt.Key.Key_Space)
    assert not felt.playing


def test_another_size_ends_what_plays(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("split")
    felt = make_felt(speed=1.0)
    felt.play(events, after)
    with qtbot.waitSignal(felt.finished):
        felt.resize(1000, 700)
    assert not felt.playing
    assert felt.lying()


def test_hiding_ends_what_plays(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("split")
    felt = make_felt(speed=1.0)
    felt.play(events, after)
    with qtbot.waitSignal(felt.finished):
        felt.hide()


def test_no_animation_and_no_item_is_left_behind(make_felt: MakeFelt, qtbot: QtBot) -> None:
    events, after = _told("nine alike")
    felt = make_felt(speed=FAST)
    felt.show_table(after)
    items, animations = len(felt.scene().items()), len(felt.findChildren(QVariantAnimation))
    for _ in range(5):
        felt.play(events, after)
        felt.jump_to(0.5)
        with qtbot.waitSignal(felt.finished):
            felt.play(events, after)
    assert len(felt.scene().items()) == items
    assert len(felt.findChildren(QVariantAnimation)) == animations == 1
