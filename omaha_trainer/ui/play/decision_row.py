"""The three answers of the hero - fold, check or call, bet or raise - with their amounts. Decides nothing."""

from __future__ import annotations

import time

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QWidget

from omaha_trainer.ui.play.action_button import ActionButton, Clock
from omaha_trainer.ui.play.offer import Offer
from omaha_trainer.ui.play.size_control import POT_KEY, SizeControl
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.games import fold_label, passive_label, raise_detail, raise_label

translate = QCoreApplication.translate


class DecisionRow(QWidget):
    """`raised` carries the raise-to in chips."""

    folded = Signal()
    passive = Signal()
    raised = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offer: Offer | None = None
        self.fold = ActionButton("fold", "F", self, clock)
        self.call = ActionButton("call", "C", self, clock)
        self.bet = ActionButton("raise", "R", self, clock)
        self.size_control = SizeControl(theme.sizes)
        self._words = QLabel()
        self._words.setObjectName("action-words")
        self._words.setWordWrap(True)
        self._middle = QStackedWidget()
        self._lay_out()
        self.fold.chosen.connect(self._fold)
        self.call.chosen.connect(self._call)
        self.bet.chosen.connect(self._raise)
        self.size_control.changed.connect(self._label_raise)
        self.size_control.entered.connect(self.bet.press_key)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self.size_control.dress(theme)
        self._weigh()

    def offer(self, offer: Offer) -> None:
        """Let the hero decide."""
        self._offer = offer
        self._weigh()
        self.fold.present(fold_label(offer.voice))
        self.call.present(passive_label(offer.legal, offer.voice))
        if not offer.legal.can_raise:
            self.bet.hide()
            self._say(offer.no_raise)
            return
        if offer.fixed_size:
            self._say(raise_detail(offer.legal, offer.legal.max_to, offer.to_match, offer.bet, offer.voice))
            self.bet.setToolTip(offer.working)
        else:
            self.bet.setToolTip("")
            self._middle.setCurrentWidget(self.size_control)
            self.size_control.offer(offer)
        self._reserve(raise_label(offer.legal, offer.legal.max_to, offer.voice))
        self._fit()
        self.bet.present(raise_label(offer.legal, self._chosen_amount() or offer.legal.min_to, offer.voice))

    def wait(self, words: str) -> None:
        """Nothing to decide now; `words` say what is waited for."""
        self._offer = None
        self._weigh()
        self.fold.rest(translate("Actions", "Fold"))
        self.call.rest(translate("Actions", "Check"))
        self.bet.rest(translate("Actions", "Raise"))
        self._say(words)

    @property
    def words(self) -> str:
        """What is said where an amount could be chosen: why there is none to choose, or who is waited for."""
        return self._words.text()

    def press(self, letter: str) -> None:
        """A letter was pressed."""
        if letter == POT_KEY:
            self.size_control.choose_preset("pot")
        for button in (self.fold, self.call, self.bet):
            if button.key == letter:
                button.press_key()

    def handle_key(self, event: QKeyEvent) -> bool:
        """A key that is no letter; False where it means nothing here."""
        return self._offer is not None and self.size_control.handle_key(event)

    def _lay_out(self) -> None:
        sizes = self._theme.sizes
        self._words.setAlignment(self._words.alignment())
        set_kind(self._words, Kind.MUTED)
        self._middle.addWidget(self._words)
        self._middle.addWidget(self.size_control)
        self._middle.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.fold.setMinimumWidth(sizes.px(118))
        self.call.setMinimumWidth(sizes.px(128))
        self.bet.setMinimumWidth(sizes.px(176))
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(sizes.px(12))
        row.addWidget(self.fold)
        row.addWidget(self.call)
        row.addWidget(self._middle, 1)
        row.addWidget(self.bet)

    def _reserve(self, longest: str) -> None:
        """Room for the longest label, so that nothing moves while an amount is chosen."""
        self.bet.setText(longest)
        self.bet.setMinimumWidth(max(self._theme.sizes.px(176), self.bet.sizeHint().width()))

    def _fit(self) -> None:
        """Let the parts between the buttons give way where there is little room."""
        if self._offer is None or self._offer.fixed_size or not self._offer.legal.can_raise:
            return
        buttons = (self.fold, self.call, self.bet)
        taken = sum(max(button.sizeHint().width(), button.minimumWidth()) for button in buttons)
        self.size_control.fit(self.width() - taken - 3 * self._row.spacing())

    def _weigh(self) -> None:
        """The main choice is raising where it is open; a fold is quiet where a check is free (A1)."""
        free_check = self._offer is not None and self._offer.legal.can_check
        closed = self._offer is not None and not self._offer.legal.can_raise
        self.fold.set_kind(Kind.ACTION_QUIET if free_check else Kind.ACTION, self._theme)
        self.call.set_kind(Kind.ACTION_PRIMARY if closed else Kind.ACTION, self._theme)
        self.bet.set_kind(Kind.ACTION_PRIMARY, self._theme)

    def _say(self, words: str) -> None:
        self._words.setText(words)
        self._middle.setCurrentWidget(self._words)

    def _chosen_amount(self) -> int | None:
        if self._offer is None or not self._offer.legal.can_raise:
            return None
        return self._offer.legal.max_to if self._offer.fixed_size else self.size_control.amount

    def _label_raise(self) -> None:
        """The person chose another amount, or typed what is none."""
        offer, to = self._offer, self._chosen_amount()
        if offer is None or self.bet.isHidden():
            return
        if to is None:
            self.bet.rest(self.bet.text())
        else:
            self.bet.relabel(raise_label(offer.legal, to, offer.voice))

    def _fold(self) -> None:
        if self._offer is not None:
            self.folded.emit()

    def _call(self) -> None:
        if self._offer is not None:
            self.passive.emit()

    def _raise(self) -> None:
        to = self._chosen_amount()
        if to is not None:
            self.raised.emit(to)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Asks for no width: what has no room gives way."""
        return QSize(0, super().minimumSizeHint().height())
