"""What is on the page of progress: asks the store when told to or filtered, and shows each answer as it comes.

Invents no number: everything comes from the store. The library that draws is loaded when there is a curve to draw.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from omaha_trainer.store.progress_rows import Overview, PlayPicture
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.asker import Asker
from omaha_trainer.ui.progress.files_card import FilesCard
from omaha_trainer.ui.progress.frame import Frame
from omaha_trainer.ui.progress.numbers import numbers_of
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.progress.sections import Sections
from omaha_trainer.ui.voices import translate
from omaha_trainer.ui.workers import Workers

POINTS = 240
"""So many points a curve has at most: a screen shows no more."""


class ProgressBody(QWidget):
    """`wanted` carries the name of the page on which something can be started; `refused` a KnownError of the store.

    `replaced` comes when everything that was kept has given way to something else.
    """

    wanted = Signal(str)
    refused = Signal(object)
    replaced = Signal()

    def __init__(self, look: Look, record: Record, workers: Workers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store, self._now = record.store, record.now
        self._overview: Overview | None = None
        self._play: PlayPicture | None = None
        self.asker = Asker(self)
        self.files = FilesCard(record, self.asker, self._sieve, look)
        self.frame = Frame(translate("Progress", "Progress"), self.files, look, self)
        self._engine = PlotEngine(workers, self)
        self.sections = Sections(self.frame, look, self._engine, self)
        self._connect()

    def refresh(self) -> None:
        """Ask for everything again."""
        sieve = self._sieve()
        self.asker.ask("anything", self._store.progress.anything(), self._make_ready)
        self.asker.ask("overview", self._store.progress.overview(sieve), self._show_overview)
        self._ask_skill(*self.sections.key)
        self.asker.ask("play", self._store.progress.play(sieve, POINTS), self._show_play)
        self.asker.ask("costs", self._store.progress.costs(sieve, POINTS), self.sections.show_costs)

    @property
    def at_rest(self) -> bool:
        """Whether everything that was asked for is shown."""
        return not self.asker.waiting and not self._engine.is_loading

    def close_down(self) -> None:
        """The window closes: nobody waits for an answer any more."""
        self.asker.close()

    def dress(self) -> None:
        self.sections.dress()

    def _connect(self) -> None:
        self._engine.ready.connect(self.asker.release)
        self.asker.refused.connect(self.refused)
        self.frame.sieve.changed.connect(self.refresh)
        self.files.told.connect(self.frame.show_part)
        self.files.replaced.connect(self._start_anew)
        self.sections.skill_chosen.connect(self._ask_skill)
        self.sections.day_chosen.connect(self.frame.sieve.show_day)
        self.sections.wanted.connect(self.wanted)
        self.sections.everything_wanted.connect(self._show_everything)

    def _make_ready(self, anything: bool) -> None:
        """Where there is something to draw, load what draws it first: both at once would only take turns."""
        if anything:
            self._engine.need()
        if self._engine.is_loading:
            self.asker.hold()

    def _sieve(self) -> Sieve:
        return self.frame.sieve.sieve(self._now().date())

    def _ask_skill(self, kind: str, trap: str) -> None:
        found = self._store.progress.skill(kind, trap, self._sieve(), POINTS)
        self.asker.ask("skill", found, self.sections.show_skill)

    def _show_overview(self, overview: Overview) -> None:
        before = self.sections.key
        self._overview = overview
        self.sections.show_overview(overview, self._now().date())
        if self.sections.key != before:  # the chosen skill is not among these
            self._ask_skill(*self.sections.key)
        self._show_numbers()

    def _show_play(self, play: PlayPicture) -> None:
        self._play = play
        self.sections.show_play(play)
        self._show_numbers()

    def _show_numbers(self) -> None:
        """Where nothing is kept yet there are none."""
        kept = bool(self._overview and self._overview.days) or bool(self._play and self._play.kept)
        self.frame.numbers.setVisible(kept)
        self.frame.numbers.show_numbers(numbers_of(self._overview, self._play, self._now()))

    def _show_everything(self) -> None:
        self.frame.sieve.show_everything()
        self.refresh()

    def _start_anew(self) -> None:
        self.frame.sieve.show_everything()
        self.refresh()
        self.replaced.emit()
