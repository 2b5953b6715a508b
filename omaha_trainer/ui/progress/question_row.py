"""A question asked once, in place: what would happen, a button that does it, and one that leaves everything."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind


class QuestionRow(QFrame):
    """Hidden until `ask`; gone after either answer."""

    agreed = Signal()
    declined = Signal()

    def __init__(self, keep: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_kind(self, Kind.WRONG)
        self.words, self.do, self.leave = QLabel(), QPushButton(), QPushButton(keep)
        self.words.setWordWrap(True)
        set_kind(self.do, Kind.DANGER)
        for name, button in (("question-do", self.do), ("question-leave", self.leave)):
            button.setObjectName(name)
            button.setAutoDefault(False)
        self.do.clicked.connect(self._agree)
        self.leave.clicked.connect(self._decline)
        px = look.theme.sizes.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(10), px(10), px(10))
        row.setSpacing(px(10))
        row.addWidget(self.words, 1)
        row.addWidget(self.leave)
        row.addWidget(self.do)
        self.hide()

    def ask(self, words: str, do: str) -> None:
        """The safe answer has the focus."""
        self.words.setText(words)
        self.do.setText(do)
        self.setAccessibleName(words)
        self.do.setAccessibleDescription(words)
        self.leave.setAccessibleDescription(words)
        self.show()
        self.leave.setFocus()

    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()

    def _decline(self) -> None:
        self.hide()
        self.declined.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._decline()
        else:
            super().keyPressEvent(event)
