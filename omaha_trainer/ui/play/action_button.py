"""A button of the action bar: words, a key, and a moment of deafness after its meaning changed. Knows no poker."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from omaha_trainer.ui.art.icon_art import SCREENS
from omaha_trainer.ui.keys import is_enter
from omaha_trainer.ui.play.key_cap import key_cap, key_gap, key_side, key_width
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme

GUARD_SECONDS = 0.4
"""How long a button ignores clicks and keys after its label changed under the finger."""

Clock = Callable[[], float]


class ActionButton(QPushButton):
    """`chosen` is what to connect to: it comes from clicks and from `press_key`, never within the guard.

    The letter stands in a key cap at the right. Enter does not press the button; Space does.
    """

    chosen = Signal()

    def __init__(self, name: str, key: str = "", parent: QWidget | None = None, clock: Clock = time.monotonic) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.key = key
        self._clock = clock
        self._changed_at = float("-inf")
        self._pressed_label = ""
        self._inks = ("", "")
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the icon, which is the key cap, at the right
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_kind(self, Kind.ACTION)
        self.clicked.connect(self._clicked)

    def present(self, label: str) -> None:
        """Offer `label`. If it is another one, or the button was not there or at rest, deafness begins."""
        if label != self.text() or not self.isEnabled() or self.isHidden():
            self._changed_at = self._clock()
            self.setDown(False)
        self._say(label)
        self.setEnabled(True)
        self.show()

    def relabel(self, label: str) -> None:
        """Say what the person has just chosen with his own hand: no deafness, but one that lasts goes on."""
        self._say(label)
        self.setEnabled(True)

    def rest(self, label: str) -> None:
        """Show `label` without offering it."""
        self._say(label)
        self.setEnabled(False)
        self.show()

    @property
    def deaf(self) -> bool:
        return self._clock() - self._changed_at < GUARD_SECONDS

    def press_key(self) -> None:
        """The button's key was pressed."""
        if self.isVisible() and self.isEnabled() and not self.deaf:
            self.chosen.emit()

    def set_kind(self, kind: Kind, theme: Theme) -> None:
        """Look like the main choice or like another one, in the colours of a theme."""
        set_kind(self, kind)
        palette = theme.palette
        inks = (palette.on_gold if kind is Kind.ACTION_PRIMARY else palette.muted, palette.disabled)
        if not self.key or inks == self._inks:
            return
        self._inks = inks
        font, icon = theme.font(theme.sizes.small), QIcon()
        for mode, ink in zip((QIcon.Mode.Normal, QIcon.Mode.Disabled), inks, strict=True):
            for dpr in SCREENS:
                icon.addPixmap(key_cap(self.key, ink, font, dpr), mode)
        self.setIcon(icon)
        self.setIconSize(QSize(key_width(self.key, font) + key_gap(font), key_side(font)))

    def _say(self, label: str) -> None:
        self.setText(label)
        self.setAccessibleName(label)

    def _clicked(self) -> None:
        pressed, self._pressed_label = self._pressed_label, ""
        if not self.deaf and pressed in ("", self.text()):
            self.chosen.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_label = self.text()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            event.ignore()  # some desktops let Enter press a focused button; here it must never fold
            return
        self._pressed_label = self.text()
        super().keyPressEvent(event)
