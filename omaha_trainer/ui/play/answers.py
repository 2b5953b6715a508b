"""Brings the action bar and the conductor together: what is offered at each stage, and what each answer asks for.

Knows no widgets but the bar and no rule; a refusal of the table is passed on as one sentence.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from omaha_trainer.errors import KnownError
from omaha_trainer.session.config import HERO
from omaha_trainer.table.action import Action, CheckOrCall, Fold, RaiseTo
from omaha_trainer.ui.play import choices
from omaha_trainer.ui.play.action_bar import ActionBar
from omaha_trainer.ui.play.bar_script import hero_offer, result_words, waiting_words
from omaha_trainer.ui.play.conductor import Conductor, Stage
from omaha_trainer.ui.play.log_keeper import LogKeeper
from omaha_trainer.wording.faults.sentence import sentence

translate = QCoreApplication.translate


class Answers(QObject):
    """`left` carries the summary of the session that the hero got up from."""

    refused = Signal(str)
    setup_asked = Signal()
    left = Signal(object)
    anew = Signal()
    back = Signal()
    """The hand of a question was looked at long enough."""

    def __init__(
        self, bar: ActionBar, conductor: Conductor, log: LogKeeper, parent: QObject, *, visit: bool = False
    ) -> None:
        super().__init__(parent)
        self._visit = visit
        self._bar = bar
        self._conductor = conductor
        self._picture = conductor.picture
        self._log = log
        bar.folded.connect(self._fold)
        bar.passive.connect(self._check_or_call)
        bar.raised.connect(self._raise)
        bar.chosen.connect(self.choose)
        conductor.staged.connect(self.show_stage)

    def show_stage(self) -> None:
        """Offer what can be done now."""
        match self._conductor.stage:
            case Stage.READY:
                self._bar.offer_choices(choices.before_first_hand())
            case Stage.OTHERS:
                self._bar.wait(waiting_words(self._picture))
            case Stage.HERO:
                self._bar.offer_decision(hero_offer(self._picture))
            case Stage.FOLDED:
                found = choices.visit_folded() if self._visit else choices.after_fold()
                self._bar.offer_choices(found, waiting_words(self._picture))
            case Stage.OVER:
                self._show_end(result_words(self._picture))
            case Stage.LEFT:
                self._bar.offer_choices(choices.after_session())

    def leave(self) -> None:
        """Get up from the table."""
        summary = self._picture.session.leave()
        self._conductor.leave()
        self.left.emit(summary)

    def _show_end(self, words: str) -> None:
        picture = self._picture
        shown, rest = bool(picture.revealed), picture.rest_shown
        if self._visit:
            found = choices.after_visit(picture.session, hands_shown=shown, board_shown=rest)
        elif picture.session.hero_broke:
            found = choices.broke(picture.session, picture.money(), hands_shown=shown)
        else:
            found = choices.after_hand(picture.session, hands_shown=shown, board_shown=rest)
        self._bar.offer_choices(found, words)

    def choose(self, name: str) -> None:
        self._try(_STEPS[name])

    def _act(self, action: Action) -> None:
        try:
            self._conductor.act(action)
        except KnownError as error:
            self._refuse(error)

    def _try(self, step: Callable[[Answers], None]) -> None:
        try:
            step(self)
        except KnownError as error:
            self._refuse(error)

    def _refuse(self, error: KnownError) -> None:
        self.refused.emit(sentence(error, self._picture.voice()))

    # -- the hero's actions --------------------------------------------------------------------------------

    def _fold(self) -> None:
        self._act(Fold())

    def _check_or_call(self) -> None:
        self._act(CheckOrCall())

    def _raise(self, to: int) -> None:
        self._act(RaiseTo(to))

    # -- between hands -------------------------------------------------------------------------------------

    def _deal(self) -> None:
        if self._conductor.stage is Stage.FOLDED:
            self._conductor.skip(to_next=True)
        else:
            self._conductor.deal()

    def _skip(self) -> None:
        self._conductor.skip(to_next=False)

    def _deal_again(self) -> None:
        self._conductor.deal_again()

    def _rebuy(self) -> None:
        self._conductor.rebuy()

    def _show_hands(self) -> None:
        session = self._picture.session
        holes = session.all_holes()
        hidden = {seat: hole for seat in choices.hidden_hands(session) if (hole := holes[seat])}
        self._log.reveal(hidden)
        self._picture.revealed = {HERO: holes[HERO] or (), **hidden}
        self._turned_up()

    def _show_board(self) -> None:
        self._picture.rest_shown = True
        self._log.rest_of_board(self._picture.session.rest_of_board())
        self._turned_up()

    def _turned_up(self) -> None:
        self._conductor.stop_waiting()
        self._conductor.refresh()
        self.show_stage()

    def _copy(self) -> None:
        from omaha_trainer.ui.play.copy_text import hand_text  # histories are not needed to play

        self._conductor.stop_waiting()
        QGuiApplication.clipboard().setText(hand_text(self._picture))
        self._show_end(translate("Play", "Copied"))

    def _ask_for_setup(self) -> None:
        self.setup_asked.emit()

    def _sit_down_again(self) -> None:
        self.anew.emit()

    def _go_back(self) -> None:
        self.back.emit()


_STEPS: dict[str, Callable[[Answers], None]] = {
    choices.DEAL: Answers._deal,
    choices.NEXT: Answers._deal,
    choices.SKIP: Answers._skip,
    choices.AGAIN: Answers._deal_again,
    choices.SHOW: Answers._show_hands,
    choices.BOARD: Answers._show_board,
    choices.COPY: Answers._copy,
    choices.REBUY: Answers._rebuy,
    choices.STAKES: Answers._ask_for_setup,
    choices.LEAVE: Answers.leave,
    choices.ANEW: Answers._sit_down_again,
    choices.BACK: Answers._go_back,
}
