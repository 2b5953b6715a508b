"""A paragraph of rich text of a given width: laid out once. A wrapping label would do it a dozen times over."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QFont, QPainter, QPaintEvent, QPalette, QTextDocument
from PySide6.QtWidgets import QSizePolicy, QWidget


class RichText(QWidget):
    """`ink` is its colour, as `#rrggbb`; `plain` is said to those who listen."""

    def __init__(self, rich: str, font: QFont, ink: str, width: int, *, plain: str = "") -> None:
        super().__init__()
        self._rich = rich
        self._ink = ink
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(font)
        self._document.setHtml(rich)
        self._document.setTextWidth(width)
        size = self._document.size()
        self._size = QSize(width, -(-round(size.height() * 64) // 64))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(plain or self._document.toPlainText())

    def text(self) -> str:
        """The rich text."""
        return self._rich

    def words(self) -> str:
        """What is read of it; drawn suits are left out."""
        return self._document.toPlainText()

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(self._ink))
        self._document.documentLayout().draw(painter, context)
        painter.end()
