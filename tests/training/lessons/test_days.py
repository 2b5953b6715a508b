from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from omaha_trainer.training.lessons.days import Streak, Visit, streak

MONDAY = date(2026, 3, 2)


def on(day: date, hour: int = 12) -> datetime:
    return datetime(day.year, day.month, day.day, hour, tzinfo=UTC)


def visits(*days: int | str) -> list[Visit]:
    """Visits on days counted from Monday, or under a clock that showed a whole date."""
    shown = [date.fromisoformat(day) if isinstance(day, str) else MONDAY + timedelta(days=day) for day in days]
    return [Visit(day, on(day), on(day, 13)) for day in shown]


def now(day: int | str, hour: int = 20) -> datetime:
    return on(visits(day)[0].day, hour)


@pytest.mark.parametrize(
    ("days", "today", "expected"),
    [
        ((), 0, Streak(0, 0, False)),
        ((0,), 0, Streak(1, 1, True)),
        ((0,), 1, Streak(1, 1, False)),
        ((0,), 2, Streak(0, 1, False)),
        ((0, 1, 2), 2, Streak(3, 3, True)),
        ((0, 1, 2, 5, 6), 6, Streak(2, 3, True)),
        ((0, 1, 2, 5, 6), 9, Streak(0, 3, False)),
    ],
)
def test_days_in_a_row(days: tuple[int, ...], today: int, expected: Streak) -> None:
    assert streak(visits(*days), now(today)) == expected


@pytest.mark.parametrize("wrong", ["2038-01-19", "1970-01-01", "2000-01-01", "9999-12-31"])
def test_a_day_under_a_wrong_clock_breaks_no_streak(wrong: str) -> None:
    assert streak(visits(0, 1, wrong, 3), now(3)) == Streak(4, 4, True)
    assert streak(visits(0, 1, wrong, 2), now(2)) == Streak(3, 3, True)
    assert streak(visits(0, 1, wrong), now(2)) == Streak(2, 2, False)
    assert streak(visits(0, 1, wrong), now(3)) == Streak(3, 3, False)


def test_two_days_out_end_a_streak_whatever_the_clock_showed_between() -> None:
    assert streak(visits(0, 1, "2038-01-19", 4), now(4)) == Streak(1, 2, True)


def test_while_the_clock_is_behind_the_streak_is_what_it_was() -> None:
    assert streak(visits(0, 1, 2), now("2000-01-01")) == Streak(3, 3, False)
    assert streak(visits(0, 1, 2, "2000-01-01"), now("2000-01-01")) == Streak(3, 3, False)


def test_a_clock_that_breaks_down_again_and_again_fills_each_of_its_days() -> None:
    assert streak(visits(0, "2000-01-01", 2, "2000-01-01", 4), now(4)) == Streak(5, 5, True)


def test_only_wrong_days_are_no_streak_yet() -> None:
    assert streak(visits("2038-01-19"), now(0)) == Streak(0, 1, False)


def test_whoever_flies_over_the_date_line_loses_no_day() -> None:
    """Monday 22:00 in Los Angeles, Wednesday 9:00 in Tokyo: eighteen hours later, and Tuesday never came."""
    angeles, tokyo = timezone(timedelta(hours=-8)), timezone(timedelta(hours=9))
    monday = datetime(2026, 3, 2, 22, tzinfo=angeles)
    wednesday = datetime(2026, 3, 4, 9, tzinfo=tokyo)
    assert wednesday - monday == timedelta(hours=18)
    flown = [Visit(monday.date(), monday, monday), Visit(wednesday.date(), wednesday, wednesday)]
    assert streak(flown, wednesday) == Streak(2, 2, True)
    assert streak(flown[:1], wednesday) == Streak(1, 1, False)


def test_whoever_flies_back_has_one_day_twice_and_counts_it_once() -> None:
    assert streak(visits(0, 1, 0, 1, 2), now(2)) == Streak(3, 3, True)


@pytest.mark.parametrize("change", [date(2026, 3, 29), date(2026, 10, 25)])
def test_daylight_saving_takes_no_day_and_gives_none(change: date) -> None:
    """Late in the evening, then early after the change, in Kyiv; and once more with a whole day left out."""
    kyiv = ZoneInfo("Europe/Kyiv")
    late = [datetime(change.year, change.month, change.day + step, 23, 59, tzinfo=kyiv) for step in (-1, 0)]
    early = datetime(change.year, change.month, change.day, 0, 1, tzinfo=kyiv) + timedelta(days=1)
    found = [Visit(at.date(), at.astimezone(UTC), at.astimezone(UTC)) for at in (*late, early)]
    assert streak(found, early) == Streak(3, 3, True)
    day_out = [found[0], found[2]]
    assert streak(day_out, early) == Streak(1, 1, True)
