"""Rows of the table of skills: a share as a small bar before its figure. Knows no skill."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from omaha_trainer.ui.look import Look

SHARE = Qt.ItemDataRole.UserRole + 1
"""The share, 0 to 1, of a cell that has a bar."""
ROW, BAR, THICK = 32, 40, 6
ROOM = 100
"""A cell that is narrower has no bar."""

Index = QModelIndex | QPersistentModelIndex


class ShareDelegate(QStyledItemDelegate):
    """Cells without a share, or without room, are drawn as any others."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), self._look.theme.sizes.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE)
        px, palette = self._look.theme.sizes.px, self._look.theme.palette
        if share is None or option.rect.width() < px(ROOM):
            return
        cell: QRectF = QRectF(option.rect)
        groove = QRectF(cell.left() + px(4), cell.center().y() - px(THICK) / 2, px(BAR), px(THICK))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.border))
        painter.drawRoundedRect(groove, px(3), px(3))
        painter.setBrush(QColor(palette.gold_fill))
        painter.drawRoundedRect(
            QRectF(groove.topLeft(), groove.size()).adjusted(0, 0, (share - 1) * groove.width(), 0), px(3), px(3)
        )
        painter.restore()
