from __future__ import annotations

import sys
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from omaha_trainer.training.lessons.schedule import AGAIN_AFTER, LONGEST, Memory, Recall, Schedule, due
from omaha_trainer.training.lessons.skills import Skill
from omaha_trainer.training.names import Kind, Trap

KYIV = timezone(timedelta(hours=2))
NOW = datetime(2026, 3, 2, 20, tzinfo=KYIV)
SKILL = Skill(Kind.WHICH_LOW, Trap.TOP_DOWN)


@pytest.fixture
def schedule() -> Schedule:
    return Schedule()


def learned(schedule: Schedule, times: int, now: datetime = NOW) -> tuple[Memory, datetime]:
    """A skill that was right so many times, each time in the morning of the day on which it was due."""
    memory = schedule.after(None, Recall.RIGHT, now)
    for _ in range(times - 1):
        now = datetime(memory.due_on.year, memory.due_on.month, memory.due_on.day, 8, tzinfo=KYIV)
        assert memory.is_due(now)
        memory = schedule.after(memory, Recall.RIGHT, now)
    return memory, now


def test_a_right_answer_comes_back_after_days_and_each_time_later(schedule: Schedule) -> None:
    memory, now = learned(schedule, 1)
    gaps = []
    for _ in range(5):
        gaps.append((memory.due_on - now.date()).days)
        now = datetime(memory.due_on.year, memory.due_on.month, memory.due_on.day, 8, tzinfo=KYIV)
        memory = schedule.after(memory, Recall.RIGHT, now)
    assert gaps[0] >= 1
    assert gaps == sorted(set(gaps)) and gaps[-1] > 30
    assert memory.reviews == 6 and memory.lapses == 0


def test_a_wrong_answer_comes_back_in_ten_minutes_and_counts_as_a_lapse(schedule: Schedule) -> None:
    memory, now = learned(schedule, 3)
    memory = schedule.after(memory, Recall.WRONG, now)
    assert memory.lapses == 1
    assert not memory.is_due(now + AGAIN_AFTER - timedelta(seconds=1))
    assert memory.is_due(now + AGAIN_AFTER)


def test_a_slow_answer_comes_back_sooner_than_a_quick_one(schedule: Schedule) -> None:
    memory, _ = learned(schedule, 2)
    now = datetime(memory.due_on.year, memory.due_on.month, memory.due_on.day, 8, tzinfo=KYIV)
    quick, slow = (schedule.after(memory, recall, now) for recall in (Recall.RIGHT, Recall.SLOW))
    assert now.date() < slow.due_on < quick.due_on


def test_the_same_answers_make_the_same_schedule(schedule: Schedule) -> None:
    assert learned(schedule, 4) == learned(Schedule(), 4)


def test_no_skill_stays_away_longer_than_a_year(schedule: Schedule) -> None:
    memory, now = learned(schedule, 9)
    assert (memory.due_on - now.date()).days == LONGEST


def test_what_is_due_on_a_day_is_due_when_the_day_begins_wherever_one_is(schedule: Schedule) -> None:
    memory, _ = learned(schedule, 1)
    day = memory.due_on
    for hours in (-11, 0, 13):
        zone = timezone(timedelta(hours=hours))
        midnight = datetime(day.year, day.month, day.day, tzinfo=zone)
        assert memory.is_due(midnight)
        assert not memory.is_due(midnight - timedelta(minutes=1))


def test_the_hour_of_the_day_does_not_make_an_interval_shorter(schedule: Schedule) -> None:
    """In the evening, then in the morning of the next day: a day has passed."""
    memory = schedule.after(None, Recall.SLOW, NOW)
    morning = datetime(2026, 3, 3, 7, tzinfo=KYIV)
    evening = datetime(2026, 3, 3, 21, tzinfo=KYIV)
    kept = [schedule.after(memory, Recall.RIGHT, at) for at in (morning, evening)]
    assert kept[0].stability == kept[1].stability > memory.stability


@pytest.mark.parametrize("wrong", [datetime(2038, 1, 19, tzinfo=UTC), datetime(2099, 12, 31, tzinfo=UTC)])
def test_a_review_under_a_clock_years_ahead_puts_nothing_off(schedule: Schedule, wrong: datetime) -> None:
    memory, _ = learned(schedule, 2)
    ahead = schedule.after(memory, Recall.RIGHT, wrong)
    assert ahead.is_due(NOW + timedelta(days=10))
    once_more = schedule.after(ahead, Recall.RIGHT, NOW + timedelta(days=10))
    assert date(2026, 3, 12) < once_more.due_on <= date(2026, 3, 12) + timedelta(days=LONGEST)


def test_an_absence_of_years_makes_nobody_a_master(schedule: Schedule) -> None:
    memory, _ = learned(schedule, 2)
    planned = memory.due_on - memory.reviewed_on
    on_time, late = (
        schedule.after(memory, Recall.RIGHT, NOW + timedelta(days=days)) for days in (planned.days * 2 + 3, 4000)
    )
    assert late.stability == on_time.stability


@pytest.mark.parametrize("back", [timedelta(minutes=5), timedelta(hours=3), timedelta(days=4000)])
def test_a_clock_set_back_neither_fails_nor_loses_a_skill(schedule: Schedule, back: timedelta) -> None:
    memory, now = learned(schedule, 3)
    for recall in Recall:
        after = schedule.after(memory, recall, now - back)
        assert after.due_at > after.reviewed_at
        assert after.is_due(now + timedelta(days=LONGEST))
    if back > timedelta(days=1):
        assert memory.is_due(now - back)


def test_the_longest_waiting_skill_comes_first(schedule: Schedule) -> None:
    memories = {
        Skill(kind): schedule.after(None, Recall.WRONG, NOW - timedelta(hours=n)) for n, kind in enumerate(Kind)
    }
    memories[SKILL] = schedule.after(None, Recall.RIGHT, NOW)
    expected = tuple(Skill(kind) for kind in reversed(Kind) if kind is not next(iter(Kind)))
    assert due(memories, NOW) == expected
    assert due({}, NOW) == ()


def test_the_scheduler_brings_nothing_heavy_along(schedule: Schedule) -> None:
    assert schedule.after(None, Recall.RIGHT, NOW).reviews == 1
    assert not {"torch", "pandas", "fsrs.optimizer"} & set(sys.modules)
