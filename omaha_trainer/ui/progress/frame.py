"""The frame of the page: its name and the filters, which stay, and below them what is scrolled."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.numbers_row import NumbersRow
from omaha_trainer.ui.progress.sieve_bar import SieveBar
from omaha_trainer.ui.theme.kinds import Kind, set_kind
from omaha_trainer.ui.voices import translate

Key = Qt.Key
WIDEST = 1520
HEAD = 64


class Frame(QWidget):
    """`add` puts a section before the last one, which is given at once."""

    def __init__(self, title: str, last: QWidget, look: Look, page: QWidget) -> None:
        super().__init__(page)
        px = look.theme.sizes.px
        self._margin = px(24)
        self.sieve = SieveBar(look)
        self.numbers = NumbersRow(translate("Progress", "The numbers in short"), look)
        self.numbers.hide()
        self.area = QScrollArea()
        self._column = QVBoxLayout()
        self._column.setContentsMargins(px(24), px(18), px(24), px(24))
        self._column.setSpacing(px(14))
        self._column.addWidget(self.numbers)
        self._column.addWidget(last)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._head(title, look))
        whole.addWidget(self.area, 1)
        self._lay_out_scroll(look)
        around = QVBoxLayout(page)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self)

    def add(self, section: QWidget) -> None:
        self._column.insertWidget(self._column.count() - 2, section)

    def show_part(self, part: QWidget) -> None:
        """Scroll to where `part` can be read, as soon as it has its place."""
        QTimer.singleShot(0, part, partial(self.area.ensureWidgetVisible, part, 0, self._margin))

    def scroll_by(self, key: Qt.Key) -> bool:
        """What the keys of scrolling do where nothing else wants them."""
        bar = self.area.verticalScrollBar()
        step, leap = bar.singleStep() * 3, bar.pageStep()
        ways = {Key.Key_Down: step, Key.Key_Up: -step, Key.Key_PageDown: leap, Key.Key_PageUp: -leap,
                Key.Key_Home: -bar.maximum(), Key.Key_End: bar.maximum()}  # fmt: skip
        if key not in ways:
            return False
        bar.setValue(bar.value() + ways[key])
        return True

    def _head(self, title: str, look: Look) -> QWidget:
        px = look.theme.sizes.px
        head = QFrame()
        words = QLabel(title)
        set_kind(words, Kind.TITLE)
        line = QFrame()
        set_kind(line, Kind.LINE)
        row = QHBoxLayout()
        row.setContentsMargins(px(24), px(12), px(24), px(12))
        row.addWidget(words)
        row.addStretch(1)
        row.addWidget(self.sieve)
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(line)
        return head

    def _lay_out_scroll(self, look: Look) -> None:
        inner = QWidget()
        inner.setMaximumWidth(look.theme.sizes.px(WIDEST))
        inner.setLayout(self._column)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(middle)
