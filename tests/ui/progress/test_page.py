from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.training.names import Kind
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.empty_state import EmptyState
from omaha_trainer.ui.progress.skill_rows import Order
from omaha_trainer.ui.progress.skill_table import KEY
from omaha_trainer.ui.progress.speech import numerals

from .conftest import OpenPage
from .plenty import fill

Key = Qt.Key


# -- what there is ---------------------------------------------------------------------------------------------


def test_the_library_that_draws_is_not_loaded_at_start(tmp_path: Path) -> None:
    code = (
        "import sys, omaha_trainer.ui.app, omaha_trainer.ui.program, omaha_trainer.ui.progress.progress_page as page\n"
        "assert not [name for name in sys.modules if name.startswith('pyqtgraph')]\n"
        "assert 'omaha_trainer.ui.progress.progress_body' not in sys.modules\n"
        "import omaha_trainer.ui.progress.progress_body\n"
        "assert not [name for name in sys.modules if name.startswith(('pyqtgraph', 'numpy'))]\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr == ""


def test_nothing_yet_says_what_will_appear_and_how_to_start(open_page: OpenPage, qtbot: QtBot) -> None:
    opened = open_page("nothing")
    empties = [empty for empty in opened.page.findChildren(EmptyState) if empty.isVisible()]
    assert [empty.button.text() for empty in empties] == ["Start a quiz", "Play a hand"]
    assert "how many you answer right" in empties[0].accessibleDescription()
    assert "what you won and lost" in empties[1].accessibleDescription()
    assert not opened.body.frame.numbers.isVisible()
    assert opened.body.files.isVisible()
    wanted: list[str] = []
    opened.page.wanted.connect(wanted.append)
    for empty in empties:
        opened.click(empty.button)
    assert wanted == ["quiz", "play"]
    assert opened.body._engine.picture is None, "nothing is loaded where nothing is drawn"


def test_the_numbers_are_those_of_the_store(open_page: OpenPage) -> None:
    opened = open_page("some")
    overview, play = opened.store.progress.overview(Sieve()).result(), opened.store.progress.play(Sieve(), 9).result()
    asked, right = sum(day.asked for day in overview.days), sum(day.right for day in overview.days)
    hands, won = sum(one.hands for one in play.outcomes), sum(one.won for one in play.outcomes)
    written = numerals()
    assert opened.figures == {
        "Questions": f"{asked}, on 9 days",
        "Right": f"{written.percent(right, asked)}, {right} right",
        "Time": f"{written.seconds(sum(day.milliseconds for day in overview.days) / asked)}, for an answer",
        "Days in a row": "9, longest 9",
        "Hands": f"{hands}, {sum(one.all_ins for one in play.curve)} all-ins",
        "Result": f"{written.big_blinds(won)}, {written.big_blinds(won / hands * 100)} per 100",
    }
    assert all(meaning for _, meaning in opened.body.frame.numbers.words)


def test_every_kind_has_a_row_and_those_not_asked_cannot_be_chosen(open_page: OpenPage, tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    fill(path, questions=3, days=1)
    table = open_page(path).skills.table
    rows = {index.data(KEY)[0]: index for index in table._indexes() if not index.data(KEY)[1]}
    assert set(rows) == {"", *(kind.value for kind in Kind)}
    enabled = {kind for kind, index in rows.items() if index.flags() & Qt.ItemFlag.ItemIsEnabled}
    assert enabled == {"", *(list(Kind)[number].value for number in (1, 2, 3))}
    assert {index.siblingAtColumn(Order.RIGHT).data() for kind, index in rows.items() if kind not in enabled} == {"–"}


# -- skills ----------------------------------------------------------------------------------------------------


def test_a_chosen_skill_is_shown_over_time(open_page: OpenPage) -> None:
    opened = open_page("much")
    section = opened.skills
    for kind, trap in (("max-raise", ""), ("which-low", "top-down"), ("", "")):
        section.table.expandAll()
        section.table._select((kind, trap))
        opened.settle()
        picture = opened.store.progress.skill(kind, trap, Sieve(), 240).result()
        asked = sum(stretch.asked for stretch in picture.curve)
        assert section.panel.line.text().startswith(f"{numerals().whole(asked)} questions, ")
        assert section.panel.accuracy.accessibleDescription().startswith("Right answers over ")
        chart = section.panel.accuracy._chart
        assert chart is not None and chart.xs[-1] == asked
        wrong = sum(one.count for one in picture.mistakes)
        bars = section.panel.mistakes.bars
        assert bars[0].length == 1.0 and len(bars) <= 6
        assert f"of {numerals().whole(wrong)} wrong answers" in bars[0].meaning


def test_a_heading_sorts_and_what_was_chosen_stays_chosen(open_page: OpenPage) -> None:
    opened = open_page("much")
    table = opened.skills.table
    table._select(("outs", ""))
    opened.settle()

    def column(order: Order) -> list[str]:
        return [str(table.model().index(row, order).data()) for row in range(1, table.model().rowCount())]

    names = column(Order.NAME)
    table.header().sectionClicked.emit(Order.RIGHT)
    shares = [int(text.split("\xa0")[0]) for text in column(Order.RIGHT)]
    assert shares == sorted(shares)
    table.header().sectionClicked.emit(Order.ASKED)
    counts = [int(text) for text in column(Order.ASKED)]
    assert counts == sorted(counts, reverse=True)
    assert table.key == ("outs", "")
    table.header().sectionClicked.emit(Order.NAME)
    assert column(Order.NAME) == names


def test_few_answers_say_when_the_curve_begins(open_page: OpenPage, tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    fill(path, questions=4, days=1)
    panel = open_page(path).skills.panel
    assert panel.few.isVisible() and not panel.accuracy.isVisible()
    assert panel.few.text() == "The curves begin with the fifth answer."


# -- explaining ------------------------------------------------------------------------------------------------


def test_the_mouse_explains_the_point_under_it(open_page: OpenPage) -> None:
    opened = open_page("much")
    view = opened.skills.panel.accuracy
    chart = view._chart
    assert chart is not None
    scale = view._scale(chart)
    for place in (0, len(chart.xs) // 2, len(chart.xs) - 1):
        where = scale.place(chart.xs[place], 0.5).toPoint()
        opened.hover(view, where)
        assert view.at is not None and abs(view.at - place) <= 1
        assert view._pointer.isVisible() and view.note == tuple(chart.notes[view.at])
    opened.hover(view, QPoint(2, view.height() - 2))
    assert view.at is None and not view._pointer.isVisible()


def test_the_arrow_keys_walk_from_point_to_point(open_page: OpenPage) -> None:
    opened = open_page("some")
    view = opened.play.curve
    chart = view._chart
    assert chart is not None
    last = len(chart.xs) - 1
    view.setFocus()
    walk = [(Key.Key_Left, last), (Key.Key_Left, last - 1), (Key.Key_Home, 0), (Key.Key_Left, 0), (Key.Key_Right, 1),
            (Key.Key_End, last)]  # fmt: skip
    for key, place in walk:
        opened.key(key, view)
        assert view.at == place
    assert view.note[0].startswith("Result ")
    view.clearFocus()
    assert view.at is None


def test_bars_and_numbers_are_explained_by_mouse_and_keys(open_page: OpenPage) -> None:
    opened = open_page("some")
    bars = opened.play.outcomes
    names = [shown.split(":")[0] for shown, _ in bars.words]
    assert names == ["Scooped", "High half", "Low half", "Quartered", "Split", "Others folded", "Lost"]
    for reading in (bars, opened.body.frame.numbers, opened.skills.panel.mistakes):
        assert all(meaning for _, meaning in reading.words)
        assert reading.accessibleDescription().count("\n") == len(reading.words) - 1
        for number in range(len(reading.words)):
            assert reading._under(reading.place(number).center()) == number
        reading.setFocus()
        opened.key(Key.Key_Down, reading)
        opened.key(Key.Key_Down, reading)
        assert reading.at == 1
        opened.key(Key.Key_Up, reading)
        opened.key(Key.Key_Up, reading)
        assert reading.at == 0


def test_all_ways_a_hand_can_end_add_up_to_all_hands(open_page: OpenPage) -> None:
    opened = open_page("much")
    play = opened.store.progress.play(Sieve(), 9).result()
    section = opened.play
    counts = [int(bar.figures[1].replace(",", "")) for bar in section.outcomes.bars]
    folded = next(one.hands for one in play.outcomes if one.outcome == "folded")
    assert sum(counts) + folded == sum(one.hands for one in play.outcomes)
    assert section.folded.text().startswith(f"Folded: {folded} of ")


# -- the page --------------------------------------------------------------------------------------------------


def test_what_can_be_reached_has_a_name(open_page: OpenPage) -> None:
    opened = open_page("some")
    reached = [widget for widget in opened.page.findChildren(QWidget)
               if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus]  # fmt: skip
    assert len(reached) > 15
    unnamed = [widget for widget in reached if not (widget.accessibleName() or getattr(widget, "text", str)())]
    assert unnamed == []


def test_tab_goes_through_the_page(open_page: OpenPage) -> None:
    opened = open_page("some")
    opened.body.frame.sieve.game.setFocus()
    seen: list[QWidget] = []
    while (widget := QApplication.focusWidget()) is not None and widget not in seen:
        seen.append(widget)
        opened.key(Key.Key_Tab, widget)
    for widget in (opened.skills.table, opened.skills.panel.accuracy, opened.days.strip, opened.play.curve,
                   opened.button("reset")):  # fmt: skip
        assert widget in seen


def test_keys_scroll_where_nothing_else_wants_them(open_page: OpenPage) -> None:
    opened = open_page("some")
    bar = opened.body.frame.area.verticalScrollBar()
    assert opened.body.frame.scroll_by(Key.Key_End) and bar.value() == bar.maximum() > 0
    assert opened.body.frame.scroll_by(Key.Key_Home) and bar.value() == 0
    assert not opened.body.frame.scroll_by(Key.Key_F)


def test_the_wheel_over_a_curve_scrolls_the_page(open_page: OpenPage) -> None:
    opened = open_page("some")
    bar = opened.body.frame.area.verticalScrollBar()
    view = opened.skills.panel.accuracy
    window = opened.page.window().windowHandle()
    where = view.mapTo(opened.page.window(), view.rect().center())
    QTest.wheelEvent(window, where, QPoint(0, -120))
    assert bar.value() > 0


def test_another_theme_is_put_on(open_page: OpenPage, look: Look) -> None:
    opened = open_page("some")
    before = opened.page.grab().toImage().pixelColor(5, 300)
    look.wear(dark=not look.theme.palette.is_dark, four_colour=True)
    try:
        opened.page.dress()
        assert opened.page.grab().toImage().pixelColor(5, 300) != before
    finally:
        look.wear(dark=not look.theme.palette.is_dark, four_colour=True)
        opened.page.dress()


def test_what_is_answered_meanwhile_is_there_at_the_next_look(open_page: OpenPage, tmp_path: Path) -> None:
    path = tmp_path / "trainer.sqlite3"
    fill(path)
    opened = open_page(path)
    assert opened.body.sections.skills is None
    opened.page.hide()
    fill(path, questions=40, days=3)
    opened.page.show()
    opened.settle()
    assert opened.figures["Questions"] == "40, on 3 days"
