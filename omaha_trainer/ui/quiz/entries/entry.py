"""What every way of answering offers: a row of the bar that collects an answer by clicks and keys."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from omaha_trainer.training.question import Answer, Part, Question
from omaha_trainer.ui.quiz.quiz_voices import QuizVoices
from omaha_trainer.ui.quiz.selection import NOTHING, Selection
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme

translate = QCoreApplication.translate


class Entry(QWidget):
    """`changed` comes when something else is chosen; `committed` when the reader wants to answer with it."""

    changed = Signal()
    committed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.selection: Selection = NOTHING
        self._note = QLabel()
        self._note.setObjectName("entry-note")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        set_kind(self._note, Kind.MUTED)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(theme.sizes.px(10))

    # -- for the bar ---------------------------------------------------------------------------------------

    @abstractmethod
    def ask(self, question: Question, part: Part, voices: QuizVoices) -> None:
        """Begin anew with a part."""

    @abstractmethod
    def answer(self) -> Answer | None:
        """What is chosen, as an answer; None where it is none yet, and the note says what is missing."""

    def side(self) -> QWidget | None:
        """What of it needs more room than the bar has, to stand in the panel."""
        return None

    def take_focus(self) -> bool:
        """Put the keyboard's focus where one types; False where nothing is typed."""
        return False

    def press(self, key: str) -> bool:  # noqa: ARG002 - for entries that want it
        """A digit, a letter or "Backspace" that no field wanted; True where it meant something."""
        return False

    def press_enter(self) -> bool:
        """Enter within the entry; True where it went on to something that is still missing."""
        return False

    def click(self, group: str, place: int) -> None:
        """A card was clicked, or a group as a whole (-1)."""

    def click_seat(self, seat: int) -> None:
        """A seat was clicked."""

    def dress(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self.theme = theme

    # -- for the entries -----------------------------------------------------------------------------------

    @property
    def note(self) -> str:
        return self._note.text()

    def say(self, text: str, *, bad: bool = False) -> None:
        """What is chosen or missing, in one line; aloud where it is a refusal."""
        set_kind(self._note, Kind.BAD if bad else Kind.MUTED)
        self._note.setText(text)
        if bad and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._note, text))

    def select(self, selection: Selection) -> None:
        self.selection = selection
        self.changed.emit()


def typed_key(event: QKeyEvent) -> str:
    """The digit of a key press, or "Backspace"; else nothing."""
    if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
        return "Backspace"
    text = event.text()
    return text if len(text) == 1 and text in "0123456789" else ""
