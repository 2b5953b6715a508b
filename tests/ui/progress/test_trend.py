from __future__ import annotations

from datetime import date
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from omaha_trainer.store.progress_rows import Stretch
from omaha_trainer.ui.progress.trend import FEWEST, SURE, moving, wilson, window_of

DAY = date(2026, 5, 1)


def single(right: bool, ms: int) -> Stretch:
    return Stretch(1, right, ms, ms * ms, DAY, DAY)


def test_each_point_is_the_average_of_the_last_answers() -> None:
    rng = Random(1)
    answers = [(rng.random() < 0.7, rng.randint(500, 30_000)) for _ in range(120)]
    points = moving([single(*answer) for answer in answers], 20)
    assert [point.last for point in points] == list(range(FEWEST, 121))
    for point in points:
        held = answers[max(0, point.last - 20) : point.last]
        times = [ms for _, ms in held]
        error = SURE * stdev(times) / sqrt(len(times))
        assert (point.asked, point.right) == (len(held), sum(right for right, _ in held))
        assert point.first == point.last - len(held) + 1
        assert point.share == pytest.approx(mean(right for right, _ in held))
        assert point.mean == pytest.approx(mean(times))
        assert point.mean_high - point.mean == pytest.approx(error, rel=1e-6)
        assert point.mean_low == pytest.approx(max(point.mean - error, 0), rel=1e-6)


def test_thinned_stretches_are_whole_in_the_window() -> None:
    curve = [Stretch(7, 5, 7000, 7_000_000, DAY, DAY)] * 9
    points = moving(curve, 20)
    assert [point.asked for point in points] == [7, 14, 21, 21, 21, 21, 21, 21, 21]
    assert all(point.share == 5 / 7 and point.mean == 1000 and point.mean_low == point.mean_high for point in points)


@pytest.mark.parametrize("asked", range(FEWEST))
def test_a_few_answers_make_no_curve(asked: int) -> None:
    assert moving([single(True, 1000)] * asked, 20) == []


@pytest.mark.parametrize(("right", "asked"), [(0, 5), (1, 5), (10, 20), (19, 20), (20, 20), (800, 1000)])
def test_wilson_bounds_solve_their_equation(right: int, asked: int) -> None:
    """The bounds are the shares from which the found one lies just so many standard errors away."""
    low, high = wilson(right, asked)
    found = right / asked
    assert 0 <= low <= found <= high <= 1
    for bound in (low, high):
        if 0 < bound < 1:
            assert abs(found - bound) == pytest.approx(SURE * sqrt(bound * (1 - bound) / asked))


def test_windows_grow_with_what_is_averaged() -> None:
    windows = [window_of(asked) for asked in range(0, 50_000, 100)]
    assert windows == sorted(windows)
    assert (windows[0], windows[-1]) == (20, 1000)
