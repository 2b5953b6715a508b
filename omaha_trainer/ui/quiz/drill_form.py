"""What the questions are confined to: kind, trap, game, structure, house rules. All left open is everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from omaha_trainer.table.game import Game, Limit
from omaha_trainer.table.house import PRESETS, Preset
from omaha_trainer.training.lessons.curriculum import LESSONS
from omaha_trainer.training.lessons.ways import Drill
from omaha_trainer.training.names import Kind, Trap
from omaha_trainer.training.registry import KINDS
from omaha_trainer.ui.theme import kinds as widget_kinds
from omaha_trainer.ui.theme.type_scale import TypeScale
from omaha_trainer.wording.games import game_name, preset_name, structure_name
from omaha_trainer.wording.quiz.names import kind_name, trap_name
from omaha_trainer.wording.voice import Voice

translate = QCoreApplication.translate
T = TypeVar("T")
_GAP = 12
_LETTERS = 6
"""So many letters a box has room for; five boxes stand side by side in the narrowest window."""


class DrillForm(QWidget):
    """`edited` comes when the reader has chosen otherwise."""

    edited = Signal()

    def __init__(self, sizes: TypeScale, voice: Voice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._voice = voice
        self._kind = _Choice[Kind]("drill-kind", translate("Quiz", "Questions"), translate("Quiz", "All"))
        self._trap = _Choice[Trap]("drill-trap", translate("Quiz", "Trap"), translate("Quiz", "Any"))
        self._game = _Choice[Game]("drill-game", translate("Quiz", "Game"), translate("Quiz", "Both"))
        self._limit = _Choice[Limit]("drill-limit", translate("Quiz", "Structure"), translate("Quiz", "Any"))
        self._house = _Choice[Preset]("drill-house", translate("Quiz", "House rules"), translate("Quiz", "Any"))
        self._kind.offer([(kind, kind_name(kind, voice)) for kind in LESSONS])
        self._game.offer([(game, game_name(game, voice)) for game in Game])
        self._limit.offer([(limit, structure_name(limit, voice)) for limit in Limit])
        self._house.offer([(preset, preset_name(preset, voice)) for preset in PRESETS])
        self._offer_traps()
        self._lay_out(sizes)
        for choice in self._choices:
            choice.box.activated.connect(self._edited)

    @property
    def drill(self) -> Drill:
        kind, preset = self._kind.value, self._house.value
        return Drill(
            kinds=(kind,) if kind else (),
            trap=self._trap.value,
            game=self._game.value,
            limit=self._limit.value,
            house=PRESETS[preset] if preset else None,
        )

    @drill.setter
    def drill(self, drill: Drill) -> None:
        self._kind.value = drill.kinds[0] if len(drill.kinds) == 1 else None
        self._offer_traps()
        self._trap.value = drill.trap
        self._game.value = drill.game
        self._limit.value = drill.limit
        self._house.value = drill.house.preset if drill.house else None

    @property
    def _choices(self) -> Sequence[_Choice[Kind] | _Choice[Trap] | _Choice[Game] | _Choice[Limit] | _Choice[Preset]]:
        return (self._kind, self._trap, self._game, self._limit, self._house)

    def _offer_traps(self) -> None:
        """Those that the chosen kind can have; of all kinds, all."""
        kind = self._kind.value
        traps = dict.fromkeys(trap for one in ((kind,) if kind else LESSONS) for trap in KINDS[one].traps)
        named = sorted(((trap, trap_name(trap, self._voice)) for trap in traps), key=lambda pair: pair[1])
        self._trap.offer([(trap, name[:1].upper() + name[1:]) for trap, name in named])

    def _edited(self) -> None:
        if self.sender() is self._kind.box:
            self._offer_traps()
        self.edited.emit()

    def _lay_out(self, sizes: TypeScale) -> None:
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(sizes.px(_GAP))
        grid.setVerticalSpacing(sizes.px(4))
        self._place(len(self._choices))

    def _place(self, columns: int) -> None:
        """Put the choices into rows of so many, labels above their boxes."""
        self._columns = columns
        for number, choice in enumerate(self._choices):
            row, column = divmod(number, columns)
            self._grid.addWidget(choice.label, 2 * row, column)
            self._grid.addWidget(choice.box, 2 * row + 1, column)
        for column in range(len(self._choices)):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows as even as can be, so that every box has its room."""
        super().resizeEvent(event)
        gap, count = self._grid.horizontalSpacing(), len(self._choices)
        fits = max(1, min(count, (self.width() + gap) // (self._widest + gap)))
        rows = -(-count // fits)
        columns = -(-count // rows)
        if columns != self._columns:
            self._place(columns)

    def minimumSizeHint(self) -> QSize:
        """One box wide: the rows follow the room that there is."""
        return QSize(self._widest, super().minimumSizeHint().height())

    @property
    def _widest(self) -> int:
        return max(choice.box.minimumSizeHint().width() for choice in self._choices)


class _Choice(Generic[T]):
    """A combo box whose first line leaves it open."""

    def __init__(self, name: str, words: str, nothing: str) -> None:
        self.label = QLabel(words)
        widget_kinds.set_kind(self.label, widget_kinds.Kind.SMALL)
        self.box = QComboBox()
        self.box.setObjectName(name)
        self.box.setAccessibleName(words)
        self.box.setMinimumContentsLength(_LETTERS)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._nothing = nothing
        self._values: list[T | None] = [None]

    def offer(self, values: Sequence[tuple[T, str]]) -> None:
        """These; what was chosen stays where it is still among them."""
        before = self.value
        self._values = [None, *(value for value, _ in values)]
        self.box.clear()
        self.box.addItems([self._nothing, *(words for _, words in values)])
        self.value = before

    @property
    def value(self) -> T | None:
        return self._values[self.box.currentIndex()] if self.box.count() else None

    @value.setter
    def value(self, value: T | None) -> None:
        self.box.setCurrentIndex(self._values.index(value) if value in self._values else 0)
