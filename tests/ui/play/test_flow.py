"""A session at the window: dealing, folding, skipping, after the hand, going on after a kill, a hundred hands."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.table.action import RaiseTo
from omaha_trainer.table.game import Structure
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play import choices
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers
from tests.ui.play.conftest import AT_ONCE, MemoryKeeper, Table

Sit = Callable[..., Table]
LEFT = Qt.MouseButton.LeftButton


def click(table: Table, name: str) -> None:
    table.clock.now += 1
    table.click(table.choices.button(name))


def play_on(table: Table, letter: str = "c") -> None:
    """Press one key at every decision until the hand is over."""
    while table.settle() is Stage.HERO:
        table.key(letter)


def fold_a_hand(table: Table) -> None:
    """Fold with somebody left to play on."""
    while True:
        table.deal_until_hero()
        table.key("f")
        if table.stage is Stage.FOLDED:
            return
        play_on(table)


def test_opens_with_a_table_ready_and_one_click_deals(sit_down: Sit) -> None:
    table = sit_down()
    assert table.stage is Stage.READY
    assert len(table.play.felt.model.seats) == 6  # type: ignore[union-attr]
    click(table, choices.DEAL)
    assert table.session.hand is not None


def test_enter_deals(sit_down: Sit) -> None:
    table = sit_down()
    table.clock.now += 1
    table.key(Qt.Key.Key_Return)
    assert table.session.hand is not None


def test_an_opponent_who_fails_is_told_and_the_hand_goes_on(
    sit_down: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(style: str) -> None:
        raise RuntimeError(style)

    monkeypatch.setattr("omaha_trainer.session.play.decision.opponent", broken)
    table = sit_down()
    with qtbot.captureExceptions() as faults:
        table.deal()
        while table.stage is Stage.HERO:
            table.key("c")
            table.settle()
    assert table.stage is Stage.OVER
    assert faults
    assert {kind for kind, *_ in faults} == {RuntimeError}


def test_skip_to_the_end_after_a_fold(sit_down: Sit) -> None:
    table = sit_down()
    fold_a_hand(table)
    table.clock.now += 1
    table.key("e")
    table.qtbot.waitUntil(lambda: table.stage is Stage.OVER, timeout=20_000)
    assert table.session.hand_over


def test_next_hand_after_a_fold(sit_down: Sit) -> None:
    table = sit_down()
    fold_a_hand(table)
    hand = table.session.hand
    assert hand is not None
    table.clock.now += 1
    table.key("n")
    table.qtbot.waitUntil(lambda: table.session.hand.number > hand.number, timeout=20_000)  # type: ignore[union-attr]
    assert hand.number in table.keeper.hands


def test_after_the_hand_everything_can_be_turned_up(sit_down: Sit) -> None:
    table = sit_down()
    fold_a_hand(table)
    table.clock.now += 1
    table.key("e")
    table.qtbot.waitUntil(lambda: table.stage is Stage.OVER, timeout=20_000)
    model = table.play.felt.model
    assert model is not None
    hidden = sum(1 for seat in model.seats for card in seat.cards if card.card is None)
    click(table, choices.SHOW)
    model = table.play.felt.model
    assert model is not None
    known = [card.card for seat in model.seats for card in seat.cards]
    assert None not in known
    assert hidden >= 0
    assert "had" in table.play.log.plain()
    if table.session.rest_of_board():
        click(table, choices.BOARD)
        model = table.play.felt.model
        assert model is not None
        assert len(model.board) == 5


def test_the_same_deal_again_is_practice(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    play_on(table)
    number, stacks, hole = table.session.hands_played, table.session.stacks, table.session.hero_view().hole
    click(table, choices.AGAIN)
    table.settle()
    assert table.session.hero_view().hole == hole
    play_on(table, "f")
    table.qtbot.waitUntil(lambda: table.session.hand_over, timeout=20_000)
    assert table.session.stacks == stacks
    assert table.session.hands_played == number


def test_the_hand_is_copied_as_text_without_hidden_cards(sit_down: Sit) -> None:
    table = sit_down()
    fold_a_hand(table)
    table.clock.now += 1
    table.key("e")
    table.qtbot.waitUntil(lambda: table.stage is Stage.OVER, timeout=20_000)
    click(table, choices.COPY)
    text = QGuiApplication.clipboard().text()
    view = table.session.hero_view()
    assert text.startswith("# Hand ")
    for seat, hole in enumerate(table.session.all_holes()):
        seen = seat == 0 or view.shown[seat] is not None
        assert hole is not None
        assert all((str(card) in text) == seen or card in view.board for card in hole) or not seen
        if not seen:
            assert " ".join(map(str, hole)) not in text


@pytest.mark.parametrize("moves", [0, 1, 2, 3])
def test_a_killed_session_goes_on_at_the_same_decision(sit_down: Sit, moves: int) -> None:
    first = sit_down(seed=8)
    first.deal_until_hero()
    for _ in range(moves):
        first.key("c")
        if first.settle() is not Stage.HERO:
            first.deal_until_hero()
    saved = first.keeper.snapshots[-1]
    again = sit_down(session=PlaySession.restore(saved))
    assert again.settle() is Stage.HERO
    assert again.session.hero_view() == first.session.hero_view()
    assert again.session.stacks == first.session.stacks
    assert again.bar.call.text() == first.bar.call.text()
    for table in (first, again):
        table.key("c")
        table.settle()
    assert again.session.hero_view().events == first.session.hero_view().events


def test_a_step_is_kept_before_it_is_shown(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    count = len(table.keeper.snapshots)
    table.key("c")
    assert len(table.keeper.snapshots) > count
    hand = PlaySession.restore(table.keeper.snapshots[count]).hand
    assert hand is not None
    assert "CheckOrCall" in repr(hand.actions[-1])


def test_a_hundred_hands(sit_down: Sit, runs: Callable[[int, int], int]) -> None:
    hands = runs(100, 25)
    table = sit_down(structure=Structure.NO, seats=6, seed=21)
    actions = "cccrf"
    for number in range(hands):
        if table.session.hero_broke:
            click(table, choices.REBUY)
        table.deal()
        step = number
        while table.stage is Stage.HERO:
            legal = table.session.hero_view().legal
            assert legal is not None
            key = actions[step % len(actions)]
            table.key("c" if key == "r" and not legal.can_raise else key)
            step += 1
            table.settle()
        if table.stage is Stage.FOLDED:
            table.clock.now += 1
            table.key("e")
            table.qtbot.waitUntil(lambda: table.stage is Stage.OVER, timeout=20_000)
        assert table.session.hand_over
    assert table.session.hands_played == hands
    assert table.keeper.hands == list(range(1, hands + 1))
    assert table.workers.waiting == 0
    assert len(table.play.log.plain().splitlines()) < 1300


def broke(sit_down: Sit) -> Table:
    table = sit_down(structure=Structure.NO, seats=2, stack_bb=5, seed=2)
    for _ in range(200):
        table.deal()
        while table.stage is Stage.HERO:
            legal = table.session.hero_view().legal
            assert legal is not None
            table.play.conductor.act(RaiseTo(legal.max_to)) if legal.can_raise else table.key("c")
            table.settle()
        if table.session.hero_broke:
            return table
    pytest.fail("the hero never went broke")


def test_broke_rebuy(sit_down: Sit) -> None:
    table = broke(sit_down)
    assert table.choices.button(choices.REBUY).text() == "Rebuy for $2.50"
    click(table, choices.REBUY)
    assert table.session.stacks[0] == 250
    assert table.deal() in (Stage.HERO, Stage.OVER)


def test_broke_leave_with_a_summary(sit_down: Sit) -> None:
    table = broke(sit_down)
    click(table, choices.LEAVE)
    assert table.stage is Stage.LEFT
    assert table.keeper.left == 1
    card = table.window.findChild(QWidget, "session-summary")
    assert isinstance(card, QWidget)
    assert "Result: -$2.50" in card.accessibleDescription()
    with table.qtbot.waitSignal(table.play.anew):
        click(table, choices.ANEW)


def test_broke_other_stakes(sit_down: Sit) -> None:
    table = broke(sit_down)
    click(table, choices.STAKES)
    assert table.play.setup_open


def test_auto_deal_goes_on_by_itself(sit_down: Sit) -> None:
    table = sit_down(wishes=Wishes(pace=0, speed=0, auto_deal=True))
    table.deal_until_hero()
    hand = table.session.hand
    assert hand is not None
    table.key("f")
    table.clock.now += 1
    table.key("e")
    table.qtbot.waitUntil(lambda: table.session.hand.number > hand.number, timeout=20_000)  # type: ignore[union-attr]


def test_motion_is_skipped_by_a_key(sit_down: Sit) -> None:
    table = sit_down(wishes=Wishes(pace=0, speed=0.2))
    table.clock.now += 1
    table.key(Qt.Key.Key_Return)
    assert table.play.felt.playing
    table.key(Qt.Key.Key_Space)
    assert not table.play.felt.playing


def test_the_panel_folds_and_says_so(sit_down: Sit) -> None:
    table = sit_down()
    table.window.resize(1280, 800)
    fold = table.window.findChild(QToolButton, "fold-panel")
    unfold = table.window.findChild(QToolButton, "unfold-panel")
    assert isinstance(fold, QToolButton)
    assert isinstance(unfold, QToolButton)
    with table.qtbot.waitSignal(table.play.folded) as told:
        table.click(fold)
    assert told.args == [True]
    assert not table.play.panel.isVisible()
    with table.qtbot.waitSignal(table.play.folded) as told:
        table.click(unfold)
    assert told.args == [False]
    assert table.play.panel.isVisible()


def test_the_panel_opens_folded_where_the_window_is_narrow(look: Look, qtbot: QtBot) -> None:
    workers = Workers()
    for width, visible in ((1024, False), (1280, True)):
        desk = Desk(look, PlaySession(SessionConfig(seed=1)), workers, MemoryKeeper(), AT_ONCE)
        desk.window.resize(width, 700)
        desk.open()
        assert desk.play.panel.isVisible() is visible
        desk.window.close()
        desk.window.deleteLater()
    workers.close()


def test_nothing_of_a_closed_window_is_left(look: Look, qtbot: QtBot) -> None:
    table = Table(look, PlaySession(SessionConfig(seed=5)), qtbot)
    table.deal_until_hero()
    table.desk.window.show_page("settings")
    table.close()
    window, page = weakref.ref(table.window), weakref.ref(table.play)
    table.window.deleteLater()
    del table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert window() is None
    assert page() is None
