"""The window's start and end: builds store, settings, session and pages, and takes them down in order.

`run_window` is what `__main__` calls. Knows everybody for a moment and does nobody's work.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from omaha_trainer.errors import KnownError
from omaha_trainer.paths import Paths, user_paths
from omaha_trainer.session.chosen_table import chosen_table, with_table
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.keeper import SessionKeeper
from omaha_trainer.session.play_session import PlaySession
from omaha_trainer.settings import Settings, load_settings, save_settings
from omaha_trainer.store.store import Store
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.display import display_missing
from omaha_trainer.ui.fault_card import FaultCard
from omaha_trainer.ui.faults import FaultLog, Faults
from omaha_trainer.ui.instance import Instance
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.type_scale import TypeScale, system_scale
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers
from omaha_trainer.wording.faults import sentence

translate = QCoreApplication.translate

SWITCH_SECONDS = 0.001
"""How soon a thread that computes gives way to the window."""

NO_DISPLAY = (
    "There is no display for the window; `screenshots --out DIR` draws its pages without one, and "
    "evaluate, equity, legal, replay, simulate and self-check work in a terminal."
)


def run_window(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed. Returns the exit status: 1 where there is no display."""
    if display_missing(os.environ):
        print(NO_DISPLAY, file=sys.stderr)
        return 1
    sys.setswitchinterval(SWITCH_SECONDS)
    application = make_application(arguments)
    paths = user_paths(os.environ)
    instance = Instance(paths.data / "instance")
    if not instance.claim():
        print(translate("Window", "Omaha Trainer is running already; its window was brought to the front."))
        return 0
    faults = Faults(FaultLog(paths.log_file))
    faults.install()
    try:
        program = Program(application, paths, faults)
        instance.raised.connect(program.desk.window.come_up)
        program.open()
        return application.exec()
    finally:
        faults.remove()
        instance.release()


def make_application(arguments: Sequence[str]) -> QApplication:
    """Qt, with our names and nothing of the platform's style."""
    QCoreApplication.setApplicationName("omaha-trainer")
    QGuiApplication.setApplicationDisplayName("")
    QGuiApplication.setDesktopFileName("omaha-trainer")
    application = QApplication(["omaha-trainer", *arguments])
    application.setStyle("Fusion")
    return application


def system_sizes() -> TypeScale:
    """Sizes that follow the system's font."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    return TypeScale(system_scale(font.pointSizeF(), sys.platform))


class Program(QObject):
    """What lives as long as the window."""

    def __init__(self, application: QApplication, paths: Paths, faults: Faults) -> None:
        super().__init__()
        self._paths = paths
        self._faults = faults
        self._card: FaultCard | None = None
        self._notices: list[KnownError] = []
        self._settings, notice = load_settings(paths.settings_file)
        self._notices += [notice] if notice else []
        self._settings_unsaved = False
        self._store, notices = Store.open(paths.database)
        self._notices += notices
        self._workers = Workers()
        self._look = Look(application, system_sizes(), dark=self._settings.dark)
        self._look.cards.four_colour = self._settings.four_colour
        keeper = SessionKeeper(self._store)
        session = self._first_session()
        self.desk = Desk(self._look, session, self._workers, keeper, wishes_of(self._settings))
        self._connect()

    def open(self) -> None:
        """Show the window, and tell what has to be told."""
        self.desk.open(self._settings.geometry, folded=self._settings.panel_folded)
        for notice in self._notices:
            self._tell(notice)
        self._notices.clear()

    def _connect(self) -> None:
        self._faults.known.connect(self._tell)
        self._faults.unexpected.connect(self._show_fault)
        self._store.on_fault = self._faults.report
        self.desk.table_edited.connect(self._keep_table)
        self.desk.wishes_edited.connect(self._keep_wishes)
        self.desk.play.folded.connect(self._keep_folded)
        self.desk.play.anew.connect(self._sit_down_again)
        self.desk.window.closing.connect(self._close)

    # -- sessions ------------------------------------------------------------------------------------------

    def _first_session(self) -> PlaySession:
        """The one that was running when the program ended, else a new one."""
        try:
            saved = self._store.load_running()
            if saved is not None:
                return PlaySession.restore(saved)
        except KnownError as error:
            self._notices.append(error)
            self._store.end_session()  # what is saved from now on belongs to another session
        return self._new_session()

    def _new_session(self) -> PlaySession:
        table, refusal = chosen_table(self._settings, SystemRandom().getrandbits(48))
        if refusal is not None:
            self._notices.append(refusal)
        return PlaySession(table)

    def _sit_down_again(self) -> None:
        self.desk.play.take(self._new_session())

    # -- settings ------------------------------------------------------------------------------------------

    def _keep_table(self, table: SessionConfig) -> None:
        self._write(with_table(self._settings, table))

    def _keep_wishes(self, wishes: Wishes) -> None:
        self._write(with_wishes(self._settings, wishes))

    def _keep_folded(self, folded: bool) -> None:
        self._write(replace(self._settings, panel_folded=folded))

    def _write(self, settings: Settings) -> None:
        """Keep what was chosen; where it cannot be written it is told once and holds until the end."""
        self._settings = settings
        try:
            save_settings(settings, self._paths.settings_file)
            self._settings_unsaved = False
        except KnownError as error:
            if not self._settings_unsaved:
                self._tell(error)
            self._settings_unsaved = True

    # -- faults --------------------------------------------------------------------------------------------

    def _tell(self, error: KnownError) -> None:
        self.desk.window.tell(sentence(error, plain_voice(money_of(self._settings.stakes.decimals))))

    def _show_fault(self, log: str) -> None:
        if self._card is None:
            self._card = FaultCard(log, self.desk.window)
            self._card.destroyed.connect(self._forget_card)
            self._card.open()

    def _forget_card(self) -> None:
        self._card = None

    # -- the end -------------------------------------------------------------------------------------------

    def _close(self) -> None:
        """Keep the window's place, wait for whoever still computes or writes."""
        self._write(replace(self._settings, geometry=self.desk.window.geometry_bytes()))
        self._workers.close()
        self._store.close()


def wishes_of(settings: Settings) -> Wishes:
    return Wishes(
        in_big_blinds=settings.in_big_blinds,
        own_hand=settings.own_hand,
        pace=settings.pace,
        auto_deal=settings.auto_deal,
        speed=settings.speed,
        four_colour=settings.four_colour,
        dark=settings.dark,
    )


def with_wishes(settings: Settings, wishes: Wishes) -> Settings:
    return replace(
        settings,
        in_big_blinds=wishes.in_big_blinds,
        own_hand=wishes.own_hand,
        pace=wishes.pace,
        auto_deal=wishes.auto_deal,
        speed=wishes.speed,
        four_colour=wishes.four_colour,
        dark=wishes.dark,
    )
