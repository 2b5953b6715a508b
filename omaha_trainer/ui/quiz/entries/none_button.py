"""The button for "there is none": no low, no raise is allowed. Checked while that is the answer."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.play.action_button import ActionButton
from omaha_trainer.ui.theme.kinds import Kind
from omaha_trainer.ui.theme.theme import Theme

KEYS = ("N", "0")


class NoneButton(ActionButton):
    """`chosen` comes by click and by key."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("none", KEYS[0], parent, clock=lambda: 0.0)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.dress(theme)

    def offer(self, words: str, *, offered: bool) -> None:
        """Show the words, unchecked, where the part allows the answer."""
        text = words[:1].upper() + words[1:]
        self.relabel(text)
        self.setChecked(False)
        self.setVisible(offered)

    def dress(self, theme: Theme) -> None:
        self.set_kind(Kind.ACTION_SIDE, theme)
