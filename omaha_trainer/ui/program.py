"""What stands behind the window while it is open: settings, store, session, pages, and who tells whom of what.

Built when the felt is on the screen already, taken down in order when the window closes.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from random import SystemRandom

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from omaha_trainer.errors import KnownError
from omaha_trainer.opponents.roster import STYLES, own_styles
from omaha_trainer.paths import Paths
from omaha_trainer.session.chosen_table import chosen_table, with_table
from omaha_trainer.session.coach.our_coach import OurCoach
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.keeper import SessionKeeper
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.settings import Settings, save_settings
from omaha_trainer.store.store import Store
from omaha_trainer.ui.ahead import Ahead
from omaha_trainer.ui.coach.adviser import CoachBench
from omaha_trainer.ui.desk import Desk
from omaha_trainer.ui.fault_card import FaultCard
from omaha_trainer.ui.faults import Faults
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.quiz.books import QuizBooks
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of, plain_voice, translate
from omaha_trainer.ui.warm_up import first_pictures, number_loads, page_parts, showdown_loads
from omaha_trainer.ui.warmer import Warmer
from omaha_trainer.ui.window.main_window import MainWindow
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers
from omaha_trainer.wording.faults.sentence import sentence

_MOST_STYLES = 5
"""So many wrong files of opponents are told one by one."""


class Program(QObject):
    """What lives as long as the window."""

    def __init__(
        self,
        application: QApplication,
        window: MainWindow,
        sizes: TypeScale,
        paths: Paths,
        settings: Settings,
        faults: Faults,
    ) -> None:
        super().__init__()
        self._paths = paths
        self._settings = settings
        self._faults = faults
        self._card: FaultCard | None = None
        self._settings_unsaved = False
        self._store, notices = Store.open(paths.database)
        self._notices = list(notices)
        self._workers = Workers(threads=3)  # one for the coach, so that nobody at the table waits for it
        self._books = QuizBooks(self._store)
        self._ahead = Ahead(self._workers, self)
        self._warmer = Warmer(self)
        look = Look(application, sizes, dark=settings.dark)
        look.cards.four_colour = settings.four_colour
        keeper, session = SessionKeeper(self._store), self._first_session()
        record, own = Record(self._store, paths), own_styles(paths.opponents)
        self._style_faults = own.faults
        self.desk = Desk(
            look,
            session,
            self._workers,
            keeper,
            wishes_of(settings),
            window=window,
            record=record,
            quiz=self._books,
            repeats=settings.quiz_repeats,
            bench=CoachBench(OurCoach(), self._store),
            styles=(*STYLES, *own.paths.values()),
        )
        self._connect()

    def open(self) -> None:
        """Show the pages, and tell what has to be told."""
        self.desk.open(folded=self._settings.panel_folded)
        self._tell_styles()
        for notice in self._notices:
            self.tell(notice)
        self._notices.clear()
        self._warmer.start(first_pictures(self.desk.play.picture, self.desk.play.felt))
        self._ahead.load(chain(showdown_loads(), self._books.loads()))
        if self.desk.play.conductor.session.hand is not None:
            self._load_numbers()

    def _connect(self) -> None:
        self._faults.known.connect(self.tell)
        self._faults.unexpected.connect(self._show_fault)
        self._store.on_fault = self._faults.report
        self.desk.refused.connect(self.tell)
        self.desk.table_edited.connect(self._keep_table)
        self.desk.wishes_edited.connect(self._keep_wishes)
        self.desk.repeats_edited.connect(self._keep_repeats)
        self.desk.play.folded.connect(self._keep_folded)
        self.desk.play.anew.connect(self._sit_down_again)
        self.desk.play.conductor.dealt.connect(self._load_numbers)
        self._ahead.done.connect(self._loaded_ahead)
        self.desk.window.closing.connect(self._close)

    def _load_numbers(self) -> None:
        """The first hand is here: an all-in, and a word of the coach's, may come. A window without one keeps small."""
        self.desk.play.conductor.dealt.disconnect(self._load_numbers)
        self._ahead.load(number_loads())

    def _loaded_ahead(self) -> None:
        """The quiz is there: say what is due, and read what its page is made of."""
        self._ahead.done.disconnect(self._loaded_ahead)
        if self.desk.quiz is not None:
            self.desk.quiz.count_due()
        self._warmer.start(page_parts())

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

    def _keep_repeats(self, repeats: bool) -> None:
        self._write(replace(self._settings, quiz_repeats=repeats))

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
                self.tell(error)
            self._settings_unsaved = True

    # -- faults --------------------------------------------------------------------------------------------

    def tell(self, error: KnownError) -> None:
        """Show the sentence of a fault of the world."""
        self.desk.window.tell(self._sentence(error))

    def _sentence(self, error: KnownError) -> str:
        return sentence(error, plain_voice(money_of(self._settings.stakes.decimals)))

    def _tell_styles(self) -> None:
        """What is wrong about the person's own styles, in one notice: it must not drive out what weighs more."""
        lines = [self._sentence(fault) for fault in self._style_faults[:_MOST_STYLES]]
        more = len(self._style_faults) - len(lines)
        if more > 0:
            lines.append(translate("Window", "Something is wrong about %n more file(s) of opponents.", "", more))
        if lines:
            self.desk.window.tell("\n".join(lines))

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
        self._ahead.stop()
        self._warmer.stop()
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
        coach=settings.coach,
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
        coach=wishes.coach,
    )
