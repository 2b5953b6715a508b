"""A chart on the page: figures and grid, the curves as soon as they can be drawn, and each point explained.

Under the mouse or by the arrow keys. Knows no store; what is shown comes in as a `Chart`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)  # fmt: skip
from PySide6.QtWidgets import QWidget

from omaha_trainer.ui.look import Look
from omaha_trainer.ui.progress.chart import Chart, nearest
from omaha_trainer.ui.progress.grid import paint_grid
from omaha_trainer.ui.progress.plot_engine import PlotEngine
from omaha_trainer.ui.progress.pointer import Pointer
from omaha_trainer.ui.progress.scale import Scale

if TYPE_CHECKING:
    from omaha_trainer.ui.progress.plot_picture import PlotPicture

Key = Qt.Key
BESIDE = 58
"""At least so much room is left of the curves, that those of one skill stand in line."""
EDGE = 6
"""So far beyond the area the curves may reach, that none is cut off at its edges, in units of the usual font."""


class ChartView(QWidget):
    """`at` is the point that is explained, None where none is."""

    def __init__(self, name: str, height: int, look: Look, engine: PlotEngine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._engine = engine
        self._chart: Chart | None = None
        self._picture: PlotPicture | None = None
        self._pointer = Pointer(self)
        self.at: int | None = None
        self.setAccessibleName(name)
        self.setFixedHeight(look.theme.sizes.px(height))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        engine.ready.connect(self._draw)

    def show_chart(self, chart: Chart) -> None:
        """Show it; the curves at once where they can be drawn already."""
        self._chart = chart
        self.setAccessibleDescription(chart.story)
        self.explain(None)
        self._engine.need()
        self._draw()

    def dress(self) -> None:
        self._draw()

    @property
    def note(self) -> tuple[str, ...]:
        """The words of the point that is explained."""
        return () if self._chart is None or self.at is None else tuple(self._chart.notes[self.at])

    def _scale(self, chart: Chart) -> Scale:
        """Where the curves are: what the figures beside and below leave."""
        px = self._look.theme.sizes.px
        ruler = QFontMetrics(self._look.theme.font(self._look.theme.sizes.small))
        widest = max((ruler.horizontalAdvance(tick.text) for tick in chart.y_ticks), default=0)
        beside = max(widest + px(12), px(BESIDE))
        below = px(8) + ruler.height() * (2 if any(tick.below for tick in chart.x_ticks) else 1)
        area = QRectF(self.rect()).adjusted(beside, px(EDGE) + ruler.height() / 2, -px(14), -below)
        return Scale(area, chart.x_range, chart.y_range)

    def _draw(self) -> None:
        self.update()
        if self._chart is None or self._engine.picture is None:
            return
        if self._picture is None:
            self._picture = self._engine.picture(self)
            self._picture.show()
            self._pointer.raise_()
        wide = self._scale(self._chart).wider(self._look.theme.sizes.px(EDGE))
        self._picture.setGeometry(wide.area.toRect())
        self._picture.draw(self._chart, wide.x_range, wide.y_range, self._look.theme)
        self._point()

    # -- explaining ----------------------------------------------------------------------------------------

    def explain(self, at: int | None) -> None:
        """Explain a point, or none."""
        if at != self.at:
            self.at = at
            self._point()

    def _point(self) -> None:
        if self._chart is None or self.at is None:
            self._pointer.hide()
            return
        scale, x = self._scale(self._chart), self._chart.xs[self.at]
        dots = [(scale.place(x, line.ys[self.at]), line.ink) for line in self._chart.lines]
        self._pointer.explain(self.note, dots, scale.area, self._look.theme)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._chart is None:
            return
        scale = self._scale(self._chart)
        inside = scale.wider(2 * self._look.theme.sizes.px(EDGE)).area.contains(event.position())
        self.explain(nearest(self._chart.xs, scale.x_at(event.position().x())) if inside else None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        self.explain(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.explain(None)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._chart.xs) - 1 if self._chart is not None else -1
        steps = {Key.Key_Left: -1, Key.Key_Right: 1, Key.Key_Home: -last, Key.Key_End: last}
        step = steps.get(Key(event.key()))
        if step is None or last < 0:
            event.ignore()
            return
        self.explain(last if self.at is None else min(max(self.at + step, 0), last))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, "\n".join(self.note)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._chart is not None:
            paint_grid(self, self._chart, self._scale(self._chart), self._look.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._pointer.resize(event.size())
        self._draw()
