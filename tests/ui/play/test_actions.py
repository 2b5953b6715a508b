"""The hero's answers by click and by key, on Latin and Cyrillic layouts, and when they are not heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from omaha_trainer.table.event import Called, Checked, Folded, Raised
from omaha_trainer.table.game import Structure
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.ui.play.action_button import GUARD_SECONDS
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.theme.kinds import Kind
from tests.ui.play.conftest import Table, type_text

Sit = Callable[..., Table]
LEFT = Qt.MouseButton.LeftButton


def hero_events(table: Table) -> list[object]:
    return [event for event in table.session.events if getattr(event, "seat", None) == 0]


def press(table: Table, letter: str, scan: int = 0, text: str = "") -> None:
    """A key as a keyboard with another layout sends it: its own letter and the place of the key."""
    code = ord(letter)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, scan, 0, 0, text or letter.lower())
        focused: QWidget | None = table.window.focusWidget()
        QCoreApplication.sendEvent(focused or table.window, event)


def test_fold_by_click(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.click(table.bar.fold)
    assert any(isinstance(event, Folded) for event in hero_events(table))


def test_call_by_click(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.click(table.bar.call)
    assert any(isinstance(event, Called | Checked) for event in hero_events(table))


def test_raise_by_click_takes_the_amount_of_the_box(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.click(table.bar.bet)
    raised = [event for event in hero_events(table) if isinstance(event, Raised)]
    assert [event.to for event in raised] == [100]


@pytest.mark.parametrize(
    ("letter", "kind"), [("F", Folded), ("C", Called | Checked), ("R", Raised)], ids=["fold", "call", "raise"]
)
def test_latin_keys(sit_down: Sit, letter: str, kind: type) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.key(letter.lower())
    assert any(isinstance(event, kind) for event in hero_events(table))


@pytest.mark.parametrize("scanned", [True, False], ids=["by place", "by letter"])
@pytest.mark.parametrize(
    ("letter", "scan", "kind"),
    [("А", 41, Folded), ("С", 54, Called | Checked), ("К", 27, Raised)],
    ids=["fold", "call", "raise"],
)
def test_cyrillic_keys(sit_down: Sit, letter: str, scan: int, kind: type, scanned: bool) -> None:
    table = sit_down()
    table.deal_until_hero()
    press(table, letter, scan if scanned else 0)
    assert any(isinstance(event, kind) for event in hero_events(table))


def test_keys_work_while_the_amount_box_has_the_focus(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    box = table.bar.size_control.box
    box.setFocus()
    assert box.hasFocus()
    table.key("p", box)
    assert table.bar.size_control.amount == 175
    press(table, "А", 41)
    assert box.text() == "$1.75"
    assert any(isinstance(event, Folded) for event in hero_events(table))


def test_a_held_key_counts_once(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    event = QKeyEvent(QEvent.Type.KeyPress, ord("А"), Qt.KeyboardModifier.NoModifier, 41, 0, 0, "а", True)
    QCoreApplication.sendEvent(table.window, event)
    assert not any(isinstance(event, Folded) for event in hero_events(table))


def test_letters_with_ctrl_are_no_commands(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    QTest.keyClick(table.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert table.stage is Stage.HERO
    assert not any(isinstance(event, Folded) for event in hero_events(table))


def test_enter_never_folds_wherever_the_focus_is(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    before = table.session.events
    focusable: list[QWidget] = [table.bar.fold, table.bar.call, table.bar.bet, table.play, table.play.log]
    for widget in focusable:
        widget.setFocus()
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            table.key(key, widget)
    assert table.session.events == before


def test_enter_in_the_amount_box_raises(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    box = table.bar.size_control.box
    box.setFocus()
    type_text(box, "1,5")
    table.key(Qt.Key.Key_Return, box)
    assert [event.to for event in hero_events(table) if isinstance(event, Raised)] == [150]


def test_a_changed_label_is_deaf_for_a_moment(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    before = table.session.events
    table.bar.call.present("Call $99.00")
    table.clock.now += GUARD_SECONDS - 0.01
    table.click(table.bar.call)
    table.key("c")
    press(table, "С", 54)
    assert table.session.events == before
    table.clock.now += 0.02
    table.click(table.bar.call)
    assert table.session.events != before


def test_a_press_on_an_old_label_does_not_count_for_the_new_one(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    before = table.session.events
    QTest.mousePress(table.bar.call, LEFT)
    table.bar.call.present("Call $99.00")
    table.clock.now += 5
    QTest.mouseRelease(table.bar.call, LEFT)
    assert table.session.events == before


def test_the_same_label_again_is_not_deaf(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.bar.fold.present(table.bar.fold.text())
    assert not table.bar.fold.deaf


def test_A1_fold_steps_back_where_a_check_is_free(sit_down: Sit) -> None:
    table = sit_down(seats=2, seed=11)
    while not (table.stage is Stage.HERO and table.session.hero_view().legal.can_check):  # type: ignore[union-attr]
        if table.stage is Stage.HERO:
            table.key("c")
            table.settle()
        else:
            table.deal()
    assert table.bar.call.text() == "Check"
    assert table.bar.fold.property("kind") == Kind.ACTION_QUIET
    assert table.bar.call.property("kind") == Kind.ACTION


def test_FL3_no_raise_is_shown_once_capped_and_the_reason_is(sit_down: Sit) -> None:
    table = sit_down(structure=Structure.FIXED, stakes=Stakes(2, 4), seats=2, stack_bb=200, seed=3)
    for _ in range(400):
        if table.stage is not Stage.HERO:
            table.deal()
            continue
        legal = table.session.hero_view().legal
        assert legal is not None
        if legal.no_raise is not None and legal.no_raise.rule == "FL3":
            break
        assert table.bar.size_control.isHidden() or not table.bar.size_control.isVisible()
        table.key("r" if legal.can_raise else "c")
        table.settle()
    else:
        pytest.fail("no capped street came up")
    assert not table.bar.bet.isVisible()
    assert "FL3" in table.bar.words
