"""The window with its pages, wired to each other: what is edited on one is told to the other, and to whoever keeps it.

Builds widgets only; files, store and threads come in from outside.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.settings import CoachMode
from omaha_trainer.ui.coach.adviser import CoachBench
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.play.keeping import Keeper
from omaha_trainer.ui.play.play_page import PlayPage
from omaha_trainer.ui.quiz.quiz_corner import QuizCorner
from omaha_trainer.ui.window.curtain import NARROW
from omaha_trainer.ui.window.main_window import MainWindow
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers

if TYPE_CHECKING:
    from omaha_trainer.ui.progress.progress_page import ProgressPage
    from omaha_trainer.ui.progress.record import Record
    from omaha_trainer.ui.quiz.keeping import Keeper as QuizKeeper
    from omaha_trainer.ui.settings.settings_page import SettingsPage

translate = QCoreApplication.translate


class Desk(QObject):
    """`session` is led from where it stands; without a `record` there is no page of progress, without `quiz` no quiz,
    without `bench` no coach. `styles` may be seated at the table.

    Close the window to end it all; `closing` of the window comes first.
    """

    table_edited = Signal(object)
    """The reader wants another table (a SessionConfig)."""
    wishes_edited = Signal(object)
    """The reader wants it played or shown otherwise (Wishes)."""
    repeats_edited = Signal(bool)
    """Whether the skills that are due come back in the quiz."""
    refused = Signal(object)
    """Something could not be done (a KnownError)."""

    def __init__(
        self,
        look: Look,
        session: PlaySession,
        workers: Workers,
        keeper: Keeper,
        wishes: Wishes,
        clock: Clock = time.monotonic,
        window: MainWindow | None = None,
        record: Record | None = None,
        quiz: QuizKeeper | None = None,
        repeats: bool = True,
        bench: CoachBench | None = None,
        styles: Sequence[str] = STYLES,
    ) -> None:
        super().__init__()
        self._look = look
        self._workers = workers
        self._record = record
        self.window = window or MainWindow(look.theme.sizes.scale)
        self.window.furnish(look)
        self.play = PlayPage(look, session, workers, keeper, clock, bench=bench)
        self.play.styles = self._styles = styles
        self._settings: SettingsPage | None = None
        self._wishes = wishes
        self.window.add_page("play", "play", translate("Window", "Play"), self.play)
        self.quiz = self._quiz_corner(quiz, repeats, clock) if quiz is not None else None
        if record is not None:
            self.window.add_page_later("progress", "progress", translate("Window", "Progress"), self._make_progress)
        self.window.add_page_later(
            "settings", "settings", translate("Window", "Settings"), self._make_settings, at_bottom=True
        )
        self.play.refused.connect(self.window.tell)
        self.play.reconfigured.connect(self._table_edited)
        if self.play.coach is not None:
            self.play.coach.mode_edited.connect(self._edit_coach)
        self.window.closing.connect(self.play.close_down)
        self.play.apply(wishes)
        self.play.take(session)

    @property
    def wishes(self) -> Wishes:
        return self._wishes

    def open(self, *, folded: bool = False) -> None:
        """Show the pages; the side panel folded where the reader or the width wants it."""
        if not self.window.isVisible():
            self.window.place(b"")
        self.play.fold_panel(folded or self.window.width() < self._look.theme.sizes.px(NARROW))
        self.window.reveal()
        self.window.show()

    def _quiz_corner(self, keeper: QuizKeeper, repeats: bool, clock: Clock) -> QuizCorner:
        corner = QuizCorner(
            self._look, self.window, self._workers, keeper, self._wanted, repeats=repeats, clock=clock, parent=self
        )
        corner.repeats_edited.connect(self.repeats_edited)
        return corner

    def _wanted(self) -> Wishes:
        return self._wishes

    def _make_settings(self) -> SettingsPage:
        from omaha_trainer.ui.settings.settings_page import SettingsPage  # when it is asked for

        page = SettingsPage(self._look)
        page.table.lineup.offer(self._styles)
        page.show_config(self._table())
        page.show_wishes(self._wishes)
        page.table_edited.connect(self._settings_edit_table)
        page.wishes_edited.connect(self._edit_wishes)
        self._settings = page
        return page

    def _make_progress(self) -> ProgressPage:
        from omaha_trainer.ui.progress.progress_page import ProgressPage  # when it is asked for

        assert self._record is not None
        page = ProgressPage(self._look, self._record, self._workers)
        page.refused.connect(self.refused)
        page.wanted.connect(self._open_page)
        page.replaced.connect(self._start_anew)
        self.window.closing.connect(page.close_down)
        return page

    def _open_page(self, name: str) -> None:
        """Where that can be started which a page has nothing of yet."""
        if name != "quiz" or self.quiz is not None:
            self.window.show_page(name)

    def _start_anew(self) -> None:
        """Everything that was kept has given way to something else."""
        if self.quiz is not None:
            self.quiz.start_anew()

    def _table(self) -> SessionConfig:
        session = self.play.picture.session
        return session.coming or session.config

    def _table_edited(self, config: SessionConfig) -> None:
        if self._settings is not None:
            self._settings.show_config(config)
        self.table_edited.emit(config)

    def _settings_edit_table(self, config: SessionConfig) -> None:
        self.play.reconfigure(config)

    def _edit_coach(self, mode: CoachMode) -> None:
        """The coach's own tab says when it is to speak."""
        wishes = replace(self._wishes, coach=mode)
        if self._settings is not None:
            self._settings.show_wishes(wishes)
        self._edit_wishes(wishes)

    def _edit_wishes(self, wishes: Wishes) -> None:
        self._wishes = wishes
        self._look.wear(dark=wishes.dark, four_colour=wishes.four_colour)
        self.play.apply(wishes)
        if self.quiz is not None:
            self.quiz.apply(wishes)
        self.wishes_edited.emit(wishes)
