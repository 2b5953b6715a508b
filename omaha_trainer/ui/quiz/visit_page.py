"""A question's spot on the felt of the play page, played on against opponents, with the way back to the quiz.

A table of its own: the reader's session on the play page is not touched, and nothing of it is kept.
"""

from __future__ import annotations

import time
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent

from omaha_trainer.session.play.play_session import PlaySession
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.play.play_page import PlayPage
from omaha_trainer.ui.wishes import Wishes
from omaha_trainer.ui.workers import Workers

translate = QCoreApplication.translate


class NoKeeper:
    """A spot that is played on leaves no trace."""

    def keep(self, session: PlaySession) -> None: ...

    def leave(self, session: PlaySession) -> None: ...


class VisitPage(PlayPage):
    """`left`: the reader wants to go back to the question."""

    left = Signal()

    def __init__(self, look: Look, session: PlaySession, workers: Workers, clock: Clock = time.monotonic) -> None:
        super().__init__(look, session, workers, NoKeeper(), clock, visit=True)
        self.setObjectName("visit-page")
        self.area.setup_button.setText(translate("Quiz", "Back to the quiz"))
        self.area.setup_button.setAccessibleName(translate("Quiz", "Back to the quiz"))
        self.area.setup_button.setToolTip(translate("Quiz", "Back to the question (Esc)"))
        self.answers.back.connect(self.left)
        self._turn_back_button()

    def dress(self) -> None:
        super().dress()
        self._turn_back_button()

    def apply(self, wishes: Wishes) -> None:
        """As at the reader's table, but no other hand is dealt by itself."""
        super().apply(replace(wishes, auto_deal=False))

    def toggle_setup(self) -> None:
        """The corner's button leads back: this table cannot be set otherwise."""
        self.left.emit()

    def handle_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and not self.felt.playing:
            self.left.emit()
            return True
        return super().handle_key(event)

    def _turn_back_button(self) -> None:
        """The corner's button, with an arrow."""
        button, theme = self.area.setup_button, self._look.theme
        button.setIcon(self._look.icons.icon("chevron-left", theme.felt.plate_muted, theme.sizes.px(20)))
