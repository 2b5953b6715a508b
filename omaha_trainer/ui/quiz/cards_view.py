"""Cards of a question on the screen: shows a `CardsModel`, tells which card or group was clicked. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from omaha_trainer.ui.art.card_art import CardArt
from omaha_trainer.ui.art.chip_art import ChipArt
from omaha_trainer.ui.felt.sprite import Sprites
from omaha_trainer.ui.felt.stage import CARD, Stage
from omaha_trainer.ui.felt.studio import Studio

from .cards_compose import compose_cards, shapes_of
from .cards_layout import CardsLayout, cards_layout
from .cards_model import CardsModel

SMALLEST = QSize(480, 300)
SMALL_TYPE = 13


class CardsView(QGraphicsView):
    """`clicked` carries the group's name and the card's place in it, -1 for the group as a whole."""

    clicked = Signal(str, int)

    def __init__(self, cards: CardArt, chips: ChipArt, type_scale: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._studio = Studio(cards, chips)
        self._scene = QGraphicsScene(self)
        self._stage = Stage(self._scene, self._studio)
        self._type_scale = type_scale
        self._model: CardsModel | None = None
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST)
        self.setAccessibleName(QCoreApplication.translate("Quiz", "Cards of the question"))

    @property
    def model(self) -> CardsModel | None:
        return self._model

    @property
    def sprites(self) -> Sprites:
        """What lies on the felt, by name."""
        return self._stage.sprites

    def show_cards(self, model: CardsModel) -> None:
        self._model = model
        self._set()
        if self.accessibleDescription() != model.description:
            self.setAccessibleDescription(model.description)

    def warm(self, model: CardsModel, room: QSize) -> Iterator[None]:
        """Draw the pictures of a model ahead, one at each step, for a view that will have this room."""
        yield
        self._studio.dpr = self.devicePixelRatioF()
        for sprite in self._compose(model, room).values():
            self._studio.pixmap(sprite.picture)
            yield

    def dress(self) -> None:
        """The deck or the colours are others."""
        self._set()
        self._stage.redraw()

    def _set(self) -> None:
        if self._model is None:
            return
        self._studio.dpr = self.devicePixelRatioF()
        room = self.viewport().size()
        self.setSceneRect(self._layout(self._model, room).view)
        self._stage.set(self._compose(self._model, room))

    def _compose(self, model: CardsModel, room: QSize) -> Sprites:
        small = round(SMALL_TYPE * self._type_scale)
        return compose_cards(model, self._layout(model, room), self._studio.colours, small)

    def _layout(self, model: CardsModel, room: QSize) -> CardsLayout:
        return cards_layout(room.width(), room.height(), shapes_of(model), self._type_scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for item in self.items(event.position().toPoint()):
            found = item.data(CARD)
            if found:
                self.clicked.emit(str(found[0]), int(found[1]))
                break
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # keys are the page's

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.dress()
