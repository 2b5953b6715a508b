"""One pot being named: its chips in a box, and a button for each player who might play for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.wording.voice import fill

from .typed_entry import amount_box

translate = QCoreApplication.translate

COLUMNS = 3
SEATS = 9


class PotRow(QFrame):
    """`entered` comes on Enter in the box, `taken` when the row gets the focus."""

    entered = Signal()
    edited = Signal()
    taken = Signal()

    def __init__(self, place: int, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_kind(self, Kind.TILE)
        px = theme.sizes.px
        self._name = QLabel()
        set_kind(self._name, Kind.STRONG)
        self.box = amount_box(f"pot-{place}", px(112))
        self._buttons = [self._button(place, seat) for seat in range(SEATS)]
        self._names: Sequence[str] = ()
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self.box)
        grid = QGridLayout()
        grid.setSpacing(px(6))
        for seat, button in enumerate(self._buttons):
            grid.addWidget(button, seat // COLUMNS, seat % COLUMNS)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(10), px(12), px(12))
        column.setSpacing(px(8))
        column.addLayout(head)
        column.addLayout(grid)
        self.box.entered.connect(self.entered)
        self.box.typed.connect(self.edited)
        for widget in (self.box, *self._buttons):
            widget.installEventFilter(self)

    @property
    def seats(self) -> tuple[int, ...]:
        """Who plays for the pot."""
        return tuple(seat for seat, button in enumerate(self._buttons) if button.isChecked())

    def begin(self, names: Sequence[str]) -> None:
        """An empty pot among these players."""
        self._names = names
        self.box.clear()
        self.box.mark(False)
        for seat, button in enumerate(self._buttons):
            button.setVisible(seat < len(names))
            button.setChecked(False)
            if seat < len(names):
                button.setText(names[seat])

    def call(self, name: str) -> None:
        """Which pot it is."""
        self._name.setText(name)
        self.box.setAccessibleName(fill(translate("Quiz", "Chips of: %1"), name))
        for button, player in zip(self._buttons, self._names, strict=False):
            button.setAccessibleName(fill(translate("Quiz", "%1: %2", "pot, player"), name, player))

    def toggle(self, seat: int) -> bool:
        """In or out; False where nobody sits there."""
        if not 0 <= seat < len(self._names):
            return False
        self._buttons[seat].setChecked(not self._buttons[seat].isChecked())
        return True

    def focus_seats(self) -> None:
        self._buttons[0].setFocus()

    def _button(self, place: int, seat: int) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"pot-{place}-seat-{seat}")
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_kind(button, Kind.PRESET)
        button.clicked.connect(self.edited)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.taken.emit()
        return super().eventFilter(watched, event)
