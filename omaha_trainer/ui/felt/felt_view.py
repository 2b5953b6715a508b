"""The felt on the screen. Give it a `TableModel` and it shows it; give it events too and it plays them.

    felt = FeltView(CardArt(...), ChipArt(...), Appearance())
    felt.show_table(build_model(view, voice))             # at once
    felt.play(new_events, build_model(view, voice))       # cards fly, chips slide; then `finished`
    felt.finish_now()                                     # skip to the end of what is playing

The view never decides anything: after `play` it shows exactly what `show_table` would have shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from omaha_trainer.table.event import Event
from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt

from .appearance import Appearance
from .card_picture import CardPicture
from .choreography import Tables
from .compose import BACK_ANGLES, HERO_ANGLES, compose
from .cues import cues_of
from .layout import Layout, layout
from .model import TableModel
from .player import Player
from .pulse import Pulse
from .sprite import Sprites
from .stage import CARD, Stage
from .studio import Studio

SMALLEST = QSize(560, 420)
USUAL = QSize(900, 620)


class FeltView(QGraphicsView):
    """The table. (`show` is Qt's own: a model is shown by `show_table`.)"""

    finished = Signal()
    """What was played lies still, because it came to its end or was skipped."""
    card_clicked = Signal(str, int)
    """A card was clicked: "board", "hero" or "seat3", and its index from the left."""
    seat_clicked = Signal(int)
    """A player's plate was clicked, or the hidden cards behind it."""

    def __init__(
        self, cards: CardArt, chips: ChipArt, appearance: Appearance | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._studio = Studio(cards, chips)
        self._scene = QGraphicsScene(self)
        self._stage = Stage(self._scene, self._studio)
        self._player = Player(self._stage, self)
        self._pulse = Pulse(self._stage, self)
        self._done = QTimer(self, singleShot=True, interval=0)
        self._model: TableModel | None = None
        self._appearance = appearance or Appearance()
        self._player.ended.connect(self._lie_still)
        self._done.timeout.connect(self.finished)
        self.setScene(self._scene)
        self._set_up()
        self._name()
        self.set_appearance(self._appearance)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST)

    def _name(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("Felt", "Table"))

    @property
    def model(self) -> TableModel | None:
        """The table that is shown, or that will be when what plays has come to its end."""
        return self._model

    @property
    def playing(self) -> bool:
        return self._player.playing

    @property
    def breathing(self) -> bool:
        """Whether the light around who is to act is moving."""
        return self._pulse.running

    @property
    def sprites(self) -> Sprites:
        """What lies on the felt, by name."""
        return self._stage.sprites

    def pixmap(self, name: str) -> QPixmap:
        """The picture that is shown under a sprite's name."""
        return self._stage.items[name].pixmap()

    def lying(self) -> list[QGraphicsPixmapItem]:
        """Every item on the felt but the light that breathes."""
        glowing = {item for name, item in self._stage.items.items() if name.endswith(".glow")}
        return [item for item in self._scene.items() if isinstance(item, QGraphicsPixmapItem) and item not in glowing]

    def show_table(self, model: TableModel) -> None:
        """Show the table at once; what is playing is dropped without `finished`."""
        self._done.stop()
        self._model = model
        self._set_table()

    def play(self, events: Sequence[Event], after: TableModel) -> None:
        """Play the last events that led to `after`, then emit `finished`.

        Without motion, or where nothing is to be seen, the table is shown and `finished` comes from the event loop.
        """
        cues = cues_of(events)
        rewind = after.rewind
        if rewind is None or not self._moves or not any(cue.length for cue in cues):
            self.show_end(after)
            return
        self.show_table(rewind(len(events)))
        self._model = after
        self._describe(after)
        self._pulse.stop()
        self._player.play(cues, self._tables, self._appearance.speed)

    def show_end(self, after: TableModel) -> None:
        """What playing would lead to, at once; `finished` comes from the event loop."""
        self.show_table(after)
        self._done.start()

    def _tables(self, left: int) -> Tables:
        """What lies there now, and the table so many events before the end of what plays."""
        model = self._model
        assert model is not None
        assert model.rewind is not None
        model = model.rewind(left) if left else model
        return Tables(self._stage.sprites, model, self._compose(model), self._layout(model))

    @property
    def _moves(self) -> bool:
        return self._appearance.speed > 0 and self.isVisible()

    def warm_deal(self) -> Iterator[None]:
        """Draw ahead what the first deal will show, a little in each step."""
        model = self._model
        if model is not None:
            sizes = self._layout(model).sizes
            for height, angles in ((sizes.seat_card, BACK_ANGLES), (sizes.hero_card, HERO_ANGLES)):
                for angle in angles:
                    self._studio.pixmap(CardPicture(None, round(height), angle))
                    yield
        yield from self._studio.chips.warm()
        yield from self._studio.cards.warm()

    def finish_now(self) -> None:
        """Jump to the end of what is playing."""
        if self.playing:
            self._player.stop()
            self._lie_still()

    def jump_to(self, part: float) -> None:
        """Go to a part of what is playing, 0 its beginning and 1 its end."""
        self._player.jump_to(part)

    def set_appearance(self, appearance: Appearance) -> None:
        """Another deck, other colours, another size of type, another pace."""
        self._appearance = appearance
        self._studio.cards.four_colour = appearance.four_colour
        self._studio.colours = appearance.colours
        self._redraw()

    @Slot()
    def _lie_still(self) -> None:
        self._set_table()
        self.finished.emit()

    def _redraw(self) -> None:
        """Everything anew, as for another size: what plays is skipped."""
        playing = self.playing
        self._set_table()
        self._stage.redraw()
        if playing:
            self.finished.emit()

    def _set_table(self) -> None:
        """Show the model as it lies at rest."""
        self._player.stop()
        if self._model is None:
            return
        self._studio.dpr = self.devicePixelRatioF()
        self.setSceneRect(self._layout(self._model).view)
        self._stage.set(self._compose(self._model))
        self._describe(self._model)
        self._breathe()

    def _breathe(self) -> None:
        if self._moves:
            self._pulse.start()
        else:
            self._pulse.stop()

    def _describe(self, model: TableModel) -> None:
        if self.accessibleDescription() != model.description:
            self.setAccessibleDescription(model.description)

    def _layout(self, model: TableModel) -> Layout:
        size = self.viewport().size()
        return layout(size.width(), size.height(), len(model.seats), self._appearance.type_scale)

    def _compose(self, model: TableModel) -> Sprites:
        return compose(model, self._layout(model), self._studio.colours)

    def _card_at(self, event: QMouseEvent) -> tuple[str, int] | None:
        for item in self.items(event.position().toPoint()):
            card = item.data(CARD)
            if card:
                return str(card[0]), int(card[1])
        return None

    def plate(self, seat: int) -> QRect:
        """Where the player's plate is, in the view."""
        return self._layout(self._model).places[seat].plate.toRect() if self._model else QRect()

    def _seat_at(self, event: QMouseEvent) -> int | None:
        seats = range(len(self._model.seats)) if self._model else ()
        return next((seat for seat in seats if self.plate(seat).contains(event.position().toPoint())), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.playing:
            self.finish_now()
        elif card := self._card_at(event):
            self.card_clicked.emit(*card)
            if card[0].startswith("seat"):
                self.seat_clicked.emit(int(card[0].removeprefix("seat")))
        elif (seat := self._seat_at(event)) is not None:
            self.seat_clicked.emit(seat)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.playing:
            self.finish_now()
            event.accept()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._breathe()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish_now()
        self._pulse.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._redraw()
        elif event.type() == QEvent.Type.LanguageChange:
            self._name()

    def sizeHint(self) -> QSize:
        return USUAL
