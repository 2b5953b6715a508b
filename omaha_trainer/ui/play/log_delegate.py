"""Paints a line of the log as rich text, wrapped to the panel's width. Knows kinds of lines, no poker."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from omaha_trainer.ui.play.log_book import LineKind, LogLine
from omaha_trainer.ui.play.log_model import Index, LineRole
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.theme import Theme

KEPT = 250


class LogDelegate(QStyledItemDelegate):
    """Laid-out lines are kept until the look or the width changes."""

    def __init__(self, parent: QObject, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self._width = 0
        self._documents: OrderedDict[LogLine, QTextDocument] = OrderedDict()
        self._heights: dict[LogLine, int] = {}

    def dress(self, theme: Theme) -> None:
        self._theme = theme
        self._documents.clear()
        self._heights.clear()

    def set_width(self, width: int) -> bool:
        """Wrap lines to this width; True where it is another one, so that all have to be measured anew."""
        if width == self._width:
            return False
        self._width = width
        self._documents.clear()
        self._heights.clear()
        return True

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: LogLine = index.data(LineRole)
        area = QRectF(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(self._theme.palette.gold_soft))
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(self._colour(line.kind)))
        painter.save()
        painter.translate(QPointF(area.left() + self._indent(line.kind), area.top() + self._above(line.kind)))
        self._document(line).documentLayout().draw(painter, context)
        painter.restore()

    def height(self, line: LogLine) -> int:
        """How high the line is at the present width, in pixels."""
        height = self._heights.get(line)
        if height is None:
            height = round(self._document(line).size().height()) + self._above(line.kind) + self._theme.sizes.px(3)
            self._heights[line] = height
        return height

    def _document(self, line: LogLine) -> QTextDocument:
        document = self._documents.get(line)
        if document is not None:
            self._documents.move_to_end(line)
            return document
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self._theme.font(self._size(line.kind), self._weight(line.kind)))
        document.setHtml(line.rich)
        document.setTextWidth(max(40, self._width - self._indent(line.kind)))
        self._documents[line] = document
        if len(self._documents) > KEPT:
            self._documents.popitem(last=False)
        return document

    def _size(self, kind: LineKind) -> int:
        return self._theme.sizes.small if kind in (LineKind.HAND, LineKind.NOTICE) else self._theme.sizes.type(14)

    @staticmethod
    def _weight(kind: LineKind) -> Weight:
        return Weight.DemiBold if kind in (LineKind.HAND, LineKind.STREET) else Weight.Normal

    def _colour(self, kind: LineKind) -> str:
        palette = self._theme.palette
        return {LineKind.HAND: palette.gold, LineKind.NOTICE: palette.muted}.get(kind, palette.text)

    def _above(self, kind: LineKind) -> int:
        return self._theme.sizes.px({LineKind.HAND: 16, LineKind.STREET: 9}.get(kind, 3))

    def _indent(self, kind: LineKind) -> int:
        return self._theme.sizes.px(0 if kind in (LineKind.HAND, LineKind.STREET) else 10)
