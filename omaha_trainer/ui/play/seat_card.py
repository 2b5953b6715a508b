"""What the reader knows of one opponent, as a card beside his plate: figures seen so far, his style or a guess at it.

Shows what it is given; guessing and asking for the styles leave by signals.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout

from omaha_trainer.opponents.roster import STYLES, profile
from omaha_trainer.session.figures import Figures
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import money_of, plain_voice, translate
from omaha_trainer.wording.figures import figure_lines
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.styles import style_title

WIDE = 300


class SeatCard(QFrame):
    """One opponent; a card is made anew for each click."""

    guessed = Signal(str)
    """A style, or "" for none."""
    unveil_asked = Signal()
    closed = Signal()

    def __init__(self, name: str, figures: Figures, look: Look) -> None:
        super().__init__()
        self._look = look
        self._voice = plain_voice(money_of(0))
        self.setObjectName("seat-card")
        self.setAccessibleName(name)
        set_kind(self, Kind.TILE)
        px = look.theme.sizes.px
        self.setFixedWidth(px(WIDE))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(18), px(10), px(16), px(16))
        self._column.setSpacing(px(8))
        self._add_head(name, figures.hands)
        self._add_figures(figures)

    def show_style(self, style: str, guess: str) -> None:
        """The styles are open: who it is, and how he is beaten."""
        found = profile(style)
        self._column.addWidget(self._words(style_title(style, self._voice), Kind.GOLD))
        for text in (found.summary, found.how_to_beat):
            self._column.addWidget(self._words(text.strip().split("\n\n")[0].replace("\n", " "), Kind.SMALL))
        if guess:
            right = guess == style
            told = (
                translate("Play", "✓ You guessed right.") if right else translate("Play", "✗ You guessed: %1.")
            ).replace("%1", style_title(guess, self._voice))
            self._column.addWidget(self._words(told, Kind.GOOD if right else Kind.BAD))

    def offer_guess(self, guess: str, styles: Sequence[str] = STYLES) -> None:
        """The style is hidden: say who it might be, or have all styles told."""
        box = QComboBox()
        box.setObjectName("guess")
        box.setAccessibleName(translate("Play", "Your guess at this player's style"))
        box.addItem(translate("Play", "No guess yet"), "")
        for style in styles:
            box.addItem(style_title(style, self._voice), style)
        box.setCurrentIndex(max(0, box.findData(guess)))
        box.activated.connect(self._guess)
        self._box = box
        told = QPushButton(translate("Play", "Tell me all styles"))
        told.setObjectName("unveil")
        told.setAccessibleName(told.text())
        told.setAutoDefault(False)
        told.setToolTip(translate("Play", "Guesses count as they stand, and no more can be made."))
        set_kind(told, Kind.QUIET)
        told.clicked.connect(self.unveil_asked)
        self._column.addWidget(self._words(translate("Play", "Your guess"), Kind.SMALL))
        self._column.addWidget(box)
        self._column.addWidget(told, 0, Qt.AlignmentFlag.AlignLeft)

    def _guess(self) -> None:
        self.guessed.emit(str(self._box.currentData()))

    def _add_head(self, name: str, hands: int) -> None:
        px, icons = self._look.theme.sizes.px, self._look.icons
        title = QLabel(name)
        set_kind(title, Kind.STRONG)
        seen = QLabel(translate("Play", "%n hand(s) seen", "", hands))
        set_kind(seen, Kind.SMALL)
        close = QToolButton()
        close.setObjectName("close-seat")
        close.setAccessibleName(translate("Play", "Close"))
        close.setIcon(icons.icon("close", self._look.theme.palette.muted, px(18)))
        close.setIconSize(QSize(px(18), px(18)))
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addWidget(seen, 1)
        head.addWidget(close)
        self._column.addLayout(head)

    def _add_figures(self, figures: Figures) -> None:
        money = money_of(0)
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._look.theme.sizes.px(12))
        grid.setVerticalSpacing(self._look.theme.sizes.px(6))
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight
        for row, line in enumerate(figure_lines(figures, Numerals(self._voice, money.point, money.grouping))):
            for column, (text, kind) in enumerate(
                ((line.label, Kind.MUTED), (line.value, Kind.STRONG), (line.count, Kind.SMALL))
            ):
                label = QLabel(text)
                set_kind(label, kind)
                label.setToolTip(line.meaning)
                label.setAccessibleName(text if column else f"{line.label}: {line.value}, {line.count}")
                grid.addWidget(label, row, column, right if column else Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(grid)

    def _words(self, text: str, kind: Kind) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)  # a person's own style may hold what looks like markup
        label.setWordWrap(True)
        set_kind(label, kind)
        return label

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
