"""Days in columns of weeks that end with the week of today. Knows the calendar and where a week begins, no screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

DAYS = 7


@dataclass(frozen=True, slots=True)
class Weeks:
    """`first` begins the first week; the last one ends with `today`, whatever is left of it.

    `starts` is the day a week begins with, 0 for Monday.
    """

    first: date
    today: date
    starts: int

    @classmethod
    def until(cls, today: date, count: int, starts: int = 0) -> Weeks:
        """So many weeks, the last one that of today; never before the calendar begins.

        >>> Weeks.until(date(2026, 5, 17), 2).first
        datetime.date(2026, 5, 4)
        """
        back = (today.weekday() - starts) % DAYS + DAYS * (count - 1)
        return cls(today - timedelta(days=min(back, today.toordinal() - 1)), today, starts)

    def day(self, week: int, row: int) -> date | None:
        """The day at that place; None where none is."""
        if week < 0 or not 0 <= row < DAYS:
            return None
        number = week * DAYS + row
        return self.first + timedelta(days=number) if number <= (self.today - self.first).days else None

    def place(self, day: date) -> tuple[int, int] | None:
        """Week and row of a day; None where it is not among these."""
        return divmod((day - self.first).days, DAYS) if self.first <= day <= self.today else None

    def days(self) -> Iterator[tuple[date, int, int]]:
        """Every day with its week and row."""
        for number in range((self.today - self.first).days + 1):
            yield (self.first + timedelta(days=number), *divmod(number, DAYS))

    def months(self) -> Iterator[tuple[int, date]]:
        """Weeks in which a month begins, with a day of that month; and the first week."""
        for day, week, row in self.days():
            if day.day == 1 or (not week and not row):
                yield week, day

    def week_day(self, row: int) -> int:
        """Which day of the week a row is, 0 for Monday."""
        return (row + self.starts) % DAYS
