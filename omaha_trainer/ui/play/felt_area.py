"""The felt with what floats over its corners: the table's set-up, the folded panel's button, cards of text.

Knows places, not what is in them.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.look import Look

translate = QCoreApplication.translate


class FeltArea(QWidget):
    """`setup_asked` and `panel_asked` come from the two corner buttons."""

    setup_asked = Signal()
    panel_asked = Signal()

    def __init__(self, felt: FeltView, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.felt = felt
        self._card: QWidget | None = None
        self._card_in_corner = False
        self._card_at = QRect()
        felt.setParent(self)
        self.setMinimumSize(felt.minimumSize())
        self.setup_button = QPushButton(translate("Play", "Table"), self)
        self.setup_button.setObjectName("table-setup")
        self.setup_button.setAccessibleName(translate("Play", "Set up the table"))
        self.setup_button.setToolTip(translate("Play", "Set up the table (T)"))
        self.setup_button.setAutoDefault(False)
        self.setup_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.panel_button = QToolButton(self)
        self.panel_button.setObjectName("unfold-panel")
        self.panel_button.setAccessibleName(translate("Play", "Show the panel"))
        self.panel_button.setToolTip(translate("Play", "Show the panel"))
        self.panel_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setup_button.clicked.connect(self.setup_asked)
        self.panel_button.clicked.connect(self.panel_asked)
        self.dress()

    def dress(self) -> None:
        """The felt is dark in both themes, so what lies on it wears the felt's colours."""
        felt, px = self._look.theme.felt, self._look.theme.sizes.px
        size, ink = px(20), felt.plate_muted
        self.setStyleSheet(
            f"#table-setup, #unfold-panel {{ background: {felt.plate}; color: {felt.plate_text};"
            f" border: 1px solid {felt.plate_border}; border-radius: {px(8)}px; padding: {px(5)}px {px(10)}px; }}"
            f"#table-setup:hover, #unfold-panel:hover {{ border-color: {felt.plate_muted}; }}"
            f"#table-setup:focus, #unfold-panel:focus {{ border-color: {felt.gold}; }}"
            f"#table-setup:checked {{ border-color: {felt.gold}; }}"
        )
        self.setup_button.setIcon(self._look.icons.icon("table-setup", ink, size))
        self.setup_button.setIconSize(QSize(size, size))
        self.panel_button.setIcon(self._look.icons.icon("log", ink, size))
        self.panel_button.setIconSize(QSize(size, size))

    def set_card(self, card: QWidget | None, *, in_corner: bool = False, at: QRect | None = None) -> None:
        """Lay a widget over the middle of the felt, under the corner's button or beside a place, or take it away."""
        if self._card is not None:
            self._card.removeEventFilter(self)
            self._card.hide()
        self._card = card
        self._card_in_corner = in_corner
        self._card_at = at or QRect()
        if card is not None:
            card.setParent(self)
            card.installEventFilter(self)
            card.show()
            card.raise_()
            self._place()

    def _place(self) -> None:
        gap = self._look.theme.sizes.px(12)
        self.felt.setGeometry(self.rect())
        self.setup_button.adjustSize()
        self.setup_button.move(gap, gap)
        self.panel_button.adjustSize()
        self.panel_button.move(self.width() - self.panel_button.width() - gap, gap)
        if self._card is not None:
            size = self._card.sizeHint().boundedTo(self.size() - QSize(2 * gap, 2 * gap))
            middle = self.rect().center() - QRect(QPoint(), size).center()
            corner = QPoint(gap, min(self.setup_button.geometry().bottom() + gap // 2, self.height() - size.height()))
            place = corner if self._card_in_corner else self._beside(size, gap) if self._card_at.isValid() else middle
            self._card.setGeometry(QRect(place, size))

    def _beside(self, size: QSize, gap: int) -> QPoint:
        """On that side of the place where there is more room, and inside."""
        place = self._card_at
        on_left = place.center().x() > self.width() / 2
        x = place.left() - size.width() - gap if on_left else place.right() + gap
        y = place.center().y() - size.height() // 2
        return QPoint(
            min(max(x, gap), self.width() - size.width() - gap), min(max(y, gap), self.height() - size.height() - gap)
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card that wants another size gets it."""
        if watched is self._card and event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
