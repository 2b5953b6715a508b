"""Who the opponents are: how hard a line-up, or a style for each seat. Knows styles by name, not how they play."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.opponents.lineup import Lineup
from omaha_trainer.opponents.roster import STYLES
from omaha_trainer.session.config import SessionConfig
from omaha_trainer.session.play.standing import table_names
from omaha_trainer.table.setup import MAX_SEATS
from omaha_trainer.ui.settings.segments import Segments
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.ui.voices import money_of, plain_voice
from omaha_trainer.wording.styles import lineup_name, lineup_words, style_title
from omaha_trainer.wording.voice import fill

translate = QCoreApplication.translate


class LineupField(QWidget):
    """`picked` when the reader chose otherwise: `lineup`, and `styles` where it is seat by seat.

    `kinds` is a field of its own, to be put before this one.
    """

    picked = Signal()

    def __init__(self, sizes: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = plain_voice(money_of(0))
        words = translate("Settings", "Opponents")
        self.kinds = Segments("lineup", words, [(one, lineup_name(one, self._voice)) for one in Lineup])
        self._note = QLabel()
        set_kind(self._note, Kind.SMALL)
        self._note.setWordWrap(True)
        self._grid = QWidget()
        self._names = [QLabel() for _ in range(MAX_SEATS - 1)]
        self._boxes = [self._box(seat) for seat in range(1, MAX_SEATS)]
        self._lay_out(sizes)
        self.kinds.picked.connect(self.picked)

    def show_config(self, config: SessionConfig) -> None:
        """Show who sits there; nobody is told."""
        self.kinds.value = config.lineup
        self._note.setText(lineup_words(config.lineup, self._voice))
        by_seat = config.lineup is Lineup.CHOSEN
        self._grid.setVisible(by_seat)
        if not by_seat:
            return
        names = table_names(config)[1:]
        for at, (label, box) in enumerate(zip(self._names, self._boxes, strict=True)):
            there = at < len(names)
            label.setVisible(there)
            box.setVisible(there)
            if there:
                label.setText(names[at])
                box.setAccessibleName(fill(translate("Settings", "Style of %1", "a player"), names[at]))
                self._choose(box, config.styles[at])

    @property
    def lineup(self) -> Lineup:
        return self.kinds.value

    def styles(self, opponents: int) -> tuple[str, ...]:
        """Of so many seats, as they are chosen in the boxes."""
        return tuple(str(box.currentData()) for box in self._boxes[:opponents])

    def offer(self, styles: Sequence[str]) -> None:
        """Fill the boxes with these styles."""
        for box in self._boxes:
            box.clear()
            for style in styles:
                box.addItem(style_title(style, self._voice), style)

    def _choose(self, box: QComboBox, style: str) -> None:
        if box.findData(style) < 0:
            box.addItem(style_title(style, self._voice), style)
        box.setCurrentIndex(box.findData(style))

    def _box(self, seat: int) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"style-{seat}")
        box.setAccessibleName(fill(translate("Settings", "Style of seat %1"), str(seat + 1)))
        box.activated.connect(self.picked)
        return box

    def _lay_out(self, sizes: TypeScale) -> None:
        self.offer(STYLES)
        grid = QGridLayout(self._grid)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(sizes.px(8))
        grid.setVerticalSpacing(sizes.px(6))
        for at, (label, box) in enumerate(zip(self._names, self._boxes, strict=True)):
            row, column = divmod(at, 2)
            grid.addWidget(label, row, 2 * column)
            grid.addWidget(box, row, 2 * column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.setSpacing(sizes.px(6))
        for part in (self._note, self._grid):
            column_.addWidget(part)
