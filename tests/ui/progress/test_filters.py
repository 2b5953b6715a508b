"""What is looked at: games, structures, days."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.ui.progress.empty_state import EmptyState
from omaha_trainer.ui.progress.speech import numerals

from .conftest import OpenPage
from .plenty import LAST_DAY

Key = Qt.Key


def pick(box: QComboBox, data: str) -> None:
    place = box.findData(data)
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_filters_hold_for_questions_and_hands(open_page: OpenPage) -> None:
    opened = open_page("much")
    sieve = opened.body.frame.sieve
    pick(sieve.game, "hilo")
    pick(sieve.structure, "pot")
    opened.settle()
    wanted = Sieve("hilo", "pot")
    overview, play = opened.store.progress.overview(wanted).result(), opened.store.progress.play(wanted, 9).result()
    asked, hands = sum(day.asked for day in overview.sieved_days), sum(one.hands for one in play.outcomes)
    assert opened.figures["Questions"].startswith(f"{numerals().whole(asked)}, ")
    assert opened.figures["Hands"].startswith(f"{numerals().whole(hands)}, ")


@pytest.mark.parametrize(("number", "days"), [(0, 7), (1, 30), (2, 90)])
def test_the_last_days_count_today(open_page: OpenPage, number: int, days: int) -> None:
    opened = open_page("nothing")
    sieve = opened.body.frame.sieve
    opened.click(opened.button(f"dates-{number}"))
    since = sieve.sieve(LAST_DAY).since
    assert since is not None and (LAST_DAY - since).days == days - 1
    assert sieve.sieve(LAST_DAY).until is None


def test_where_nothing_passes_the_filters_all_can_be_shown_again(open_page: OpenPage) -> None:
    opened = open_page("some")
    pick(opened.body.frame.sieve.structure, "no")
    pick(opened.body.frame.sieve.game, "high")
    opened.settle()
    empties = [empty for empty in opened.page.findChildren(EmptyState) if empty.isVisible()]
    assert empties and {empty.button.text() for empty in empties} == {"Show everything"}
    opened.click(empties[0].button)
    opened.settle()
    assert opened.skills.isVisible()
    assert opened.body.frame.sieve.sieve(LAST_DAY) == Sieve()


def test_a_skill_that_the_filters_hide_gives_way_to_all_questions(open_page: OpenPage) -> None:
    opened = open_page("much")
    table = opened.skills.table
    table._select(("outs", ""))
    opened.settle()
    pick(opened.body.frame.sieve.structure, "fixed")
    opened.settle()
    assert table.key == ("", "")
    assert opened.skills.panel.title.text() == "All questions"


# -- days ------------------------------------------------------------------------------------------------------


def test_a_day_can_be_looked_at_alone(open_page: OpenPage) -> None:
    opened = open_page("much")
    card = opened.days
    assert card.strip._weeks is not None
    day = opened.store.progress.overview(Sieve()).result().days[-3]
    place = card.strip._weeks.place(day.day)
    assert place is not None
    opened.body.frame.area.ensureWidgetVisible(card.strip)
    centre = card.strip._square(*place).center().toPoint()
    opened.hover(card.strip, centre)
    assert f"{day.asked} questions, {day.right} right" in card.line.text()
    opened.click(card.strip, centre)
    opened.settle()
    assert opened.figures["Questions"] == f"{day.asked}, on 1 day"
    assert opened.body.frame.sieve.day.isVisible()
    opened.click(opened.body.frame.sieve.day)
    opened.settle()
    assert opened.body.frame.sieve.sieve(LAST_DAY) == Sieve()
    assert card.strip._asked[day.day] == day.asked


def test_with_shift_all_days_between_are_looked_at(open_page: OpenPage) -> None:
    opened = open_page("some")
    strip, sieve = opened.days.strip, opened.body.frame.sieve
    strip.setFocus()
    opened.key(Key.Key_Up, strip)
    opened.key(Key.Key_Return, strip)
    for _ in range(3):
        opened.key(Key.Key_Up, strip)
    QTest.keyClick(strip, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    opened.settle()
    wanted = Sieve(since=date(2026, 5, 14), until=LAST_DAY)
    assert sieve.sieve(LAST_DAY) == wanted
    assert sieve.day.text().startswith("14 May – 17 May 2026")
    asked = sum(day.asked for day in opened.store.progress.overview(wanted).result().sieved_days)
    assert opened.figures["Questions"] == f"{asked}, on 4 days"


def test_days_are_reached_by_keys(open_page: OpenPage) -> None:
    opened = open_page("some")
    card = opened.days
    card.strip.setFocus()
    opened.key(Key.Key_Up, card.strip)
    opened.key(Key.Key_Up, card.strip)
    assert card.strip.at == date(2026, 5, 16)
    opened.key(Key.Key_Down, card.strip)
    opened.key(Key.Key_Down, card.strip)
    assert card.strip.at == LAST_DAY, "no day after today"
    opened.key(Key.Key_Return, card.strip)
    opened.settle()
    assert opened.body.frame.sieve.sieve(LAST_DAY).since == LAST_DAY
