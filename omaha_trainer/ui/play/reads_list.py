"""Who the opponents of a hidden line-up were, beside the reader's guesses. Knows styles by name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from omaha_trainer.session.play.notebook import SeatRead
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.styles import style_title
from omaha_trainer.wording.voice import fill

translate = QCoreApplication.translate


class ReadsList(QWidget):
    """A line for each opponent, and how many guesses were right."""

    def __init__(self, reads: Sequence[SeatRead], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reads")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.sizes.px(16))
        grid.setVerticalSpacing(theme.sizes.px(8))
        head = QLabel(reads_head(reads))
        set_kind(head, Kind.STRONG)
        grid.addWidget(head, 0, 0, 1, 3)
        for row, read in enumerate(reads, 1):
            kind = Kind.SMALL if not read.guess else Kind.GOOD if read.right else Kind.BAD
            for column, (text, look) in enumerate(
                ((read.name, Kind.MUTED), (_title(read.style), Kind.STRONG), (guess_words(read), kind))
            ):
                label = QLabel(text)
                label.setTextFormat(Qt.TextFormat.PlainText)
                set_kind(label, look)
                grid.addWidget(label, row, column)
        grid.setRowStretch(len(reads) + 1, 1)
        lines = [f"{read.name}: {_title(read.style)}. {guess_words(read)}" for read in reads]
        self.setAccessibleName(head.text())
        self.setAccessibleDescription("\n".join(lines))


def reads_head(reads: Sequence[SeatRead]) -> str:
    """How well the opponents were read."""
    made = [read for read in reads if read.guess]
    if not made:
        return translate("Play", "Who they were")
    right = sum(read.right for read in made)
    return fill(translate("Play", "Who they were: %1 of %2 guesses right"), str(right), str(len(made)))


def guess_words(read: SeatRead) -> str:
    """The guess beside the truth; right and wrong by a mark, too."""
    if not read.guess:
        return translate("Play", "no guess")
    if read.right:
        return translate("Play", "✓ right")
    return fill(translate("Play", "✗ %1"), _title(read.guess))


def _title(style: str) -> str:
    return style_title(style, plain_voice(money_of(0)))
