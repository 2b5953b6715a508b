"""Shares as bars, one below the other: a name, a bar, figures. Knows no poker."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.reading import Reading
from omaha_trainer.ui.theme.kinds import Kind, set_kind

FULL = 1000


@dataclass(frozen=True, slots=True)
class Bar:
    """`length` is 0 to 1 of the longest bar; `figures` stand beside it, in columns of their own."""

    name: str
    length: float
    figures: tuple[str, ...]
    meaning: str
    kind: Kind = Kind.GOLD


class BarList(Reading):
    """Shows any list of bars; the figures' columns are as wide as `widths` says, in units of the usual font."""

    def __init__(self, name: str, widths: tuple[int, ...], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(name, look, parent)
        self._widths = widths
        self._rows: list[_Row] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.theme.sizes.px(2))

    def show_bars(self, bars: list[Bar]) -> None:
        while len(self._rows) < len(bars):
            row = _Row(self._widths, self._look)
            self._rows.append(row)
            self._column.addWidget(row)
        for row in self._rows[len(bars) :]:
            row.hide()
        for row, bar in zip(self._rows, bars, strict=False):
            row.show_bar(bar)
            row.show()
            self.explain(row, bar.meaning)


class _Row(QWidget):
    def __init__(self, widths: tuple[int, ...], look: Look) -> None:
        super().__init__()
        px = look.theme.sizes.px
        self._name, self._bar = QLabel(), QProgressBar()
        self._name.setMinimumWidth(1)
        self._bar.setRange(0, FULL)
        self._bar.setTextVisible(False)
        self._figures = [QLabel() for _ in widths]
        row = QHBoxLayout(self)
        row.setContentsMargins(px(4), px(4), px(4), px(4))
        row.setSpacing(px(10))
        row.addWidget(self._name, 5)
        row.addWidget(self._bar, 4)
        for number, (label, width) in enumerate(zip(self._figures, widths, strict=True)):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setMinimumWidth(px(width))
            set_kind(label, Kind.STRONG if not number else Kind.MUTED)
            row.addWidget(label)

    def show_bar(self, bar: Bar) -> None:
        self._name.setText(bar.name)
        self._bar.setValue(round(bar.length * FULL))
        set_kind(self._bar, bar.kind)
        for label, figure in zip(self._figures, bar.figures, strict=True):
            label.setText(figure)
        self.setAccessibleName(f"{bar.name}: {', '.join(bar.figures)}")
