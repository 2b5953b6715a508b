"""Numbers and days of the page as the reader's language writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from omaha_trainer.ui.voices import money_of, plain_voice, translate
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import span


def numerals() -> Numerals:
    locale = QLocale()
    return Numerals(plain_voice(money_of(0)), locale.decimalPoint(), locale.groupSeparator())


def short_day(day: date) -> str:
    """ "14 Mar"."""
    return _text(day, translate("Progress", "d MMM", "a day without its year, in Qt's letters"))


def full_day(day: date) -> str:
    """ "14 Mar 2026"."""
    return _text(day, translate("Progress", "d MMM yyyy", "a day, in Qt's letters"))


def week_day(day: date) -> str:
    """ "Sat 14 Mar 2026"."""
    return _text(day, translate("Progress", "ddd d MMM yyyy", "a day with its name, in Qt's letters"))


def month(day: date) -> str:
    return _text(day, "MMM")


def week_day_name(day: int) -> str:
    """A short name; 0 is Monday."""
    return QLocale().dayName(day + 1, QLocale.FormatType.ShortFormat)


def week_starts() -> int:
    """With which day weeks begin where the reader lives, 0 for Monday."""
    return QLocale().firstDayOfWeek().value - 1


def days_span(first: date, last: date) -> str:
    """ "14 Mar 2026", "14 Mar – 3 May 2026"."""
    if first == last:
        return full_day(last)
    return span((short_day if first.year == last.year else full_day)(first) + " ", " " + full_day(last))


def local_day(milliseconds: int) -> date:
    """The day of a moment, since 1970, in the reader's zone."""
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().date()


def _text(day: date, form: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
