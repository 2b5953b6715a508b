"""Choosing how much: presets, slider, typed amounts in any writing, steps, and the sentence for what is no amount."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from omaha_trainer.table.game import Structure
from omaha_trainer.table.stakes import Stakes
from omaha_trainer.ui.play.size_control import SizeControl
from omaha_trainer.ui.wishes import Wishes
from tests.ui.play.conftest import Table, type_text

Sit = Callable[..., Table]


@pytest.fixture
def table(sit_down: Sit) -> Table:
    """$0.25/$0.50, nobody has entered: minimum $1.00, pot $1.75 (PL2's figures)."""
    found = sit_down()
    found.deal_until_hero()
    legal = found.session.hero_view().legal
    assert legal is not None
    assert (legal.min_to, legal.max_to) == (100, 175)
    return found


def control(table: Table) -> SizeControl:
    return table.bar.size_control


def write(table: Table, text: str) -> None:
    box = control(table).box
    box.setFocus()
    box.selectAll()
    type_text(box, text)


def note(table: Table) -> str:
    found = table.window.findChild(QLabel, "amount-note")
    assert isinstance(found, QLabel)
    return found.text()


@pytest.mark.parametrize(
    ("typed", "chips"),
    [
        ("1.5", 150),
        ("1,5", 150),
        ("$1.50", 150),
        ("1,50", 150),
        ("1.50$", 150),
        ("1.75", 175),
        ("1", 100),
        ("₴1,25", 125),
    ],
)
def test_typed_amounts(table: Table, typed: str, chips: int) -> None:
    write(table, typed)
    assert control(table).amount == chips
    assert table.bar.bet.text() == f"Raise to ${chips // 100}.{chips % 100:02d}"
    assert table.bar.bet.isEnabled()


@pytest.mark.parametrize(
    ("typed", "words"),
    [("20", "PL1"), ("150", "A5"), ("0.60", "A3"), ("1.555", "1.555"), ("1..5", "1..5"), ("-1.50", "-1.50")],
)
def test_a_wrong_amount_is_told_in_one_sentence_and_nothing_is_lost(table: Table, typed: str, words: str) -> None:
    before = table.session.events
    write(table, typed)
    box = control(table).box
    assert control(table).amount is None
    assert words in note(table)
    assert note(table).endswith(".")
    assert box.text() == typed
    table.key(Qt.Key.Key_Return, box)
    table.key("r")
    assert table.session.events == before
    assert box.text() == typed


def test_letters_never_get_into_the_box(table: Table) -> None:
    box = control(table).box
    box.setFocus()
    before = box.text()
    type_text(box, "xyzЖ")
    assert box.text() == before


def test_backspace_and_digits_stay_in_the_box(table: Table) -> None:
    write(table, "1.50")
    box = control(table).box
    table.key(Qt.Key.Key_Backspace, box)
    assert box.text() == "1.5"
    assert control(table).amount == 150


def test_arrows_step_by_the_small_chip_within_the_bounds(table: Table) -> None:
    box = control(table).box
    box.setFocus()
    seen = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        table.key(key, box)
        seen.append(control(table).amount)
    assert seen == [125, 150, 175, 175, 150, 125]
    assert box.text() == "$1.25"


def test_an_amount_is_typed_without_reaching_for_the_box(table: Table) -> None:
    """Digits anywhere on the page go to the box and replace what stood there; Enter raises to it."""
    assert not control(table).box.hasFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Period, Qt.Key.Key_5):
        table.key(key, table.window.focusWidget())
    assert control(table).box.text() == "1.5"
    assert table.bar.bet.text() == "Raise to $1.50"
    table.key(Qt.Key.Key_Return, table.window.focusWidget())
    assert any(getattr(event, "to", 0) == 150 for event in table.session.events)


@pytest.mark.parametrize("digit", range(10))
def test_whatever_digit_an_amount_begins_with_it_is_typed(table: Table, digit: int) -> None:
    table.key(Qt.Key(Qt.Key.Key_0 + digit), table.window.focusWidget())
    assert control(table).box.text() == str(digit)
    assert not table.play.seats.open


def test_arrows_step_without_reaching_for_the_box(table: Table) -> None:
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Down):
        table.key(key, table.play)
        seen.append(control(table).amount)
    assert seen == [125, 150, 125, 100, 100]


def test_left_and_right_step_a_whole_amount_and_move_within_an_edited_one(table: Table) -> None:
    box = control(table).box
    box.setFocus()
    table.key(Qt.Key.Key_Right, box)
    assert (control(table).amount, box.selectedText()) == (125, "$1.25")
    type_text(box, "1.50")
    table.key(Qt.Key.Key_Left, box)
    assert (control(table).amount, box.cursorPosition()) == (150, 3)


