"""The scene's items: keeps them like the sprites it is given, touching only what has changed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from .sprite import Sprite, Sprites
from .studio import Picture, Studio

CARD = 0
"""Under which an item keeps what a click on it reports."""


class Stage:
    """One pixmap item for each sprite, painted by Qt alone."""

    def __init__(self, scene: QGraphicsScene, studio: Studio) -> None:
        self._scene = scene
        self._studio = studio
        self.items: dict[str, QGraphicsPixmapItem] = {}
        self._sprites: dict[str, Sprite] = {}

    @property
    def sprites(self) -> Sprites:
        """What lies there at rest."""
        return self._sprites

    def item(self, name: str) -> QGraphicsPixmapItem | None:
        return self.items.get(name)

    def set(self, sprites: Sprites) -> None:
        """Make the scene show exactly these sprites."""
        for name in [name for name in self.items if name not in sprites]:
            self._scene.removeItem(self.items.pop(name))
        for name, sprite in sprites.items():
            if self._sprites.get(name) != sprite:
                self.place(self._item(name), sprite)
        self._sprites = dict(sprites)

    def redraw(self) -> None:
        """Draw all pictures anew: the colours or the screen are others."""
        for name, sprite in self._sprites.items():
            self.place(self.items[name], sprite)

    def rest(self, name: str) -> None:
        """Put one item back to where its sprite lies, after it was moved."""
        if name in self.items:
            self.place(self.items[name], self._sprites[name])

    def place(self, item: QGraphicsPixmapItem, sprite: Sprite) -> None:
        """Give an item everything that the sprite says."""
        self.picture(item, sprite.picture)
        item.setPos(self._snapped(item, sprite))
        item.setZValue(sprite.layer + sprite.order / 100)
        item.setOpacity(sprite.opacity)
        item.setRotation(0)
        item.setTransform(QTransform())
        item.setData(CARD, sprite.card)

    def picture(self, item: QGraphicsPixmapItem, picture: Picture) -> None:
        """Show a picture on an item, its middle at the item's place."""
        pixmap = self._studio.pixmap(picture)
        if item.pixmap().cacheKey() != pixmap.cacheKey():
            item.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            item.setOffset(-size.width() / 2, -size.height() / 2)

    def loose(self, sprite: Sprite) -> QGraphicsPixmapItem:
        """An item beside the sprites, for things on their way; to be given back with `drop`."""
        item = self._new_item()
        self.place(item, sprite)
        return item

    def drop(self, item: QGraphicsPixmapItem) -> None:
        self._scene.removeItem(item)

    def _item(self, name: str) -> QGraphicsPixmapItem:
        if name not in self.items:
            self.items[name] = self._new_item()
        return self.items[name]

    def _new_item(self) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._scene.addItem(item)
        return item

    def _snapped(self, item: QGraphicsPixmapItem, sprite: Sprite) -> QPointF:
        """The sprite's place, moved so that the pixmap's dots meet the screen's."""
        dpr, offset = self._studio.dpr, item.offset()
        x = round((sprite.x + offset.x()) * dpr) / dpr - offset.x()
        y = round((sprite.y + offset.y()) * dpr) / dpr - offset.y()
        return QPointF(x, y)
