"""Everything on the play page has a name, and the log tells in words what the felt shows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox

from omaha_trainer.ui.play.conductor import Stage
from tests.ui.play.conftest import Table

Sit = Callable[..., Table]


def test_every_control_has_an_accessible_name(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.play.toggle_setup()
    kinds = (QAbstractButton, QComboBox, QLineEdit, QSlider, QSpinBox)
    controls = [control for kind in kinds for control in table.window.findChildren(kind) if control.isVisible()]
    inside = ("qt_spinbox_lineedit", "qt_combobox")  # Qt's own parts of a control that has a name
    unnamed = [one for one in controls if not one.accessibleName() and not one.objectName().startswith(inside)]
    assert len(controls) > 25
    assert [(type(one).__name__, one.objectName()) for one in unnamed] == []


def test_the_felt_and_the_log_have_names_and_words(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    assert table.play.felt.accessibleName()
    assert "You" in table.play.felt.accessibleDescription()
    assert table.play.log.accessibleName()
    index = table.play.log.model().index(table.play.log.model().rowCount() - 1, 0)
    interface = QAccessible.queryAccessibleInterface(table.play.log)
    assert interface.childCount() > 0
    assert index.data()


def test_the_log_says_the_whole_hand(sit_down: Sit) -> None:
    table = sit_down(seats=2, seed=6)
    while True:
        table.deal()
        while table.stage is Stage.HERO:
            table.key("c")
            table.settle()
        if len(table.session.hero_view().board) == 5:
            break
    text = table.play.log.plain()
    opponent = table.session.names[1]
    for words in ("small blind $0.25", "big blind $0.50", "You: cards", "Flop:", "Turn:", "River:", "show", "Pot"):
        assert words in text
    assert opponent in text
    assert " of spades" in text or " of hearts" in text
    hidden = table.session.all_holes()[1]
    if table.session.hero_view().shown[1] is None:
        assert hidden is not None
        assert all(str(card) not in text for card in hidden)


def test_the_log_stays_where_the_reader_went(sit_down: Sit) -> None:
    table = sit_down(seed=9)
    log = table.play.log
    for _ in range(6):
        table.deal()
        while table.stage is Stage.HERO:
            table.key("c")
            table.settle()
        if table.session.hero_broke:
            table.play.conductor.rebuy()
    table.qtbot.waitUntil(lambda: log.verticalScrollBar().value() == log.verticalScrollBar().maximum() > 0)
    log.verticalScrollBar().setValue(30)
    table.deal()
    table.qtbot.wait(50)
    assert log.verticalScrollBar().value() == 30
    log.scrollToBottom()
    while table.stage is Stage.HERO:
        table.key("c")
        table.settle()
    table.deal()
    table.qtbot.waitUntil(lambda: log.verticalScrollBar().value() == log.verticalScrollBar().maximum())
