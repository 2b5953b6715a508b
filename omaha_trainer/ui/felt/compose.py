"""Sets the table: a model and a layout become sprites. All that is seen at rest is decided here."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.palette import FeltColours

from .card_picture import CardPicture, SlotPicture
from .chip_picture import ButtonPicture, ChipsPicture
from .layout import Layout, Place
from .model import CardModel, Chips, SeatModel, TableModel
from .pots import BESIDE_CHIPS, CHIPS_BELOW, pot_sprites
from .results import place_results
from .seat_picture import GlowPicture, PillPicture, PlatePicture
from .sizes import LIFT
from .sprite import Layer, Sprite
from .table_picture import TablePicture
from .text_picture import TextPicture
from .words import DOT

Named = Iterator[tuple[str, Sprite]]
BACK_ANGLES = (-5.0, -1.7, 1.7, 5.0)
HERO_ANGLES = (-4.0, -1.3, 1.3, 4.0)
HERO_SAG = (0.035, 0.004, 0.004, 0.035)
"""The outer cards of a fan lie lower, for a height of one."""
BACK_SAG = (0.05, 0.0, 0.0, 0.05)
BOARD, HERO = "board", "hero"


def compose(model: TableModel, where: Layout, colours: FeltColours) -> dict[str, Sprite]:
    """Every sprite of the table at rest, by name."""
    sprites: dict[str, Sprite] = {"table": _table(where)}
    for seat in range(len(model.seats)):
        sprites.update(seat_sprites(model, seat, where, colours))
    sprites.update(_board(model, where))
    sprites.update(pot_sprites(model, where, colours))
    results = place_results(model, where) if model.result else {}
    sprites.update(results)
    if all(result.y < where.board_box.top() for result in results.values()):
        sprites.update(_captions(model, where, colours))
    return sprites


def place_of(model: TableModel, seat: int, where: Layout) -> Place:
    """The seat's place: the hero's is the first, then clockwise."""
    return where.places[(seat - model.hero) % len(model.seats)]


def _table(where: Layout) -> Sprite:
    table = where.table
    size = round(where.view.width()), round(where.view.height())
    shape = (round(table.left(), 1), round(table.top(), 1), round(table.width(), 1), round(table.height(), 1))
    return Sprite(TablePicture(*size, shape), size[0] / 2, size[1] / 2, Layer.TABLE)


def seat_sprites(model: TableModel, seat: int, where: Layout, colours: FeltColours) -> Named:
    shown, place = model.seats[seat], place_of(model, seat, where)
    yield from _seat_cards(model, seat, place, where)
    yield from _plate(seat, shown, place, where)
    if shown.button:
        button = ButtonPicture(where.sizes.button)
        yield f"seat{seat}.button", Sprite(button, place.button.x(), place.button.y(), Layer.BUTTON)
    if shown.pill:
        yield f"seat{seat}.pill", _pill(shown, place, where, is_hero=seat == model.hero)
    if shown.bet:
        yield from chips_with_text(f"seat{seat}.bet", shown.bet, place.bet.center(), where, colours)


def _seat_cards(model: TableModel, seat: int, place: Place, where: Layout) -> Named:
    is_hero = seat == model.hero
    height = where.sizes.hero_card if is_hero else where.sizes.seat_card
    name = HERO if is_hero else f"seat{seat}"
    for index, (card, middle) in enumerate(zip(model.seats[seat].cards, place.cards, strict=False)):
        angle, sag = _turn(card, index, is_hero=is_hero)
        yield (
            f"seat{seat}.card{index}",
            _card(card, middle + QPointF(0, sag * height), height, angle, Layer.CARDS, index, (name, index)),
        )


def _turn(card: CardModel, index: int, *, is_hero: bool) -> tuple[float, float]:
    """Angle and sag: the hero's fan, an opponent's fan of backs; turned up, cards lie straight to be read."""
    if is_hero:
        return HERO_ANGLES[index], HERO_SAG[index]
    if card.card is None:
        return BACK_ANGLES[index], BACK_SAG[index]
    return 0.0, 0.0


def _card(
    card: CardModel, middle: QPointF, height: float, angle: float, layer: Layer, order: int, click: tuple[str, int]
) -> Sprite:
    lift = LIFT * height if card.marks else 0.0
    picture = CardPicture(card.card, round(height), angle, card.marks, card.dimmed)
    return Sprite(picture, middle.x(), middle.y() - lift, layer, order, card=click)


def _plate(seat: int, shown: SeatModel, place: Place, where: Layout) -> Named:
    sizes = where.sizes
    width, height = round(sizes.plate_width), round(sizes.plate_height)
    hand_width, aside = (round(part) for part in where.hand) if shown.hand else (0, 0)
    middle = place.plate.center() + QPointF(hand_width / 2 - aside, 0)
    if shown.to_act:
        yield f"seat{seat}.glow", Sprite(GlowPicture(width + hand_width, height), middle.x(), middle.y(), Layer.GLOW)
    picture = PlatePicture(
        shown.name,
        shown.stack,
        seat,
        width,
        height,
        sizes.text,
        folded=shown.folded,
        to_act=shown.to_act,
        over_cards=bool(shown.cards),
        hand=shown.hand,
        hand_width=hand_width,
    )
    yield f"seat{seat}.plate", Sprite(picture, middle.x(), middle.y(), Layer.PLATE)


def _pill(shown: SeatModel, place: Place, where: Layout, *, is_hero: bool) -> Sprite:
    assert shown.pill is not None
    sizes = where.sizes
    picture = PillPicture(shown.pill.text, shown.pill.kind, sizes.small, sizes.pill_height, place.pill.width())
    x = place.pill.center().x()
    if is_hero:  # beside the plate, close to it
        x = place.pill.right() - picture.width() / 2 - (where.hand[1] if shown.hand else 0)
    return Sprite(picture, x, place.pill.center().y(), Layer.PILL)


def chips_with_text(name: str, chips: Chips, middle: QPointF, where: Layout, colours: FeltColours) -> Named:
    """A stack and the figure on its right, together in the middle of their spot; the lowest disc stands on the line."""
    sizes = where.sizes
    beside = BESIDE_CHIPS * sizes.disc
    figure = TextPicture(
        chips.text, sizes.amount, colours.text, Weight.DemiBold, most=sizes.bet_width - sizes.disc - beside
    )
    width = sizes.disc + beside + figure.width()
    left = middle.x() - width / 2
    stack = ChipsPicture(chips.amount, round(sizes.disc))
    rise = stack.height() / 2 - sizes.disc * CHIPS_BELOW
    yield f"{name}.chips", Sprite(stack, left + sizes.disc / 2, middle.y() - rise, Layer.BET)
    yield f"{name}.text", Sprite(figure, left + sizes.disc + beside + figure.width() / 2, middle.y(), Layer.BET)


def _board(model: TableModel, where: Layout) -> Named:
    height = where.sizes.board_card
    for index, middle in enumerate(where.board[len(model.board) :], len(model.board)):
        yield f"slot{index}", Sprite(SlotPicture(round(height)), middle.x(), middle.y(), Layer.CAPTION)
    for index, (card, middle) in enumerate(zip(model.board, where.board, strict=False)):
        yield f"board{index}", _card(card, middle, height, 0.0, Layer.BOARD, index, (BOARD, index))


def _captions(model: TableModel, where: Layout, colours: FeltColours) -> Named:
    """The game and its stakes in faint letters; a line alone may go on in the second row."""
    small, room = where.sizes.small, where.caption
    lines = [_faint(line, small, colours, room.width()) for line in model.caption]
    if len(lines) == 1 and lines[0].natural_width() > room.width():
        game, _, stakes = model.caption[0].rpartition(DOT)
        lines = [_faint(part, small, colours, room.width()) for part in (game, stakes) if part]
    for row, line in enumerate(lines):
        y = room.top() + (row + 0.7) * 1.35 * small
        yield f"caption{row}", Sprite(line, room.center().x(), y, Layer.CAPTION)


def _faint(text: str, pixels: int, colours: FeltColours, most: float) -> TextPicture:
    return TextPicture(text.upper(), pixels, colours.faint, Weight.Medium, 0.07, most=most, shadow=False)
