"""The coach at the table: on request or always, never late, never about hidden cards, and what it keeps."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.session.coach.notes import CoachNotes
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.settings import CoachMode
from omaha_trainer.table.action import CheckOrCall
from omaha_trainer.ui.coach.adviser import Showing
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.conductor import Stage
from tests.ui.play.conftest import type_text

from .coaches import KnownCoach
from .conftest import CoachedTable

Sit = Callable[..., CoachedTable]


def fold_to_the_end(table: CoachedTable) -> None:
    """Give up the decision at hand and see the rest."""
    table.key("f")
    if table.stage is not Stage.OVER:
        table.clock.now += 1
        table.key("e")
    table.qtbot.waitUntil(lambda: table.stage is Stage.OVER, timeout=20_000)
    table.thought()


def call_to_the_end(table: CoachedTable) -> None:
    while table.settle() is Stage.HERO:
        table.key("c")
    table.thought()


def showing(table: CoachedTable) -> Showing:
    return table.coach.adviser.showing


def words(table: CoachedTable) -> str:
    return table.coach.panel.lines.accessibleDescription()


def test_a_coach_that_fails_once_speaks_at_the_next_decision(sit_down: Sit, qtbot: QtBot) -> None:
    table = sit_down(seats=2)
    table.known.failures = 1
    with qtbot.capture_exceptions() as failures:
        table.deal_until_hero()
        table.thought()
        QCoreApplication.processEvents()
    assert [kind for kind, _, _ in failures] == [ZeroDivisionError]
    fold_to_the_end(table)
    table.deal_until_hero()
    table.thought()
    assert showing(table) is Showing.ADVICE


def test_always_shows_advice_for_the_decision_at_hand(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.thought()
    assert showing(table) is Showing.ADVICE
    assert "Low: 8-4-3-2-A, the nuts" in words(table)
    assert "Low half: 88\xa0%" in words(table)
    assert "Pot odds" in words(table)
    card = table.window.findChild(QWidget, "coach-advice")
    assert isinstance(card, QWidget) and card.isVisible()
    assert card.accessibleName().startswith("Call.")
    errors = [line.detail for line in table.coach.panel.lines.lines if line.label == "Low half"]
    assert "sampling error ±\xa01.5\xa0%" in errors[0] and "estimate" in errors[0]


def test_on_request_it_is_silent_until_asked_by_the_key_or_the_button(sit_down: Sit) -> None:
    table = sit_down(CoachMode.ON_REQUEST)
    table.deal_until_hero()
    table.thought()
    assert showing(table) is Showing.READY
    assert not table.coach.panel.lines.isVisible()
    table.key("o")
    assert showing(table) is Showing.ADVICE
    table.key("c")
    if table.settle() is Stage.HERO:
        assert showing(table) is Showing.READY  # asked for one decision only
        table.click(table.coach.panel.ask)
        assert showing(table) in (Showing.THINKING, Showing.ADVICE)


def test_the_key_works_on_a_cyrillic_layout_and_brings_the_tab_into_sight(sit_down: Sit) -> None:
    table = sit_down(CoachMode.ON_REQUEST)
    table.deal_until_hero()
    table.play.fold_panel(True)
    table.play.panel.show_tab(table.play.log)
    type_text(table.window, "щ")  # the letter of the O key
    assert table.play.panel.isVisible() and table.coach.panel.isVisible()
    assert table.coach.adviser.note is not None and table.coach.adviser.note.seen


def test_the_window_does_not_wait_and_stale_advice_reaches_nobody(sit_down: Sit) -> None:
    table = sit_down()
    table.known.gate.clear()
    table.deal_until_hero()
    assert showing(table) is Showing.THINKING
    first = table.coach.adviser.note
    table.key("c")
    assert table.coach.adviser.note is not first
    assert showing(table) is not Showing.ADVICE
    table.settle()  # others act while the coach is still busy with the first
    table.known.gate.set()
    table.thought()
    assert first is not None and first.review is not None
    if table.stage is Stage.HERO:
        assert table.coach.adviser.note is not None and table.coach.adviser.advice is table.coach.adviser.note.advice


def test_advice_goes_away_with_the_decision(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.thought()
    fold_to_the_end(table)
    assert showing(table) is Showing.WAITING
    assert not table.coach.panel.lines.isVisible()
    assert table.coach.adviser.advice is None


def test_it_sees_what_the_hero_sees_and_styles_only_where_they_are_open(sit_down: Sit) -> None:
    for lineup in (Lineup.MIXED, Lineup.HIDDEN):
        table = sit_down(seats=4, lineup=lineup)
        table.deal_until_hero()
        table.thought()
        view = table.known.asked[-1]
        assert view.seat == 0 and view.shown == (None,) * 4
        told = dict(enumerate(table.session.config.styles, 1)) if lineup is Lineup.MIXED else {}
        assert table.known.styles[-1] == told
        table.close()


def test_each_decision_is_kept_with_what_it_cost(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.thought()
    index = len(table.session.hand.actions)  # type: ignore[union-attr]
    fold_to_the_end(table)
    (row,) = table.decisions.rows
    assert (row.hand, row.number, row.taken, row.advised) == (table.session.hands_played, index, "fold", "call")
    assert (row.cost, row.error, row.seen, row.big_blind) == (3.5, 0.25, True, 50)
    assert (row.game, row.limit) == ("hilo", "pot")


def test_a_costly_decision_is_named_once_and_most_hands_are_silent(sit_down: Sit) -> None:
    table = sit_down()
    review = table.window.findChild(QWidget, "coach-review")
    assert isinstance(review, QWidget)
    table.deal_until_hero()
    call_to_the_end(table)
    assert not review.isVisible()
    assert "Coach:" not in table.play.log.plain()
    table.deal_until_hero()
    fold_to_the_end(table)
    assert review.isVisible()
    assert table.play.log.plain().count("Coach: ") == 1
    assert "Estimated cost: 3.5\xa0±\xa00.2\xa0BB." in table.play.log.plain()
    table.deal()
    assert not review.isVisible()


def test_practice_is_advised_and_looked_back_on_but_not_kept(sit_down: Sit) -> None:
    table = sit_down(seed=6)
    table.deal_until_hero()
    fold_to_the_end(table)
    kept = len(table.decisions.rows)
    table.clock.now += 1
    table.key("a")
    assert table.settle() is Stage.HERO
    fold_to_the_end(table)
    assert len(table.decisions.rows) == kept
    assert table.play.log.plain().count("Coach: ") == 2


def test_off_it_looks_at_nothing(sit_down: Sit) -> None:
    table = sit_down(CoachMode.OFF)
    table.deal_until_hero()
    assert showing(table) is Showing.OFF
    table.key("o")
    fold_to_the_end(table)
    assert table.known.asked == [] and table.decisions.rows == []


@pytest.mark.parametrize("where", ["tab", "settings"])
def test_turned_off_and_on_in_the_tab_or_in_the_settings(sit_down: Sit, where: str) -> None:
    table = sit_down()
    table.known.gate.clear()
    table.deal_until_hero()
    seen: list[object] = []
    table.desk.wishes_edited.connect(seen.append)
    if where == "settings":
        table.window.show_page("settings")
    name = "coach-mode" if where == "tab" else "coach"

    def pick(number: int) -> None:
        button = table.window.findChild(QPushButton, f"{name}-{number}")
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    pick(0)
    assert showing(table) is Showing.OFF
    table.qtbot.waitUntil(lambda: table.known.cancelled == 1)
    table.known.gate.set()
    pick(2)
    table.thought()
    assert showing(table) is Showing.ADVICE
    assert [wishes.coach for wishes in seen] == [CoachMode.OFF, CoachMode.ALWAYS]  # type: ignore[attr-defined]
    assert table.coach.panel.mode is CoachMode.ALWAYS


def test_a_session_taken_up_at_a_decision_is_advised(sit_down: Sit) -> None:
    first = sit_down()
    first.deal_until_hero()
    again = sit_down(session=PlaySession.restore(first.session.snapshot()))
    again.thought()
    assert showing(again) is Showing.ADVICE


def test_another_session_has_nothing_of_the_old_one(sit_down: Sit) -> None:
    table = sit_down()
    table.known.gate.clear()
    table.deal_until_hero()
    other = PlaySession(table.session.config)
    table.play.take(other)
    assert table.coach.adviser.note is None
    table.known.gate.set()
    table.thought()
    assert table.decisions.rows == []


def test_a_close_while_it_thinks_ends_at_once(sit_down: Sit) -> None:
    table = sit_down()
    table.known.gate.clear()
    table.deal_until_hero()
    table.qtbot.waitUntil(lambda: bool(table.known.asked))
    table.window.close()
    table.workers.close()  # would wait for ever for a coach that was not told
    assert table.known.cancelled == 1


def test_many_decisions_faster_than_the_coach(sit_down: Sit) -> None:
    table = sit_down(seats=2)
    table.known.gate.clear()
    table.deal_until_hero()
    for _ in range(40):
        while table.settle() is Stage.HERO:
            table.key("c")
        if table.session.hero_broke:
            table.play.conductor.rebuy()
        table.deal()
    table.known.gate.set()
    table.thought()
    assert 0 < len(table.decisions.rows) <= 16


def test_every_control_has_a_name_and_every_estimate_says_so(sit_down: Sit) -> None:
    table = sit_down()
    table.deal_until_hero()
    table.thought()
    panel = table.coach.panel
    assert all(button.accessibleName() for button in panel.findChildren(QAbstractButton))
    assert panel.lines.accessibleName() and panel.values.accessibleName()
    shares = [line for line in panel.lines.lines if line.value.endswith("%") and ":" not in line.value]
    assert len(shares) == 5
    assert all("estimate" in line.detail.lower() for line in shares)
    panel.lines.setFocus()
    QTest.keyClick(panel.lines, Qt.Key.Key_Down)
    assert panel.lines.at == 0


def test_nothing_is_left_of_a_closed_table(look: Look, qtbot: QtBot) -> None:
    table = CoachedTable(look, PlaySession(SessionConfig(seed=5)), qtbot, CoachMode.ALWAYS)
    table.deal_until_hero()
    table.thought()
    panel = weakref.ref(table.coach.panel)
    table.close()
    table.window.deleteLater()
    del table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert panel() is None


def test_the_hero_s_free_play_changes_nothing_for_the_coach() -> None:
    """A session without a coach plays the same hand: the coach's chance is its own."""

    def play(coached: bool) -> str:
        session = PlaySession(SessionConfig(seed=8, seats=3))
        notes = CoachNotes(session, KnownCoach())
        session.deal()
        while not session.hand_over:
            if coached and notes.follow() is not None and (job := notes.next_job()):
                notes.take(job[0], job[1](lambda: False))
            decision = session.pending()
            _ = session.play(decision.decide()) if decision else session.act(CheckOrCall())
        return str(session.events)

    assert play(True) == play(False)
