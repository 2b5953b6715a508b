"""Which questions and hands are looked at: game, betting, dates. Knows no store, and nothing of what is found."""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QWidget

from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.table.game import Game, Limit
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.speech import days_span, numerals
from omaha_trainer.ui.settings.segments import Segments
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.games import game_name, structure_name


class SieveBar(QWidget):
    """`changed` comes when the reader wants to look at others."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[date, date] | None = None
        voice = numerals().voice
        self.game, self.structure = QComboBox(), QComboBox()
        self.dates: Segments[int] = Segments(
            "dates",
            translate("Progress", "Dates"),
            [
                (7, translate("Progress", "7 days")),
                (30, translate("Progress", "30 days")),
                (90, translate("Progress", "90 days")),
                (0, translate("Progress", "All time")),
            ],
        )
        self.day = QPushButton()
        self._fill(self.game, "game", translate("Progress", "Game"), translate("Progress", "Both games"))
        self._fill(self.structure, "structure", translate("Progress", "Betting"), translate("Progress", "Any betting"))
        for game in Game:
            self.game.addItem(game_name(game, voice), game.value)
        for limit in Limit:
            self.structure.addItem(structure_name(limit, voice), limit.value)
        self._lay_out(look)
        self.show_everything()
        self.game.activated.connect(self.changed)
        self.structure.activated.connect(self.changed)
        self.dates.picked.connect(self._pick_dates)
        self.day.clicked.connect(self._leave_days)

    def sieve(self, today: date) -> Sieve:
        """What is to be looked at; the last days count today."""
        if self._days is not None:
            return Sieve(self.game.currentData(), self.structure.currentData(), *self._days)
        days = self.dates.value
        since_day = today - timedelta(days=days - 1) if days else None
        return Sieve(self.game.currentData(), self.structure.currentData(), since_day)

    def show_everything(self) -> None:
        """Take all filters away; nobody is told."""
        self.game.setCurrentIndex(0)
        self.structure.setCurrentIndex(0)
        self.dates.value = 0
        self._set_days(None)

    def show_day(self, day: date, with_those_between: bool = False) -> None:
        """One day alone, or all from the days that are shown up to it."""
        first, last = self._days if self._days and with_those_between else (day, day)
        self._set_days((min(first, day), max(last, day)))
        self.changed.emit()

    def _set_days(self, days: tuple[date, date] | None) -> None:
        self._days = days
        self.day.setVisible(days is not None)
        self.dates.setVisible(days is None)
        if days is not None:
            text = days_span(*days)
            self.day.setText(f"{text}  ✕")
            self.day.setAccessibleName(text)
            self.day.setToolTip(translate("Progress", "Only these days are shown. Press to show the others again."))

    def _pick_dates(self) -> None:
        self.changed.emit()

    def _leave_days(self) -> None:
        self._set_days(None)
        self.changed.emit()

    def _fill(self, box: QComboBox, name: str, words: str, everything: str) -> None:
        box.setObjectName(name)
        box.setAccessibleName(words)
        box.addItem(everything, "")

    def _lay_out(self, look: Look) -> None:
        px = look.theme.sizes.px
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        self.day.setObjectName("day")
        self.day.setAutoDefault(False)
        self.day.setCheckable(False)
        for part in (self.game, self.structure, self.dates, self.day):
            row.addWidget(part)
        self.structure.setToolTip(
            translate("Progress", "A structure shows its hands, and the questions about betting in it.")
        )
        self.game.setToolTip(
            translate("Progress", "A game shows its hands, its questions, and those that are the same in both games.")
        )
