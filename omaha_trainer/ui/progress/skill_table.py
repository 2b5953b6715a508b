"""The table of skills: every kind with its share of right answers, time and number; its traps below it.

As high as its rows, so that only the page scrolls. Knows no store.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTreeView, QWidget

from omaha_trainer.store.quiz_rows import SkillSum
from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.share_delegate import SHARE, ShareDelegate
from omaha_trainer.ui.progress.skill_rows import Order, SkillRow, skill_rows, whole_row
from omaha_trainer.ui.progress.speech import numerals
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.voices import translate
from omaha_trainer.wording.numerals import Numerals
from omaha_trainer.wording.progress import right_of
from omaha_trainer.wording.quiz.names import kind_name, trap_name

KEY = Qt.ItemDataRole.UserRole
NONE = "–"
"""Where nothing was asked."""
NARROW = 440
"""Below this width names matter more than how often a skill was asked."""
BARE = 70
"""The width of a share without its bar."""
WIDTHS = {Order.RIGHT: 104, Order.TIME: 70, Order.ASKED: 78}


class SkillTable(QTreeView):
    """`chosen` carries the kind and the trap as the store names them; both are empty for all questions."""

    chosen = Signal(str, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sums: tuple[SkillSum, ...] = ()
        self._order = Order.NAME
        self._filling = False
        self._rows = QStandardItemModel(0, len(Order), self)
        self.setModel(self._rows)
        self._set_up()
        self.selectionModel().currentRowChanged.connect(self._choose)
        self.expanded.connect(self._fit)
        self.collapsed.connect(self._fit)

    @property
    def key(self) -> tuple[str, str]:
        """The chosen skill."""
        kind, trap = self.currentIndex().siblingAtColumn(0).data(KEY) or ("", "")
        return kind, trap

    def show_skills(self, sums: tuple[SkillSum, ...]) -> None:
        """Fill the table; what was chosen and unfolded stays so, and nobody is told."""
        self._sums = sums
        key, open_kinds = self.key, self._open_kinds()
        self._filling = True
        self._rows.removeRows(0, self._rows.rowCount())
        figures = numerals()
        for row in (whole_row(sums), *skill_rows(sums, self._order)):
            items = self._items(row, figures)
            for trap in row.traps:
                items[0].appendRow(self._items(trap, figures))
            self._rows.appendRow(items)
            if row.key[0] in open_kinds:
                self.setExpanded(items[0].index(), True)
        self._select(key)
        self._filling = False
        self._fit()

    def sort_by(self, column: int) -> None:
        """Another order; the rows are made anew."""
        self._order = Order(column)
        self.header().setSortIndicator(column, Qt.SortOrder.AscendingOrder)
        self.show_skills(self._sums)

    # -- rows ----------------------------------------------------------------------------------------------

    def _items(self, row: SkillRow, figures: Numerals) -> list[QStandardItem]:
        asked = row.asked
        texts = (
            self._name(row, figures),
            figures.percent(row.right, asked) if asked else NONE,
            figures.seconds(row.milliseconds / asked) if asked else NONE,
            figures.whole(asked) if asked else NONE,
        )
        items = [QStandardItem(text) for text in texts]
        items[0].setData(row.key, KEY)
        if asked:
            items[Order.RIGHT].setData(row.right / asked, SHARE)
        meaning = right_of(row.right, asked, figures) if asked else translate("Progress", "not asked yet")
        for item in items:
            item.setEditable(False)
            item.setEnabled(bool(asked))
            item.setToolTip(f"{texts[0]}: {meaning}")
        for item in items[1:]:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if row.skill is None:
            items[0].setFont(self._strong())
        return items

    def _strong(self) -> QFont:
        return self._look.theme.font(weight=Weight.DemiBold)

    def _name(self, row: SkillRow, figures: Numerals) -> str:
        if row.skill is None:
            return translate("Progress", "All questions")
        if row.skill.trap is None:
            return kind_name(row.skill.kind, figures.voice)
        return trap_name(row.skill.trap, figures.voice)

    def _select(self, key: tuple[str, str]) -> None:
        """The row of that skill; all questions where it is gone."""
        found = next((index for index in self._indexes() if index.data(KEY) == key), self._rows.index(0, 0))
        self.setCurrentIndex(found)

    def _indexes(self) -> list[QModelIndex]:
        tops = [self._rows.index(number, 0) for number in range(self._rows.rowCount())]
        return [
            index
            for top in tops
            for index in (top, *(self._rows.index(number, 0, top) for number in range(self._rows.rowCount(top))))
        ]

    def _open_kinds(self) -> set[str]:
        return {index.data(KEY)[0] for index in self._indexes() if self.isExpanded(index)}

    def _choose(self, current: QModelIndex) -> None:
        if not self._filling and current.isValid():
            self.chosen.emit(*self.key)

    # -- looks ---------------------------------------------------------------------------------------------

    def _set_up(self) -> None:
        px = self._look.theme.sizes.px
        self.setObjectName("skills")
        self.setAccessibleName(translate("Progress", "Skills"))
        self.setItemDelegate(ShareDelegate(self._look, self))
        self.setUniformRowHeights(True)
        self.setIndentation(px(18))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._rows.setHorizontalHeaderLabels(
            [
                translate("Progress", "Skill"),
                translate("Progress", "Right"),
                translate("Progress", "Time"),
                translate("Progress", "Asked"),
            ]
        )
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsClickable(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(Order.NAME, QHeaderView.ResizeMode.Stretch)
        header.sectionClicked.connect(self.sort_by)
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, px(width))
            self._rows.horizontalHeaderItem(column).setTextAlignment(
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )

    def _fit(self) -> None:
        """As high as the rows that are unfolded."""
        if self._filling:
            return
        shown = sum(1 for index in self._indexes() if not index.parent().isValid() or self.isExpanded(index.parent()))
        row = self.sizeHintForRow(0)
        self.setFixedHeight(self.header().sizeHint().height() + shown * row + 2 * self.frameWidth() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px = self._look.theme.sizes.px
        narrow = event.size().width() < px(NARROW)
        self.setColumnHidden(Order.ASKED, narrow)
        self.setColumnWidth(Order.RIGHT, px(BARE if narrow else WIDTHS[Order.RIGHT]))
        self._fit()
