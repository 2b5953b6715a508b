"""Days of practice and streaks, from the days that the learner's own calendar showed.

Each visit keeps the day of its clock, and that is not touched. Read together in the order in which they were written,
they show which clocks were wrong: those days stand outside the longest chain of days that never goes back. Such a visit
still happened; it fills the one day that would else be missing there.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

_SHORTER_THAN_A_DAY = timedelta(hours=23)
"""Who has less than this between two visits left no day out; a flight over the date line takes one off the calendar."""
_FILLED = 2
"""A step over a day that a visit under a wrong clock fills."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Answers in a row under one day of the calendar; `first` and `last` are moments with their zone."""

    day: date
    first: datetime
    last: datetime


@dataclass(frozen=True, slots=True)
class Streak:
    """`current` is alive while the last day of practice is today or yesterday."""

    current: int
    longest: int
    today: bool
    """Whether today is one of its days."""


def streak(visits: Sequence[Visit], now: datetime) -> Streak:
    """The days in a row, as `visits` in the order of their writing tell; `now` is the learner's local time."""
    days = [visit.day for visit in visits]
    sound = _never_back([*days, now.date()])
    places = [place for place in sound if place < len(visits)]
    runs: list[int] = []
    for before, place in zip([None, *places], places, strict=False):
        step = None if before is None else _step(visits, before, place)
        if step is None:
            runs.append(1)
        else:
            runs[-1] += step
    if not runs:
        return Streak(0, min(len(visits), 1), False)
    if len(visits) not in sound:  # the clock is behind now: nobody can say how long the last day is past
        return Streak(runs[-1], max(runs), False)
    waits = _step([*visits, Visit(now.date(), now, now)], places[-1], len(visits))
    current = 0 if waits is None else runs[-1] + (waits == _FILLED)
    return Streak(current, max(*runs, current), now.date() == days[places[-1]])


def _step(visits: Sequence[Visit], before: int, place: int) -> int | None:
    """By how many days of practice the streak grows from one visit to the next; None where it is broken."""
    apart = (visits[place].day - visits[before].day).days
    if apart <= 1:
        return apart
    if apart == 2 and place - before > 1:  # a visit under a wrong clock lies between
        return _FILLED
    between = visits[place].first - visits[before].last
    return 1 if apart == 2 and between < _SHORTER_THAN_A_DAY else None


def _never_back(days: Sequence[date]) -> list[int]:
    """Places of a run of days that never goes back, with the most different days; the latest one of several."""
    chain = _rising(days)
    run = []
    for place, day in enumerate(days):
        after = bisect_right(chain, place)
        around = {days[near] for near in chain[max(after - 1, 0) : after + 1]}
        if day in around:
            run.append(place)
    return run


def _rising(days: Sequence[date]) -> list[int]:
    """Places of the longest chain of days each of which is later than the one before; of several, the densest.

    A heap holds the places with which chains of one length end, each day in it earlier than the last.
    """
    heaps: list[list[int]] = []
    before: list[int] = []
    for place, day in enumerate(days):
        length = bisect_left(heaps, day, key=lambda heap: days[heap[-1]])
        shorter = heaps[length - 1] if length else []
        before.append(next((near for near in shorter if days[near] < day), -1))
        if length == len(heaps):
            heaps.append([])
        heaps[length].append(place)
    chain: list[int] = []
    place = heaps[-1][-1] if heaps else -1
    while place >= 0:
        chain.append(place)
        place = before[place]
    return chain[::-1]
