"""What a session came to, as a card over the felt. Knows the figures, not how they were counted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.session.play.notebook import SeatRead
from omaha_trainer.session.play.summary import SessionSummary
from omaha_trainer.ui.play.reads_list import ReadsList
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.theme import Theme
from omaha_trainer.ui.voices import money_of

translate = QCoreApplication.translate


class SummaryCard(QFrame):
    """Shown when the hero has left the table; `reads` where the opponents' styles were hidden until now."""

    def __init__(
        self,
        summary: SessionSummary,
        theme: Theme,
        reads: Sequence[SeatRead] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("session-summary")
        set_kind(self, Kind.TILE)
        px = theme.sizes.px
        both = QHBoxLayout(self)
        both.setContentsMargins(px(28), px(22), px(28), px(24))
        both.setSpacing(px(44))
        column = QVBoxLayout()
        column.setSpacing(px(14))
        both.addLayout(column)
        title = QLabel(translate("Play", "Your session"))
        set_kind(title, Kind.TITLE)
        column.addWidget(title)
        rows = QFormLayout()
        rows.setHorizontalSpacing(px(36))
        rows.setVerticalSpacing(px(8))
        for words, figure in summary_lines(summary):
            label = QLabel(words)
            set_kind(label, Kind.MUTED)
            value = QLabel(figure)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            set_kind(value, Kind.STRONG)
            rows.addRow(label, value)
        column.addLayout(rows)
        column.addStretch(1)
        if reads:
            both.addWidget(ReadsList(reads, theme))
        self.setAccessibleName(title.text())
        self.setAccessibleDescription("\n".join(f"{words}: {figure}" for words, figure in summary_lines(summary)))


def summary_lines(summary: SessionSummary) -> list[tuple[str, str]]:
    """The figures with their names, in the order in which they are read."""
    money = money_of(summary.decimals)
    minutes, seconds = divmod(round(summary.seconds), 60)
    return [
        (translate("Play", "Result"), money.signed(summary.result)),
        (translate("Play", "In big blinds"), money_of(0).big_blinds(summary.result_bb)),
        (translate("Play", "Hands"), str(summary.hands)),
        (translate("Play", "Hands won"), str(summary.won)),
        (translate("Play", "Showdowns won"), f"{summary.showdowns_won} / {summary.showdowns}"),
        (translate("Play", "Scoops"), str(summary.scoops)),
        (translate("Play", "Quartered"), str(summary.quartered)),
        (translate("Play", "Biggest pot"), money.text(summary.biggest_pot)),
        (translate("Play", "Bought in"), money.text(summary.bought)),
        (translate("Play", "Time"), f"{minutes}:{seconds:02d}"),
    ]
