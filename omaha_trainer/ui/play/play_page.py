"""The play page: felt, side panel and action bar, and what each click and key of them asks the conductor for.

Knows no rule and keeps nothing; what is to be kept or written elsewhere leaves by signals.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.session.play.summary import SessionSummary
from omaha_trainer.ui.coach.adviser import CoachBench
from omaha_trainer.ui.coach.coach_corner import CoachCorner
from omaha_trainer.ui.felt.appearance import Appearance
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.key_commands import KeyCommands
from omaha_trainer.ui.keys import is_enter
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play import choices
from omaha_trainer.ui.play.action_bar import ActionBar
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.play.answers import Answers
from omaha_trainer.ui.play.conductor import Conductor
from omaha_trainer.ui.play.felt_area import FeltArea
from omaha_trainer.ui.play.keeping import Keeper
from omaha_trainer.ui.play.log_keeper import LogKeeper
from omaha_trainer.ui.play.log_panel import LogPanel
from omaha_trainer.ui.play.pace import Pace
from omaha_trainer.ui.play.seat_corner import SeatCorner
from omaha_trainer.ui.play.side_panel import SidePanel
from omaha_trainer.ui.play.table_picture import TablePicture
from omaha_trainer.ui.window.page import Page
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers
from omaha_trainer.wording.games import table_title

if TYPE_CHECKING:
    from omaha_trainer.ui.play.setup_panel import SetupPanel

translate = QCoreApplication.translate
_OTHERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class PlayPage(Page):
    """Leads `session` from where it stands as soon as it is made."""

    refused = Signal(str)
    """A sentence that has to be read."""
    reconfigured = Signal(object)
    """The reader has set the table otherwise (a SessionConfig)."""
    folded = Signal(bool)
    """The side panel was folded away, or brought back, by the reader."""
    anew = Signal()
    """The reader sits down again: a new session, please."""

    def __init__(
        self,
        look: Look,
        session: PlaySession,
        workers: Workers,
        keeper: Keeper,
        clock: Clock = time.monotonic,
        *,
        visit: bool = False,
        bench: CoachBench | None = None,
    ) -> None:
        """`visit`: one hand that is played on from a question; no other follows it. Without a `bench` no coach."""
        super().__init__()
        self.setObjectName("play-page")
        self._look = look
        self.felt = FeltView(look.cards, look.chips, Appearance(type_scale=look.theme.sizes.scale))
        self.felt.setObjectName("felt")
        self.bar = ActionBar(look.theme, clock=clock)
        self.log = LogPanel(look.theme)
        self.panel = SidePanel(look)
        self.area = FeltArea(self.felt, look)
        self.picture = TablePicture(session, look)
        self.conductor = Conductor(self.felt, self.picture, workers, keeper, Pace(clock), self)
        self._log_keeper = LogKeeper(self.picture, self.log)
        self.coach = CoachCorner(look, self.conductor, workers, bench, self) if bench is not None else None
        if self.coach is not None:
            self.panel.add_tab(translate("Play", "Coach"), self.coach.panel)
        self.panel.add_tab(translate("Play", "Log"), self.log)
        self.answers = Answers(self.bar, self.conductor, self._log_keeper, self, visit=visit)
        self.seats = SeatCorner(look, self.area, self.picture, self)
        self._keeper = keeper
        self.styles: Sequence[str] = STYLES
        self._setup: SetupPanel | None = None
        self._keys = KeyCommands(self, choices.LETTERS)
        self._lay_out()
        self._connect()
        self.fold_panel(False)

    # -- what others ask of the page -----------------------------------------------------------------------

    def take(self, session: PlaySession) -> None:
        """Lead another session."""
        self.seats.close()
        self.area.set_card(None)
        self.conductor.take(session)

    def apply(self, wishes: Wishes) -> None:
        """What the reader wants, at once."""
        self.picture.in_big_blinds = wishes.in_big_blinds
        self.picture.own_hand = wishes.own_hand
        self.conductor.pace.seconds, self.conductor.pace.speed = wishes.pace, wishes.speed
        self.conductor.auto_deal = wishes.auto_deal
        if self.coach is not None:
            self.coach.set_mode(wishes.coach)
        self.felt.set_appearance(
            Appearance(four_colour=wishes.four_colour, type_scale=self._look.theme.sizes.scale, speed=wishes.speed)
        )
        self.conductor.refresh()
        self.answers.show_stage()

    def fold_panel(self, folded: bool) -> None:
        self.panel.setVisible(not folded)
        self.area.panel_button.setVisible(folded)

    def close_down(self) -> None:
        """The window is closing."""
        if self.coach is not None:
            self.coach.adviser.close()
        self.conductor.close()

    def title(self) -> str:
        return table_title(self.picture.setup(), self.picture.voice())

    def dress(self) -> None:
        for part in (self.bar, self.log):
            part.dress(self._look.theme)
        self.panel.dress()
        if self.coach is not None:
            self.coach.dress()
        self.area.dress()
        self.seats.refresh()
        if self._setup is not None:
            self._setup.dress()
        self.conductor.refresh()

    def handle_key(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            self._press_enter()
        elif event.key() == Qt.Key.Key_Escape and self.setup_open:
            self._close_setup()
        elif event.key() == Qt.Key.Key_Escape and self.seats.open:
            self.seats.close()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape) and self.felt.playing:
            self.conductor.hurry()
        else:
            return self._keys.handle(event) or self.bar.handle_key(event) or self._show_seat(event)
        return True

    def _show_seat(self, event: QKeyEvent) -> bool:
        """The card of the seat of a digit: bare where no amount can be typed, with Ctrl always."""
        if not Qt.Key.Key_2 <= event.key() <= Qt.Key.Key_9 or event.modifiers() & _OTHERS:
            return False
        self.seats.show_seat(event.key() - Qt.Key.Key_1)
        return True

    @property
    def setup_open(self) -> bool:
        return self._setup is not None and self._setup.isVisible()

    # -- building ------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.area, 1)
        middle.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(middle, 1)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        self._keys.pressed.connect(self._press)
        self.felt.seat_clicked.connect(self.seats.show_seat)
        self.seats.noted.connect(self._keep_notes)
        self.answers.refused.connect(self.refused)
        self.answers.setup_asked.connect(self.toggle_setup)
        self.answers.left.connect(self._show_summary)
        self.answers.anew.connect(self.anew)
        self.panel.folding.connect(self._fold_panel)
        self.area.panel_asked.connect(self._unfold_panel)
        self.area.setup_asked.connect(self.toggle_setup)
        self.conductor.staged.connect(self._stage_changed)
        self.conductor.dealt.connect(self._new_hand)
        self.conductor.told.connect(self._log_keeper.tell)
        if self.coach is not None:
            self.coach.looked_back.connect(self._log_keeper.look_back)

    # -- keys ----------------------------------------------------------------------------------------------

    def _press(self, letter: str) -> None:
        if letter == choices.SETUP_LETTER:
            self.toggle_setup()
        elif letter == choices.COACH_LETTER:
            self._ask_coach()
        else:
            self.bar.press(letter)

    def _ask_coach(self) -> None:
        """Bring the coach's tab into sight and ask."""
        if self.coach is not None:
            if self.panel.isHidden():
                self._unfold_panel()
            self.panel.show_tab(self.coach.panel)
            self.coach.ask()

    def _press_enter(self) -> None:
        if self.felt.playing:
            self.conductor.hurry()
        else:
            self.bar.press_enter()

    def _new_hand(self) -> None:
        self._log_keeper.begin()
        self.seats.refresh()
        self.titled.emit(self.title())

    def _keep_notes(self) -> None:
        self._keeper.keep(self.picture.session)

    def _show_summary(self, summary: SessionSummary) -> None:
        from omaha_trainer.ui.play.summary_card import SummaryCard

        self.seats.close()
        reads = self.picture.session.reads() if self.picture.session.config.lineup is Lineup.HIDDEN else ()
        self.area.set_card(SummaryCard(summary, self._look.theme, reads))

    def _stage_changed(self) -> None:
        if self._setup is not None:
            self._setup.show_running(self.picture.session.hand_running)

    # -- panel and set-up ----------------------------------------------------------------------------------

    def _fold_panel(self) -> None:
        self.fold_panel(True)
        self.folded.emit(True)

    def _unfold_panel(self) -> None:
        self.fold_panel(False)
        self.folded.emit(False)

    def toggle_setup(self) -> None:
        if self.setup_open:
            self._close_setup()
            return
        self.conductor.stop_waiting()
        if self._setup is None:
            from omaha_trainer.ui.play.setup_panel import SetupPanel  # when it is asked for: the window opens sooner

            self._setup = SetupPanel(self._look)
            self._setup.form.lineup.offer(self.styles)
            self._setup.edited.connect(self._edit_table)
            self._setup.left.connect(self._leave)
            self._setup.closed.connect(self._close_setup)
        self.seats.close()
        session = self.picture.session
        self._setup.show_config(session.coming or session.config, running=session.hand_running)
        self.area.set_card(self._setup, in_corner=True)
        self._setup.form.setFocus()

    def _close_setup(self) -> None:
        if self.setup_open:
            self.area.set_card(None)
            self.setFocus()

    def _edit_table(self) -> None:
        if self._setup is not None:
            self.reconfigure(self._setup.form.config)

    def _leave(self) -> None:
        self._close_setup()
        self.answers.leave()

    def reconfigure(self, config: SessionConfig) -> None:
        """Set the table otherwise: at once between hands, else with the next one."""
        self.conductor.reconfigure(config)
        self.reconfigured.emit(config)
        self.titled.emit(self.title())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.felt.playing:
            self.conductor.hurry()
        super().mousePressEvent(event)
