"""Sets the cards of a question on the felt: a model and a layout become sprites."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from omaha_trainer.ui.felt.card_picture import CardPicture, SlotPicture
from omaha_trainer.ui.felt.sizes import ASPECT, LIFT
from omaha_trainer.ui.felt.sprite import Layer, Sprite
from omaha_trainer.ui.felt.text_picture import TextPicture
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.palette import FeltColours

from .cards_layout import CardsLayout, GroupPlace, Shape
from .cards_model import Badge, CardsModel, Group, QuizCard
from .cards_pictures import BadgePicture, ClothPicture, FramePicture, KeyPicture, WrongRimPicture

Named = Iterator[tuple[str, Sprite]]
WHOLE = -1
"""The index that a click on a group as a whole reports."""


def shapes_of(model: CardsModel) -> tuple[Shape, ...]:
    """What the layout has to know of a model."""
    return tuple(
        Shape(
            groups=tuple(len(group.cards) for group in block.groups),
            wraps=block.wraps,
            scale=block.scale,
            labels=any(group.label for group in block.groups),
            keys=any(card.key for group in block.groups for card in group.cards),
        )
        for block in model.blocks
    )


def compose_cards(model: CardsModel, where: CardsLayout, colours: FeltColours, small: int) -> dict[str, Sprite]:
    """Every sprite by name; `small` is the size of labels and keys in pixels."""
    size = round(where.view.width()), round(where.view.height())
    felt = where.felt
    cloth = (round(felt.left(), 1), round(felt.top(), 1), round(felt.width(), 1), round(felt.height(), 1))
    sprites = {"cloth": Sprite(ClothPicture(*size, cloth), size[0] / 2, size[1] / 2, Layer.TABLE)}
    groups = [group for block in model.blocks for group in block.groups]
    for group, place in zip(groups, where.groups, strict=True):
        sprites.update(_group(group, place, colours, small))
    return sprites


def _group(group: Group, place: GroupPlace, colours: FeltColours, small: int) -> Named:
    if group.label:
        yield from _label(group, place, colours, small)
    if group.chosen:
        yield f"{group.name}.frame", _frame(place, colours)
    for index, card in enumerate(group.cards):
        yield from _card(group, index, card, place, colours, small)


def _label(group: Group, place: GroupPlace, colours: FeltColours, small: int) -> Named:
    """The label in the middle over the cards, with the group's key and its badge beside it."""
    text = TextPicture(group.label.upper(), small, colours.faint, Weight.DemiBold, 0.07, shadow=False)
    y = place.label.center().y() - 2
    side = round(1.55 * small)
    gap = 0.6 * small
    beside = side + gap if group.key else 0.0
    left = place.label.center().x() - (beside + text.width()) / 2
    if group.key:
        key = KeyPicture(group.key, small, strong=group.chosen)
        yield f"{group.name}.key", Sprite(key, left + side / 2, y, Layer.CAPTION, card=(group.name, WHOLE))
    x = left + beside + text.width() / 2
    yield f"{group.name}.label", Sprite(text, x, y, Layer.CAPTION, card=(group.name, WHOLE))
    if group.badge:
        badge = BadgePicture(group.badge, side)
        x = left + beside + text.width() + gap + side / 2
        yield f"{group.name}.badge", Sprite(badge, x, y, Layer.PILL)


def _frame(place: GroupPlace, colours: FeltColours) -> Sprite:
    box = QRectF(place.box).adjusted(-11, -4, 11, 9)
    picture = FramePicture(round(box.width()), round(box.height()), colours.gold)
    return Sprite(picture, box.center().x(), box.center().y(), Layer.CAPTION)


def _card(group: Group, index: int, shown: QuizCard, place: GroupPlace, colours: FeltColours, small: int) -> Named:
    middle, height = place.cards[index], round(place.height)
    lift = LIFT * height if shown.marks else 0.0
    name = f"{group.name}.card{index}"
    if shown.card is None:
        yield name, Sprite(SlotPicture(height), middle.x(), middle.y(), Layer.CARDS, index)
        return
    picture = CardPicture(shown.card, height, marks=shown.marks, dimmed=shown.dimmed)
    y = middle.y() - lift
    yield name, Sprite(picture, middle.x(), y, Layer.CARDS, index, card=(group.name, index))
    if shown.badge is Badge.WRONG:
        yield f"{name}.rim", Sprite(WrongRimPicture(height), middle.x(), y, Layer.GLOW, index)
    if shown.badge:
        side = max(16, round(0.19 * height))
        x = middle.x() + height * ASPECT / 2 - 0.3 * side
        top = y - height / 2 + 0.3 * side
        yield f"{name}.badge", Sprite(BadgePicture(shown.badge, side), x, top, Layer.PILL, index)
    if shown.key:
        key = TextPicture(shown.key, small, colours.faint, Weight.Medium, shadow=False)
        yield f"{name}.key", Sprite(key, middle.x(), place.keys_y, Layer.CAPTION, card=(group.name, index))
