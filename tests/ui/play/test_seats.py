"""What is known of an opponent, on a click on his plate: figures, and his style or a guess at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QToolButton, QWidget

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.session.play.notices import GuessTold
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.ui.play.conductor import Stage
from omaha_trainer.ui.play.log_book import notice_line
from omaha_trainer.ui.play.seat_card import SeatCard
from omaha_trainer.ui.play.setup_panel import SetupPanel
from omaha_trainer.ui.voices import money_of, plain_voice
from tests.ui.play.conftest import Table

Sit = Callable[..., Table]


def card(table: Table) -> SeatCard:
    found = [one for one in table.window.findChildren(SeatCard) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel)]


def click_plate(table: Table, seat: int) -> None:
    felt = table.play.felt
    QTest.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=felt.plate(seat).center())


def play_hands(table: Table, hands: int) -> None:
    for _ in range(hands):
        table.deal()
        while table.stage is Stage.HERO:
            table.key("c")
            table.settle()
        if table.session.hero_broke:
            table.play.conductor.rebuy()


def settle() -> None:
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_a_click_on_a_plate_shows_the_figures_with_their_counts(sit_down: Sit) -> None:
    table = sit_down(seats=3)
    play_hands(table, 4)
    click_plate(table, 1)
    seen = texts(card(table))
    figures = table.session.notebook.figures[1]
    assert table.session.names[1] in seen and "4 hands seen" in seen
    assert f"{figures.entered} of 4" in seen
    assert f"{figures.showdowns} of {figures.flops}" in seen
    assert card(table).geometry().intersected(table.play.area.rect()) == card(table).geometry()


def test_an_open_style_is_named_with_how_to_beat_it(sit_down: Sit) -> None:
    table = sit_down(seats=3, lineup=Lineup.CHOSEN, styles=("maniac", "rock"))
    click_plate(table, 2)
    seen = texts(card(table))
    assert "Rock" in seen and profile("rock").summary in seen
    assert any(text.startswith("Take its blinds.") for text in seen)
    assert not card(table).findChildren(QComboBox)


def test_a_hidden_style_is_guessed_kept_and_scored_at_the_end(sit_down: Sit) -> None:
    table = sit_down(seats=3, lineup=Lineup.HIDDEN)
    styles = table.session.config.styles
    play_hands(table, 1)
    wrong = next(style for style in STYLES if style != styles[1])
    for seat, style in ((1, styles[0]), (2, wrong)):
        click_plate(table, seat)
        assert all(profile(name).summary not in texts(card(table)) for name in styles)
        box = card(table).findChild(QComboBox, "guess")
        assert isinstance(box, QComboBox)
        box.setCurrentIndex(box.findData(style))
        box.activated.emit(box.currentIndex())
    assert PlaySession.restore(table.keeper.snapshots[-1]).notebook.guesses == ("", styles[0], wrong)
    click_plate(table, 1)
    again = card(table).findChild(QComboBox, "guess")
    assert isinstance(again, QComboBox) and again.currentData() == styles[0]
    table.play.answers.leave()
    reads = table.window.findChild(QWidget, "reads")
    assert isinstance(reads, QWidget) and reads.isVisible()
    assert "1 of 2 guesses right" in reads.accessibleName()
    assert "✓ right" in texts(reads)
    assert not [one for one in table.window.findChildren(SeatCard) if one.isVisible()]


def test_asking_opens_all_styles_and_ends_the_guessing(sit_down: Sit) -> None:
    table = sit_down(seats=3, lineup=Lineup.HIDDEN)
    table.session.guess(1, table.session.config.styles[0])
    click_plate(table, 1)
    ask = card(table).findChild(QPushButton, "unveil")
    assert isinstance(ask, QPushButton)
    table.click(ask)
    settle()
    seen = texts(card(table))
    assert profile(table.session.config.styles[0]).summary in seen
    assert any("guessed right" in text for text in seen)
    assert not card(table).findChildren(QComboBox)
    assert PlaySession.restore(table.keeper.snapshots[-1]).styles_open


def test_an_open_line_up_is_not_scored(sit_down: Sit) -> None:
    table = sit_down(seats=3)
    table.play.answers.leave()
    assert table.window.findChild(QWidget, "session-summary") is not None
    assert table.window.findChild(QWidget, "reads") is None


def test_digits_open_and_close_the_cards_and_escape_closes(sit_down: Sit) -> None:
    table = sit_down(seats=3)
    table.key(Qt.Key.Key_3)
    assert table.session.names[2] in texts(card(table))
    table.key(Qt.Key.Key_2)
    assert table.session.names[1] in texts(card(table))
    table.key(Qt.Key.Key_2)
    assert not table.play.seats.open
    table.key(Qt.Key.Key_9)  # nobody sits there
    assert not table.play.seats.open
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Escape)
    assert not table.play.seats.open
    click_plate(table, 0)  # one's own
    assert not table.play.seats.open


def test_where_an_amount_can_be_typed_ctrl_and_the_digit_open_the_card(sit_down: Sit) -> None:
    table = sit_down(seats=3)
    table.deal()
    assert table.stage is Stage.HERO and table.bar.size_control.isVisible()
    table.key(Qt.Key.Key_3)
    assert not table.play.seats.open
    box = table.bar.size_control.box
    assert box.hasFocus() and box.text() == "3"
    QTest.keyClick(box, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert table.session.names[2] in texts(card(table))
    assert box.text() == "3"


def test_the_card_closes_by_its_button_and_gives_way_to_the_set_up(sit_down: Sit) -> None:
    table = sit_down(seats=3)
    click_plate(table, 1)
    close = card(table).findChild(QToolButton, "close-seat")
    assert isinstance(close, QToolButton)
    table.click(close)
    settle()
    assert not table.play.seats.open
    click_plate(table, 1)
    table.play.toggle_setup()
    assert not [one for one in table.window.findChildren(SeatCard) if one.isVisible()]
    click_plate(table, 2)
    assert card(table).isVisible()
    assert [one.isVisible() for one in table.window.findChildren(SetupPanel)] == [False]


def test_an_open_card_counts_on_with_the_next_hand(sit_down: Sit) -> None:
    table = sit_down(seats=3)
    play_hands(table, 1)
    click_plate(table, 1)
    assert "1 hand seen" in texts(card(table))
    play_hands(table, 1)
    table.deal()
    assert "2 hands seen" in texts(card(table))


def test_another_line_up_hides_the_old_guesses(sit_down: Sit) -> None:
    table = sit_down(seats=3, lineup=Lineup.HIDDEN)
    table.session.guess(1, "rock")
    config = table.session.config
    table.play.reconfigure(replace(config, lineup=Lineup.EASY, styles=()))
    click_plate(table, 1)
    assert not card(table).findChildren(QComboBox)


def test_a_guess_at_somebody_who_leaves_is_scored_in_the_log() -> None:
    voice = plain_voice(money_of(0))
    right, wrong = GuessTold("Alma", "rock", "rock"), GuessTold("Ivo", "maniac", "rock")
    assert notice_line(right, voice).plain == "Alma: Rock, as you guessed"
    assert notice_line(wrong, voice).plain == "Ivo: Maniac, not Rock as you guessed"