def test_keys_of_the_amount_mean_nothing_while_others_act(table: Table) -> None:
    table.key("f")
    before = control(table).box.text()
    for key in (Qt.Key.Key_7, Qt.Key.Key_Right):
        table.key(key, table.play)
    assert control(table).box.text() == before


def test_the_first_step_goes_to_a_whole_chip(table: Table) -> None:
    write(table, "1.37")
    control(table).step(1)
    assert control(table).amount == 150
    write(table, "1.37")
    control(table).step(-1)
    assert control(table).amount == 125


def test_the_wheel_steps(table: Table) -> None:
    box = control(table).box
    for delta, expected in ((120, 125), (60, 125), (60, 150), (-120, 125)):
        event = QWheelEvent(
            QPointF(5, 5), QPointF(box.mapToGlobal(QPoint(5, 5))), QPoint(), QPoint(0, delta),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, event)
        assert control(table).amount == expected


def test_presets_slider_and_box_are_of_one_mind(table: Table) -> None:
    slider = control(table)._slider
    pot = table.window.findChild(QPushButton, "preset-pot")
    assert isinstance(pot, QPushButton)
    table.click(pot)
    assert (control(table).amount, slider.value(), control(table).box.text()) == (175, 175, "$1.75")
    assert pot.isChecked()
    slider.setValue(131)
    assert (control(table).amount, control(table).box.text()) == (125, "$1.25")
    assert not pot.isChecked()
    slider.setValue(175)
    assert control(table).amount == 175
    assert pot.isChecked()


def test_stacks_beyond_the_sliders_own_numbers(sit_down: Sit) -> None:
    table = sit_down(structure=Structure.NO, stakes=Stakes(5 * 10**9, 10**10), stack_bb=1000, seats=2)
    table.deal_until_hero()
    slider, legal = control(table)._slider, table.session.hero_view().legal
    assert legal is not None
    slider.setValue(slider.maximum())
    assert control(table).amount == legal.max_to == 10**13
    slider.setValue(slider.maximum() // 2)
    amount = control(table).amount
    assert amount is not None
    assert amount % (5 * 10**9) == 0
    assert abs(amount - 5 * 10**12) < 10**10
    slider.setValue(slider.minimum())
    assert control(table).amount == legal.min_to


def test_PL2_the_tool_tip_of_the_maximum_shows_the_working(table: Table) -> None:
    pot = table.window.findChild(QPushButton, "preset-pot")
    assert isinstance(pot, QPushButton)
    working = pot.toolTip().splitlines()[0]
    assert working == "call $0.50 → pot $1.25 → raise $1.25 → $1.75"
    assert control(table).box.toolTip() == working


def test_A4_raise_by_and_put_in_stand_beside_the_total(table: Table) -> None:
    write(table, "1.75")
    assert "$1.25" in note(table)
    assert "$1.75" in note(table)


def test_typing_and_raising_fast_is_not_deaf(table: Table) -> None:
    write(table, "1.75")
    table.key(Qt.Key.Key_Return, control(table).box)
    assert any(getattr(event, "to", 0) == 175 for event in table.session.events)


def test_amounts_in_big_blinds(table: Table) -> None:
    table.play.apply(Wishes(pace=0, speed=0, in_big_blinds=True))
    assert table.bar.call.text() == "Call 1 BB"
    write(table, "3,5")
    assert control(table).amount == 175
    assert table.bar.bet.text() == "Raise to 3.5 BB"


def test_fixed_limit_has_one_size_and_no_slider(sit_down: Sit) -> None:
    table = sit_down(structure=Structure.FIXED, stakes=Stakes(2, 4))
    table.deal_until_hero()
    assert not control(table).isVisible()
    assert table.bar.bet.text() == "Raise to $4"


def test_NL1_no_limit_offers_all_in(sit_down: Sit) -> None:
    table = sit_down(structure=Structure.NO)
    table.deal_until_hero()
    button = table.window.findChild(QPushButton, "preset-all_in")
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    table.click(button)
    assert table.bar.bet.text() == "All in $50.00"


@pytest.mark.parametrize("width", [1024, 1100, 1280, 1920])
def test_nothing_is_cut_off_in_a_narrow_window(sit_down: Sit, width: int) -> None:
    table = sit_down(structure=Structure.NO, stakes=Stakes(1000, 2000, decimals=2), stack_bb=500, seed=3)
    table.window.resize(width, 640)
    table.deal_until_hero()
    control(table).choose_preset("all_in")
    QApplication.processEvents()
    for button in (table.bar.fold, table.bar.call, table.bar.bet):
        assert button.width() >= button.sizeHint().width()
    parts = [part for part in control(table).children() if isinstance(part, QPushButton) and part.isVisible()]
    assert all(part.width() >= part.minimumSizeHint().width() for part in parts)
    assert control(table).box.isVisible()
    assert table.bar.bet.mapTo(table.window, table.bar.bet.rect().topRight()).x() < width
    assert (width < 1200) or control(table)._slider.isVisible()
