"""The felt on the screen. Give it a `TableModel` and it shows it; give it events too and it plays them.

    view = FeltView(CardArt(...), ChipArt(...), appearance)
    view.show_table(build_model(seat_view, voice))            # at once
    view.play(new_events, build_model(seat_view, voice))      # cards fly, chips slide; `finished` when all lies still
    view.finish_now()                                         # skip to the end of what is playing

The view never decides anything: after `play` it shows exactly what `show_table` would have shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from omaha_trainer.table.event import Event
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt

from .appearance import Appearance
from .compose import compose
from .layout import Layout, layout
from .model import TableModel
from .stage import Stage
from .studio import Studio


class FeltView(QGraphicsView):
    """The table. (`show` is Qt's; a model is shown by `show_table`.)"""

    finished = Signal()
    """What was played lies still, because it came to its end or was skipped."""
    card_clicked = Signal(str, int)
    """A card was clicked: "board", "hero" or "seat3", and its index."""

    def __init__(
        self, cards: CardArt, chips: ChipArt, appearance: Appearance | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._studio = Studio(cards, chips)
        self._scene = QGraphicsScene(self)
        self._stage = Stage(self._scene, self._studio)
        self._appearance = appearance or Appearance()
        self._model: TableModel | None = None
        self.setScene(self._scene)
        self._set_up()
        self.set_appearance(self._appearance)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMinimumSize(480, 320)

    @property
    def model(self) -> TableModel | None:
        """The table that is shown, or will be when what plays has come to its end."""
        return self._model

    @property
    def playing(self) -> bool:
        return False

    def show_table(self, model: TableModel) -> None:
        """Show the table at once; what is playing is dropped."""
        self._model = model
        self._set_table()

    def play(self, events: Sequence[Event], after: TableModel) -> None:
        """Play the last events that led to `after`; emits `finished` at the end (at once without motion)."""
        self.show_table(after)
        self.finished.emit()

    def finish_now(self) -> None:
        """Jump to the end of what is playing."""

    def set_appearance(self, appearance: Appearance) -> None:
        """Another deck, other colours, another size of type or pace."""
        self._appearance = appearance
        self._studio.cards.four_colour = appearance.four_colour
        self._studio.colours = appearance.colours
        self._set_table()
        self._stage.redraw()

    def _layout(self, seats: int) -> Layout:
        size = self.viewport().size()
        return layout(size.width(), size.height(), seats, self._appearance.type_scale)

    def _set_table(self) -> None:
        if self._model is None:
            return
        self._studio.dpr = self.devicePixelRatioF()
        where = self._layout(len(self._model.seats))
        self.setSceneRect(where.view)
        self._stage.set(compose(self._model, where, self._studio.colours))
        self.setAccessibleDescription(self._model.description)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_table()

    def sizeHint(self) -> QSize:
        return QSize(900, 620)
