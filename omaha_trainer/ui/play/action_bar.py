"""The bar under the felt: the hero's decision, or what to do next. Shows one of the two; decides nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QStackedLayout, QVBoxLayout, QWidget

from omaha_trainer.ui.play.action_button import Clock
from omaha_trainer.ui.play.choice_row import Choice, ChoiceRow
from omaha_trainer.ui.play.decision_row import DecisionRow
from omaha_trainer.ui.play.offer import Offer
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.window.curtain import BAR


class ActionBar(QFrame):
    """`folded`, `passive` and `raised` (with the raise-to) answer an offer; `chosen` names one of the choices."""

    folded = Signal()
    passive = Signal()
    raised = Signal(int)
    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self.setObjectName("action-bar")
        set_kind(self, Kind.BAR)
        self.decision = DecisionRow(theme, self, clock)
        self.choices = ChoiceRow(theme, self, clock)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.choices)
        self._stack.addWidget(self.decision)
        around = QVBoxLayout(self)
        side = theme.sizes.px(18)
        around.setContentsMargins(side, 0, side, 0)
        around.addLayout(self._stack)
        self.setFixedHeight(theme.sizes.px(BAR))
        self.decision.folded.connect(self.folded)
        self.decision.passive.connect(self.passive)
        self.decision.raised.connect(self.raised)
        self.choices.chosen.connect(self.chosen)

    def dress(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self.decision.dress(theme)
        self.choices.dress(theme)

    def offer_decision(self, offer: Offer) -> None:
        self._stack.setCurrentWidget(self.decision)
        self.decision.offer(offer)

    def wait(self, words: str) -> None:
        """Others act; `words` say who."""
        self._stack.setCurrentWidget(self.decision)
        self.decision.wait(words)

    def offer_choices(self, choices: Sequence[Choice], words: str = "") -> None:
        self._stack.setCurrentWidget(self.choices)
        self.choices.offer(choices, words)

    def press(self, letter: str) -> None:
        """A letter was pressed somewhere on the page."""
        row = self._stack.currentWidget()
        if isinstance(row, DecisionRow | ChoiceRow):
            row.press(letter)

    def handle_key(self, event: QKeyEvent) -> bool:
        """A key that is no letter was pressed outside the amount box; False where it means nothing here."""
        return self._stack.currentWidget() is self.decision and self.decision.handle_key(event)

    def press_enter(self) -> None:
        """Enter was pressed outside the amount box: it takes the main choice between hands, and never acts in one."""
        if self._stack.currentWidget() is self.choices:
            self.choices.press_main()
