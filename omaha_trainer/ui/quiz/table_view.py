"""The felt with a question on it: digits and badges at the seats, and clicks on a seat. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent

from omaha_trainer.ui.felt.compose import compose, place_of
from omaha_trainer.ui.felt.felt_view import FeltView
from omaha_trainer.ui.felt.layout import Place, layout
from omaha_trainer.ui.felt.model import TableModel
from omaha_trainer.ui.felt.sprite import Layer, Sprite, Sprites

from .cards_pictures import BadgePicture, FramePicture, KeyPicture
from .table_scene import SeatMark, TableScene


class QuizTable(FeltView):
    """Shows a `TableScene`; `seat_clicked` carries the seat."""

    seat_clicked = Signal(int)
    _marks: tuple[SeatMark, ...] = ()

    def show_scene(self, scene: TableScene) -> None:
        self._marks = scene.marks
        self.show_table(scene.table)

    def warm(self, scene: TableScene, room: QSize) -> Iterator[None]:
        """Lay the table and draw its pictures ahead, one at each step, for a view that will have this room."""
        yield
        self._studio.dpr = self.devicePixelRatioF()
        where = layout(room.width(), room.height(), len(scene.table.seats), self._appearance.type_scale)
        yield
        for sprite in compose(scene.table, where, self._studio.colours).values():
            self._studio.pixmap(sprite.picture)
            yield

    def seat_at(self, point: QPointF) -> int | None:
        """The seat at a point of the view; its cards and its plate belong to it."""
        model = self.model
        if model is None:
            return None
        where = self._layout(model)
        for seat in range(len(model.seats)):
            if any(box.contains(point) for box in place_of(model, seat, where).boxes):
                return seat
        return None

    def middle_of(self, seat: int) -> QPointF:
        """The middle of a seat's plate."""
        model = self.model
        assert model is not None
        return place_of(model, seat, self._layout(model)).plate.center()

    def _compose(self, model: TableModel) -> Sprites:
        """The table with what is laid over its seats."""
        sprites = dict(super()._compose(model))
        where = self._layout(model)
        for mark in self._marks:
            place, small = place_of(model, mark.seat, where), where.sizes.small
            sprites.update(_laid(mark, place, small, self._studio.colours.gold))
        return sprites

    def mousePressEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position())
        if seat is not None:
            self.seat_clicked.emit(seat)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)


def _laid(mark: SeatMark, place: Place, small: int, gold: str) -> dict[str, Sprite]:
    """The seat's digit at the left end of its plate, its frame, its badge at the right end."""
    name, plate = f"seat{mark.seat}", place.plate
    found: dict[str, Sprite] = {}
    if mark.chosen:
        box = QRectF(plate).adjusted(-7, -7, 7, 7)
        frame = FramePicture(round(box.width()), round(box.height()), gold, round(box.height() / 2))
        found[f"{name}.frame"] = Sprite(frame, box.center().x(), box.center().y(), Layer.PILL, 5)
    corner = QPointF(0.1 * plate.height(), 0.06 * plate.height())
    if mark.key:
        at = plate.topLeft() + corner
        found[f"{name}.key"] = Sprite(KeyPicture(mark.key, small, strong=True), at.x(), at.y(), Layer.BUTTON, 6)
    if mark.badge:
        at = plate.topLeft() + corner
        side = round(1.9 * small)
        found[f"{name}.badge"] = Sprite(BadgePicture(mark.badge, side), at.x(), at.y(), Layer.BUTTON, 6)
    return found
