"""The card of practised days: the strip, the day that is pointed at in words, and the days in a row."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from omaha_trainer.store.quiz_rows import DaySum
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.calendar_strip import LEVELS, CalendarStrip
from omaha_trainer.ui.progress.card import Card
from omaha_trainer.ui.progress.level_legend import LevelLegend
from omaha_trainer.ui.progress.speech import numerals, week_day
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.progress import day_line, days_story
from omaha_trainer.wording.voice import fill


class DaysCard(Card):
    """`chosen` carries a day that the reader wants to see alone, and whether with those from the chosen one on."""

    chosen = Signal(object, bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        words = translate("Progress", "DAYS OF PRACTICE")
        meaning = translate(
            "Progress",
            "Every day with a question. Choose one to see it alone, with Shift another one for all between.",
        )
        super().__init__(words, meaning, look, parent)
        self._days: dict[date, DaySum] = {}
        self._today = date.min
        self.strip = CalendarStrip(look)
        self.line = QLabel()
        set_kind(self.line, Kind.MUTED)
        self.legend = LevelLegend(self.strip, look)
        self.legend.setToolTip(
            fill(
                translate("Progress", "A square is a day: from %1, %2, %3 and %4 questions on its colour is stronger."),
                *map(str, LEVELS),
            )
        )
        foot = QHBoxLayout()
        foot.addWidget(self.line, 1)
        foot.addWidget(self.legend)
        self.column.addWidget(self.strip)
        self.column.addLayout(foot)
        self.strip.pointed.connect(self._point)
        self.strip.chosen.connect(self.chosen)

    def show_days(self, days: Sequence[DaySum], today: date) -> None:
        self._days = {day.day: day for day in days}
        self._today = today
        figures = numerals()
        self.heading.note.setText(
            figures.voice.translate("Progress", "%n day(s) of practice", "", len(days)) if days else ""
        )
        self.strip.show_days({day.day: day.asked for day in days}, today)
        self.strip.setAccessibleDescription(
            days_story(len(days), week_day(days[0].day), week_day(days[-1].day), figures.voice) if days else ""
        )
        self._point(None)

    def dress(self) -> None:
        self.strip.dress()
        self.legend.update()

    def _point(self, day: date | None) -> None:
        """Say what the day had; today where none is pointed at."""
        figures, wanted = numerals(), day or self._today
        found = self._days.get(wanted)
        asked, right, spent = (found.asked, found.right, found.milliseconds) if found else (0, 0, 0)
        self.line.setText(day_line(week_day(wanted), asked, right, figures.spent(spent), figures))
