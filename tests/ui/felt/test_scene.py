"""What is really drawn at real tables: inside the view, clear of each other, none of it shortened but names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from omaha_trainer.ui.felt.build import Extras
from omaha_trainer.ui.felt.card_picture import CardPicture, SlotPicture
from omaha_trainer.ui.felt.compose import compose
from omaha_trainer.ui.felt.layout import layout
from omaha_trainer.ui.felt.model import PillKind
from omaha_trainer.ui.felt.result_picture import ResultPicture
from omaha_trainer.ui.felt.seat_picture import GLOW, SHADE, GlowPicture, PillPicture, PlatePicture
from omaha_trainer.ui.felt.sizes import ASPECT
from omaha_trainer.ui.felt.sprite import Sprite
from omaha_trainer.ui.felt.table_picture import TablePicture
from omaha_trainer.ui.felt.text_picture import TextPicture, felt_font, fitted
from omaha_trainer.ui.theme.fonts import Weight
from omaha_trainer.ui.theme.palette import FELT

from .conftest import MakeFelt
from .tables import NAMES_OF_TELLING, model_of

VIEWS = [(632, 490), (950, 490), (880, 550), (1208, 712), (1848, 992)]


def _sprites(name: str, view: tuple[int, int], extras: Extras | None = None) -> dict[str, Sprite]:
    model = model_of(name, extras)
    return compose(model, layout(*view, len(model.seats)), FELT)


def _box(sprite: Sprite) -> QRectF:
    picture = sprite.picture
    match picture:
        case CardPicture() | SlotPicture():
            width, height = picture.height * ASPECT, picture.height
        case PlatePicture():
            width, height = picture.width + picture.hand_width, picture.height
        case PillPicture():
            width, height = picture.width(), picture.height
        case TextPicture():
            width, height = picture.width(), picture.pixels
        case ResultPicture():
            width, height = picture.size()
        case _:
            width, height = 1.0, 1.0
    return QRectF(sprite.x - width / 2, sprite.y - height / 2, width, height)


def _groups(sprites: dict[str, Sprite]) -> Iterator[tuple[str, QRectF]]:
    """Boxes by what they belong to; a seat's own plate, pill, button and cards may touch each other."""
    for name, sprite in sprites.items():
        if isinstance(sprite.picture, TablePicture | GlowPicture | SlotPicture):
            continue
        group = name.split(".")[0] if ".bet" not in name else name
        yield group if not name.startswith("board") else "board", _box(sprite)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("name", NAMES_OF_TELLING)
@pytest.mark.parametrize("own_hand", [False, True])
def test_nothing_lies_upon_anything_else(name: str, view: tuple[int, int], own_hand: bool) -> None:
    sprites = _sprites(name, view, Extras(own_hand=own_hand))
    whole = QRectF(0, 0, *view)
    groups = list(_groups(sprites))
    for group, box in groups:
        assert whole.contains(box), f"{group} {box} is cut off"
    for (group, box), (other, its) in combinations(groups, 2):
        apart = group == other or not box.adjusted(0.5, 0.5, -0.5, -0.5).intersects(its)
        assert apart, f"{group} {box} lies upon {other} {its}"


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("name", NAMES_OF_TELLING)
def test_no_amount_is_shortened(name: str, view: tuple[int, int]) -> None:
    for key, sprite in _sprites(name, view, Extras(own_hand=True)).items():
        picture = sprite.picture
        if isinstance(picture, PillPicture):
            text, _ = fitted(picture.text, felt_font(picture.pixels, Weight.DemiBold), picture.most - picture.height)
            assert text == picture.text, key
        elif isinstance(picture, TextPicture) and picture.most:
            text, _ = fitted(picture.text, felt_font(picture.pixels, picture.weight, picture.spacing), picture.most)
            assert text == picture.text, key
        elif isinstance(picture, PlatePicture):
            for amount in (picture.stack, *(part.text for part in picture.hand if view != VIEWS[0])):
                room = picture.words_width if amount == picture.stack else picture.hand_width - 8 - 0.4 * picture.height
                assert fitted(amount, felt_font(picture.text, Weight.Medium), room)[0] == amount, key
        elif isinstance(picture, ResultPicture):
            assert picture.fits(), key


@pytest.mark.parametrize("name", NAMES_OF_TELLING)
def test_no_type_is_below_13_px(name: str) -> None:
    for key, sprite in _sprites(name, (950, 490)).items():
        picture = sprite.picture
        if isinstance(picture, PillPicture | TextPicture | ResultPicture):
            assert picture.pixels >= 13, key
        if isinstance(picture, PlatePicture):
            assert picture.text >= 13, key


@pytest.mark.parametrize("view", VIEWS[1:])
@pytest.mark.parametrize("name", ["split", "quartered", "scoop", "nine alike", "high only", "taken down"])
def test_the_result_of_every_pot_is_told_with_its_hands(name: str, view: tuple[int, int]) -> None:
    told = [part for line in _told(_sprites(name, view)) for part in line]
    assert told == [part.text for line in model_of(name).result for part in line.parts]


@pytest.mark.parametrize("view", VIEWS[1:])
def test_nine_stacks_all_in_tell_every_winner(view: tuple[int, int]) -> None:
    told = " ".join(part for line in _told(_sprites("nine all in", view)) for part in line)
    model = model_of("nine all in")
    winners = [
        seat.name
        for seat in model.seats
        if seat.pill and seat.pill.kind in (PillKind.WIN, PillKind.WIN_HIGH, PillKind.WIN_LOW)
    ]
    assert len(winners) >= 4
    assert [name for name in winners if name not in told] == []


def _told(sprites: dict[str, Sprite]) -> list[list[str]]:
    pictures = [sprites[name].picture for name in sorted(sprites) if name.startswith("result")]
    return [
        [part.text for part in line.parts]
        for picture in pictures
        if isinstance(picture, ResultPicture)
        for line in picture.lines
    ]


def test_the_pixmaps_are_as_large_as_the_boxes_say(make_felt: MakeFelt) -> None:
    felt = make_felt()
    felt.show_table(model_of("turn"))
    for name, sprite in felt.sprites.items():
        pixmap = felt.pixmap(name)
        box = _box(sprite)
        match sprite.picture:
            case PlatePicture():
                assert abs(pixmap.deviceIndependentSize().width() - box.width() - 2 * SHADE) <= 1
            case GlowPicture():
                assert pixmap.deviceIndependentSize().height() == sprite.picture.height + 2 * GLOW
            case PillPicture() | ResultPicture():
                assert abs(pixmap.deviceIndependentSize().width() - box.width()) <= 1
            case _:
                pass
