"""The few numbers that stand over everything: how many, how well, how fast, how regularly, and what play came to."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.reading import Reading
from omaha_trainer.ui.theme.kinds import Kind, set_kind


@dataclass(frozen=True, slots=True)
class Number:
    """What it is called, the figure, a line below it, and what it means."""

    name: str
    figure: str
    below: str
    meaning: str


class NumbersRow(Reading):
    """Shows any list of numbers, side by side."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(name, look, parent)
        self._tiles: list[_Tile] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(look.theme.sizes.px(12))

    def show_numbers(self, numbers: list[Number]) -> None:
        """As many as at the first time."""
        while len(self._tiles) < len(numbers):
            tile = _Tile(self._look)
            self._tiles.append(tile)
            self._row.addWidget(tile, 1)
        for tile, number in zip(self._tiles, numbers, strict=True):
            tile.show_number(number)
            self.explain(tile, number.meaning)


class _Tile(QFrame):
    def __init__(self, look: Look) -> None:
        super().__init__()
        set_kind(self, Kind.TILE)
        px = look.theme.sizes.px
        self._name, self._figure, self._below = QLabel(), QLabel(), QLabel()
        for label, kind in ((self._name, Kind.SMALL), (self._figure, Kind.TITLE), (self._below, Kind.SMALL)):
            set_kind(label, kind)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(10), px(10), px(10))
        column.setSpacing(px(1))
        for label in (self._name, self._figure, self._below):
            label.setMinimumWidth(1)
            column.addWidget(label)

    def show_number(self, number: Number) -> None:
        self._name.setText(number.name)
        self._figure.setText(number.figure)
        self._below.setText(number.below)
        self.setAccessibleName(f"{number.name}: {number.figure}, {number.below}")
