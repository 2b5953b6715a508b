"""Everything that is kept, as a file: copied, taken from a copy, emptied, and written as tables for other programs.

What cannot be taken back is asked once, in place, and a copy of what was there is kept and named.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from omaha_trainer.errors import KnownError
from omaha_trainer.store.export import Format
from omaha_trainer.store.quiz_rows import Sieve
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.asker import Asker
from omaha_trainer.ui.progress.card import Card
from omaha_trainer.ui.progress.file_dialogs import FileDialogs
from omaha_trainer.ui.progress.file_places import FilePlaces
from omaha_trainer.ui.progress.question_row import QuestionRow
from omaha_trainer.ui.progress.record import Record
from omaha_trainer.ui.progress.speech import numerals
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.faults.sentence import sentence
from omaha_trainer.wording.voice import fill

TOPIC = "files"


class FilesCard(Card):
    """`replaced` comes when everything that was kept has given way to something else.

    `told` carries the widget on which something has to be read now.
    """

    replaced = Signal()
    told = Signal(QWidget)

    def __init__(
        self,
        record: Record,
        asker: Asker,
        sieve: Callable[[], Sieve],
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        meaning = translate("Progress", "All that the program keeps of you is on this computer, in these files.")
        super().__init__(translate("Progress", "YOUR FILES"), meaning, look, parent)
        self._store, self._now = record.store, record.now
        self._asker, self._sieve = asker, sieve
        self._dialogs = FileDialogs(self)
        self._agreed: Callable[[], None] | None = None
        self.question = QuestionRow(translate("Progress", "Leave it as it is"), look)
        self.line = QLabel()
        self.line.setWordWrap(True)
        self.line.hide()
        set_kind(self.line, Kind.MUTED)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(look.theme.sizes.px(8))
        self.column.addWidget(FilePlaces(record.paths, look))
        self.column.addLayout(self._buttons)
        self.column.addWidget(self.question)
        self.column.addWidget(self.line)
        self._add_buttons()
        self.question.agreed.connect(self._do)
        self.question.declined.connect(self._leave)
        if not record.store.saving:
            self._say(translate("Progress", "Nothing is saved in this start: what you do now is gone with the window."))

    # -- what can be asked for -----------------------------------------------------------------------------

    def ask_back_up(self) -> None:
        title = translate("Progress", "Back up to")
        self._dialogs.save(title, f"omaha-trainer-{self._today()}.sqlite3", _databases(), self.back_up)

    def ask_restore(self) -> None:
        self._dialogs.open(translate("Progress", "Restore from"), _databases(), self.ask_replace)

    def ask_export_answers(self) -> None:
        title = translate("Progress", "Export the answers to")
        self._dialogs.save(title, f"omaha-answers-{self._today()}.csv", _tables(), self.export_answers)

    def ask_export_hands(self) -> None:
        title = translate("Progress", "Export the hands to")
        self._dialogs.save(title, f"omaha-hands-{self._today()}.csv", _tables(), self.export_hands)

    def ask_reset(self) -> None:
        words = translate(
            "Progress", "All answers, hands and what is due are taken away. A copy is kept beside the file."
        )
        self._ask(words, translate("Progress", "Reset"), self.reset)

    def ask_replace(self, source: Path) -> None:
        """The reader has chosen a back-up."""
        words = translate(
            "Progress", "%1 takes the place of all that is kept now. A copy of that is kept beside the file."
        )
        self._ask(fill(words, source.name), translate("Progress", "Restore"), partial(self.restore, source))

    # -- what is done --------------------------------------------------------------------------------------

    def back_up(self, target: Path) -> None:
        self._asker.ask(TOPIC, self._store.back_up(target), self._backed_up, self._refuse)

    def restore(self, source: Path) -> None:
        self._asker.ask(TOPIC, self._store.restore(source), self._restored, self._refuse)

    def reset(self) -> None:
        self._asker.ask(TOPIC, self._store.reset(), self._emptied, self._refuse)

    def export_answers(self, target: Path) -> None:
        written = self._store.quiz.export(target, Format.CSV, self._sieve())
        self._asker.ask(TOPIC, written, partial(self._exported_answers, target), self._refuse)

    def export_hands(self, target: Path) -> None:
        written = self._store.progress.export_hands(target, self._sieve())
        self._asker.ask(TOPIC, written, partial(self._exported_hands, target), self._refuse)

    def _backed_up(self, target: Path) -> None:
        self._say(fill(translate("Progress", "Everything was copied to %1"), str(target)))

    def _restored(self, copy: Path | None) -> None:
        self._say(_with_copy(translate("Progress", "The back-up is in place."), copy))
        self.replaced.emit()

    def _emptied(self, copy: Path | None) -> None:
        self._say(_with_copy(translate("Progress", "You begin anew."), copy))
        self.replaced.emit()

    def _exported_answers(self, target: Path, count: int) -> None:
        self._say(_written(translate("Progress", "%n answer(s) written to %1", "", count), count, target))

    def _exported_hands(self, target: Path, count: int) -> None:
        self._say(_written(translate("Progress", "%n hand(s) written to %1", "", count), count, target))

    def _refuse(self, error: KnownError) -> None:
        self._say(sentence(error, numerals().voice))

    # -- asking and telling --------------------------------------------------------------------------------

    def _ask(self, words: str, do: str, agreed: Callable[[], None]) -> None:
        self._agreed = agreed
        self.line.hide()
        self.question.ask(words, do)
        self.told.emit(self.question)

    def _do(self) -> None:
        agreed, self._agreed = self._agreed, None
        if agreed is not None:
            agreed()

    def _leave(self) -> None:
        self._agreed = None

    def _say(self, text: str) -> None:
        self.line.setText(text)
        self.line.show()
        self.told.emit(self.line)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _today(self) -> str:
        return self._now().date().isoformat()

    def _add_buttons(self) -> None:
        exported = translate("Progress", "Only what is shown above: the filters hold for the table too.")
        self._add("export-answers", translate("Progress", "Export answers (CSV)"), self.ask_export_answers, exported)
        self._add("export-hands", translate("Progress", "Export hands (CSV)"), self.ask_export_hands, exported)
        self._buttons.addStretch(1)
        self._add(
            "back-up",
            translate("Progress", "Back up"),
            self.ask_back_up,
            translate("Progress", "A copy of everything."),
        )
        self._add(
            "restore",
            translate("Progress", "Restore"),
            self.ask_restore,
            translate("Progress", "A back-up takes the place of everything."),
        )
        danger = self._add(
            "reset", translate("Progress", "Reset"), self.ask_reset, translate("Progress", "Begin anew.")
        )
        set_kind(danger, Kind.DANGER)

    def _add(self, name: str, words: str, slot: Callable[[], None], meaning: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.setToolTip(meaning)
        button.setAccessibleDescription(meaning)
        button.clicked.connect(slot)
        self._buttons.addWidget(button)
        return button


def _with_copy(text: str, copy: Path | None) -> str:
    if copy is None:
        return text
    return f"{text} {fill(translate('Progress', 'What was there is kept as %1'), str(copy))}"


def _written(text: str, count: int, target: Path) -> str:
    return fill(numerals().counted(text, count), str(target))


def _databases() -> str:
    return translate("Progress", "Copies of the trainer (*.sqlite3)")


def _tables() -> str:
    return translate("Progress", "Tables (*.csv)")
