"""From a chart's numbers to places on the widget, and back. Knows lengths, no chart."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from omaha_trainer.ui.progress.chart import Range


@dataclass(frozen=True, slots=True)
class Scale:
    """`area` shows just the two ranges; numbers rise to the right and upwards."""

    area: QRectF
    x_range: Range
    y_range: Range

    def place(self, x: float, y: float) -> QPointF:
        return QPointF(
            self.area.left() + _share(x, self.x_range) * self.area.width(),
            self.area.bottom() - _share(y, self.y_range) * self.area.height(),
        )

    def x_at(self, pixel: float) -> float:
        left, right = self.x_range
        return left + (pixel - self.area.left()) / self.area.width() * (right - left)

    def wider(self, pixels: float) -> Scale:
        """The same scale with more in sight on every side."""
        return Scale(
            self.area.adjusted(-pixels, -pixels, pixels, pixels),
            _wider(self.x_range, pixels / max(self.area.width(), 1.0)),
            _wider(self.y_range, pixels / max(self.area.height(), 1.0)),
        )


def _share(number: float, within: Range) -> float:
    low, high = within
    return (number - low) / (high - low)


def _wider(within: Range, share: float) -> Range:
    low, high = within
    more = (high - low) * share
    return low - more, high + more
