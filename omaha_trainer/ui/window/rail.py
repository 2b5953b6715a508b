"""The rail at the left: an icon over a word for each page. Knows names and icons, no pages."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.window.count_badge import CountBadge
from omaha_trainer.ui.window.curtain import RAIL

ICON = 24


class Rail(QFrame):
    """`chosen` carries the name of the page that was asked for."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icons: dict[QToolButton, str] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(self._clicked)
        set_kind(self, Kind.RAIL)
        px = look.theme.sizes.px
        self.setFixedWidth(px(RAIL))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(4), px(12), px(4), px(12))
        self._column.setSpacing(px(6))
        self._column.addStretch(1)

    def add(self, name: str, icon: str, words: str, *, at_bottom: bool) -> None:
        """One more page; those at the bottom stand apart from the others."""
        button = QToolButton(self)
        button.setObjectName(f"rail-{name}")
        button.setText(words)
        button.setAccessibleName(words)
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setMinimumHeight(self._look.theme.sizes.px(58))
        set_kind(button, Kind.RAIL)
        self._icons[button] = icon
        self._group.addButton(button)
        place = self._column.count() if at_bottom else self._column.count() - 1 - self._bottoms()
        self._column.insertWidget(place, button)
        button.setProperty("at-bottom", at_bottom)
        self._paint(button)

    def set_count(self, name: str, count: int, words: str) -> None:
        """A number at a page's icon, and what it is in words; nothing at 0."""
        for button in self._icons:
            if button.objectName() == f"rail-{name}":
                badge = button.findChild(CountBadge) or CountBadge(button, self._look.theme.sizes)
                badge.show_count(count)
                button.setAccessibleDescription(words if count else "")
                button.setToolTip(words if count else "")

    def check(self, name: str) -> None:
        """Mark the page that is shown."""
        for button in self._icons:
            if button.objectName() == f"rail-{name}":
                button.setChecked(True)

    def dress(self) -> None:
        for button in self._icons:
            self._paint(button)

    def _bottoms(self) -> int:
        return sum(1 for button in self._icons if button.property("at-bottom"))

    def _paint(self, button: QToolButton) -> None:
        palette, size = self._look.theme.palette, self._look.theme.sizes.px(ICON)
        button.setIconSize(QSize(size, size))
        button.setIcon(self._look.icons.icon(self._icons[button], palette.muted, size, chosen=palette.gold))

    def _clicked(self, button: QToolButton) -> None:
        self.chosen.emit(button.objectName().removeprefix("rail-"))
