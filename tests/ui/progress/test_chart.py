from __future__ import annotations

from datetime import date
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from omaha_trainer.store.progress_rows import HandStretch, Stretch
from omaha_trainer.ui.progress.chart import round_numbers
from omaha_trainer.ui.progress.results_chart import results_chart, standings
from omaha_trainer.ui.progress.scale import Scale
from omaha_trainer.ui.progress.skill_charts import accuracy_chart, time_chart
from omaha_trainer.ui.progress.trend import moving
from omaha_trainer.ui.progress.weeks import Weeks

NOON = 1_778_932_800_000


@given(st.floats(-1e6, 1e6), st.floats(0, 1e6), st.integers(1, 8))
def test_round_numbers_lie_within_and_are_evenly_spaced(low: float, width: float, most: int) -> None:
    high = low + width
    found = round_numbers(low, high, most)
    assert len(found) <= most
    assert all(low <= number <= high for number in found)
    gaps = {round(after - before, 6) for before, after in pairwise(found)}
    assert len(gaps) <= 1


@given(st.dates(date(1900, 1, 1), date(2100, 1, 1)), st.integers(1, 60), st.integers(0, 6))
def test_weeks_end_today_and_every_day_has_one_place(today: date, count: int, starts: int) -> None:
    weeks = Weeks.until(today, count, starts)
    places = [(week, row) for _, week, row in weeks.days()]
    assert len(set(places)) == len(places)
    assert places[-1][0] == count - 1
    assert weeks.first.weekday() == starts
    for day, week, row in weeks.days():
        assert weeks.day(week, row) == day
        assert weeks.place(day) == (week, row)
        assert weeks.week_day(row) == day.weekday()
    assert weeks.day(count - 1, places[-1][1] + 1) is None
    assert weeks.day(-1, 0) is weeks.day(0, 7) is None


def test_places_and_numbers_are_each_others_way_back() -> None:
    scale = Scale(QRectF(50, 10, 400, 200), (0, 100), (-5, 5))
    assert scale.place(0, -5) == QRectF(50, 10, 400, 200).bottomLeft()
    assert scale.place(25, 0).x() == 150 and scale.place(25, 0).y() == 110
    assert scale.x_at(150) == 25
    wide = scale.wider(10)
    for x, y in ((0, -5), (100, 5), (33, 1)):
        assert (wide.place(x, y) - scale.place(x, y)).manhattanLength() == pytest.approx(0, abs=1e-9)


def curve_of(results: list[float], expected: list[float]) -> list[HandStretch]:
    totals = [sum(results[: number + 1]) for number in range(len(results))]
    return [
        HandStretch(1, won, due, int(won != due), total, total, NOON)
        for won, due, total in zip(results, expected, totals, strict=True)
    ]


def test_the_curve_of_results_begins_at_nothing_and_adds_up() -> None:
    chart = results_chart(curve_of([2.0, -5.0, 10.0], [2.0, -1.0, 4.0]))
    expected, won = chart.lines
    assert list(chart.xs) == [0, 1, 2, 3]
    assert list(won.ys) == [0.0, 2.0, -3.0, 7.0]
    assert list(expected.ys) == [0.0, 2.0, 1.0, 5.0]
    assert expected.dashed and not won.dashed
    assert chart.y_range[0] < -3.0 and chart.y_range[1] > 7.0
    assert chart.notes[3][:3] == ("Result +7.0\xa0BB", "All-in adjusted +5.0\xa0BB", "Hand 3")
    assert "3 hands: +7.0\xa0BB now, +5.0\xa0BB all-in adjusted; lowest -3.0\xa0BB, highest +7.0\xa0BB" in chart.story


def test_swings_within_a_stretch_are_in_sight() -> None:
    chart = results_chart([HandStretch(400, 3.0, 3.0, 0, -250.0, 90.0, NOON)])
    assert chart.y_range[0] < -250 and chart.y_range[1] > 90
    assert (chart.band.lows[1], chart.band.highs[1]) == (-250.0, 90.0)
    assert [one.last for one in standings([HandStretch(400, 3.0, 3.0, 0, -250.0, 90.0, NOON)])] == [400]


def test_points_of_a_skill_say_their_numbers() -> None:
    stretches = [Stretch(1, number % 4 > 0, 2000, 4_000_000, date(2026, 5, 1 + number // 10), date(2026, 5, 9))
                 for number in range(24)]  # fmt: skip
    points = moving(stretches, 20)
    accuracy, times = accuracy_chart(points), time_chart(points)
    assert accuracy.notes[-1] == (
        "75\xa0%", "15 of 20 right", "likely between 53\xa0% and 89\xa0%", "Questions 5–24", "1 May – 9 May 2026",
    )  # fmt: skip
    assert times.notes[-1][:2] == ("2.0\xa0s", "likely between 2.0\xa0s and 2.0\xa0s")
    assert [tick.text for tick in accuracy.y_ticks] == ["0\xa0%", "25\xa0%", "50\xa0%", "75\xa0%", "100\xa0%"]
    assert accuracy.story == "Right answers over 24 questions: from 60\xa0% at first to 75\xa0% now."
    assert accuracy.x_range == (5, 24)


def test_one_point_has_a_range_too() -> None:
    points = moving([Stretch(5, 5, 5000, 5_000_000, date(2026, 5, 1), date(2026, 5, 1))], 20)
    assert len(points) == 1
    assert accuracy_chart(points).x_range == (4, 6)
    assert time_chart(points).y_range[1] >= 1000
